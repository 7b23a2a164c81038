/** How a market day goes: take goods, serve customers, until everybody has had their turns. */

import {
  collecting,
  emitEvent,
  type Question,
  type Rules,
  refuse,
  type Step,
  shape,
  shuffle,
  shuffleWith,
} from '@dorfplatz/kernel'
import { CUSTOMERS, GOAL, GOODS, TAKEN, TURNS, WAITING } from '../cards/customers.ts'
import type { M, Market, MarketEvent, MarketFrame, MarketView, NextTurn, Turn, TurnChoice } from './state.ts'

const emit: (event: MarketEvent) => void = emitEvent

/** Choices are made once and shared by all matches. */
const TAKE: readonly TurnChoice[] = GOODS.map((take) => Object.freeze({ take }))
const SERVE: readonly TurnChoice[] = CUSTOMERS.map(({ id }) => Object.freeze({ serve: id }))

const goodsOf = (m: M, seat: number): number[] => m.state.goods[seat] ?? []
const idOf = (customer: number): string => CUSTOMERS[customer]?.id ?? ''

/** M-SERVE-01: all wanted goods are there. */
function canServe(m: M, seat: number, customer: number): boolean {
  const goods = goodsOf(m, seat)
  return (CUSTOMERS[customer]?.wants ?? []).every((n, good) => (goods[good] ?? 0) >= n)
}

/** M-SERVE-02: the next customer of the deck comes to the stalls. */
function nextCustomer(m: M): void {
  const customer = m.state.deck.pop()
  if (customer === undefined) return
  m.state.waiting.push(customer)
  if (collecting()) emit({ kind: 'came', customer: idOf(customer) })
}

const turn: Question<Market, Turn, MarketFrame> = {
  choices: (m, { seat }) => [
    ...TAKE,
    ...m.state.waiting.flatMap((customer) => (canServe(m, seat, customer) ? (SERVE[customer] ?? []) : [])),
  ],
  shape: shape.either(
    shape.fields({ take: shape.id('good', GOODS) }),
    shape.fields({
      serve: shape.id(
        'customer',
        CUSTOMERS.map(({ id }) => id),
      ),
    }),
  ),
  check: (m, { seat }, choice) => {
    if ('take' in choice) return null
    const customer = CUSTOMERS.findIndex(({ id }) => id === choice.serve)
    if (!m.state.waiting.includes(customer)) return refuse('M-SERVE-02')
    if (canServe(m, seat, customer)) return null
    const goods = goodsOf(m, seat)
    const lacking = (CUSTOMERS[customer]?.wants ?? []).map((n, good) => Math.max(0, n - (goods[good] ?? 0)))
    return refuse('M-SERVE-01', { customer: choice.serve, lacking })
  },
  answer: (m, { seat }, choice, stack) => {
    const goods = goodsOf(m, seat)
    if ('take' in choice) {
      // M-TAKE-01
      const good = GOODS.indexOf(choice.take)
      goods[good] = (goods[good] ?? 0) + TAKEN
      if (collecting()) emit({ kind: 'took', seat, good: choice.take })
    } else {
      const customer = CUSTOMERS.findIndex(({ id }) => id === choice.serve)
      const { wants, coins } = CUSTOMERS[customer] ?? { wants: [], coins: 0 }
      for (const [good, n] of wants.entries()) goods[good] = (goods[good] ?? 0) - n
      m.state.coins[seat] = (m.state.coins[seat] ?? 0) + coins
      m.state.waiting.splice(m.state.waiting.indexOf(customer), 1)
      m.state.served.push(customer)
      if (collecting()) emit({ kind: 'served', seat, customer: choice.serve })
      nextCustomer(m)
    }
    stack.push({ op: 'next', seat })
  },
}

/** M-TURN-01: clockwise, so many turns each. */
const next: Step<Market, NextTurn, MarketFrame> = (m, { seat }, stack) => {
  const following = seat + 1 < m.seats ? seat + 1 : 0
  const round = following === 0 ? m.state.turn + 1 : m.state.turn
  if (round > TURNS) return
  m.state.turn = round
  stack.push({ op: 'turn', seat: following })
}

export const rules: Rules<Market, MarketFrame, MarketView, MarketEvent, never> = {
  id: 'market-day',
  version: '1',
  seats: [1, 4],
  options: [],
  setup: (m, stack) => {
    const deck = shuffle(
      m,
      'customers',
      CUSTOMERS.map((_, i) => i),
    )
    stack.push({ op: 'turn', seat: 0 })
    return {
      turn: 1,
      goods: Array.from({ length: m.seats }, () => GOODS.map(() => 0)),
      coins: Array.from({ length: m.seats }, () => 0),
      waiting: deck.splice(-WAITING),
      deck,
      served: [],
    }
  },
  ops: { turn, next },
  view: (m) => ({
    turn: m.state.turn,
    goods: m.state.goods,
    coins: m.state.coins,
    waiting: m.state.waiting.map(idOf),
    deck: m.state.deck.length,
    served: m.state.served.map(idOf),
  }),
  known: (m) => [...m.state.waiting, ...m.state.served].map(String),
  reshuffle: (m, _, random) => {
    // Sorted first: how the deck really lies must not show in how it is dealt anew.
    m.state.deck = shuffleWith(
      random,
      m.state.deck.toSorted((a, b) => a - b),
    )
  },
  clone: ({ turn: now, goods, coins, waiting, deck, served }) => ({
    turn: now,
    goods: goods.map((list) => list.slice()),
    coins: coins.slice(),
    waiting: waiting.slice(),
    deck: deck.slice(),
    served: served.slice(),
  }),
  // M-END-01, M-SOLO-01
  result: (m) => {
    const scores = m.state.coins.map((coins, seat) => ({
      seat,
      total: coins,
      parts: { coins },
      tiebreak: [goodsOf(m, seat).reduce((sum, n) => sum + n, 0)],
    }))
    const worth = (seat: number): number => 100 * (scores[seat]?.total ?? 0) + (scores[seat]?.tiebreak[0] ?? 0)
    const best = Math.max(...scores.map(({ seat }) => worth(seat)))
    const winners = scores.filter(({ seat }) => worth(seat) === best).map(({ seat }) => seat)
    if (m.seats > 1) return { scores, winners }
    const reached = (scores[0]?.total ?? 0) >= GOAL
    return { scores, winners: reached ? winners : [], verdict: reached ? 'reached' : 'missed' }
  },
  violations: (m) => {
    const { waiting, deck, served, goods } = m.state
    const cards = [...waiting, ...deck, ...served]
    return [
      ...(new Set(cards).size === CUSTOMERS.length && cards.length === CUSTOMERS.length ? [] : ['a customer is lost']),
      ...(goods.flat().some((n) => n < 0) ? ['negative goods'] : []),
    ]
  },
}
