/** How far somebody had read a table's chronicle when they last left it. */

import type { View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/server/protocol'
import { useEffect, useState } from 'react'

const KEY = 'dorfplatz.seen.'

/** The last log entry seen before this visit; kept up to date for the next one. */
export function useSeen(view: View, table: string, log: readonly Line[]): number {
  const [before] = useState(() => {
    const kept = Number(localStorage.getItem(KEY + table))
    return kept > 0 ? kept : Number.POSITIVE_INFINITY
  })
  const last = log[log.length - 1]?.seq ?? view.seq
  useEffect(() => {
    if (table !== '') localStorage.setItem(KEY + table, String(last))
  }, [table, last])
  return before
}
