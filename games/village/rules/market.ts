/** The market day: everybody sells in turns, in the middle of one player's turn. */

import { type Json, listening, type Question, type Refusal, type Seat, tell } from '@dorfplatz/kernel'
import { QUEUE, SALE_GREEN, SALE_TIME } from '../cards/board.ts'
import { tiles } from '../cards/customers.ts'
import type { Action } from './actions/action.ts'
import { GOOD, GOODS, GRAIN, NONE, ON_ROOF } from './codes.ts'
import { spendTime } from './death.ts'
import type { Frame, ServeFrame } from './frames.ts'
import { canPay, charge, cost, missing } from './pay.ts'
import { deny, type Lack } from './reasons.ts'
import { about, gain, have, type M, type Some, type State, type Todo } from './state.ts'

const PASS = 'pass'

interface Wish {
  /** Fields of the farm and how many of each. */
  readonly goods: readonly (readonly [field: number, n: number])[]
  readonly marker: boolean
  /** Stones and coins of the tile itself, and with the extra green stone of a sale that is not free. */
  readonly free: number
  readonly dear: number
}

/** What each tile wants, by tile number (from 1). */
const WISHES: readonly Wish[] = [
  { goods: [], marker: false, free: 0, dear: 0 },
  ...tiles.map(({ demand: d }): Wish => {
    const goods: [number, number][] = []
    for (const [i, good] of GOODS.entries()) {
      const n = d[good] ?? 0
      if (n > 0) goods.push([GOOD + i, n])
    }
    if (d.grain !== undefined) goods.push([GRAIN, d.grain])
    const green = d.green ?? 0
    const coins = d.coin ?? 0
    return {
      goods,
      marker: (d.marker ?? 0) > 0,
      free: cost(0, green, 0, 0, coins),
      dear: cost(0, green + SALE_GREEN, 0, 0, coins),
    }
  }),
]

function wishOf(tile: number): Wish {
  return WISHES[tile] as Wish
}

/** The first sale of the initiator needs no extra price (V-MARKET-07). */
function isFree(s: State, seat: Seat): boolean {
  return s.dayFree && s.day === seat
}

function hasGoods(s: State, seat: Seat, wish: Wish): boolean {
  for (const [field, n] of wish.goods) if (have(s, seat, field) < n) return false
  return !wish.marker || s.marker === seat
}

/** How many pieces of goods or grain a seat lacks for a tile. */
export function lacking(s: State, seat: Seat, tile: number): number {
  let n = 0
  for (const [field, wanted] of wishOf(tile).goods) n += Math.max(0, wanted - have(s, seat, field))
  return n
}

function goodsLacking(s: State, seat: Seat, wish: Wish): Lack {
  const short = wish.goods.map(([field, n]) => [
    field === GRAIN ? 'grain' : GOODS[field - GOOD],
    n - have(s, seat, field),
  ])
  return Object.fromEntries(short.filter(([, n]) => Number(n) > 0)) as Lack
}

function servable(s: State, seat: Seat, tile: number): boolean {
  const wish = wishOf(tile)
  return hasGoods(s, seat, wish) && canPay(s, seat, isFree(s, seat) ? wish.free : wish.dear, wish.marker)
}

function canServe(s: State, seat: Seat): boolean {
  for (const tile of s.stalls) if (tile > 0 && servable(s, seat, tile)) return true
  return false
}

/** Calls a market day; Conny may call one too. */
export function callMarketDay(m: M, row: number, stack: Todo): void {
  const s = m.state
  s.day = row
  s.dayAt = row
  s.dayPassed = 0
  s.dayFree = true
  s.daySold = 0
  if (listening()) tell({ kind: 'marketDay', ...about(s, row) })
  stack.push({ op: 'opportunity', seat: row })
}

export const market: Action = {
  whyNot: () => null,
  begin: (m, seat, _must, stack) => callMarketDay(m, seat, stack),
}

function pass(s: State, row: number): void {
  s.dayPassed |= 1 << row
  if (row === s.day) s.dayFree = false
  if (listening()) tell({ kind: 'passes', seat: row })
}

