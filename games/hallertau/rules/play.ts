/** Playing cards: checking, paying, and carrying out their effects now or after the running action. */

import {
  collecting,
  DONE,
  interject,
  type Json,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Stack,
  type Step,
  stackOf,
} from '@dorfplatz/kernel'
import { type Card, incomeEffects } from './card.ts'
import {
  CAREFUL,
  CARELESS,
  DISCARD,
  discardOf,
  JOINT,
  PART,
  type Play,
  type PlayFirst,
  type Unasked,
} from './choices.ts'
import { amountsDue, type Cost, canPay, costFor, payStock, payWhich, waysToPay } from './cost.ts'
import { emit } from './events.ts'
import { BONUS, deckOf, POINT, THINGS } from './facts.ts'
import type { Discard, Frame, Joint, PayCost, Resolve } from './frames.ts'
import { type Lack, lacksOf } from './lack.ts'
import { at, type M, pick, playerOf } from './metrics.ts'
import {
  cardNamed,
  cardOf,
  chosenPart,
  joinablePlays,
  optionIn,
  playable,
  playableNow,
  playedBy,
  plays,
} from './playable.ts'
import type { Player, State } from './state.ts'
import { discard as discardCard, leaveHand } from './things.ts'

export function anytime(m: M, seat: Seat): readonly Unasked[] {
  const list: Unasked[] = plays(m, seat)
  list.push(playerOf(m, seat).careful ? CARELESS : CAREFUL)
  return list
}

export function answerAnytime(m: M, seat: Seat, choice: Unasked): void {
  if (!('careful' in choice)) {
    answerPlay(m, seat, choice)
    return
  }
  playerOf(m, seat).careful = choice.careful
  if (collecting()) emit({ kind: 'careful', seat, on: choice.careful })
}

/** One card, or the first of several played at the same time. */
export function answerPlay(m: M, seat: Seat, choice: Play | PlayFirst): void {
  if ('play' in choice) {
    playCard(m, seat, choice, null)
    return
  }
  // Until all are named and paid no other card may come in between.
  playerOf(m, seat).paying = true
  const card = cardNamed(choice.playFirst)
  const frame: Joint = { op: 'joint', seat, cards: [pick(card.plays.alone, choice.option ?? 0)], atomic: true }
  stackOf(m, seat).push(frame)
}

/** Lays the card face up, pays its price, and leaves its effects for `resolve` (H-ANY-04, H-ANY-05). */
function playCard(m: M, seat: Seat, play: Play, due: readonly number[] | null): void {
  const p = playerOf(m, seat)
  const card = playedBy(play)
  const option = play.option ?? 0
  const { cost } = optionIn(play)
  const fresh = p.hand.indexOf(card.id) >= p.hand.length - p.fresh
  const before = cost === null ? [] : playableNow(m, seat)
  p.settled = false
  leaveHand(p, card.id)
  p.played = [...p.played, card.id]
  if (collecting()) emit({ kind: 'play', seat, card: card.id })
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
  if (ways.length === 1) payWhich(m, seat, cost, pick(ways, 0))
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
  shape: PART,
  choices: (m, f) => waysToPay(m, f.seat, costFor(f.goods)),
  answer: (m, f, choice) => {
    playerOf(m, f.seat).paying = false
    payWhich(m, f.seat, costFor(f.goods), choice)
  },
}

export const discard: Question<State, Discard, Frame> = {
  secret: true,
  shape: DISCARD,
  choices: (m, f) => discardable(m, f.seat, f.point).map(discardOf),
  answer: (m, f, choice, stack) => {
    discardCard(m, f.seat, cardNamed(choice.discard).id)
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
  if (collecting()) emit({ kind: 'income', seat, card: card.id })
  stack.push({ op: 'effects', seat, list: incomeEffects(card), at: 0, source: source(card.id), atomic: true })
}

/** Adds what a card costs to what is due already, by thing. */
function addDue(p: Player, s: State, play: Play, due: number[]): void {
  const stock = optionIn(play).cost?.stock ?? []
  for (let i = 0; i < stock.length; i++) {
    const { thing, n } = pick(stock, i)
    due[thing] = at(due, thing) + Math.max(0, n(p, s))
  }
}

/** H-ANY-08: all requirements hold now, all prices are paid together, then each card in the order named. */
export const joint: Question<State, Joint, Frame> = {
  secret: true,
  shape: JOINT,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const due = THINGS.map(() => 0)
    for (let i = 0; i < f.cards.length; i++) addDue(p, m.state, pick(f.cards, i), due)
    const chosen = f.cards.some((play) => chosenPart(play) !== null)
    const more = joinablePlays(m, f.seat).filter((play) => {
      if (f.cards.some((other) => other.play === play.play)) return false
      // Only one of them may leave a choice of what is paid. More would bring nothing new: such cards have no condition
      // that could be spoiled, and no effect takes what their prices need, so the others can follow directly.
      if (chosen && chosenPart(play) !== null) return false
      const all = due.slice()
      addDue(p, m.state, play, all)
      return all.every((n, thing) => n === 0 || n <= at(p.stock, thing))
    })
    return [...more, DONE]
  },
  answer: (m, f, choice, stack) => {
    if (choice !== DONE) {
      stack.push({ op: 'joint', seat: f.seat, cards: [...f.cards, choice], atomic: true })
      return
    }
    playerOf(m, f.seat).paying = false
    const dues = f.cards.map((play) => {
      const { cost } = optionIn(play)
      return cost === null ? null : amountsDue(m, f.seat, cost)
    })
    for (const [i, play] of f.cards.entries()) playCard(m, f.seat, play, dues[i] ?? null)
  },
}

const lackJson = ({ what, have, need, or }: Lack): Json =>
  or === undefined ? { what, have, need } : { what, have, need, or: or.map(lackJson) }

/** The number of a card that somebody wants to play; null where the wish is about no card. */
function wishedCard(choice: Json): number | null {
  if (typeof choice !== 'object' || choice === null) return null
  const name = 'play' in choice ? choice.play : 'playFirst' in choice ? choice.playFirst : null
  return typeof name === 'string' ? Number(name) : null
}

/** Why a card cannot be played now; null if it can. */
export function checkAnytime(m: M, seat: Seat, choice: Json): Refusal | null {
  const id = wishedCard(choice)
  if (id === null) return null
  const p = playerOf(m, seat)
  if (!p.hand.includes(id)) return refuse('H-ANY-02', { card: id })
  const card = cardOf(id)
  const { phase } = m.state
  if (card.only !== 0 && card.only !== phase) return refuse('H-CARD-13', { card: id, only: card.only })
  if (card.not !== 0 && card.not === phase) return refuse('H-CARD-13', { card: id, not: card.not })
  if (card.trigger !== null && !card.trigger(p, m.state)) return refuse('H-JUST-01', { card: id })
  if (p.paying) return refuse('H-RES-18', { card: id })
  if (playable(p, m.state, card)) return refuse('H-CARD-08', { card: id })
  const lacks = lacksOf(m, seat, card)?.map(lackJson) ?? []
  if (card.test !== null && !card.test(p, m.state)) return refuse('H-CARD-02', { card: id, lacks })
  const costly = card.options.some((o) => o.cost !== null && !canPay(p, m.state, o.cost, true))
  return refuse(costly ? 'H-CARD-05' : 'H-CARD-02', { card: id, lacks })
}
