/** Carrying out effects one after the other: gains, alternatives, exchanges. */

import {
  collecting,
  type Goods,
  interpreter,
  type Meaning,
  type Meanings,
  PASS,
  type Question,
  type Seat,
  type Stack,
  type Step,
} from '@dorfplatz/kernel'
import { wantsChance } from './card-windows.ts'
import {
  A_COLUMN,
  CHOOSE,
  type ChooseChoice,
  columnOf,
  EXCHANGE,
  type ExchangeChoice,
  named,
  optionOf,
  PAY_JEWELRY,
  type Pay as PayChoice,
  payOf,
  TAKE,
  type TakeChoice,
  takeOf,
} from './choices.ts'
import { amountsDue, type Cost, canPay, costFor, hasMovableSheep, payStock, payWhich, waysToPay } from './cost.ts'
import { emit, IDLE } from './events.ts'
import { CROPS, DECKS, type Deck, deckIndex, JEWELRY, THINGS, thingIndex } from './facts.ts'
import { canSow, mixtures, movable, pushSow, runMoveFields, sowGoods, takeCrops } from './farm.ts'
import { isPlanted } from './field.ts'
import {
  type Choose,
  type Effects,
  type Exchange as ExchangeFrame,
  type Flag,
  type Frame,
  flagged,
  flagOf,
  type Take,
  type TakeField,
} from './frames.ts'
import { at, countFor, type M, type Of, pick, playerOf } from './metrics.ts'
import { cardOf, playable, playableNow } from './playable.ts'
import { runSpecial, type SpecialWord, specialPossible } from './special.ts'
import type { Player, State } from './state.ts'
import { closeJust, drawCards, freeColumns, gainThing, placeField, roomFor, takeMarker } from './things.ts'
import type { Effect, Exchange } from './words.ts'

/** Runs one effect of a list; between the effects of a space the seat has a chance to play cards (H-ANY-06). */
export const effects: Step<State, Effects, Frame> = (m, f, stack) => {
  const e = f.list[f.at]
  if (e === undefined) return
  if (f.atomic === true) {
    if (f.ready !== true && f.source.startsWith('space:') && offerInside(m, f, stack)) return
  } else {
    if (f.ready !== true && wantsChance(m, f.seat, 'now', undefined)) {
      stack.push({ ...f, ready: true })
      stack.push({ op: 'chance', seat: f.seat, moment: 'now', order: [f.seat] })
      return
    }
    closeJust(m, playerOf(m, f.seat))
  }
  if (f.at + 1 < f.list.length) {
    const next: Effects = { op: 'effects', seat: f.seat, list: f.list, at: f.at + 1, source: f.source }
    stack.push(f.atomic === true ? { ...next, atomic: true } : next)
  }
  if (collecting()) tellIdle(m, f, e)
  run(m, f.seat, e, stack, f)
}

/** What of a card finds nothing to do is told, or nobody would know where it went. */
function tellIdle(m: M, f: Effects, e: Effect): void {
  const what = IDLE.find((word) => word === e.do)
  if (what !== undefined && !f.source.startsWith('space:') && !possible(m, f.seat, e))
    emit({ kind: 'idle', seat: f.seat, what })
}

/** Card 328 acts inside the space in use, also when a card lets the seat use it (H-SPC-328). */
function offerInside(m: M, f: Effects, stack: Stack<Frame>): boolean {
  const { hand } = playerOf(m, f.seat)
  const inside = hand.filter((id) => cardOf(id).immediate)
  if (!inside.some((id) => playable(playerOf(m, f.seat), m.state, cardOf(id)))) return false
  const before = hand.filter((id) => !inside.includes(id))
  stack.push({ ...f, ready: true })
  stack.push({ op: 'chance', seat: f.seat, moment: 'now', order: [f.seat], before, atomic: true })
  return true
}

/** What travels with an effect: what told it to, and how its frames are marked. */
type Told = Effects | Choose | ExchangeFrame

const special: Meaning<State, SpecialWord, Frame, Told> = {
  possible: specialPossible,
  run: (m, seat, e, stack, told) => runSpecial(m, seat, e, stack, flagOf(told)),
}

