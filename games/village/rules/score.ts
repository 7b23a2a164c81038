/** Final scoring, tie-breaks, and the rank of a solo game. */

import type { Options, Result, Score, Seat } from '@dorfplatz/kernel'
import { RANKS } from '../cards/board.ts'
import { GRAIN } from './codes.ts'
import { chosenModules, playing } from './modules/registry.ts'
import { placeAt } from './places.ts'
import { figuresOf, have, type M, type State } from './state.ts'

/** Born and not dead: farm, board and black bag (V-SCORE-11). */
export function living(s: State, row: number): number {
  let n = 0
  for (const place of figuresOf(s, row)) if (placeAt(place).living) n++
  return n
}

/** The sheet as it stands: what modules count last of all comes only in `result`. */
export function scoreOf(s: State, seat: Seat): Score {
  const parts: { [category: string]: number } = {}
  let total = 0
  for (const [category, points] of playing(s.modules).scoring) {
    const n = points(s, seat)
    parts[category] = n
    total += n
  }
  // V-SCORE-10, V-SCORE-11: more grain, then more living members.
  return { seat, total, parts, tiebreak: [have(s, seat, GRAIN), living(s, seat)] }
}

export function rankOf(points: number, shift: number): string {
  let rank: string = RANKS[0].id
  for (const { from, id } of RANKS) if (from === 0 || points >= from + shift) rank = id
  return rank
}

/** The rank so many points reach alone, and the next one with its points; null when there is none above (V-SOLO-84). */
export function ranksAt(
  points: number,
  options: Options,
): { readonly rank: string; readonly next: { readonly rank: string; readonly from: number } | null } {
  const shift = playing(chosenModules(options)).rankShift
  const rank = rankOf(points, shift)
  const above = RANKS[RANKS.findIndex(({ id }) => id === rank) + 1]
  return { rank, next: above === undefined ? null : { rank: above.id, from: above.from + shift } }
}

function compare(a: Score, b: Score): number {
  if (a.total !== b.total) return b.total - a.total
  for (let i = 0; i < a.tiebreak.length; i++) {
    const difference = (b.tiebreak[i] ?? 0) - (a.tiebreak[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export function result(m: M): Result {
  const s = m.state
  const { last, rankShift } = playing(s.modules)
  let scores = Array.from({ length: m.seats }, (_, seat) => scoreOf(s, seat))
  for (const [category, points] of last) {
    const totals = scores.map(({ total }) => total)
    scores = scores.map((score) => {
      const n = points(s, score.seat, totals)
      return { ...score, total: score.total + n, parts: { ...score.parts, [category]: n } }
    })
  }
  const [best] = scores.slice().sort(compare)
  const winners = scores.filter((score) => best !== undefined && compare(score, best) === 0).map(({ seat }) => seat)
  if (!s.solo) return { scores, winners }
  return { scores, winners, verdict: rankOf(best?.total ?? 0, rankShift) }
}
