/** The smuggler: sell bread or tools, serve a customer of the queue, or take two stones (VM-20 to VM-25). */

import { collecting, PASS, type Pass, type Question, type Refusal, type Seat, shape } from '@dorfplatz/kernel'
import { QUEUE } from '../../cards/board.ts'
import { tileId, tileNumber, tiles } from '../../cards/customers.ts'
import { type Action, decline, orPass } from '../../rules/actions/action.ts'
import { SHAPES, type StonesChoice } from '../../rules/choices.ts'
import { FAME, INFLUENCE } from '../../rules/codes.ts'
import { spendTime } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { goodsLackingFor, handOver, hasGoodsFor, stonesFor, wantsMarker } from '../../rules/market.ts'
import { playing } from '../../rules/modules/registry.ts'
import { canPay, charge, costOf, missing, priceOf } from '../../rules/pay.ts'
import { deny } from '../../rules/reasons.ts'
import { at, gain, have, type M, type Some, type State, type Todo } from '../../rules/state.ts'
import { anyStoneLeft, takeThese } from '../../rules/stones.ts'
import { SMUGGLER } from './board.ts'
import { mine } from './couples.ts'
import type { SmuggleChoice, SmugglerFrame, TwoColoursFrame } from './types.ts'

const GREEN = costOf({ green: SMUGGLER.green })
const WARES = ['bread', 'tool'] as const

const TAKE: SmuggleChoice = Object.freeze({ deal: 'stones' })
const sales: { [ware: string]: SmuggleChoice[] } = {}
function saleOf(sell: 'bread' | 'tool', n: number): SmuggleChoice {
  sales[sell] ??= []
  sales[sell][n] ??= Object.freeze({ sell, n })
  return sales[sell][n]
}
const serves: SmuggleChoice[] = []
function serveOf(tile: number): SmuggleChoice {
  serves[tile] ??= Object.freeze({ serve: tileId(tile) })
  return serves[tile]
}

/** Two different colours, by their numbers. */
const PAIRS: readonly (readonly [number, number, StonesChoice])[] = INFLUENCE.flatMap((one, a) =>
  INFLUENCE.slice(a + 1).map(
    (other, i) => [a, a + 1 + i, Object.freeze({ stones: Object.freeze({ [one]: 1, [other]: 1 }) })] as const,
  ),
)

const held = (s: State, seat: Seat, ware: 'bread' | 'tool'): number =>
  have(s, seat, playing(s.modules).fieldOf[ware] ?? 0)

/** What a tile of the queue costs besides goods: its own stones and coins, and one stone of any colour (VM-22). */
function priceOfTile(s: State, tile: number): number {
  return costOf({ ...priceOf(stonesFor(s, tile)), any: SMUGGLER.stones })
}

function servable(s: State, seat: Seat, tile: number): boolean {
  return tile > 0 && hasGoodsFor(s, seat, tile) && canPay(s, seat, priceOfTile(s, tile), wantsMarker(s, tile))
}

function deals(s: State, seat: Seat): (SmuggleChoice | Pass)[] {
  const list: (SmuggleChoice | Pass)[] = []
  if (canPay(s, seat, GREEN))
    for (const ware of WARES) for (let n = 1; n <= held(s, seat, ware); n++) list.push(saleOf(ware, n))
  for (const tile of s.queue) if (servable(s, seat, tile)) list.push(serveOf(tile))
  if (anyStoneLeft(s)) list.push(TAKE)
  return list
}

function check(m: M, f: SmugglerFrame, choice: SmuggleChoice | Pass): Refusal | null {
  const s = m.state
  if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
  if ('deal' in choice) return deny('VM-24', { why: 'noSupply' })
  if ('sell' in choice) {
    const short = choice.n - held(s, f.seat, choice.sell)
    if (short > 0) return deny('VM-21', { why: 'lacks', lacks: { [choice.sell]: short } })
    return deny('VM-21', { why: 'lacks', lacks: missing(s, f.seat, GREEN), coins: true })
  }
  const tile = tileNumber(choice.serve)
  if (s.stalls.includes(tile)) return deny('VM-23', { why: 'atStall' })
  if (tile === 0 || !s.queue.includes(tile)) return null
  if (wantsMarker(s, tile) && s.marker !== f.seat) return deny('V-PROMO-05', { why: 'needsMarker' })
  if (!hasGoodsFor(s, f.seat, tile)) return deny('VM-22', { why: 'lacks', lacks: goodsLackingFor(s, f.seat, tile) })
  const lacks = missing(s, f.seat, priceOfTile(s, tile), wantsMarker(s, tile))
  return deny('VM-22', { why: 'lacks', lacks, coins: true })
}

