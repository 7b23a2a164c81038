/** What cards in play are worth to bots, besides what a farm shows already. */

import type { Player } from '../rules/state.ts'
import { LAST_ROUND } from '../rules/work/spaces.ts'
import { SOLO, TWO } from './worths.ts'

/** Points a card in play brings over a whole game. */
export type Worths = { readonly [card: number]: number }

/** With more at the table, learned worths were not seen to help with every deck. */
const MANY: Worths = {}

export const worthsFor = (seats: number): Worths => (seats === 1 ? SOLO : seats === 2 ? TWO : MANY)

/** What the cards in front of a player may be expected to bring in the rounds left. */
export function cardWorth(p: Player, rounds: number, worths: Worths): number {
  let points = 0
  for (const no of p.occupations) points += worths[no] ?? 0
  for (const no of p.improvements) points += worths[no] ?? 0
  return (points * rounds) / LAST_ROUND
}
