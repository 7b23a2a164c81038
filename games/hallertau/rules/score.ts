/** Points by category, the winner, and the verdict on a solo game. */

import type { Options, Result, Score } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { CENTER_VP, GOODS, JEWELRY, SOLO_GOALS, STABLES, TOOLS, VP_SPACES, VP_SYMBOL } from './facts.ts'
import { rowOf } from './field.ts'
import { at, type M } from './metrics.ts'
import { type Player, withCards } from './state.ts'

/** H-CC-10: the window, and the symbols between the Community Center and a building. */
function centerPoints(p: Player): number {
  let points = at(CENTER_VP, p.center)
  for (const craft of p.crafts) for (const s of VP_SPACES) if (p.center <= s && s < craft) points += VP_SYMBOL
  return points
}

/** H-SCORE-04, H-SCORE-05: rows of all fields, goods in supply, tools. */
export function storeTotal(p: Player): number {
  let sum = at(p.stock, TOOLS)
  for (let g = 0; g < GOODS; g++) sum += at(p.stock, g)
  for (const f of p.fields) sum += rowOf(f)
  return sum
}

/** H-SCORE-06: points of face-up cards. */
export function cardPoints(p: Player): number {
  let points = 0
  for (let i = 0; i < p.played.length; i++) points += CARDS[at(p.played, i)]?.vp ?? 0
  return points
}

export function scoreOf(p: Player, seat: number, cards: boolean): Score {
  const store = storeTotal(p)
  const parts: { [category: string]: number } = {
    center: centerPoints(p),
    sheep: at(p.sheep, STABLES),
    jewelry: at(p.stock, JEWELRY),
    store: Math.floor(store / 5),
  }
  if (cards) parts.cards = cardPoints(p) // H-VAR-06
  const total = Object.values(parts).reduce((sum, n) => sum + n, 0)
  return { seat, total, parts, tiebreak: [store % 5] } // H-SCORE-07
}

/** H-SOLO-02, H-SOLO-03: what a player alone aims at. */
export const soloGoals = (options: Options): { readonly goal: number; readonly extraordinaryAbove: number } =>
  withCards(options) ? SOLO_GOALS.cards : SOLO_GOALS.noCards

export function result(m: M): Result {
  const cards = withCards(m.options)
  const scores = m.state.players.map((p, seat) => scoreOf(p, seat, cards))
  const worth = (s: Score): number => 10 * s.total + (s.tiebreak[0] ?? 0)
  const best = Math.max(...scores.map(worth))
  const winners = scores.filter((s) => worth(s) === best).map((s) => s.seat)
  if (m.seats > 1) return { scores, winners }
  const total = scores[0]?.total ?? 0
  const { goal, extraordinaryAbove } = soloGoals(m.options)
  // H-SOLO-04
  const verdict = total > extraordinaryAbove ? 'extraordinary' : total >= goal ? 'reached' : 'missed'
  return { scores, winners: total >= goal ? winners : [], verdict }
}
