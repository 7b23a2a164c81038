/** How far somebody had read a table's log when they last left it. */

import type { Seat, View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { useEffect, useRef, useState } from 'react'

const KEY = 'dorfplatz.seen.'

/**
 * The last log entry seen before this visit, kept for the next one when the page is left or hidden. Infinite where nothing is
 * new: nothing had happened by the time the page was opened, or the viewer has moved since and knows.
 */
export function useSeen(view: View, table: string, log: readonly Line[]): number {
  const [{ before, opened }] = useState(() => {
    const kept = Number(localStorage.getItem(KEY + table))
    return { before: kept > 0 ? kept : Number.POSITIVE_INFINITY, opened: log.at(-1)?.seq ?? 0 }
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
  return isNew(log, before, opened, view.as === 'spectator' ? null : view.as) ? before : Number.POSITIVE_INFINITY
}

/** Whether a line says what is new since the last visit: something was when the page was opened, and the viewer has not moved since. */
export function isNew(log: readonly Line[], before: number, opened: number, me: Seat | null): boolean {
  return opened > before && !log.some(({ seq, seat, kind }) => seq > opened && kind === 'answer' && seat === me)
}
