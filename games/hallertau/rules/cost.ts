/** Prices of cards and exchanges: can they be paid, in which ways, and paying them. */

import { collecting, type Goods, type Seat } from '@dorfplatz/kernel'
import { backOf, fieldsOf, keepOf, type Part, sheepOf } from './choices.ts'
import { emit } from './events.ts'
import { CRAFTS, CROP_NAMES, CROPS, deckOf, PLACES, POINT, ROUNDS, STABLES, thingIndex } from './facts.ts'
import { copiesOf, field, isPlanted, plantOf, rowOf } from './field.ts'
import { at, countFor, type M, type Of, pick, playerOf, total } from './metrics.ts'
import type { Player, State } from './state.ts'
import { loseSheep, moveSheepBack, payThing, removeField } from './things.ts'

/** Parts of a price for which the payer says which ones. A price has at most one of them. */
const WHICH = [
  'sheep',
  'sheepBack',
  'fields',
  'fieldsRow5',
  'fieldsNotRow2',
  'plantedFields',
  'plantedGood',
  'handCards',
  'handPointCards',
  'cropsDownTo',
  'craftLeft',
] as const
export type Which = (typeof WHICH)[number]

export interface Cost {
  readonly goods: Goods
  readonly stock: readonly { readonly thing: number; readonly n: Of }[]
  readonly which: Which | null
  readonly n: number
  /** Of these goods only what was just harvested counts (H-JUST-10): the good, or -1. */
  readonly reaped: number
}

const JUST = 'just:'

const costs = new WeakMap<Goods, Cost>()

/** The price of an effect, compiled once. */
export function costFor(goods: Goods): Cost {
  let cost = costs.get(goods)
  if (cost === undefined) {
    cost = compileCost(goods)
    costs.set(goods, cost)
  }
  return cost
}

export function compileCost(goods: Goods): Cost {
  const stock: { thing: number; n: Of }[] = []
  let which: Which | null = null
  let n = 0
  let reaped = -1
  for (const [key, amount] of Object.entries(goods)) {
    const just = key.startsWith(JUST)
    const name = just ? key.slice(JUST.length) : key
    const thing = thingIndex(name)
    const chosen = WHICH.find((part) => part === key)
    if (chosen !== undefined) {
      which = chosen
      n = Number(amount)
    } else if (thing >= 0) {
      stock.push({ thing, n: countFor(amount) })
      if (just) reaped = thing
    } else throw new Error(`no such price: ${key}`)
  }
  return { goods, stock, which, n, reaped }
}

const fits = (which: Which, f: number): boolean => {
  if (f === 0) return false
  switch (which) {
    case 'fieldsRow5':
      return rowOf(f) === 5
    case 'fieldsNotRow2':
      return rowOf(f) > 2
    case 'plantedFields':
    case 'plantedGood':
      return isPlanted(f)
    default:
      return true
  }
}

export function available(p: Player, which: Which): number {
  let n = 0
  switch (which) {
    case 'sheep':
    case 'sheepBack':
      return total(p.sheep)
    case 'handCards':
      return p.hand.length
    case 'handPointCards':
      for (let i = 0; i < p.hand.length; i++) if (deckOf(at(p.hand, i)) === POINT) n++
      return n
    case 'cropsDownTo':
      return Number.POSITIVE_INFINITY
    case 'craftLeft':
      for (let i = 0; i < p.crafts.length; i++) if (at(p.crafts, i) > p.center) n++
      return n
    default:
      for (let c = 0; c < p.fields.length; c++) if (fits(which, at(p.fields, c))) n++
      return n
  }
}

/** `inHand` is the card being played while it is still in the hand: it cannot pay for itself (H-CARD-15). */
export function canPay(p: Player, s: State, cost: Cost, inHand = false): boolean {
  const { stock } = cost
  for (let i = 0; i < stock.length; i++) {
    const part = pick(stock, i)
    const due = part.n(p, s)
    if (due > at(p.stock, part.thing)) return false
    if (part.thing === cost.reaped && due > at(p.justReaped, part.thing)) return false
  }
  if (cost.which === null) return true
  const own = inHand && cost.which === 'handCards' ? 1 : 0
  return available(p, cost.which) - own >= cost.n
}

/** Ways to pick n sheep by place, each written as digits: 447 is two from card 4 and one from the Stables. */
export function sheepPicks(p: Player, n: number, last = STABLES): number[] {
  const picks: number[] = []
  const visit = (place: number, left: number, code: number): void => {
    if (left === 0) {
      picks.push(code)
      return
    }
    if (place > last) return
    let c = code
    let most = Math.min(left, at(p.sheep, place))
    const tries: [number, number][] = [[left, c]]
    for (let k = 1; most > 0; k++, most--) {
      c = c * 10 + place
      tries.push([left - k, c])
    }
    for (let i = tries.length - 1; i >= 0; i--) visit(place + 1, ...pick(tries, i))
  }
  visit(1, n, 0)
  return picks
}

