/**
 * The one place that says what something costs (A-OCCARD-G12): base price or one replacement, then reductions, then
 * swaps. It answers "can I afford it"; paying.ts says in which ways, and pays.
 */

import { type Price, type PriceChange, payments } from '@dorfplatz/kernel'
import { having, readyCard, tableOf } from '../../cards/ready.ts'
import { CARDS, cardOf, LAST_MAJOR } from '../../cards/registry.ts'
import type { PricedThing } from '../../cards/standing.ts'
import { forget, memoryOf, remember } from '../cards/memory.ts'
import { type Amounts, amounts, FOOD, GOODS, goodName, type Pairs, pairs, vector } from '../goods.ts'
import { eachCard, refreshCards, roomCount } from '../player.ts'
import { type House, type Player, POWER, PRICED, type State } from '../state.ts'
import { at } from '../tables.ts'
import { spaceOf } from '../work/spaces.ts'
import { concerns, holds } from './concerns.ts'
import { canCover } from './coverings.ts'

/** What is bought: its kind and one or two numbers. */
export type Purchase =
  | readonly ['room']
  | readonly ['stable', wood: number]
  | readonly ['renovation', to: House]
  /** `food` is what the action itself costs besides (Merchant). */
  | readonly ['improvement', no: number, food: number]
  | readonly ['occupation', no: number, food: number]
  /** Something to be paid, perhaps to another player. */
  | readonly ['fee', good: number, n: number, to?: number]
  | readonly ['fences', wood: number]

/** One price: goods by good, improvements given back, and the card whose saving of this round makes it cheaper. */
export interface Base {
  readonly price: readonly number[]
  readonly back: readonly number[]
  readonly saving?: number
}

const FREE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

const ROOM_PRICE = [0, 1, 3].map((material) => FREE.map((_, good) => (good === material ? 5 : good === 2 ? 2 : 0)))

const FOOD_PRICE = Array.from({ length: 12 }, (_, n) => FREE.map((_, good) => (good === FOOD ? n : 0)))

const WOOD_PRICE = Array.from({ length: 16 }, (_, n) => FREE.map((_, good) => (good === 0 ? n : 0)))

/** The resource each house is made of: wood, clay, stone (A-BUILD-02). */
export const MATERIAL = [0, 1, 3] as const

const COSTS: (readonly (readonly number[])[])[] = []

function costsOf(no: number): readonly (readonly number[])[] {
  let list = COSTS[no]
  if (list === undefined) {
    const { cost } = cardOf(no)
    list = cost.length === 0 ? [FREE] : cost.map(vector)
    COSTS[no] = list
  }
  return list
}

/** The alternatives of a card's price as flat pairs good, number: what the quick check walks. */
const PAIRS: (readonly Pairs[])[] = []

const NOTHING: Pairs = []

function pairsOfCost(no: number): readonly Pairs[] {
  let list = PAIRS[no]
  if (list === undefined) {
    const { cost } = cardOf(no)
    list = cost.length === 0 ? [[]] : cost.map(pairs)
    PAIRS[no] = list
  }
  return list
}

/** Does the stock alone cover it? */
function inStock(goods: readonly number[], price: Pairs): boolean {
  for (let i = 0; i < price.length; i += 2) {
    if ((goods[price[i] ?? 0] ?? 0) < (price[i + 1] ?? 0)) return false
  }
  return true
}

/** Base prices before any card changes them. */
function bases(p: Player, what: Purchase): Base[] {
  switch (what[0]) {
    case 'room':
      return [{ price: at(ROOM_PRICE, p.house), back: [] }]
    case 'stable':
    case 'fences':
      return [{ price: at(WOOD_PRICE, what[1]), back: [] }]
    case 'renovation': {
      // 1 of the new material for each room and 1 reed in total (A-RENOVATE-01).
      const price = FREE.slice()
      price[MATERIAL[what[1]]] = roomCount(p)
      price[2] = 1
      return [{ price, back: [] }]
    }
    case 'occupation': {
      const extra = cardOf(what[1]).extraCost
      const price = extra === undefined ? FREE.slice() : vector(extra)
      price[FOOD] = (price[FOOD] ?? 0) + what[2]
      return [{ price, back: [] }]
    }
    case 'fee': {
      const price = FREE.slice()
      price[what[1]] = what[2]
      return [{ price, back: [] }]
    }
    case 'improvement':
      return improvementBases(p, what[1])
  }
}

function improvementBases(p: Player, no: number): Base[] {
  const card = cardOf(no)
  if (card.returnsAny !== undefined) return pairsOf(p.improvements).map((back) => ({ price: FREE, back }))
  const list: Base[] = []
  const mine = (card.returns ?? []).filter((old) => p.improvements.includes(old))
  if (no <= LAST_MAJOR) {
    for (const price of costsOf(no)) list.push({ price, back: [] })
    // A hearth may be taken by returning a fireplace instead of paying (A-MAJOR-14).
    for (const old of mine) list.push({ price: FREE, back: [old] })
    return list
  }
  for (const price of costsOf(no)) {
    if (card.returns === undefined) list.push({ price, back: [] })
    else for (const old of mine) list.push({ price, back: [old] })
  }
  return list
}