/** Every word: whether it would do anything now, and doing it. */
const meanings: Meanings<State, Effect, Frame, Told> = {
  gain: {
    possible: (m, seat, e) => {
      const p = playerOf(m, seat)
      const gains = bundle(e.goods)
      for (let i = 0; i < gains.length; i++) {
        const { thing, n } = pick(gains, i)
        if (roomFor(p, thing) > 0 && n(p, m.state) > 0) return true
      }
      return false
    },
    run: (m, seat, e, stack, told) => runGain(m, seat, e.goods, stack, flagOf(told)),
  },
  seq: {
    // Here one part that does something is enough.
    possible: (m, seat, e) => e.of.some((part) => possible(m, seat, part)),
    run: (_, seat, e, stack, told) => {
      stack.push(flagged({ op: 'effects', seat, list: e.of, at: 0, source: told.source }, flagOf(told)))
    },
  },
  choose: {
    possible: (m, seat, e) =>
      e.optional === true ? e.of.some((one) => canExchange(m, seat, one)) : e.of.some((one) => possible(m, seat, one)),
    run: (m, seat, e, stack, told) => {
      if (e.optional === true) askExchange(m, seat, e.of, stack, told)
      else runChoose(m, seat, e.of, stack, told)
    },
  },
  may: {
    possible: (m, seat, e) => canExchange(m, seat, e.effect),
    run: (m, seat, e, stack, told) => askExchange(m, seat, [e.effect], stack, told),
  },
  field: {
    possible: (m, seat) => playerOf(m, seat).fields.includes(0),
    run: (m, seat, e, stack, told) => runField(m, seat, e.row, e.n, stack, flagOf(told)),
  },
  crops: {
    run: (m, seat, e, stack, told) => {
      const ways = mixtures(e.n, e.different, playerOf(m, seat).careful)
      const [only] = ways
      if (ways.length === 1 && only !== undefined) takeCrops(m, seat, only)
      else stack.push(flagged({ op: 'crops', seat, n: e.n, different: e.different }, flagOf(told)))
    },
  },
  draw: {
    possible: (m, _, e) => pick(m.state.decks, DECKS.indexOf(e.deck)).length > 0,
    run: (m, seat, e, stack, told) => runDraw(m, seat, e.deck, e.n, stack, flagOf(told)),
  },
  marker: {
    run: (m, seat, _, stack, told) => {
      const asks = playerOf(m, seat).careful && m.state.first !== seat
      if (asks) stack.push(flagged({ op: 'take', seat, what: 'marker', n: 1 }, flagOf(told)))
      else takeMarker(m, seat)
    },
  },
  sow: {
    possible: (m, seat, e) => canSow(playerOf(m, seat), sowGoods(playerOf(m, seat), e)),
    run: (m, seat, e, stack, told) => {
      const p = playerOf(m, seat)
      pushSow(p, seat, e.max, sowGoods(p, e), e.twice === true, stack, flagOf(told))
    },
  },
  moveSheep: {
    possible: (m, seat) => hasMovableSheep(playerOf(m, seat)),
    run: (m, seat, e, stack, told) => {
      const asks = hasMovableSheep(playerOf(m, seat))
      if (asks) stack.push(flagged({ op: 'moveSheep', seat, max: e.max, steps: e.steps }, flagOf(told)))
    },
  },
  moveFields: {
    possible: (m, seat, e) => movable(playerOf(m, seat), e.which, e.to ?? 0).length > 0,
    run: (m, seat, e, stack, told) => runMoveFields(m, seat, e, stack, flagOf(told)),
  },
  harvest: {
    possible: (m, seat) => playerOf(m, seat).fields.some(isPlanted),
    run: (m, seat, e, stack, told) => {
      const asks = playerOf(m, seat).fields.some(isPlanted)
      if (asks) stack.push(flagged({ op: 'harvestSome', seat, left: e.max }, flagOf(told)))
    },
  },
  fieldsBySum: special,
  removeWorkers: special,
  useSpace: special,
  lastWorker: special,
  shiftWorkers: special,
  advance: special,
  moveBoulders: special,
  jewelForSheep: special,
  doubleHarvest: special,
}

const { possible, run } = interpreter(meanings)