/** Sets of n columns as bits; of equal fields the leftmost are named. */
export function columnSets(p: Player, n: number, test: (f: number) => boolean): number[] {
  const sets: number[] = []
  const visit = (column: number, left: number, bits: number): void => {
    if (left === 0) {
      sets.push(bits)
      return
    }
    if (column >= p.fields.length) return
    const f = at(p.fields, column)
    let ready = f !== 0 && test(f)
    // An equal field further left that was passed over must be taken first.
    for (let c = 0; ready && c < column; c++) if (p.fields[c] === f && !(bits & (1 << c))) ready = false
    if (ready) visit(column + 1, left - 1, bits | (1 << column))
    visit(column + 1, left, bits)
  }
  visit(0, n, 0)
  return sets
}

/** Crops to keep, as digits barley flax hops rye. */
function keepPicks(p: Player, n: number): number[] {
  const have = p.stock.slice(0, CROPS)
  if (total(have) <= n) return [digits(have)]
  const picks: number[] = []
  const visit = (crop: number, left: number, kept: number[]): void => {
    if (crop === CROPS) {
      if (left === 0) picks.push(digits(kept))
      return
    }
    for (let k = Math.min(left, at(have, crop)); k >= 0; k--) visit(crop + 1, left - k, [...kept, k])
  }
  visit(0, n, [])
  return picks
}

const digits = (list: readonly number[]): number => list.reduce((code, k) => code * 10 + k, 0)

/** The ways to pay the part of a price that leaves a choice; none where there is no such part. Hand cards are asked one by one. */
export function waysToPay(m: M, seat: Seat, cost: Cost): Part[] {
  const p = playerOf(m, seat)
  switch (cost.which) {
    case null:
    case 'handCards':
    case 'handPointCards':
      return []
    case 'sheep':
    case 'sheepBack':
      return sheepPicks(p, cost.n).map(sheepOf)
    case 'cropsDownTo':
      return keepPicks(p, cost.n).map(keepOf)
    case 'craftLeft': {
      const ways: Part[] = []
      for (let i = 0; i < p.crafts.length; i++) if (at(p.crafts, i) > p.center) ways.push(backOf(i)) // H-ACT-21
      return ways
    }
    default: {
      const which = cost.which
      return columnSets(p, cost.n, (f) => fits(which, f)).map(fieldsOf)
    }
  }
}

/** All amounts, fixed before anything is taken. */
export const amountsDue = (m: M, seat: Seat, cost: Cost): number[] =>
  cost.stock.map((part) => Math.max(0, part.n(playerOf(m, seat), m.state)))

/** Pays everything except what `which` leaves to choose. */
export function payStock(m: M, seat: Seat, cost: Cost, due: readonly number[]): void {
  const p = playerOf(m, seat)
  for (let i = 0; i < cost.stock.length; i++) {
    const part = pick(cost.stock, i)
    const n = at(due, i)
    if (part.thing === cost.reaped) p.justReaped = p.justReaped.with(part.thing, at(p.justReaped, part.thing) - n)
    payThing(m, seat, part.thing, n)
  }
}

/** Pays the chosen part. */
export function payWhich(m: M, seat: Seat, cost: Cost, part: Part): void {
  const p = playerOf(m, seat)
  if ('sheep' in part) {
    // From the lowest place on, so that no sheep that goes back moves twice.
    for (let place = 1; place <= STABLES; place++) {
      for (let n = part.sheep[pick(PLACES, place - 1)] ?? 0; n > 0; n--) {
        if (cost.which === 'sheepBack') moveSheepBack(m, seat, place)
        else loseSheep(m, seat, place)
      }
    }
  } else if ('keep' in part) {
    for (let crop = 0; crop < CROPS; crop++) {
      payThing(m, seat, crop, at(p.stock, crop) - (part.keep[pick(CROP_NAMES, crop)] ?? 0))
    }
  } else if ('back' in part) {
    const craft = CRAFTS.indexOf(part.back)
    p.crafts[craft] = at(p.crafts, craft) - 1
    if (collecting()) emit({ kind: 'craftBack', seat, craft, at: at(p.crafts, craft) })
  } else {
    for (const column of part.fields) {
      if (cost.which === 'plantedGood') uproot(m, seat, column)
      else removeField(m, seat, column)
    }
  }
}

/** H-SPC-516: one good; of two (card 627) the other stays. */
function uproot(m: M, seat: Seat, column: number): void {
  const { fields } = playerOf(m, seat)
  const f = at(fields, column)
  fields[column] = copiesOf(f) > 1 ? field(rowOf(f), plantOf(f)) : field(rowOf(f))
  if (collecting()) emit({ kind: 'uprooted', seat, row: rowOf(f), column })
}

/** Whether a sheep still stands on a Farmyard card: only those can go a step further. */
export const hasMovableSheep = (p: Player): boolean => {
  for (let r = 1; r <= ROUNDS; r++) if (at(p.sheep, r) > 0) return true
  return false
}