function pairsOf(list: readonly number[]): number[][] {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => [a, b]))
}

function rulesFor(p: Player, what: Purchase): { rules: PriceChange[]; any: number; free: boolean } {
  const rules: PriceChange[] = []
  let any = 0
  let free = false
  eachCard(p, (card) => {
    if (what[0] === 'improvement' && card.free?.includes(what[1])) free = true
    if (what[0] === 'stable' && card.freeStable === true && memoryOf(p, card.no).used === undefined) free = true
    for (const rule of card.price ?? []) {
      if (!concerns(rule.of, what) || !holds(p.house, rule, what)) continue
      if (rule.oncePerRound === true && savingMade(p, card.no)) continue
      const source = card.id
      if (rule.instead !== undefined) rules.push({ kind: 'instead', source, price: withMaterial(p, rule.instead) })
      if (rule.less !== undefined) rules.push({ kind: 'less', source, goods: priceOf(rule.less) })
      if (rule.lessAny !== undefined) any += rule.lessAny
      if (rule.swap !== undefined) {
        const { from, to, max } = rule.swap
        rules.push({ kind: 'swap', source, from: priceOf(from), to: priceOf(to), max })
      }
    }
  })
  return { rules, any, free }
}

function savingMade(p: Player, no: number): boolean {
  return memoryOf(p, no).used !== undefined
}

/** The card with which the player still saves on one purchase of this round, or 0 (Wood Carver). */
export function savingOn(p: Player, thing: PricedThing): number {
  if ((p.powers & POWER.savesOnce) === 0) return 0
  const card = having(p, SAVINGS).find(({ no, of }) => of.includes(thing) && !savingMade(p, no))
  return card?.no ?? 0
}

const SAVINGS = tableOf(({ no, price = [] }) => {
  const of = price.flatMap((rule) => (rule.oncePerRound === true ? rule.of : []))
  return of.length === 0 ? undefined : { no, of }
})

/** The saving of this round is made. */
export function makeSaving(p: Player, no: number): void {
  remember(p, no, { used: 1 })
  refreshCards(p)
}

/** A new round: every saving can be made again. */
export function renewSavings(p: Player): void {
  for (const { no } of having(p, SAVINGS)) forget(p, no)
  refreshCards(p)
}

function priceOf(goods: Amounts): Price {
  const price: { [good: string]: number } = {}
  for (const good of GOODS) if ((goods[good] ?? 0) > 0) price[good] = goods[good] ?? 0
  return price
}

function withMaterial(p: Player, { material, ...goods }: Amounts & { readonly material?: number }): Price {
  const price: { [good: string]: number } = { ...priceOf(goods) }
  if (material !== undefined) price[goodName(MATERIAL[p.house])] = material
  return price
}

function pricedAs(what: Purchase): number {
  switch (what[0]) {
    case 'room':
    case 'renovation':
    case 'improvement':
    case 'stable':
      return PRICED[what[0]]
    default:
      return 0
  }
}

/**
 * Prices that were worked out before: they follow from the cards that change prices, then from what is bought, the house,
 * and the rooms.
 */
const known = new Map<string, Map<number, readonly Base[]>>()

const MOST_KNOWN = 1000

function knownTo(pricing: string): Map<number, readonly Base[]> {
  let prices = known.get(pricing)
  if (prices === undefined) {
    prices = new Map()
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(pricing, prices)
  }
  return prices
}

/** Beyond every card number and house. */
const OWNED_FROM = 4096

/** Which of these improvements the player has, as bits. */
function owned(p: Player, cards: readonly number[] | null): number {
  if (cards === null) return 0
  let bits = 0
  for (let i = 0; i < cards.length; i++) if (p.improvements.includes(cards[i] ?? 0)) bits |= 1 << i
  return bits
}

/** One number for a purchase in this house, with so many rooms where that matters. */
function purchaseNumber(p: Player, what: Purchase): number {
  if (what[0] === 'improvement') return 4 * what[1] + p.house + OWNED_FROM * owned(p, readyCard(what[1]).returns)
  if (what[0] === 'renovation') return -64 - 64 * what[1] - 4 * roomCount(p) - p.house
  return -1 - p.house
}

/** All prices of a purchase after the player's cards have had their say. */
export function prices(p: Player, what: Purchase): readonly Base[] {
  const list = cardPrices(p, what)
  if (what[0] !== 'improvement' || what[2] === 0) return list
  const food = what[2]
  return list.map((base) => ({ ...base, price: base.price.with(FOOD, (base.price[FOOD] ?? 0) + food) }))
}

function cardPrices(p: Player, what: Purchase): readonly Base[] {
  if ((p.prices & pricedAs(what)) === 0) return bases(p, what)
  if (what[0] === 'improvement') {
    // What may be given back depends on all that lies in front of the player: worked out each time.
    if (readyCard(what[1]).returnsAny) return workOut(p, what)
  }
  // Whether the next stable is free depends on what was built since (Sawhorse).
  if (what[0] === 'stable') return workOut(p, what)
  const before = knownTo(p.pricing)
  const number = purchaseNumber(p, what)
  let list = before.get(number)
  if (list === undefined) {
    list = workOut(p, what)
    before.set(number, list)
  }
  return list
}

