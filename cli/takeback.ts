/** Taking back at a table with bots: they give way, but what was drawn or shown cannot be unseen. */

import {
  effective,
  type Json,
  type Kernel,
  type MatchRecord,
  type Refusal,
  type Seat,
  undoTarget,
} from '@dorfplatz/kernel'

/** How many answers remain when `seat` takes back its latest one, with every bot's answer since. */
export function takeBackTarget(
  k: Kernel<unknown, Json>,
  record: MatchRecord,
  seat: Seat,
  isBot: (seat: Seat) => boolean,
): number | Refusal {
  const last = effective(record.entries).at(-1)
  if (last === undefined || !isBot(last[0])) return undoTarget(k, record, seat)
  const target = undoTarget(k, record, last[0])
  if (typeof target !== 'number') return target
  const entries = [...record.entries, [last[0], { undo: target }] as const]
  return takeBackTarget(k, { ...record, entries }, seat, isBot)
}
