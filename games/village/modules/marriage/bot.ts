/** What bots know of Marriage: what bread and tools are worth, who stands well for the next wedding, who is married. */

import type { Match, Seat } from '@dorfplatz/kernel'
import { countAt, type State } from '../../rules/state.ts'
import type { ModuleBot } from '../bot.ts'
import { couplesFor, RANKS } from './board.ts'
import { marriedIn, rankCode, takenRanks } from './couples.ts'
import { breadOf, toolsOf } from './wares.ts'

const WEIGHTS = {
  /** Bread and tools bring 2 points each with the smuggler, and more where they are used. */
  bread: 1.5,
  tool: 1.7,
  /** A suitor among those who will marry, and one who will not. */
  bound: 2.6,
  waiting: 0.9,
  /** Married this round, and with children every round to come. */
  house: 1.6,
  bliss: 2.2,
}

/** How likely a suitor is to marry: the two or four highest do; a bride may still come between. */
function courting(s: State, seat: Seat): number {
  const ranks = takenRanks(s)
  const marry = 2 * couplesFor(s.rows)
  let sum = 0
  for (let rank = 1; rank <= RANKS; rank++) {
    const own = countAt(s, seat, rankCode(rank))
    if (own > 0) sum += own * (ranks.indexOf(rank) < marry ? WEIGHTS.bound : WEIGHTS.waiting)
  }
  return sum
}

function value({ state: s }: Match<State>, seat: Seat, use: number): number {
  const wares = WEIGHTS.bread * breadOf(s, seat) + WEIGHTS.tool * toolsOf(s, seat)
  const homes = marriedIn(s, seat, 'bakery') + marriedIn(s, seat, 'shop')
  const people = courting(s, seat) + WEIGHTS.house * homes + WEIGHTS.bliss * marriedIn(s, seat, 'bliss')
  return use * (wares + people)
}

export const bot: ModuleBot = {
  id: 'marriage',
  value,
  // Bread is laid in need, not at leisure; a tool in hand is used.
  prior: (_, decision, choice) => {
    if (decision.kind === 'tool') return choice === 'pass' ? 0.2 : 1
    return undefined
  },
}