function workOut(p: Player, what: Purchase): readonly Base[] {
  const list = bases(p, what)
  const { rules, any, free } = rulesFor(p, what)
  if (free) return [{ price: FREE, back: [] }]
  if (rules.length === 0 && any === 0) return list
  return list.flatMap(({ price, back }) => {
    // A fireplace given back is the whole price: nothing there to reduce or replace.
    if (back.length > 0 && price === FREE) return [{ price, back }]
    const start = any === 0 ? [price] : cheaperBy(price, any)
    return payments(
      start.map((v) => priceOf(amounts(v))),
      rules,
    ).map((way) => {
      const price = GOODS.map((name) => way.goods[name] ?? 0)
      const saving = SAVERS.find(({ id }) => way.used.includes(id))?.no
      return saving === undefined ? { price, back } : { price, back, saving }
    })
  })
}

const SAVERS = CARDS.filter(({ price = [] }) => price.some((rule) => rule.oncePerRound === true))

/** The price with so many building resources of choice less. */
function cheaperBy(price: readonly number[], n: number): (readonly number[])[] {
  if (n === 0) return [price]
  const list: (readonly number[])[] = []
  for (let good = 0; good < 4; good++) {
    if ((price[good] ?? 0) === 0) continue
    const less = price.slice()
    less[good] = (less[good] ?? 0) - 1
    list.push(...cheaperBy(less, n - 1))
  }
  return list.length === 0 ? [price] : list
}

/** Can the purchase be paid for? `more` is food that arrives just before paying. */
export function affordable(s: State, p: Player, what: Purchase, more = 0): boolean {
  if ((p.prices & pricedAs(what)) === 0) {
    if (what[0] === 'room') return canCover(s, p, at(ROOM_PRICE, p.house))
    if (what[0] === 'stable' || what[0] === 'fences') return canCover(s, p, at(WOOD_PRICE, what[1]))
    if (what[0] === 'occupation') {
      const extra = readyCard(what[1]).extraCost
      if (extra === null) return canCover(s, p, at(FOOD_PRICE, what[2]), more)
    }
    if (what[0] === 'fee' && what[1] === FOOD) return canCover(s, p, at(FOOD_PRICE, what[2]), more)
  }
  for (const { price } of prices(p, what)) if (canCover(s, p, price, more)) return true
  return false
}

/** Can an improvement be paid for? As `affordable`, without making a purchase first. */
export function canBuy(s: State, p: Player, no: number, food = 0): boolean {
  const { returns, returnsAny } = readyCard(no)
  // A minor that is an upgrade needs something to be given back.
  if (returns !== null && no > LAST_MAJOR && owned(p, returns) === 0) return false
  if ((p.prices & PRICED.improvement) !== 0 || food > 0) return affordable(s, p, ['improvement', no, food])
  if (returns !== null || returnsAny) {
    if (no > LAST_MAJOR) return affordable(s, p, ['improvement', no, 0])
    for (const old of returns ?? []) if (p.improvements.includes(old)) return true
  }
  const alternatives = pairsOfCost(no)
  for (let i = 0; i < alternatives.length; i++) {
    const price = alternatives[i] ?? NOTHING
    if (inStock(p.goods, price)) return true
    // Crops become food without any card; other goods only where a card exchanges them.
    if (p.swaps !== 0 || price.includes(FOOD)) {
      if (canCover(s, p, at(costsOf(no), i))) return true
    }
  }
  return false
}

/** The goods that a stock is short of for a price: of several prices, the one that lacks least. */
export function shortage(p: Player, what: Purchase): Amounts {
  let best: number[] | null = null
  const size = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)
  for (const { price } of prices(p, what)) {
    const lacks = price.map((n, good) => Math.max(0, n - (p.goods[good] ?? 0)))
    if (best === null || size(lacks) < size(best)) best = lacks
  }
  return amounts(best ?? [])
}

/** What a room costs where no card changes it. */
export function roomPrice(p: Player): readonly number[] {
  return at(ROOM_PRICE, p.house)
}

/** Food that a player's own cards bring just before an occupation is paid (Patron; A-OCCARD-G02). */
export function foodBeforeOccupation(p: Player): number {
  let food = 0
  eachCard(p, (card) => {
    for (const r of card.on ?? []) {
      if (r.at !== 'beforeOccupation') continue
      const effect = r.effect
      if (effect.do === 'gain' && typeof effect.goods.food === 'number') food += effect.goods.food
    }
  })
  return food
}

/** The price of an occupation on a space, by how many one has played (A-OCC-04). */
export function occupationPrice(p: Player, space: number): number {
  const job = spaceOf(space).job
  return job === null ? 0 : (job[Math.min(p.occupations.length, 2)] ?? 0)
}
