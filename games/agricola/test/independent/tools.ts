/** What several independent tests need: a harvest at hand, a family, the goods that rounds bring. */

import type { Amounts } from '../../rules/goods.ts'
import { type Table, table } from '../cards-e/table.ts'

/** The last person of a round is to be placed; the others have enough to eat. */
export function harvest(goods: Amounts, round = 4, seats = 2): Table {
  const t = table(seats, round).has(goods)
  for (let seat = 1; seat < seats; seat++) t.has({ food: 30 }, seat)
  return t
}
/** Sets how many a family has, and how many of them are newborn. */
export const people = (t: Table, n: number, newborn = 0, seat = 0): Table =>
  t.mine((p) => {
    p.people = n
    p.newborn = newborn
  }, seat)
/** Plays rounds on from here and tells what a seat had got at the start of each. */
export function coming(
  t: Table,
  rounds: number,
  good: 'food' | 'wood' | 'clay' | 'reed' | 'grain' | 'sheep' | 'cattle',
): number[] {
  const got: number[] = []
  for (let n = 0; n < rounds; n++) {
    t.has({ food: 40 }).has({ food: 40 }, 1)
    for (let seat = 2; seat < t.m.state.players.length; seat++) t.has({ food: 40 }, seat)
    const round = t.m.state.round
    t.endRound()
    const eaten = [4, 7, 9, 11, 13, 14].includes(round) ? 4 : 0
    got.push((t.goods()[good] ?? 0) - (good === 'food' ? 40 - eaten : 0))
  }
  return got
}