export { possible }

/** Exactly one alternative; the only one is done unasked. */
function runChoose(m: M, seat: Seat, of: readonly Effect[], stack: Stack<Frame>, told: Told): void {
  const p = playerOf(m, seat)
  p.chosen = -1
  let open = 0
  let only: Effect | undefined
  for (const part of of) {
    if (!possible(m, seat, part)) continue
    only = part
    open++
  }
  if (only === undefined) return
  if (open === 1 && !p.careful) take(m, seat, only, stack, told)
  else stack.push(flagged({ op: 'choose', seat, of, source: told.source }, flagOf(told)))
}

/** Runs a chosen alternative and remembers the crop it names (cards 214, 322). */
function take(m: M, seat: Seat, e: Effect, stack: Stack<Frame>, told: Told): void {
  if (e.do === 'gain') {
    const crop = thingIndex(Object.keys(e.goods)[0] ?? '')
    playerOf(m, seat).chosen = crop < CROPS ? crop : -1
  }
  run(m, seat, e, stack, told)
}

type Bundle = readonly { readonly thing: number; readonly n: Of }[]
const bundles = new WeakMap<Goods, Bundle>()

/** The things of a gain with their amounts, compiled once. */
function bundle(goods: Goods): Bundle {
  let found = bundles.get(goods)
  if (found === undefined) {
    found = Object.entries(goods).map(([good, n]) => ({
      thing: thingIndex(good),
      n: countFor(n),
    }))
    bundles.set(goods, found)
  }
  return found
}

function runGain(m: M, seat: Seat, goods: Goods, stack: Stack<Frame>, flag: Flag): void {
  const p = playerOf(m, seat)
  // H-RES-17: who wants to take less says so once, and is asked from then on.
  if (p.careful) {
    askGain(m, seat, goods, stack, flag)
    return
  }
  const gains = bundle(goods)
  for (let i = 0; i < gains.length; i++) {
    const { thing, n } = pick(gains, i)
    gainThing(m, seat, thing, n(p, m.state))
  }
}

function askGain(m: M, seat: Seat, goods: Goods, stack: Stack<Frame>, flag: Flag): void {
  const p = playerOf(m, seat)
  for (const { thing, n } of bundle(goods).toReversed()) {
    const most = n(p, m.state)
    if (most <= 0) continue
    const what = pick(THINGS, thing)
    stack.push(flagged({ op: 'take', seat, what, n: Math.min(most, roomFor(p, thing)) }, flag))
  }
}

function runField(m: M, seat: Seat, row: number, n: number, stack: Stack<Frame>, flag: Flag): void {
  const p = playerOf(m, seat)
  const fits = Math.min(n, freeColumns(p).length) // H-RES-05
  for (let i = 0; i < fits; i++) {
    if (p.careful) stack.push(flagged({ op: 'takeField', seat, row }, flag))
    else placeField(m, seat, row)
  }
}

function runDraw(m: M, seat: Seat, deck: Deck, n: number, stack: Stack<Frame>, flag: Flag): void {
  const index = DECKS.indexOf(deck)
  const left = pick(m.state.decks, index).length
  if (left === 0) return
  if (playerOf(m, seat).careful) stack.push(flagged({ op: 'take', seat, what: deck, n: Math.min(n, left) }, flag))
  else drawCards(m, seat, index, n)
}

/** How much of a gain a careful seat takes. */
export const takeSome: Question<State, Take, Frame> = {
  shape: TAKE,
  choices: (_, f) => Array.from({ length: f.n + 1 }, (_, i): TakeChoice => (i === f.n ? PASS : takeOf(f.n - i))),
  answer: (m, f, choice) => {
    if (choice === PASS) return
    const thing = thingIndex(f.what)
    const deck = deckIndex(f.what)
    if (thing >= 0) gainThing(m, f.seat, thing, choice.take)
    else if (deck >= 0) drawCards(m, f.seat, deck, choice.take)
    else takeMarker(m, f.seat)
  },
}