/** Whoever comes next; everybody who cannot serve anybody passes unasked (V-MARKET-05 to -08). */
function opportunity(m: M, stack: Todo): void {
  const s = m.state
  const everyone = (1 << s.rows) - 1
  while (s.dayPassed !== everyone && s.stalls.some((tile) => tile > 0)) {
    const row = s.dayAt
    s.dayAt = (row + 1) % s.rows
    if (s.dayPassed & (1 << row)) continue
    if (row === m.seats) connyServes(s, row)
    else if (canServe(s, row)) {
      stack.push({ op: 'serve', seat: row })
      return
    } else pass(s, row)
  }
  closeMarket(s)
}

/** Conny takes the front-most customer and drops out (V-SOLO-62 to -66). */
function connyServes(s: State, row: number): void {
  const front = s.stalls.findIndex((tile) => tile > 0)
  s.dayPassed |= 1 << row
  if (front < 0) return
  const tile = s.stalls[front] as number
  s.stalls[front] = 0
  s.daySold++
  s.served[row]?.push(tile)
  if (listening()) tell({ kind: 'connyServes', tile })
}

/** Customers move up in order and the queue is filled from the stack (V-MARKET-14 to -18). */
function closeMarket(s: State): void {
  s.day = NONE
  s.dayFree = false
  if (s.daySold > 0) {
    for (let i = 0; i < s.stalls.length; i++) if (s.stalls[i] === 0) s.stalls[i] = s.queue.shift() ?? 0
    while (s.queue.length < QUEUE && s.stack.length > 0) s.queue.push(s.stack.pop() as number)
  }
  if (listening()) tell({ kind: 'marketCloses', sold: s.daySold, stalls: s.stalls.slice(), queue: s.queue.slice() })
}

function check(m: M, f: ServeFrame, choice: Json): Refusal | null {
  const s = m.state
  if (typeof choice !== 'number' || WISHES[choice] === undefined || choice === 0) return null
  if (s.queue.includes(choice)) return deny('V-MARKET-03', { why: 'inQueue' })
  if (!s.stalls.includes(choice)) return null
  const wish = wishOf(choice)
  if (wish.marker && s.marker !== f.seat) return deny('V-PROMO-05', { why: 'needsMarker' })
  if (!hasGoods(s, f.seat, wish)) return deny('V-MARKET-04', { why: 'lacks', lacks: goodsLacking(s, f.seat, wish) })
  const price = isFree(s, f.seat) ? wish.free : wish.dear
  return deny('V-MARKET-07', { why: 'lacks', lacks: missing(s, f.seat, price, wish.marker), coins: true })
}

/** Hands over the goods and lays the tile face down beside the farm (V-MARKET-04). */
function deliver(m: M, seat: Seat, tile: number): void {
  const s = m.state
  const wish = wishOf(tile)
  for (const [field, n] of wish.goods) gain(s, seat, field, -n)
  if (wish.marker) s.marker = ON_ROOF
  s.stalls[s.stalls.indexOf(tile)] = 0
  s.served[seat]?.push(tile)
  s.daySold++
  if (listening()) tell({ kind: 'serves', seat, tile })
}

export const marketOps: Some<'opportunity' | 'serve' | 'sale' | 'deliver'> = {
  opportunity: (m, _, stack) => opportunity(m, stack),
  serve: {
    choices: (m, f) => {
      const s = m.state
      const list: Json[] = []
      for (const tile of s.stalls) if (tile > 0 && servable(s, f.seat, tile)) list.push(tile)
      list.push(PASS)
      return list
    },
    check,
    answer: (m, f, choice, stack) => {
      const s = m.state
      stack.push({ op: 'opportunity', seat: s.day })
      if (choice === PASS) {
        pass(s, f.seat)
        return
      }
      const tile = choice as number
      const free = isFree(s, f.seat)
      const wish = wishOf(tile)
      charge(
        m,
        f.seat,
        free ? wish.free : wish.dear,
        { op: 'sale', seat: f.seat, tile, free },
        stack,
        null,
        wish.marker,
      )
    },
  } satisfies Question<State, ServeFrame, Frame>,
  sale: (m, f, stack) => {
    if (f.free) {
      m.state.dayFree = false
      deliver(m, f.seat, f.tile)
      return
    }
    // V-MARKET-10: the extra price comes first, and with it a death.
    stack.push({ op: 'deliver', seat: f.seat, tile: f.tile })
    spendTime(m, f.seat, SALE_TIME, stack)
  },
  deliver: (m, f) => deliver(m, f.seat, f.tile),
}
