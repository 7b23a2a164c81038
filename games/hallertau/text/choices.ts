/** What the choices of each question say. */

import { type Decision, type Expr, type Goods, type Json, PASS, type Sentence, say, type View } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { CRAFT_GOODS, CROPS, DECKS, type Deck, THINGS } from '../rules/facts.ts'
import type { Frame } from '../rules/frames.ts'
import { CAREFUL } from '../rules/play.ts'
import type { FieldView, HallertauView, SeatView } from '../rules/view.ts'
import type { Effect } from '../rules/words.ts'
import { capital, playText } from './card.ts'
import { effectSentence, itemsOf } from './pieces.ts'
import type { Speech } from './speech.ts'

type V = View<HallertauView>

const own = (view: V, seat: number): SeatView | undefined => view.table.seats[seat]

function fieldText(s: Speech, f: FieldView | null | undefined): Sentence {
  if (f === null || f === undefined) return [s.p.pick.none]
  return s.p.pick.field(f.row, f.good < 0 ? null : [{ icon: THINGS[f.good] ?? '', label: s.thingName(f.good) }])
}

/** Columns given as bits. */
function columnsText(s: Speech, seat: SeatView | undefined, bits: number): Sentence {
  const list: Sentence[] = []
  for (let c = 0; c < 8; c++) if (bits & (1 << c)) list.push(fieldText(s, seat?.fields[c]))
  return s.speak.and(list)
}

