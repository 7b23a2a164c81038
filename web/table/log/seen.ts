/** How far somebody had read a table's log when they last left it. */

import type { View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { useEffect, useRef, useState } from 'react'

const KEY = 'dorfplatz.seen.'

/** The last log entry seen before this visit; kept for the next one when the page is left or hidden. */
export function useSeen(view: View, table: string, log: readonly Line[]): number {
  const [before] = useState(() => {
    const kept = Number(localStorage.getItem(KEY + table))
    return kept > 0 ? kept : Number.POSITIVE_INFINITY
  })
  const last = useRef(0)
  last.current = log[log.length - 1]?.seq ?? view.seq
  useEffect(() => {
    if (table === '') return
    const write = () => localStorage.setItem(KEY + table, String(last.current))
    // Written when leaving only: the browser's store makes the page wait, and moves are many.
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      write()
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [table])
  return before
}
