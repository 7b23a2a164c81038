/** Who came in where. */

import type { Result, Score, Seat } from './types.ts'

/** Above zero when `a` is better: more points, then the game's tie-break. */
function compare(a: Score, b: Score): number {
  if (a.total !== b.total) return a.total - b.total
  const at = a.tiebreak.findIndex((n, i) => n !== (b.tiebreak[i] ?? 0))
  return at < 0 ? 0 : (a.tiebreak[at] ?? 0) - (b.tiebreak[at] ?? 0)
}

/** Whoever has won is first, by the game's own word; the others by points and tie-break, equals at the same place. */
export function placeOf({ scores, winners }: Result, seat: Seat): number {
  const own = scores.find((score) => score.seat === seat)
  if (own === undefined || winners.includes(seat) || scores.length === 1) return 1
  const better = scores.filter((score) => winners.includes(score.seat) || compare(score, own) > 0)
  return better.length + 1
}