function can(s: State, seat: Seat): boolean {
  return anyStoneLeft(s) || deals(s, seat).length > 0
}

export const smuggler: Action = {
  can,
  whyNot: (s, seat) => (can(s, seat) ? null : deny('VM-24', { why: 'nothingToSell' })),
  begin: (_, seat, must, stack) => stack.push({ op: 'smuggler', seat, must }),
}

function carryOut(m: M, seat: Seat, choice: SmuggleChoice | Pass, stack: Todo): void {
  if (choice === PASS) decline(seat, 'smuggler')
  else if ('deal' in choice) {
    spendTime(m, seat, SMUGGLER.takeTime, stack)
    takeTwo(m, seat, stack)
  } else if ('sell' in choice) charge(m, seat, GREEN, { op: 'smuggled', seat, deal: choice }, stack)
  else {
    const s = m.state
    const tile = tileNumber(choice.serve)
    charge(m, seat, priceOfTile(s, tile), { op: 'smuggled', seat, deal: choice }, stack, null, wantsMarker(s, tile))
  }
}

function pairs(s: State): StonesChoice[] {
  return PAIRS.filter(([a, b]) => at(s.supply, a) > 0 && at(s.supply, b) > 0).map(([, , choice]) => choice)
}

/** VM-24: two colours; with only one left in the supply one stone of it. */
function takeTwo(m: M, seat: Seat, stack: Todo): void {
  const [first, second] = pairs(m.state)
  if (second !== undefined) stack.push({ op: 'twoColours', seat })
  else if (first !== undefined) takeThese(m, seat, 'smuggler', first.stones)
  else {
    const colour = INFLUENCE.find((_, i) => at(m.state.supply, i) > 0)
    if (colour !== undefined) takeThese(m, seat, 'smuggler', { [colour]: 1 })
  }
}

/** The customer leaves the queue, which closes up and is refilled at once (VM-22, VM-23). */
function serveQueue(m: M, seat: Seat, tile: number, stack: Todo): void {
  const s = m.state
  handOver(m, seat, tile, stack)
  const waiting = s.queue.filter((other) => other > 0)
  const drawn = Math.max(0, Math.min(QUEUE - waiting.length, s.stack.length))
  // The next tile is the last one of the stack.
  s.queue = [...waiting, ...s.stack.slice(s.stack.length - drawn).reverse()]
  s.stack = s.stack.slice(0, s.stack.length - drawn)
}

export const smugglerOps: Some<'smuggler' | 'smuggled' | 'twoColours'> = {
  smuggler: {
    shape: shape.either(
      shape.fields({ sell: shape.id('ware', WARES), n: shape.number(1, 99) }),
      shape.fields({
        serve: shape.id(
          'customer',
          tiles.map(({ id }) => id),
        ),
      }),
      shape.fields({ deal: shape.value('stones') }),
      shape.value(PASS),
    ),
    choices: (m, f) => orPass(deals(m.state, f.seat), f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, SmugglerFrame, Frame>,
  smuggled: (m, f, stack) => {
    const { deal, seat } = f
    if ('serve' in deal) serveQueue(m, seat, tileNumber(deal.serve), stack)
    if (!('sell' in deal)) return
    const points = SMUGGLER.points * deal.n
    spendTime(m, seat, SMUGGLER.time, stack)
    gain(m.state, seat, playing(m.state.modules).fieldOf[deal.sell] ?? 0, -deal.n)
    gain(m.state, seat, FAME, points)
    const state = mine.of(m.state)
    mine.set(m.state, { ...state, smuggled: state.smuggled.with(seat, (state.smuggled[seat] ?? 0) + points) })
    if (collecting()) emit({ kind: 'smuggles', seat, thing: deal.sell, n: deal.n, points })
  },
  twoColours: {
    shape: SHAPES.stones,
    choices: (m) => pairs(m.state),
    check: () => deny('VM-24', { why: 'noSupply' }),
    answer: (m, f, choice) => takeThese(m, f.seat, 'smuggler', choice.stones),
  } satisfies Question<State, TwoColoursFrame, Frame>,
}
