/** What it takes to cover a price that the stock does not: the exchanges that would do, or whether any do. */

import { exchangeOf, type ReadyExchange } from '../../cards/registry.ts'
import { topOf } from '../cards/memory.ts'
import { FOOD } from '../goods.ts'
import type { Player, State } from '../state.ts'
import { allowed, balance, foodPower, timesPossible, type Uses } from './exchanges.ts'

/** More ways than anybody reads: the search stops there. */
const MOST_WAYS = 100

export interface Coverings {
  readonly ways: readonly Uses[]
  /** False when the search stopped before it had found every way. */
  readonly all: boolean
}

const NOTHING_LACKING: Coverings = { ways: [[]], all: true }

/**
 * The ways in which exchanges cover a price that the stock does not: each just enough, none with an exchange too many.
 * One empty way when nothing is lacking; none at all when it cannot be covered.
 */
export function coverings(s: State, p: Player, price: readonly number[], more = 0): Coverings {
  const goods = p.goods.slice()
  goods[FOOD] = (goods[FOOD] ?? 0) + more
  if (covered(goods, price)) return NOTHING_LACKING
  const x: Search = { s, p, goods, price, most: MOST_WAYS, found: new Map(), nodes: 0 }
  search(x, [], -1, -1)
  const ways = [...x.found.values()]
  const all = x.found.size < MOST_WAYS && x.nodes <= MOST_NODES
  if (ways.length < 2) return { ways, all }
  // A way that uses everything another one uses, and more, is waste.
  return { ways: ways.filter((a) => !ways.some((b) => a !== b && within(b, a))), all }
}

/** Exchanges to begin a payment with: each brings something lacking, and one of the prices can still be paid after it. */
export function firstSteps(s: State, p: Player, prices: readonly { readonly price: readonly number[] }[]): number[] {
  const before = p.goods
  const list = p.exchanges.filter((id) => {
    const e = exchangeOf(id)
    if (e.harvest || !allowed(s, e) || timesPossible(p, e, before) === 0) return false
    const change = balance(p, [id, 1])
    const after = before.map((n, good) => n + (change[good] ?? 0))
    return prices.some(({ price }) => {
      if (!price.some((n, good) => n > (before[good] ?? 0) && yields(p, e, good))) return false
      p.goods = after
      const payable = canCover(s, p, price)
      p.goods = before
      return payable
    })
  })
  return list
}

function covered(goods: readonly number[], price: readonly number[]): boolean {
  for (let good = 0; good < 10; good++) if ((goods[good] ?? 0) < (price[good] ?? 0)) return false
  return true
}

/** How often an exchange is among these. */
function timesOf(uses: Uses, id: number): number {
  for (let i = 0; i < uses.length; i += 2) if (uses[i] === id) return uses[i + 1] ?? 0
  return 0
}

/** These and one more use of an exchange, still ascending by id. */
function withOne(uses: Uses, id: number): Uses {
  let at = 0
  while (at < uses.length && (uses[at] ?? 0) < id) at += 2
  return uses[at] === id ? uses.with(at + 1, (uses[at + 1] ?? 0) + 1) : uses.toSpliced(at, 0, id, 1)
}

/** Is every use of `a` also in `b`? */
function within(a: Uses, b: Uses): boolean {
  for (let i = 0; i < a.length; i += 2) if (timesOf(b, a[i] ?? 0) < (a[i + 1] ?? 0)) return false
  return true
}

interface Search {
  readonly s: State
  readonly p: Player
  readonly goods: readonly number[]
  readonly price: readonly number[]
  /** So many ways are enough. */
  readonly most: number
  readonly found: Map<string, Uses>
  nodes: number
}

/** Far beyond what a hand of cards can spin; a bound so that nobody waits for an odd combination. */
const MOST_NODES = 20_000

/** Adds exchanges for the first good that is lacking. For one good they are taken in ascending order: no way twice. */
function search(x: Search, uses: Uses, good: number, least: number): void {
  const { s, p, price, found } = x
  if (found.size >= x.most || ++x.nodes > MOST_NODES) return
  const after = balance(p, uses)
  for (let g = 0; g < 10; g++) after[g] = (x.goods[g] ?? 0) + (after[g] ?? 0)
  let lacking = -1
  for (let g = 0; g < 10 && lacking < 0; g++) if ((after[g] ?? 0) < (price[g] ?? 0)) lacking = g
  if (lacking < 0) {
    found.set(uses.join(), uses)
    return
  }
  for (const id of p.exchanges) {
    if (lacking === good && id < least) continue
    const e = exchangeOf(id)
    if (e.harvest || !allowed(s, e) || !yields(p, e, lacking)) continue
    if (e.top && timesOf(uses, id) >= 1) continue
    // What is given away must not be lacking itself, or goods would go round in circles.
    let spare = timesPossible(p, e, after) > 0
    for (let i = 0; i < e.give.length && spare; i += 2) {
      const given = e.give[i] ?? 0
      const keep = given === FOOD ? 0 : (price[given] ?? 0)
      if ((after[given] ?? 0) - (e.give[i + 1] ?? 0) < keep) spare = false
    }
    if (!spare) continue
    search(x, withOne(uses, id), lacking, id)
  }
}

function yields(p: Player, x: ReadyExchange, good: number): boolean {
  if (x.top) return topOf(p, x.card) === good
  for (let i = 0; i < x.get.length; i += 2) if (x.get[i] === good) return true
  return false
}

/** Whether a price can be paid, exchanges included: the quick answer. */
export function canCover(s: State, p: Player, price: readonly number[], more = 0): boolean {
  let lacksFood = false
  let lacks = false
  let foodOnly = true
  for (let good = 0; good < 10; good++) {
    const n = price[good] ?? 0
    if (n === 0) continue
    if (good === FOOD) lacksFood = n > (p.goods[FOOD] ?? 0) + more
    else {
      foodOnly = false
      if (n <= (p.goods[good] ?? 0)) continue
      if (p.swaps === 0 || !obtainable(s, p, good)) return false
      lacks = true
    }
  }
  if (!lacks && !lacksFood) return true
  if (!lacks) {
    const rest = foodOnly ? p.goods : besides(p.goods, price)
    if (foodPower(s, p, rest) + more >= (price[FOOD] ?? 0)) return true
    if (p.swaps === 0) return false
  }
  const goods = p.goods.slice()
  goods[FOOD] = (goods[FOOD] ?? 0) + more
  const x: Search = { s, p, goods, price, most: 1, found: new Map(), nodes: 0 }
  search(x, [], -1, -1)
  return x.found.size > 0
}

/** What is left of the goods when everything but the food of a price is paid. */
function besides(goods: readonly number[], price: readonly number[]): number[] {
  const rest = goods.slice()
  for (let good = 0; good < 10; good++) if (good !== FOOD) rest[good] = (rest[good] ?? 0) - (price[good] ?? 0)
  return rest
}

/** Does any exchange bring this good now? */
function obtainable(s: State, p: Player, good: number): boolean {
  for (let i = 0; i < p.exchanges.length; i++) {
    const x = exchangeOf(p.exchanges[i] ?? 0)
    if (!x.harvest && yields(p, x, good) && allowed(s, x)) return true
  }
  return false
}
