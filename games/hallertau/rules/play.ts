/** Playing cards: checking, paying, and carrying out their effects now or after the running action. */

import {
  interject,
  type Json,
  listening,
  PASS,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Stack,
  type Step,
  stackOf,
  tell,
} from '@dorfplatz/kernel'
import { type Card, incomeEffects } from './card.ts'
import { allPlays, cardOf, chosenPart, joinable, playable, playableNow, plays } from './chance.ts'
import { amountsDue, type Cost, canPay, costFor, payStock, payWhich, waysToPay } from './cost.ts'
import { BONUS, deckOf, POINT, THINGS } from './facts.ts'
import type { Discard, Frame, Joint, PayCost, Resolve } from './frames.ts'
import { type Lack, lacksOf } from './lack.ts'
import { at, type M, playerOf } from './metrics.ts'
import type { State } from './state.ts'
import { discard as discardCard, leaveHand } from './things.ts'

/** The toggle every seat has at any time. */
export const CAREFUL = 'careful'

export function anytime(m: M, seat: Seat): readonly Json[] {
  const list: Json[] = plays(m, seat)
  list.push(CAREFUL)
  return list
}

export function answerAnytime(m: M, seat: Seat, choice: Json): void {
  if (choice === CAREFUL) {
    const p = playerOf(m, seat)
    p.careful = !p.careful
    if (listening()) tell({ kind: 'careful', seat, on: p.careful })
    return
  }
  answerPlay(m, seat, choice as number)
}

/** One card, or with a minus sign the first of several played at the same time. */
export function answerPlay(m: M, seat: Seat, choice: number): void {
  if (choice > 0) playCard(m, seat, choice, null)
  else {
    // Until all are named and paid no other card may come in between.
    playerOf(m, seat).paying = true
    const frame: Joint = { op: 'joint', seat, cards: [-choice], atomic: true }
    stackOf(m, seat).push(frame)
  }
}

/** Lays the card face up, pays its price, and leaves its effects for `resolve` (H-ANY-04, H-ANY-05). */
function playCard(m: M, seat: Seat, play: number, due: readonly number[] | null): void {
  const p = playerOf(m, seat)
  const card = cardOf(play % 1000)
  const option = Math.floor(play / 1000)
  const cost = card.options[option]?.cost ?? null
  const fresh = p.hand.indexOf(card.id) >= p.hand.length - p.fresh
  const before = cost === null ? [] : playableNow(m, seat)
  p.settled = false
  leaveHand(p, card.id)
  p.played = [...p.played, card.id]
  if (listening()) tell({ kind: 'play', seat, card: card.id })
  if (fresh) p.playedFresh = true
  if (card.data.trigger?.event === 'beforeOwnLastAction') p.bound = true // H-SPC-222
  const stack = stackOf(m, seat)
  const resolve: Resolve = { op: 'resolve', seat, card: card.id, option, atomic: true }
  const space = p.using > 0 ? stack.findLastIndex((f) => f.op === 'spaceDone' && f.seat === seat) : -1
  if (card.immediate) stack.push(resolve)
  else if (card.afterSpace && space >= 0) stack.splice(space, 0, resolve)
  else interject(m, seat, [resolve])
  if (cost !== null) pay(m, seat, cost, due ?? amountsDue(m, seat, cost), before, stack)
}

/** Pays at once what leaves no choice, asks for the rest, and then gives the instant of H-ANY-07. */
export function pay(
  m: M,
  seat: Seat,
  cost: Cost,
  due: readonly number[],
  before: readonly number[],
  stack: Stack<Frame>,
): void {
  const p = playerOf(m, seat)
  if (p.hand.length > 0) stack.push({ op: 'chance', seat, moment: 'now', order: [seat], before, atomic: true })
  payStock(m, seat, cost, due)
  if (cost.which === null) return
  if (cost.which === 'handCards' || cost.which === 'handPointCards') {
    askDiscard(m, seat, cost.n, cost.which === 'handPointCards', stack)
    return
  }
  const ways = waysToPay(m, seat, cost)
  if (ways.length === 1) payWhich(m, seat, cost, ways[0] as number)
  else {
    p.paying = true
    stack.push({ op: 'payCost', seat, goods: cost.goods, atomic: true })
  }
}

const discardable = (m: M, seat: Seat, point: boolean): number[] =>
  playerOf(m, seat).hand.filter((card) => !point || deckOf(card) === POINT)

function askDiscard(m: M, seat: Seat, left: number, point: boolean, stack: Stack<Frame>): void {
  const p = playerOf(m, seat)
  const cards = discardable(m, seat, point)
  p.paying = cards.length > left
  if (p.paying) stack.push({ op: 'discard', seat, left, point, atomic: true })
  else for (const card of cards) discardCard(m, seat, card)
}

export const payCost: Question<State, PayCost, Frame> = {
  choices: (m, f) => waysToPay(m, f.seat, costFor(f.goods)),
  answer: (m, f, choice) => {
    playerOf(m, f.seat).paying = false
    payWhich(m, f.seat, costFor(f.goods), choice as number)
  },
}

