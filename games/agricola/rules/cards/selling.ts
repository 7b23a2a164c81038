/** A good that is about to become food, and that any other player may buy first (Corn Profiteer). */

import {
  clockwise,
  collecting,
  type Match,
  PASS,
  type Question,
  type Stack,
  type Step,
  together,
} from '@dorfplatz/kernel'
import { SELL_TO, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Buy, SellTo, Sold } from '../frames.ts'
import { FOOD, goodName } from '../goods.ts'
import { affordable } from '../payment/prices.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { at } from '../tables.ts'
import { payPlayer } from './deals.ts'

/** One of the good leaves the owner's supply; who could pay for it is asked, all at the same time (I239.r2). */
export function offerForSale(
  m: Match<State>,
  seat: number,
  { card, good, food, price }: Pick<Sold, 'card' | 'good' | 'food' | 'price'>,
  stack: Stack<AgricolaFrame>,
): void {
  const p = playerOf(m, seat)
  p.goods[good] = (p.goods[good] ?? 0) - 1
  m.state.bids = []
  stack.push({ op: 'sold', seat, card, good, food, price })
  const others = clockwise(m.seats, seat).filter((other) => other !== seat && canPay(m, other, price))
  if (others.length === 0) return
  const lanes = others.map((other): { seat: number; frames: Buy[] } => ({
    seat: other,
    frames: [{ op: 'buy', seat: other, card, owner: seat, good, price }],
  }))
  stack.push(together(lanes))
}

function canPay(m: Match<State>, seat: number, price: number): boolean {
  return affordable(m.state, playerOf(m, seat), ['fee', FOOD, price])
}

export const buy: Question<State, Buy, AgricolaFrame> = {
  choices: (m, f) => (canPay(m, f.seat, f.price) ? ['yes', PASS] : [PASS]),
  shape: SHAPES.buy,
  answer: (m, f, choice) => {
    if (choice !== PASS) m.state.bids = [...m.state.bids, f.seat]
  },
}

/** Nobody wants it: it becomes food. Somebody does: it must be sold, to whom the owner likes. */
export const sold: Step<State, Sold, AgricolaFrame> = (m, f, stack) => {
  const buyers = clockwise(m.seats, f.seat).filter((seat) => m.state.bids.includes(seat) && canPay(m, seat, f.price))
  m.state.bids = []
  const [only] = buyers
  if (only === undefined) {
    const p = playerOf(m, f.seat)
    p.goods[FOOD] = (p.goods[FOOD] ?? 0) + f.food
    if (collecting()) emit({ kind: 'exchange', seat: f.seat, gave: { [goodName(f.good)]: 1 }, got: { food: f.food } })
  } else if (buyers.length === 1) sell(m, f, only, stack)
  else stack.push({ op: 'sellTo', seat: f.seat, card: f.card, good: f.good, price: f.price, buyers })
}

export const sellTo: Question<State, SellTo, AgricolaFrame> = {
  choices: (_, f) => f.buyers.map((seat) => at(SELL_TO, seat)),
  shape: SHAPES.sellTo,
  answer: (m, f, choice, stack) => sell(m, f, choice.sellTo, stack),
}

/** Paid first, then handed over; meanwhile it is the owner's, who cannot spend it. */
function sell(
  m: Match<State>,
  { seat, good, price }: Pick<SellTo, 'seat' | 'good' | 'price'>,
  buyer: number,
  stack: Stack<AgricolaFrame>,
): void {
  const p = playerOf(m, seat)
  p.goods[good] = (p.goods[good] ?? 0) + 1
  stack.push({ op: 'handOver', seat, receiver: buyer, good })
  payPlayer(m, buyer, seat, price, stack)
}
