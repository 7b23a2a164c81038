/** Turning goods into other goods at any time: what a player can get, what it takes to cover a price, and doing it. */

import { exchangeOf, type ReadyExchange } from '../../cards/registry.ts'
import { topOf } from '../cards/memory.ts'
import { FOOD, SHEEP, VEGETABLE } from '../goods.ts'
import { PHASE, type Player, type State } from '../state.ts'

/** Exchanges and how often: id, times, id, times, ascending by id. */
export type Uses = readonly number[]

/** From the breeding phase to the end of the harvest no animal becomes food (A-HARVEST-BREED-06). */
export function allowed(s: State, x: ReadyExchange): boolean {
  if (x.onceBuilt > 0 && (s.everBuilt & (1 << x.onceBuilt)) === 0) return false
  return !(s.phase === PHASE.breeding && x.good >= SHEEP)
}

/** What one use of an exchange yields in food, bonuses for pairs aside. */
export function foodFrom(p: Player, x: ReadyExchange): number {
  return x.food + (x.pot && x.good === VEGETABLE ? p.spice : 0)
}

/** How often an exchange could be carried out with so many goods. */
export function timesPossible(p: Player, x: ReadyExchange, goods: readonly number[]): number {
  if (x.top && topOf(p, x.card) < 0) return 0
  let times = x.harvest || x.top ? 1 : 99
  for (let i = 0; i < x.give.length; i += 2) {
    const n = ((goods[x.give[i] ?? 0] ?? 0) / (x.give[i + 1] ?? 0)) | 0
    if (n < times) times = n
  }
  return times
}

/** The most food a player could have at once: what is there and everything that can be turned into food. */
export function foodPower(s: State, p: Player, goods: readonly number[] = p.goods): number {
  let food = goods[FOOD] ?? 0
  let left = goods
  let seen = 0
  let potted = 0
  // Several goods handed in together bring more than one by one: they come first, the odd one is left for the others (Tinsmith).
  for (let i = 0; i < p.exchanges.length; i++) {
    const x = exchangeOf(p.exchanges[i] ?? 0)
    if (x.n < 2 || x.food === 0 || x.harvest || !allowed(s, x)) continue
    const n = ((left[x.good] ?? 0) / x.n) | 0
    food += n * x.food
    left = left.with(x.good, (left[x.good] ?? 0) - n * x.n)
  }
  for (let i = 0; i < p.exchanges.length; i++) {
    const x = exchangeOf(p.exchanges[i] ?? 0)
    if (x.n !== 1 || x.food === 0 || x.harvest || (seen & (1 << x.good)) !== 0 || !allowed(s, x)) continue
    const n = left[x.good] ?? 0
    seen |= 1 << x.good
    food += n * foodFrom(p, x)
    if (x.pot) potted += n
  }
  return food + p.pair * (potted >> 1)
}

/** What a bundle of exchanges changes, by good; the bonus for goods cooked together included. */
export function balance(p: Player, uses: Uses): number[] {
  const change = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let potted = 0
  for (let i = 0; i < uses.length; i += 2) {
    const x = exchangeOf(uses[i] ?? 0)
    const times = uses[i + 1] ?? 0
    for (let j = 0; j < x.give.length; j += 2) {
      const good = x.give[j] ?? 0
      change[good] = (change[good] ?? 0) - times * (x.give[j + 1] ?? 0)
    }
    if (x.top) {
      const good = topOf(p, x.card)
      change[good] = (change[good] ?? 0) + 1
      continue
    }
    for (let j = 0; j < x.get.length; j += 2) {
      const good = x.get[j] ?? 0
      change[good] = (change[good] ?? 0) + times * (x.get[j + 1] ?? 0)
    }
    if (x.pot) {
      potted += times
      if (x.good === VEGETABLE) change[FOOD] = (change[FOOD] ?? 0) + times * p.spice
    }
  }
  change[FOOD] = (change[FOOD] ?? 0) + p.pair * (potted >> 1)
  return change
}