/** H-RES-04: which empty column a careful seat puts a field into. */
export const takeField: Question<State, TakeField, Frame> = {
  shape: A_COLUMN,
  choices: (m, f) => [...freeColumns(playerOf(m, f.seat)).map(columnOf), PASS],
  answer: (m, f, choice) => {
    if (choice !== PASS) placeField(m, f.seat, f.row, choice.column)
  },
}

/** H-CARD-10, H-PH4-11: exactly one alternative. */
export const choose: Question<State, Choose, Frame> = {
  shape: CHOOSE,
  choices: (m, f) => {
    const list: ChooseChoice[] = []
    for (let i = 0; i < f.of.length; i++) if (possible(m, f.seat, pick(f.of, i))) list.push(optionOf(i))
    if (list.length === 0 || playerOf(m, f.seat).careful) list.push(PASS)
    return list
  },
  answer: (m, f, choice, stack) => {
    if (choice !== PASS) take(m, f.seat, pick(f.of, choice.option), stack, f)
  },
}

/** Card 328: a jewelry instead of the Butchery's sheep. */
const ONE_JEWELRY = costFor({ jewelry: 1 })
const butcheryJewel = (p: Player, e: Exchange): boolean =>
  p.jewelForSheep && e.goods.sheep === 1 && at(p.stock, JEWELRY) > 0

const wholePrices = new WeakMap<Goods, PayChoice>()

/** The choice that pays a price without alternatives. */
function wholePrice(cost: Cost): PayChoice {
  let pay = wholePrices.get(cost.goods)
  if (pay === undefined) {
    const amounts = THINGS.map((thing) => Number(cost.goods[thing] ?? 0))
    pay = payOf(named(THINGS, amounts))
    wholePrices.set(cost.goods, pay)
  }
  return pay
}

/** Adds the ways to make one exchange. */
function addWays(m: M, seat: Seat, e: Exchange, list: ExchangeChoice[]): void {
  const p = playerOf(m, seat)
  const cost = costFor(e.goods)
  if (canPay(p, m.state, cost)) {
    if (cost.which === null) list.push(wholePrice(cost))
    else list.push(...waysToPay(m, seat, cost))
  }
  if (butcheryJewel(p, e)) list.push(PAY_JEWELRY)
}

function canExchange(m: M, seat: Seat, e: Exchange): boolean {
  const p = playerOf(m, seat)
  return canPay(p, m.state, costFor(e.goods)) || butcheryJewel(p, e)
}

function askExchange(m: M, seat: Seat, of: readonly Exchange[], stack: Stack<Frame>, told: Told): void {
  if (of.some((e) => canExchange(m, seat, e)))
    stack.push(flagged({ op: 'exchange', seat, of, source: told.source }, flagOf(told)))
}

/** The exchange that a choice makes: by its price, or the only one whose price has a part to name. */
function exchangeOf(of: readonly Exchange[], choice: Exclude<ExchangeChoice, 'pass'>): Exchange | undefined {
  if (choice === PAY_JEWELRY || !('pay' in choice)) return of.find((e) => costFor(e.goods).which !== null) ?? of[0]
  return of.find((e) => wholePrice(costFor(e.goods)) === choice)
}

/** H-RES-18: the whole price first, then an instant for cards (H-ANY-07), then the gain. */
export const exchange: Question<State, ExchangeFrame, Frame> = {
  shape: EXCHANGE,
  choices: (m, f) => {
    const list: ExchangeChoice[] = []
    for (const e of f.of) addWays(m, f.seat, e, list)
    list.push(PASS)
    return list
  },
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    const { seat } = f
    const e = exchangeOf(f.of, choice)
    if (e === undefined) return
    const p = playerOf(m, seat)
    stack.push({ op: 'effects', seat, list: [e.then], at: 0, source: f.source, atomic: true })
    const before = p.hand.length === 0 ? [] : playableNow(m, seat)
    if (choice === PAY_JEWELRY && e.goods.sheep === 1) payStock(m, seat, ONE_JEWELRY, [1])
    else {
      const cost = costFor(e.goods)
      payStock(m, seat, cost, amountsDue(m, seat, cost))
      if (!('pay' in choice)) payWhich(m, seat, cost, choice)
    }
    if (p.hand.length > 0) stack.push({ op: 'chance', seat, moment: 'now', order: [seat], before, atomic: true })
  },
}
