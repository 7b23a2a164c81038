/** Costs in stones and coins, and the distinct ways of paying them: a coin stands in for any one stone (V-COIN-04). */

import { collecting, type Question, type Seat } from '@dorfplatz/kernel'
import { WELL_STONES } from '../cards/board.ts'
import { COUNCIL_GREEN } from '../cards/spaces.ts'
import { type Pay, PIECES, type Pieces, SHAPES } from './choices.ts'
import { COIN, INFLUENCE, SCROLL, SPENT } from './codes.ts'
import { emit } from './events.ts'
import type { Frame, PayFrame, Price } from './frames.ts'
import { onlyOf } from './lists.ts'
import { deny, type Lack } from './reasons.ts'
import { add, at, gain, have, type M, type Some, type State, type Todo } from './state.ts'

/** Kinds of a cost: four colours, coins, stones of any colour. */
const KINDS_OF_COST = ['orange', 'green', 'brown', 'pink', 'coin', 'any'] as const
const ANY = 5
const MARKER = 5

/** A cost as one number: up to three pieces of each kind, two bits each. */
export function costOf(price: Price): number {
  let key = 0
  for (let kind = 0; kind < KINDS_OF_COST.length; kind++) {
    key |= (price[KINDS_OF_COST[kind] as keyof Price] ?? 0) << (2 * kind)
  }
  return key
}

/** How many of a kind a cost names. */
function needOf(key: number, kind: number): number {
  return (key >> (2 * kind)) & 3
}

const prices: Price[] = []
/** The cost in words. */
export function priceOf(key: number): Price {
  const found = prices[key]
  if (found !== undefined) return found
  const named = KINDS_OF_COST.map((kind, i) => [kind, needOf(key, i)] as const).filter(([, n]) => n > 0)
  const price: Price = Object.freeze(Object.fromEntries(named))
  prices[key] = price
  return price
}

/** Three stones of one colour (V-WELL-01). */
export const WELL_PRICES: readonly number[] = INFLUENCE.map((colour) => costOf({ [colour]: WELL_STONES }))
/** To enter or advance in the council; a scroll will do instead. */
export const COUNCIL_PRICE: number = costOf({ green: COUNCIL_GREEN })
export const COIN_PRICE: number = costOf({ coin: 1 })
const BY_SCROLL: Pay = Object.freeze({ pay: Object.freeze({ scroll: 1 }) })

interface Payment {
  readonly choice: Pay
  /** Orange, green, brown, pink, coins, marker. */
  readonly pieces: readonly number[]
}

const known: (readonly Payment[] | undefined)[] = []
const shared = new Map<string, Payment>()
/** How many pieces of each kind the payments made here are. */
const counted = new Map<Pieces, Payment['pieces']>()

/** One payment is one value, whatever it pays for. */
function payment(pieces: readonly number[]): Payment {
  const code = pieces.join()
  const found = shared.get(code)
  if (found !== undefined) return found
  const pay: Pieces = Object.freeze(
    Object.fromEntries(PIECES.map((piece, i) => [piece, pieces[i] ?? 0] as const).filter(([, n]) => n > 0)),
  )
  const made: Payment = { choice: Object.freeze({ pay }), pieces }
  shared.set(code, made)
  counted.set(pay, pieces)
  return made
}

/** Every way to pay a cost, without looking at anybody's farm. */
function waysOf(key: number): readonly Payment[] {
  const found = known[key]
  if (found !== undefined) return found
  const list = new Set<Payment>()
  const close = (stones: readonly number[], coins: number): void => {
    list.add(payment([...stones, coins, 0]))
    if (coins > 0) list.add(payment([...stones, coins - 1, 1]))
  }
  // Stones of any colour: each is one of the four, in ascending order, or a coin.
  const anyStones = (stones: readonly number[], coins: number, left: number, from: number): void => {
    if (left === 0) {
      close(stones, coins)
      return
    }
    for (let colour = from; colour < INFLUENCE.length; colour++) {
      anyStones(
        stones.map((n, i) => (i === colour ? n + 1 : n)),
        coins,
        left - 1,
        colour,
      )
    }
    anyStones(stones, coins + 1, left - 1, from)
  }
  const visit = (kind: number, stones: readonly number[], coins: number): void => {
    if (kind === INFLUENCE.length) {
      anyStones(stones, coins, needOf(key, ANY), 0)
      return
    }
    for (let jokers = 0; jokers <= needOf(key, kind); jokers++) {
      visit(kind + 1, [...stones, needOf(key, kind) - jokers], coins + jokers)
    }
  }
  visit(0, [], needOf(key, COIN))
  known[key] = [...list]
  return known[key]
}

/** Alone against Conny the marker can be spent like one coin (V-SOLO-11). */
export function markerCoin(s: State, seat: Seat): number {
  return s.solo && s.marker === seat ? 1 : 0
}

export function canPay(s: State, seat: Seat, key: number, keepMarker = false): boolean {
  let coins = needOf(key, COIN)
  let spare = 0
  const base = seat * s.fields
  for (let kind = 0; kind < COIN; kind++) {
    const short = needOf(key, kind) - at(s.farm, base + kind)
    if (short > 0) coins += short
    else spare -= short
  }
  const any = needOf(key, ANY)
  if (any > spare) coins += any - spare
  return coins <= at(s.farm, base + COIN) + (keepMarker ? 0 : markerCoin(s, seat))
}