/** Sheep given as digits of places. */
function sheepText(s: Speech, code: number, text: (n: number, place: number) => Sentence): Sentence {
  const counts = new Map<number, number>()
  for (const digit of [...String(code)].map(Number)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return s.speak.and([...counts].map(([place, n]) => text(n, place)))
}

/** Crops given as digits barley flax hops rye. */
function cropsText(s: Speech, code: number): Sentence {
  const digits = String(code).padStart(CROPS, '0')
  const list: Sentence[] = []
  for (let crop = 0; crop < CROPS; crop++) if (digits[crop] !== '0') list.push(s.things(crop, Number(digits[crop])))
  return list.length === 0 ? [s.p.pick.none] : s.speak.and(list)
}

/** What is given for a price of which one part is named by a code. */
function priceText(s: Speech, seat: SeatView | undefined, goods: Goods, way: number): Sentence {
  const parts: Sentence[] = []
  for (const [key, n] of Object.entries(goods)) {
    const amount: Expr = n
    if (key === 'sheep' && way === 9) parts.push(s.good('jewelry', 1))
    else if ((key === 'sheep' || key === 'sheepBack') && way > 0) {
      parts.push(sheepText(s, way, s.p.pick.sheepFrom))
    } else if (key === 'cropsDownTo') parts.push(s.p.pick.keepCrops(cropsText(s, way)))
    else if (/^(fields|planted)/.test(key)) parts.push(columnsText(s, seat, way))
    else parts.push(typeof amount === 'number' ? s.good(key, amount) : s.speak.amount(key, amount))
  }
  return s.speak.and(parts)
}

function playChoice(s: Speech, code: number): Sentence {
  const id = Math.abs(code) % 1000
  const card = CARDS[id]
  if (card === undefined) return [String(code)]
  const what = playText(s, card, Math.floor(Math.abs(code) / 1000))
  if (code > 0) return s.p.pick.play(s.card(id), what)
  // What the card does stands where it is offered alone; here only which of several ways is meant.
  return s.p.pick.playFirst(s.card(id), card.options.length > 1 ? what : null)
}

export function anytimeText(s: Speech, view: V, choice: Json): Sentence {
  if (choice !== CAREFUL) return playChoice(s, choice as number)
  const careful = typeof view.as === 'number' && own(view, view.as)?.careful === true
  return [careful ? s.p.pick.carefulOff : s.p.pick.carefulOn]
}

/** The sentence for an advancement code (see progress.ts). */
function progressText(s: Speech, seat: SeatView | undefined, code: number): Sentence {
  if (code === 0) return [s.p.pick.done]
  if (code < 0) return s.p.pick.boulder(s.craftName((-1 - code) >> 1), ((-1 - code) & 1) === 1)
  const digits = [...String(code)].map(Number)
  const craft = (digits[0] ?? 1) - 1
  const goods = CRAFT_GOODS[craft] ?? []
  const jewel = digits.length === 2 && digits[1] === 9
  const price = jewel
    ? s.good('jewelry', 1)
    : s.speak.and(goods.flatMap((g, i) => ((digits[i + 1] ?? 0) > 0 ? [s.things(g, digits[i + 1] ?? 0)] : [])))
  return s.p.pick.advance(s.craftName(craft), spaceAhead(seat, craft), price, toolsFor(seat, craft))
}

/** Where the building would go. */
const spaceAhead = (seat: SeatView | undefined, craft: number): number => (seat?.crafts[craft] ?? 0) + 1

/** Cards named to be played together, by their codes. */
const cardsText = (s: Speech, plays: readonly number[]): Sentence =>
  s.speak.and(plays.map((play) => [s.card(play % 1000)]))

function toolsFor(seat: SeatView | undefined, craft: number): number {
  if (seat === undefined) return 0
  const next = spaceAhead(seat, craft)
  const boulders = [seat.boulders[2 * craft], seat.boulders[2 * craft + 1]]
  if (!boulders.includes(next)) return 0
  return next < 10 && boulders.includes(next + 1) ? 2 : 1
}

/** How many Workers the lowest empty row takes. */
function workersFor(view: V, space: number): number {
  for (let r = 0; r < 3; r++) if (view.table.board[3 * space + r] === 0) return r + 1
  return 0
}

const workersThere = (view: V, space: number): number =>
  [0, 1, 2].reduce((sum, r) => sum + (view.table.board[3 * space + r] ?? 0), 0)

/** One of several things a space or a card lets the seat do, as the deed it is. */
function alternativeText(s: Speech, e: Effect): Sentence {
  if (e.do === 'gain' || e.do === 'field' || e.do === 'crops') return s.p.pick.take(itemsOf(s, e))
  if (e.do === 'sow' && e.goods === 'crops') return s.p.pick.sowTimes(e.max)
  return capital(effectSentence(s, e))
}

export function choiceText(s: Speech, view: V, decision: Decision, choice: Json): Sentence {
  const f = decision.args as Frame
  const seat = own(view, decision.seat)
  const { pick } = s.p
  const n = choice as number
  switch (f.op) {
    case 'playCards':
      return choice === PASS ? [pick.pass] : playChoice(s, n)
    case 'joint':
      return choice === PASS ? pick.passJoint(cardsText(s, f.cards)) : playChoice(s, n)
    case 'payCost':
      return priceText(s, seat, f.goods, n)
    case 'discard':
    case 'income':
      return n < 0 ? [pick.none] : [s.card(n)]
    case 'take': {
      if (n === 0) return [pick.none]
      if (f.what === 'marker') return s.w.words.marker
      return (DECKS as readonly string[]).includes(f.what) ? s.deck(f.what as Deck, n) : s.good(f.what, n)
    }
    case 'takeField':
      return n < 0 ? [pick.none] : pick.column(n + 1)
    case 'choose':
      return n < 0 ? [pick.none] : alternativeText(s, f.of[n] as Effect)
    case 'exchange': {
      if (n < 0) return [pick.doNot]
      const e = f.of[Math.floor(n / 1000)]
      if (e?.do !== 'pay') return [pick.doNot]
      const gain = itemsOf(s, e.then)
      if ('craftLeft' in e.goods) return pick.back(s.craftName((n % 1000) - 1), gain)
      return pick.give(priceText(s, seat, e.goods, n % 1000), gain)
    }
    case 'crops':
      return cropsText(s, n)
    case 'sow':
      return n < 0 ? [pick.stop] : pick.sow(s.things((n & 127) >> 3, n & 128 ? 2 : 1), seat?.fields[n & 7]?.row ?? 0)
    case 'moveSheep':
      if (n === 0) return [pick.keep]
      if (f.steps > 1) return pick.moveFrom(1, Math.floor(n / 10), Math.floor(n / 10) + (n % 10))
      return sheepText(s, n, (k, place) => pick.moveFrom(k, place, place + 1))
    case 'moveFields':
      return n === 0 ? [pick.keep] : columnsText(s, seat, n)
    case 'harvestSome':
      return n < 0 ? [pick.stop] : fieldText(s, seat?.fields[n])
    case 'reapNext':
    case 'fallow':
      return n < 0 ? [pick.none] : fieldText(s, seat?.fields[n])
    case 'fieldsBySum':
      return n === 0 ? [pick.none] : n < 10 ? pick.rows(n, 0) : pick.rows(Math.floor(n / 10), n % 10)
    case 'pickSpace':
      return n < 0 ? [pick.decline] : pick.placeOn(s.spaceName(n), workersThere(view, n))
    case 'clearRows':
      return [n === 1 ? pick.yes : pick.no]
    case 'shiftWorkers':
      return n < 0 ? [pick.decline] : pick.shift(s.spaceName(Math.floor(n / 100)), s.spaceName(n % 100))
    case 'freeAdvance':
      return n < 0 ? [pick.decline] : pick.advanceFree(s.craftName(n), spaceAhead(seat, n))
    case 'moveBoulders':
      return n < 0 ? [pick.stop] : pick.boulderFree(s.craftName(n >> 1), (n & 1) === 1)
    case 'turn':
      return n < 0 ? pick.exchange(-n) : pick.place(workersFor(view, n), s.spaceName(n))
    case 'progress':
      return progressText(s, seat, n)
    default:
      return [String(choice)]
  }
}

/** What is asked. */
export function decisionText(s: Speech, view: V, decision: Decision): Sentence {
  const f = decision.args as Frame
  const { ask } = s.p
  switch (f.op) {
    case 'pickSpace': {
      const keys = { clear: ask.pickClear, takeTop: ask.pickTakeTop, use: ask.pickUse, lastWorker: ask.pickLastWorker }
      return [keys[f.why]]
    }
    case 'turn': {
      const seat = own(view, decision.seat)
      const text = seat?.bound === true ? ask.turnBound : ask.turn
      return say(text, ' (', s.p.pick.workers(seat?.workers ?? 0), ')')
    }
    case 'joint':
      return ask.joint(cardsText(s, f.cards))
    case 'take':
      return say(ask.take, ' (', f.what === 'marker' ? s.w.words.marker : amountOf(s, f.what, f.n), ')')
    default: {
      const texts: { readonly [kind: string]: string | ((cards: Sentence) => Sentence) } = ask
      const text = texts[f.op]
      return [typeof text === 'string' ? text : f.op]
    }
  }
}

function amountOf(s: Speech, what: string, n: number): Sentence {
  return (DECKS as readonly string[]).includes(what) ? s.deck(what, n) : s.good(what, n)
}
