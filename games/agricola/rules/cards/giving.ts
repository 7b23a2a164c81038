/** Goods from the supply, or from one player to another. */

import { collecting, type Match, type Seat, type Stack } from '@dorfplatz/kernel'
import { receiveAnimals } from '../animals/arriving.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { type Amounts, GOODS, goodName, goodOf, isAnimal } from '../goods.ts'
import { playerOf } from '../player.ts'
import { type Player, POWER, type State } from '../state.ts'
import { matchStack } from './matching.ts'

/** Goods go from one player to another. */
export function hand(m: Match<State>, from: number, receiver: number, good: number, n: number): void {
  const giver = playerOf(m, from)
  const taker = playerOf(m, receiver)
  giver.goods[good] = (giver.goods[good] ?? 0) - n
  taker.goods[good] = (taker.goods[good] ?? 0) + n
  if (collecting()) emit({ kind: 'handed', seat: from, receiver, goods: { [goodName(good)]: n } })
}

/** Goods from the supply that need no room. */
export function give(p: Player, goods: Amounts): void {
  for (const name of GOODS) {
    const good = goodOf(name)
    p.goods[good] = (p.goods[good] ?? 0) + (goods[name] ?? 0)
  }
}

/** Goods for a seat from the general supply; animals look for room. */
export function giveGoods(
  m: Match<State>,
  seat: Seat,
  good: number,
  n: number,
  stack: Stack<AgricolaFrame>,
  card: number,
): void {
  const p = playerOf(m, seat)
  p.goods[good] = (p.goods[good] ?? 0) + n
  if (collecting()) emit({ kind: 'gained', seat, card, goods: { [goodName(good)]: n } })
  if (isAnimal(good)) receiveAnimals(m, seat, stack)
  else if ((p.powers & POWER.matchesStack) !== 0) matchStack(m, seat, [good, n])
}
