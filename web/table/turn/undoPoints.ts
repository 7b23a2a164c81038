/** How far back one may ask the table to go. */

import type { Line } from '@dorfplatz/protocol'
import { keptLines } from '../log/Log.tsx'

/** Where the table stood before this seat's latest choice; null when it has made none. */
export function undoPointBefore(log: readonly Line[], seat: number): number | null {
  const lines = keptLines(log)
  for (let i = lines.length - 1; i >= 0; i--) {
    if (lines[i]?.seat === seat && lines[i]?.kind === 'answer') return lines[i - 1]?.position ?? 0
  }
  return null
}