/** What a seat would still need for a cost, after every coin has stood in for a stone; empty when it can pay. */
export function missing(s: State, seat: Seat, key: number, keepMarker = false): Lack {
  let spare = have(s, seat, COIN) + (keepMarker ? 0 : markerCoin(s, seat)) - needOf(key, COIN)
  const lack: { [thing: string]: number } = {}
  let left = 0
  const cover = (thing: string, short: number): void => {
    const covered = Math.min(Math.max(0, spare), short)
    spare -= covered
    if (short > covered) lack[thing] = short - covered
  }
  for (const [kind, colour] of INFLUENCE.entries()) {
    const short = needOf(key, kind) - have(s, seat, kind)
    if (short > 0) cover(colour, short)
    else left -= short
  }
  cover('stone', Math.max(0, needOf(key, ANY) - left))
  if (spare < 0) lack.coin = -spare
  return lack
}

function affordable(s: State, seat: Seat, { pieces }: Payment, marker: number): boolean {
  const base = seat * s.fields
  for (let i = 0; i <= COIN; i++) if (at(pieces, i) > at(s.farm, base + i)) return false
  return at(pieces, MARKER) <= marker
}

/** What somebody could pay with: orange, green, brown, pink, coins, and 1 for a marker that may be spent. */
export type Purse = readonly number[]

/** All payments somebody with this purse can make. */
export function paymentsWith(purse: Purse, key: number): Pieces[] {
  return waysOf(key)
    .filter(({ pieces }) => pieces.every((n, i) => n <= (purse[i] ?? 0)))
    .map(({ choice }) => choice.pay)
}

/** The same at the Well, where coins alone are one payment whatever colour they stand for. */
export function wellPaymentsWith(purse: Purse): Pieces[] {
  return [...new Set(WELL_PRICES.flatMap((price) => paymentsWith(purse, price)))]
}

/** All payments this seat can make. */
export function paymentsFor(s: State, seat: Seat, key: number, keepMarker = false): Pay[] {
  return payable(s, seat, waysOf(key), keepMarker ? 0 : markerCoin(s, seat))
}

function payable(s: State, seat: Seat, ways: readonly Payment[], marker: number): Pay[] {
  const list: Pay[] = []
  for (const way of ways) if (affordable(s, seat, way, marker)) list.push(way.choice)
  return list
}

/** Distinct payments at the Well: coins alone are the same whatever colour they stand for. */
const WELL_WAYS: readonly Payment[] = [...new Set(WELL_PRICES.flatMap(waysOf))]

export function wellPayments(s: State, seat: Seat): Pay[] {
  return payable(s, seat, WELL_WAYS, markerCoin(s, seat))
}

/** Puts the pieces of a payment back into the supply. */
export function pay(s: State, seat: Seat, pieces: Pieces): void {
  const counts = counted.get(pieces)
  if (counts !== undefined) {
    payCounted(s, seat, counts)
    return
  }
  for (const [kind, colour] of INFLUENCE.entries()) {
    const n = pieces[colour]
    if (n === undefined) continue
    gain(s, seat, kind, -n)
    add(s.supply, kind, n)
  }
  if (pieces.coin !== undefined) gain(s, seat, COIN, -pieces.coin)
  if (pieces.scroll !== undefined) gain(s, seat, SCROLL, -pieces.scroll)
  if (pieces.marker !== undefined) s.marker = SPENT
}

function payCounted(s: State, seat: Seat, counts: Payment['pieces']): void {
  for (let kind = 0; kind < COIN; kind++) {
    const n = at(counts, kind)
    if (n === 0) continue
    gain(s, seat, kind, -n)
    add(s.supply, kind, n)
  }
  gain(s, seat, COIN, -at(counts, COIN))
  if (at(counts, MARKER) > 0) s.marker = SPENT
}

function settle(m: M, seat: Seat, then: PayFrame['then'], { pay: pieces }: Pay, stack: Todo): void {
  pay(m.state, seat, pieces)
  if (collecting() && Object.keys(pieces).length > 0) emit({ kind: 'paid', seat, with: pieces, for: then.op })
  stack.push(then)
}

function options(s: State, seat: Seat, key: number, or: PayFrame['or'], keepMarker: boolean): Pay[] {
  const list = paymentsFor(s, seat, key, keepMarker)
  if (or === 'scroll' && have(s, seat, SCROLL) > 0) list.push(BY_SCROLL)
  return list
}

/** Charges a cost, asking only when it can be paid in more than one way. */
export function charge(
  m: M,
  seat: Seat,
  key: number,
  then: PayFrame['then'],
  stack: Todo,
  or: 'scroll' | null = null,
  keepMarker = false,
): void {
  const only = onlyOf(options(m.state, seat, key, or, keepMarker))
  if (only !== undefined) settle(m, seat, then, only, stack)
  else stack.push({ op: 'pay', seat, cost: priceOf(key), or, keepMarker, then })
}

export const payOps: Some<'pay'> = {
  pay: {
    shape: SHAPES.pay,
    choices: (m, f) => options(m.state, f.seat, costOf(f.cost), f.or, f.keepMarker),
    check: () => deny('V-COIN-04', { why: 'notHeld' }),
    answer: (m, f, choice, stack) => settle(m, f.seat, f.then, choice, stack),
  } satisfies Question<State, PayFrame, Frame>,
}
