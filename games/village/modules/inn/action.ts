/** The inn action: go in, pay, slide a card under its stack, buy one (VI-20 to VI-30). */

import { collecting, PASS, type Pass, type Question, type Refusal, type Seat, shape } from '@dorfplatz/kernel'
import { type Action, decline, orPass } from '../../rules/actions/action.ts'
import { kindIn, type MemberChoice, memberOf, type Pay, SHAPES } from '../../rules/choices.ts'
import { countsFor, FARM } from '../../rules/codes.ts'
import { spendTime } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { fieldCode } from '../../rules/modules/registry.ts'
import { COIN_PRICE, canPay, charge, costOf, missing, pay, paymentsFor } from '../../rules/pay.ts'
import { placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import {
  boxOf,
  gain,
  have,
  isAt,
  kindsAt,
  listed,
  type M,
  move,
  type Some,
  type State,
  single,
  type Todo,
} from '../../rules/state.ts'
import { type Person, personIn } from './person.ts'
import { type InnState, innOf, NOBODY, personAt, personNumber, STACKS, setInn, toHand, topOf } from './state.ts'
import type {
  BuyChoice,
  EnterChoice,
  InnBuyFrame,
  InnEnterFrame,
  InnGuestFrame,
  InnPayFrame,
  InnSlideFrame,
  SlideChoice,
} from './types.ts'

/** Going in costs this time, step 1 this time or stone (VI-22, VI-24). */
export const INN_TIME = 1
export const STEP_TIME = 1
const ANY_STONE = costOf({ any: 1 })

const ENTER: EnterChoice = Object.freeze({ enter: 'inn' })
const BY_TIME: Pay = Object.freeze({ pay: Object.freeze({ time: STEP_TIME }) })

const slides: SlideChoice[] = []
const slideOf = (n: number): SlideChoice => {
  const known = slides[n] ?? Object.freeze({ slide: personAt(n).id })
  slides[n] = known
  return known
}
const buys: BuyChoice[] = []
export const buyOf = (n: number): BuyChoice => {
  const known = buys[n] ?? Object.freeze({ buy: personAt(n).id })
  buys[n] = known
  return known
}

export const innPlace = (): number => placeCode('inn')

function stacksEmpty(inn: InnState): boolean {
  return inn.stacks.every((stack) => stack.length === 0)
}

/** Time on side A, a stone on side B (VI-02, VI-24). */
function waysToPay(s: State, seat: Seat): Pay[] {
  return innOf(s).side === 'A' ? [BY_TIME] : paymentsFor(s, seat, ANY_STONE)
}

/** What a seat lacks for a card; empty when it can be bought (VI-26, VI-49). */
export function lacksFor(s: State, seat: Seat, person: Person): { readonly beer?: number; readonly coin?: number } {
  const { cost } = personIn(boxOf(s), person)
  if (cost.coin !== undefined) return missing(s, seat, COIN_PRICE)
  const short = (cost.beer ?? 0) - have(s, seat, fieldCode('beer'))
  return short > 0 ? { beer: short } : {}
}

export function canBuy(s: State, seat: Seat, person: Person): boolean {
  const { coin, beer = 0 } = personIn(boxOf(s), person).cost
  return coin === undefined ? have(s, seat, fieldCode('beer')) >= beer : canPay(s, seat, COIN_PRICE)
}

/** Pays for a card; a coin alone against Conny may be the marker. */
export function buy(m: M, seat: Seat, card: string, open: boolean, stack: Todo): void {
  const { cost } = personIn(boxOf(m.state), personAt(personNumber(card)))
  const bought = { op: 'innBought', seat, card, open } as const
  if (cost.coin === undefined) {
    gain(m.state, seat, fieldCode('beer'), -(cost.beer ?? 0))
    stack.push(bought)
  } else charge(m, seat, COIN_PRICE, bought, stack)
}

function take(m: M, seat: Seat, card: string, open: boolean): void {
  const n = personNumber(card)
  toHand(m.state, seat, n, open)
  const { cost } = personAt(n)
  if (!collecting()) return
  if (open) emit({ kind: 'innBuys', seat, card, cost })
  else {
    emit({ kind: 'innBuys', seat, cost })
    emit({ kind: 'innBuysUnseen', seat, card, to: [seat] })
  }
}

function goIn(m: M, seat: Seat, kind: number, stack: Todo): void {
  const who = move(m.state, seat, FARM, kind, innPlace())
  spendTime(m, seat, INN_TIME, stack)
  if (collecting()) emit({ kind: 'innEnters', seat, who, generation: countsFor(kind) })
  // VI-28 to VI-30: with nothing to pay or nothing to buy the place is all one gets.
  if (!stacksEmpty(innOf(m.state)) && waysToPay(m.state, seat).length > 0)
    stack.push({ op: 'innPay', seat, must: false })
}

function stepOne(m: M, seat: Seat, choice: Pay, stack: Todo): void {
  if (choice === BY_TIME || choice.pay.time !== undefined) spendTime(m, seat, STEP_TIME, stack)
  else pay(m.state, seat, choice.pay)
  if (collecting()) emit({ kind: 'innPays', seat, with: choice.pay })
  stack.push({ op: 'innSlide', seat })
}

/** VI-25, VI-30: the top card goes under its own stack; the only one of a stack stays where it is. */
function slide(m: M, seat: Seat, card: string, stack: Todo): void {
  const { stacks } = innOf(m.state)
  const top = personNumber(card)
  const i = stacks.findIndex((cards) => cards.at(-1) === top)
  setInn(m.state, {
    stacks: stacks.map((cards, at) => (at === i ? [top, ...cards.slice(0, -1)] : cards)),
    slid: i,
  })
  if (collecting()) emit({ kind: 'innSlides', seat, card })
  stack.push({ op: 'innBuy', seat })
}

function tops(inn: InnState): number[] {
  return Array.from({ length: STACKS }, (_, i) => topOf(inn, i)).filter((n) => n !== undefined)
}

/** VI-22: somebody at home, or somebody there and something to pay with. */
function can(s: State, seat: Seat): boolean {
  const inn = innOf(s)
  if (!isAt(s, seat, innPlace())) return isAt(s, seat, FARM)
  return !stacksEmpty(inn) && (inn.side === 'A' || canPay(s, seat, ANY_STONE))
}

function whyNot(s: State, seat: Seat): Refusal | null {
  if (can(s, seat)) return null
  if (!isAt(s, seat, innPlace())) return deny('VI-22', { why: 'nobodyInInn' })
  if (stacksEmpty(innOf(s))) return deny('VI-30', { why: 'stacksEmpty' })
  return deny('VI-24', { why: 'lacks', lacks: missing(s, seat, ANY_STONE), coins: true })
}

function begin(m: M, seat: Seat, must: boolean, stack: Todo): void {
  if (innOf(m.state).slid !== NOBODY) setInn(m.state, { slid: NOBODY })
  if (!isAt(m.state, seat, innPlace())) stack.push({ op: 'innEnter', seat, must })
  else stack.push({ op: 'innPay', seat, must })
}

export const innAction: Action = { can, whyNot, begin }

function members(m: M, seat: Seat): MemberChoice[] {
  return listed(kindsAt(m.state, seat, FARM)).map((g) => memberOf(FARM, g))
}

const NOBODY_HOME = deny('VI-22', { why: 'nobodyInInn' })

export const innActionOps: Some<'innEnter' | 'innGuest' | 'innPay' | 'innSlide' | 'innBuy' | 'innBought'> = {
  innEnter: {
    shape: shape.either(shape.fields({ enter: shape.value('inn') }), shape.value(PASS)),
    choices: (m, f) => orPass(isAt(m.state, f.seat, FARM) ? [ENTER] : [], f.must),
    check: () => deny('V-WELL-06', { why: 'notOffered' }),
    answer: (m, f, choice, stack) => {
      if (choice === PASS) {
        decline(f.seat, 'inn')
        return
      }
      const only = single(kindsAt(m.state, f.seat, FARM))
      if (only > 0) goIn(m, f.seat, only, stack)
      else stack.push({ op: 'innGuest', seat: f.seat })
    },
  } satisfies Question<State, InnEnterFrame, Frame>,
  innGuest: {
    shape: SHAPES.member,
    choices: (m, f) => members(m, f.seat),
    check: () => NOBODY_HOME,
    answer: (m, f, choice, stack) => goIn(m, f.seat, kindIn(choice.member), stack),
  } satisfies Question<State, InnGuestFrame, Frame>,
  innPay: {
    shape: SHAPES.payOrPass,
    choices: (m, f) => {
      const list: (Pay | Pass)[] = waysToPay(m.state, f.seat)
      return orPass(list, f.must)
    },
    check: (m, f) => deny('VI-24', { why: 'lacks', lacks: missing(m.state, f.seat, ANY_STONE), coins: true }),
    answer: (m, f, choice, stack) => {
      if (choice === PASS) decline(f.seat, 'inn')
      else stepOne(m, f.seat, choice, stack)
    },
  } satisfies Question<State, InnPayFrame, Frame>,
  innSlide: {
    shape: shape.fields({ slide: shape.id<string>('card') }),
    choices: (m) => tops(innOf(m.state)).map(slideOf),
    check: () => deny('VI-25', { why: 'notOnTop' }),
    answer: (m, f, choice, stack) => slide(m, f.seat, choice.slide, stack),
  } satisfies Question<State, InnSlideFrame, Frame>,
  innBuy: {
    shape: shape.either(shape.fields({ buy: shape.id<string>('card') }), shape.value(PASS)),
    choices: (m, f) => {
      const list: (BuyChoice | Pass)[] = tops(innOf(m.state))
        .filter((n) => canBuy(m.state, f.seat, personAt(n)))
        .map(buyOf)
      list.push(PASS)
      return list
    },
    check: (m, f, choice) => {
      if (choice === PASS) return null
      const n = personNumber(choice.buy)
      if (n < 0 || !tops(innOf(m.state)).includes(n)) return deny('VI-26', { why: 'notOnTop' })
      return deny('VI-26', { why: 'lacks', lacks: lacksFor(m.state, f.seat, personAt(n)) })
    },
    answer: (m, f, choice, stack) => {
      setInn(m.state, { slid: NOBODY })
      if (choice !== PASS) buy(m, f.seat, choice.buy, true, stack)
    },
  } satisfies Question<State, InnBuyFrame, Frame>,
  innBought: (m, f) => take(m, f.seat, f.card, f.open),
}
