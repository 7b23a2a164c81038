/** The market day: everybody sells in turns, in the middle of one player's turn. */

import { collecting, PASS, type Pass, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { QUEUE } from '../cards/board.ts'
import { type Box, perBox } from '../cards/box.ts'
import { tileId, tileNumber } from '../cards/customers.ts'
import { SALE } from '../cards/spaces.ts'
import type { ModuleSale } from '../modules/frames.ts'
import type { Action } from './actions/action.ts'
import { addMore, answerMore, checkMore, hasMore } from './also.ts'
import { type ServeChoice, SHAPES, serveOf } from './choices.ts'
import { GRAIN, NONE, ON_ROOF } from './codes.ts'
import { spendTime } from './death.ts'
import { emit } from './events.ts'
import type { Frame, ServeFrame } from './frames.ts'
import { fieldCode, playing } from './modules/registry.ts'
import { canPay, charge, costOf, missing } from './pay.ts'
import { deny, type Lack } from './reasons.ts'
import { about, at, boxOf, gain, have, type M, type Some, type State, type Todo } from './state.ts'
import { couldPlay, openWindow } from './windows.ts'

interface Want {
  readonly thing: string
  readonly field: number
  readonly n: number
}

interface Wish {
  readonly goods: readonly Want[]
  readonly marker: boolean
  /** Stones and coins of the tile itself, and with the extra green stone of a sale that is not free. */
  readonly free: number
  readonly dear: number
  readonly choice: ServeChoice
}

const wishes = perBox((): Wish[] => [])

/** What a tile wants, by its number. */
function wishOf(s: State, tile: number): Wish {
  const box = boxOf(s)
  return wishes(box)[tile] ?? workOut(box, tile)
}

function workOut(box: Box, tile: number): Wish {
  const { green = 0, coin = 0, marker = 0, ...goods } = box.tiles[tile - 1]?.demand ?? {}
  const wish: Wish = {
    goods: Object.entries(goods).map(([thing, n]) => ({
      thing,
      field: thing === 'grain' ? GRAIN : fieldCode(thing),
      n,
    })),
    marker: marker > 0,
    free: costOf({ green, coin }),
    dear: costOf({ green: green + SALE.green, coin }),
    choice: serveOf(tileId(tile)),
  }
  wishes(box)[tile] = wish
  return wish
}

/** The first sale of the initiator needs no extra price (V-MARKET-07). */
function isFree(s: State, seat: Seat): boolean {
  return s.dayFree && s.day === seat
}

function hasGoods(s: State, seat: Seat, wish: Wish): boolean {
  for (const { field, n } of wish.goods) if (have(s, seat, field) < n) return false
  return !wish.marker || s.marker === seat
}

/** How many pieces of goods or grain a seat lacks for a tile. */
export function lacking(s: State, seat: Seat, tile: number): number {
  let missingPieces = 0
  for (const { field, n } of wishOf(s, tile).goods) missingPieces += Math.max(0, n - have(s, seat, field))
  return missingPieces
}

function goodsLacking(s: State, seat: Seat, wish: Wish): Lack {
  const short = wish.goods.map(({ thing, field, n }) => [thing, n - have(s, seat, field)] as const)
  return Object.fromEntries(short.filter(([, n]) => n > 0))
}

/** What a tile costs in stones and coins, without the extra price of a sale. */
export function stonesFor(s: State, tile: number): number {
  return wishOf(s, tile).free
}

/** Whether a tile is paid for with the next-start-player marker. */
export function wantsMarker(s: State, tile: number): boolean {
  return wishOf(s, tile).marker
}

export function goodsLackingFor(s: State, seat: Seat, tile: number): Lack {
  return goodsLacking(s, seat, wishOf(s, tile))
}

/** Whether a seat has all that a tile asks for besides stones and coins. */
export function hasGoodsFor(s: State, seat: Seat, tile: number): boolean {
  return hasGoods(s, seat, wishOf(s, tile))
}

function servable(s: State, seat: Seat, tile: number): boolean {
  const wish = wishOf(s, tile)
  return hasGoods(s, seat, wish) && canPay(s, seat, isFree(s, seat) ? wish.free : wish.dear, wish.marker)
}

/** A card may open the queue to its owner (VX-Marktschreier-1). */
function servesQueue(s: State, seat: Seat): boolean {
  for (const hook of playing(s.modules).hooks.servesQueue) if (hook(s, seat)) return true
  return false
}

function canServe(s: State, seat: Seat): boolean {
  for (const tile of s.stalls) if (tile > 0 && servable(s, seat, tile)) return true
  if (servesQueue(s, seat)) for (const tile of s.queue) if (tile > 0 && servable(s, seat, tile)) return true
  return false
}

/** Something is left to be had for somebody who has not passed (V-MARKET-08, VP-75, VX-Marktschreier-3). */
function isOpen(s: State): boolean {
  for (const tile of s.stalls) if (tile > 0) return true
  const { trades, servesQueue: queues } = playing(s.modules).hooks
  if (trades.length === 0 && queues.length === 0) return false
  for (let row = 0; row < s.rows; row++) {
    if (s.dayPassed & (1 << row)) continue
    if (trades.some((hook) => hook(s, row)) || (servesQueue(s, row) && s.queue.some((tile) => tile > 0))) return true
  }
  return false
}

/** Somebody is asked who could serve, or has something of a module to sell or to play (VI-45). */
function isAsked(m: M, seat: Seat): boolean {
  return canServe(m.state, seat) || hasMore(m, { op: 'serve', seat }) || couldPlay(m, seat)
}

/** Calls a market day; Conny may call one too. */
export function callMarketDay(m: M, row: number, stack: Todo): void {
  const s = m.state
  s.day = row
  s.dayAt = row
  s.dayPassed = 0
  s.dayFree = true
  s.daySold = 0
  if (collecting()) emit({ kind: 'marketDay', ...about(s, row) })
  stack.push({ op: 'marketCloses', seat: row })
  openWindow(m, 'marketEnds', row, stack)
  stack.push({ op: 'opportunity', seat: row })
  openWindow(m, 'marketBegins', row, stack)
}

export const market: Action = {
  can: () => true,
  whyNot: () => null,
  begin: (m, seat, _must, stack) => callMarketDay(m, seat, stack),
}

function pass(s: State, row: number): void {
  s.dayPassed |= 1 << row
  if (row === s.day) s.dayFree = false
  if (collecting()) emit({ kind: 'passes', seat: row })
}

/** Whoever comes next; everybody who cannot serve anybody passes unasked (V-MARKET-05 to -08). */
function opportunity(m: M, stack: Todo): void {
  const s = m.state
  const everyone = (1 << s.rows) - 1
  while (s.dayPassed !== everyone && isOpen(s)) {
    const row = s.dayAt
    s.dayAt = (row + 1) % s.rows
    if (s.dayPassed & (1 << row)) continue
    if (row === m.seats) connyServes(s, row)
    else if (isAsked(m, row)) {
      stack.push({ op: 'serve', seat: row })
      return
    } else pass(s, row)
  }
}

/** A served customer lies face down beside the farm. */
function keep(s: State, row: number, tile: number): void {
  s.served = s.served.with(row, [...(s.served[row] ?? []), tile])
}

/** Conny takes the front-most customer and drops out (V-SOLO-62 to -66). */
function connyServes(s: State, row: number): void {
  const front = s.stalls.findIndex((tile) => tile > 0)
  s.dayPassed |= 1 << row
  if (front < 0) return
  const tile = at(s.stalls, front)
  s.stalls = s.stalls.with(front, 0)
  s.daySold++
  keep(s, row, tile)
  if (collecting()) emit({ kind: 'connyServes', tile: tileId(tile) })
}

/** Customers move up in order and the queue is filled from the stack (V-MARKET-14 to -18). */
function closeMarket(m: M): void {
  const s = m.state
  s.day = NONE
  s.dayFree = false
  for (const closes of playing(s.modules).hooks.marketCloses) closes(m)
  if (s.daySold > 0) {
    const waiting = s.queue.filter((tile) => tile > 0)
    s.stalls = s.stalls.map((tile) => (tile === 0 ? (waiting.shift() ?? 0) : tile))
    const drawn = Math.min(QUEUE - waiting.length, s.stack.length)
    // The next tile is the last one of the stack.
    for (let n = 1; n <= drawn; n++) waiting.push(at(s.stack, s.stack.length - n))
    s.queue = waiting
    s.stack = s.stack.slice(0, s.stack.length - drawn)
  }
  if (collecting())
    emit({ kind: 'marketCloses', sold: s.daySold, stalls: s.stalls.map(tileId), queue: s.queue.map(tileId) })
}

function check(m: M, f: ServeFrame, choice: ServeChoice | ModuleSale | Pass): Refusal | null {
  const s = m.state
  const more = checkMore(m, f, choice)
  if (more !== null) return more
  const tile = choice === PASS || !('serve' in choice) ? 0 : tileNumber(choice.serve)
  if (tile === 0) return null
  const queued = s.queue.includes(tile)
  if (queued && !servesQueue(s, f.seat)) return deny('V-MARKET-03', { why: 'inQueue' })
  if (!queued && !s.stalls.includes(tile)) return null
  const wish = wishOf(s, tile)
  if (wish.marker && s.marker !== f.seat) return deny('V-PROMO-05', { why: 'needsMarker' })
  if (!hasGoods(s, f.seat, wish)) return deny('V-MARKET-04', { why: 'lacks', lacks: goodsLacking(s, f.seat, wish) })
  const price = isFree(s, f.seat) ? wish.free : wish.dear
  return deny('V-MARKET-07', { why: 'lacks', lacks: missing(s, f.seat, price, wish.marker), coins: true })
}

/** Hands over what a tile asks for and lays it face down beside the farm (V-MARKET-04); it leaves stall or queue. */
export function handOver(m: M, seat: Seat, tile: number, stack: Todo): void {
  const s = m.state
  const wish = wishOf(s, tile)
  for (const { field, n } of wish.goods) gain(s, seat, field, -n)
  if (wish.marker) s.marker = ON_ROOF
  takeTile(m, seat, tile)
  for (const served of playing(s.modules).hooks.served) served(m, seat, tile, stack)
  if (collecting()) emit({ kind: 'serves', seat, tile: tileId(tile) })
}

/** A tile leaves the market for a farm; its place stays empty until the market closes. */
export function takeTile(m: M, seat: Seat, tile: number): void {
  const s = m.state
  const gone = (list: readonly number[]): readonly number[] => list.map((other) => (other === tile ? 0 : other))
  if (s.stalls.includes(tile)) s.stalls = gone(s.stalls)
  else s.queue = gone(s.queue)
  keep(s, seat, tile)
}

function deliver(m: M, seat: Seat, id: string, stack: Todo): void {
  handOver(m, seat, tileNumber(id), stack)
  m.state.daySold++
}

export const marketOps: Some<'opportunity' | 'serve' | 'sale' | 'deliver' | 'marketCloses'> = {
  opportunity: (m, _, stack) => opportunity(m, stack),
  serve: {
    shape: SHAPES.serve,
    choices: (m, f) => {
      const s = m.state
      const list: (ServeChoice | ModuleSale | Pass)[] = []
      for (const tile of s.stalls) if (tile > 0 && servable(s, f.seat, tile)) list.push(wishOf(s, tile).choice)
      if (servesQueue(s, f.seat))
        for (const tile of s.queue) if (tile > 0 && servable(s, f.seat, tile)) list.push(wishOf(s, tile).choice)
      addMore(m, f, list)
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
      if (!('serve' in choice)) {
        answerMore(m, f, choice, stack)
        return
      }
      const tile = choice.serve
      const free = isFree(s, f.seat)
      const wish = wishOf(s, tileNumber(tile))
      const sale = { op: 'sale', seat: f.seat, tile, free } as const
      charge(m, f.seat, free ? wish.free : wish.dear, sale, stack, null, wish.marker)
    },
  } satisfies Question<State, ServeFrame, Frame>,
  sale: (m, f, stack) => {
    if (f.free) {
      m.state.dayFree = false
      deliver(m, f.seat, f.tile, stack)
      return
    }
    // V-MARKET-10: the extra price comes first, and with it a death.
    stack.push({ op: 'deliver', seat: f.seat, tile: f.tile })
    spendTime(m, f.seat, SALE.time, stack)
  },
  deliver: (m, f, stack) => deliver(m, f.seat, f.tile, stack),
  marketCloses: (m) => closeMarket(m),
}
