/** Costs in stones and coins, and the distinct ways of paying them: a coin stands in for any one stone (V-COIN-04). */

import { listening, type Question, type Seat, tell } from '@dorfplatz/kernel'
import { COUNCIL_GREEN, WELL_STONES } from '../cards/board.ts'
import { COIN, COLOURS, LETTERS, ROW, SCROLL, SPENT } from './codes.ts'
import type { Frame, PayFrame } from './frames.ts'
import { deny, type Lack } from './reasons.ts'
import { add, gain, have, type M, type Some, type State, type Todo } from './state.ts'

/** A cost as one number: up to three stones of each colour and three coins, two bits each. */
export function cost(orange: number, green: number, brown: number, pink: number, coins = 0): number {
  return orange | (green << 2) | (brown << 4) | (pink << 6) | (coins << 8)
}

/** How many of a kind (0 to 3 stones, 4 coins) a cost names. */
export function needOf(key: number, kind: number): number {
  return (key >> (2 * kind)) & 3
}

/** Three stones of one colour (V-WELL-01). */
export const WELL_PRICES = [
  cost(WELL_STONES, 0, 0, 0),
  cost(0, WELL_STONES, 0, 0),
  cost(0, 0, WELL_STONES, 0),
  cost(0, 0, 0, WELL_STONES),
]
/** To enter or advance in the council; a scroll will do instead. */
export const COUNCIL_PRICE = cost(0, COUNCIL_GREEN, 0, 0)
export const COIN_PRICE = cost(0, 0, 0, 0, 1)

interface Payment {
  /** One letter per piece: `ggc` is two green stones and a coin, `m` the marker in place of a coin. */
  readonly code: string
  /** Orange, green, brown, pink, coins, marker. */
  readonly pieces: readonly number[]
}

const known: (readonly Payment[] | undefined)[] = []

function payment(pieces: readonly number[]): Payment {
  return { code: pieces.map((n, i) => (LETTERS[i] as string).repeat(n)).join(''), pieces }
}

/** Every way to pay a cost, without looking at anybody's farm. */
function waysOf(key: number): readonly Payment[] {
  const found = known[key]
  if (found !== undefined) return found
  const list: Payment[] = []
  const visit = (kind: number, stones: readonly number[], coins: number): void => {
    if (kind === 4) {
      list.push(payment([...stones, coins, 0]))
      if (coins > 0) list.push(payment([...stones, coins - 1, 1]))
      return
    }
    for (let jokers = 0; jokers <= needOf(key, kind); jokers++) {
      visit(kind + 1, [...stones, needOf(key, kind) - jokers], coins + jokers)
    }
  }
  visit(0, [], needOf(key, 4))
  known[key] = list
  return list
}

/** Alone against Conny the marker can be spent like one coin (V-SOLO-11). */
export function markerCoin(s: State, seat: Seat): number {
  return s.solo && s.marker === seat ? 1 : 0
}

export function canPay(s: State, seat: Seat, key: number, keepMarker = false): boolean {
  const base = seat * ROW
  let coins = needOf(key, 4)
  for (let kind = 0; kind < 4; kind++) {
    const short = needOf(key, kind) - (s.farm[base + kind] as number)
    if (short > 0) coins += short
  }
  return coins <= (s.farm[base + COIN] as number) + (keepMarker ? 0 : markerCoin(s, seat))
}

/** What a seat would still need for a cost, after every coin has stood in for a stone; empty when it can pay. */
export function missing(s: State, seat: Seat, key: number, keepMarker = false): Lack {
  const base = seat * ROW
  let spare = (s.farm[base + COIN] as number) + (keepMarker ? 0 : markerCoin(s, seat)) - needOf(key, 4)
  const lack: { [thing: string]: number } = {}
  for (let kind = 0; kind < 4; kind++) {
    const short = needOf(key, kind) - (s.farm[base + kind] as number)
    if (short <= 0) continue
    const covered = Math.min(Math.max(0, spare), short)
    spare -= covered
    if (short > covered) lack[COLOURS[kind] as string] = short - covered
  }
  if (spare < 0) lack.coin = -spare
  return lack
}

function affordable(s: State, seat: Seat, p: Payment, marker: number): boolean {
  const base = seat * ROW
  for (let i = 0; i < 5; i++) if ((p.pieces[i] as number) > (s.farm[base + i] as number)) return false
  return (p.pieces[5] as number) <= marker
}

/** What somebody could pay with: orange, green, brown, pink, coins, and 1 for a marker that may be spent. */
export type Purse = readonly number[]

/** The codes of all payments somebody with this purse can make. */
export function paymentsWith(purse: Purse, key: number): string[] {
  return waysOf(key)
    .filter(({ pieces }) => pieces.every((n, i) => n <= (purse[i] ?? 0)))
    .map(({ code }) => code)
}

/** The same at the Well, where coins alone are one payment whatever colour they stand for. */
export function wellPaymentsWith(purse: Purse): string[] {
  return [...new Set(WELL_PRICES.flatMap((price) => paymentsWith(purse, price)))]
}

/** The codes of all payments this seat can make. */
export function paymentsFor(s: State, seat: Seat, key: number, keepMarker = false): string[] {
  const marker = keepMarker ? 0 : markerCoin(s, seat)
  const list: string[] = []
  for (const p of waysOf(key)) if (affordable(s, seat, p, marker)) list.push(p.code)
  return list
}

/** Puts the pieces of a payment back into the supply. */
export function payCode(s: State, seat: Seat, code: string): void {
  for (let i = 0; i < code.length; i++) {
    const kind = LETTERS.indexOf(code[i] as string)
    if (kind === 5) s.marker = SPENT
    else {
      gain(s, seat, kind, -1)
      if (kind < COIN) add(s.supply, kind, 1)
    }
  }
}

function settle(m: M, f: PayFrame, choice: string, stack: Todo): void {
  if (choice === 'scroll') gain(m.state, f.seat, SCROLL, -1)
  else payCode(m.state, f.seat, choice)
  if (choice !== '' && listening()) tell({ kind: 'paid', seat: f.seat, with: choice, for: f.then.op })
  stack.push(f.then)
}

function options(s: State, f: PayFrame): string[] {
  const list = paymentsFor(s, f.seat, f.cost, f.keepMarker)
  if (f.or === 'scroll' && have(s, f.seat, SCROLL) > 0) list.push('scroll')
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
  const frame: PayFrame = { op: 'pay', seat, cost: key, or, keepMarker, then }
  const list = options(m.state, frame)
  if (list.length === 1) settle(m, frame, list[0] as string, stack)
  else stack.push(frame)
}

export const payOps: Some<'pay'> = {
  pay: {
    choices: (m, f) => options(m.state, f),
    check: () => deny('V-COIN-04', { why: 'notHeld' }),
    answer: (m, f, choice, stack) => settle(m, f, choice as string, stack),
  } satisfies Question<State, PayFrame, Frame>,
}