export const discard: Question<State, Discard, Frame> = {
  secret: true,
  choices: (m, f) => discardable(m, f.seat, f.point),
  answer: (m, f, choice, stack) => {
    discardCard(m, f.seat, choice as number)
    if (f.left > 1) askDiscard(m, f.seat, f.left - 1, f.point, stack)
    else playerOf(m, f.seat).paying = false
  },
}

/** Carries out the effects of a card; a Bonus card laid in Phase 3 gives its income at once (H-PH3-04). */
export const resolve: Step<State, Resolve, Frame> = (m, f, stack) => {
  const card = cardOf(f.card)
  if (card.deck === BONUS) {
    if (m.state.phase === 3) activate(m, f.seat, card, stack)
    return
  }
  const list = card.options[f.option]?.effects ?? []
  if (list.length > 0) stack.push({ op: 'effects', seat: f.seat, list, at: 0, source: source(card.id), atomic: true })
}

export const source = (card: number): string => String(card)

/** H-PH3-02: each Bonus card once in a Phase 3. */
export function activate(m: M, seat: Seat, card: Card, stack: Stack<Frame>): void {
  const p = playerOf(m, seat)
  p.activated = [...p.activated, card.id]
  if (listening()) tell({ kind: 'income', seat, card: card.id })
  stack.push({ op: 'effects', seat, list: incomeEffects(card), at: 0, source: source(card.id), atomic: true })
}

const costOf = (play: number): Cost | null => cardOf(play % 1000).options[Math.floor(play / 1000)]?.cost ?? null

/** What the cards chosen so far cost together, by thing. */
function jointDue(m: M, seat: Seat, cards: readonly number[]): number[] {
  const due = THINGS.map(() => 0)
  for (const play of cards) {
    const cost = costOf(play)
    if (cost === null) continue
    const amounts = amountsDue(m, seat, cost)
    for (const [i, part] of cost.stock.entries()) due[part.thing] = at(due, part.thing) + at(amounts, i)
  }
  return due
}

/** H-ANY-08: all requirements hold now, all prices are paid together, then each card in the order named. */
export const joint: Question<State, Joint, Frame> = {
  secret: true,
  choices: (m, f): readonly Json[] => {
    const p = playerOf(m, f.seat)
    const named = f.cards.map((play) => play % 1000)
    const more = allPlays(m, f.seat).filter((play) => {
      if (play <= 0 || named.includes(play % 1000) || !joinable(play)) return false
      // Only one of them may leave a choice of what is paid. More would bring nothing new: such cards have no condition
      // that could be spoiled, and no effect takes what their prices need, so the others can follow directly.
      if (chosenPart(play) !== null && f.cards.some((other) => chosenPart(other) !== null)) return false
      const due = jointDue(m, f.seat, [...f.cards, play])
      return due.every((n, thing) => n === 0 || n <= at(p.stock, thing))
    })
    return [...more, PASS]
  },
  answer: (m, f, choice, stack) => {
    if (choice !== PASS) {
      stack.push({ op: 'joint', seat: f.seat, cards: [...f.cards, choice as number], atomic: true })
      return
    }
    playerOf(m, f.seat).paying = false
    const dues = f.cards.map((play) => {
      const cost = costOf(play)
      return cost === null ? null : amountsDue(m, f.seat, cost)
    })
    for (const [i, play] of f.cards.entries()) playCard(m, f.seat, play, dues[i] ?? null)
  },
}

const lackJson = ({ what, have, need, or }: Lack): Json =>
  or === undefined ? { what, have, need } : { what, have, need, or: or.map(lackJson) }

/** Why a card cannot be played now; null if it can. */
export function checkAnytime(m: M, seat: Seat, choice: Json): Refusal | null {
  if (typeof choice !== 'number') return null
  const id = Math.abs(choice) % 1000
  const p = playerOf(m, seat)
  if (!p.hand.includes(id)) return refuse('H-ANY-02', { card: id })
  const card = cardOf(id)
  const { phase } = m.state
  if (card.only !== 0 && card.only !== phase) return refuse('H-CARD-13', { card: id, only: card.only })
  if (card.not !== 0 && card.not === phase) return refuse('H-CARD-13', { card: id, not: card.not })
  if (card.trigger !== null && !card.trigger(p, m.state)) return refuse('H-JUST-01', { card: id })
  if (p.paying) return refuse('H-RES-18', { card: id })
  if (playable(m, seat, card)) return refuse('H-CARD-08', { card: id })
  const lacks = lacksOf(m, seat, card)?.map(lackJson) ?? []
  if (card.test !== null && !card.test(p, m.state)) return refuse('H-CARD-02', { card: id, lacks })
  const costly = card.options.some((o) => o.cost !== null && !canPay(m, seat, o.cost, true))
  return refuse(costly ? 'H-CARD-05' : 'H-CARD-02', { card: id, lacks })
}
