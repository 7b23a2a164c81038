/** What the choices of each question say. */

import { chosen, DONE, type Expr, type Goods, PASS, type Sentence, say, type View } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import type {
  Advance,
  HarvestChoice,
  Play,
  PlayFirst,
  Part as PricePart,
  ProgressChoice,
  SheepAmounts,
  Unasked,
} from '../rules/choices.ts'
import {
  CRAFTS,
  CROP_NAMES,
  type Crop,
  deckIndex,
  GOOD_NAMES,
  PLACES,
  rowsOf,
  SPACES,
  type Space,
  THINGS,
} from '../rules/facts.ts'
import type { HallertauDecision } from '../rules/frames.ts'
import type { FieldView, HallertauView, SeatView } from '../rules/view.ts'
import type { Effect } from '../rules/words.ts'
import { capital, playText } from './card.ts'
import { idleWords } from './idle.ts'
import { momentName } from './moments.ts'
import { effectSentence, itemsOf } from './pieces.ts'
import type { Speech } from './speech.ts'
import { undoneIn } from './undone.ts'

export type V = View<HallertauView, HallertauDecision, Unasked>

const own = (view: V, seat: number): SeatView | undefined => view.table.seats[seat]

function fieldText(s: Speech, f: FieldView | null | undefined): Sentence {
  if (f === null || f === undefined) return [s.p.pick.none]
  return s.p.pick.field(f.row, f.good < 0 ? null : [{ icon: THINGS[f.good] ?? '', label: s.thingName(f.good) }])
}

const reapText = (s: Speech, f: FieldView | null | undefined): Sentence =>
  f == null ? [s.p.pick.none] : s.p.pick.reap(f.row, [{ icon: THINGS[f.good] ?? '', label: s.thingName(f.good) }])

/** The one that is left after it is not asked for: it is harvested then, too. */
function nextText(s: Speech, seat: SeatView | undefined, choices: readonly HarvestChoice[], column: number): Sentence {
  const harvest = reapText(s, seat?.fields[column])
  const others = choices.flatMap((c) => (c === DONE || c.harvest === column ? [] : [c.harvest]))
  const [last] = others
  return last !== undefined && others.length === 1
    ? say(harvest, s.p.pick.thenReap(fieldText(s, seat?.fields[last])))
    : harvest
}

const columnsText = (s: Speech, seat: SeatView | undefined, columns: readonly number[]): Sentence =>
  s.speak.and(columns.map((c) => fieldText(s, seat?.fields[c])))

/** Places are 1 to 7 in texts, as in a seat's sheep. */
const sheepText = (s: Speech, sheep: SheepAmounts, text: (n: number, place: number) => Sentence): Sentence =>
  s.speak.and(PLACES.flatMap((place, i) => (sheep[place] === undefined ? [] : [text(sheep[place], i + 1)])))

const cropsText = (s: Speech, crops: { readonly [C in Crop]?: number }): Sentence =>
  s.speak.and(CROP_NAMES.flatMap((crop) => (crops[crop] === undefined ? [] : [s.good(crop, crops[crop])])))

/** The part of a price that somebody named. */
function partText(s: Speech, seat: SeatView | undefined, part: PricePart): Sentence {
  if ('sheep' in part) return sheepText(s, part.sheep, s.p.pick.sheepFrom)
  if ('keep' in part) return s.p.pick.keepCrops(cropsText(s, part.keep))
  if ('back' in part)
    return s.p.pick.advanceFree(s.w.crafts[part.back], (seat?.crafts[CRAFTS.indexOf(part.back)] ?? 1) - 1)
  return columnsText(s, seat, part.fields)
}

const NAMED = /^(sheep|sheepBack|fields|fieldsRow5|fieldsNotRow2|planted.*|cropsDownTo|craftLeft)$/

/** What is given for a price of which one part was named. */
function priceText(s: Speech, seat: SeatView | undefined, goods: Goods, part: PricePart): Sentence {
  const fixed = Object.entries(goods).filter(([key]) => !NAMED.test(key))
  const amount = (key: string, n: Expr): Sentence => (typeof n === 'number' ? s.good(key, n) : s.speak.amount(key, n))
  return s.speak.and([...fixed.map(([key, n]) => amount(key, n)), partText(s, seat, part)])
}

function playChoice(s: Speech, seat: SeatView | undefined, choice: Play | PlayFirst): Sentence {
  const first = 'playFirst' in choice
  const id = Number(first ? choice.playFirst : choice.play)
  const card = CARDS[id]
  if (card === undefined) return [String(id)]
  const what = playText(s, card, choice.option ?? 0)
  if (!first)
    return s.p.pick.play(s.card(id), say(what, undoneText(s, seat, card.options[choice.option ?? 0]?.effects)))
  // What the card does stands where it is offered alone; here only which of several ways is meant.
  return s.p.pick.playFirst(s.card(id), card.options.length > 1 ? what : null)
}

/** What of a card would do nothing is said before it is played. */
function undoneText(s: Speech, seat: SeatView | undefined, effects: readonly Effect[] = []): Sentence {
  const undone = seat === undefined ? [] : undoneIn(effects, seat)
  return undone.length === 0 ? [] : [` (${undone.map((none) => idleWords[s.lang].none[none]).join(', ')})`]
}

export function anytimeText(s: Speech, view: V, choice: Unasked): Sentence {
  if (!('careful' in choice)) return playChoice(s, view.as === 'spectator' ? undefined : own(view, view.as), choice)
  return [choice.careful ? s.p.pick.carefulOn : s.p.pick.carefulOff]
}

function advanceText(s: Speech, seat: SeatView | undefined, { advance, pay }: Advance): Sentence {
  const craft = CRAFTS.indexOf(advance)
  const paid = [...GOOD_NAMES, 'jewelry' as const].flatMap((good) =>
    pay[good] === undefined ? [] : [s.good(good, pay[good])],
  )
  return s.p.pick.advance(s.w.crafts[advance], spaceAhead(seat, craft), s.speak.and(paid), toolsFor(seat, craft))
}

function progressText(s: Speech, seat: SeatView | undefined, choice: ProgressChoice): Sentence {
  if (choice === DONE) return [s.p.pick.done]
  if ('boulder' in choice) return s.p.pick.boulder(s.w.crafts[choice.boulder], choice.which === 'far')
  return advanceText(s, seat, choice)
}

/** Where the building would go. */
const spaceAhead = (seat: SeatView | undefined, craft: number): number => (seat?.crafts[craft] ?? 0) + 1

/** Cards named to be played together. */
const cardsText = (s: Speech, plays: readonly Play[]): Sentence =>
  s.speak.and(plays.map((play) => [s.card(Number(play.play))]))

function toolsFor(seat: SeatView | undefined, craft: number): number {
  if (seat === undefined) return 0
  const next = spaceAhead(seat, craft)
  const boulders = [seat.boulders[2 * craft], seat.boulders[2 * craft + 1]]
  if (!boulders.includes(next)) return 0
  return next < 10 && boulders.includes(next + 1) ? 2 : 1
}

function workersThere(view: V, space: Space): number {
  const at = SPACES.indexOf(space)
  return Array.from({ length: rowsOf(at) }, (_, r) => view.table.board[3 * at + r] ?? 0).reduce((a, b) => a + b, 0)
}

/** One of several things a space or a card lets the seat do, as the deed it is. */
export function alternativeText(s: Speech, e: Effect | undefined): Sentence {
  if (e === undefined) return [s.p.pick.none]
  if (e.do === 'gain' || e.do === 'field' || e.do === 'crops') return s.p.pick.take(itemsOf(s, e))
  if (e.do === 'sow' && e.goods === 'crops') return s.p.pick.sowTimes(e.max)
  return capital(effectSentence(s, e))
}

type Exchange = Extract<HallertauDecision, { kind: 'exchange' }>

function exchangeText(
  s: Speech,
  seat: SeatView | undefined,
  { args }: Exchange,
  choice: NonNullable<Exchange['choices']>[number],
): Sentence {
  if (choice === PASS) return [s.p.pick.doNot]
  const all = args.of.filter((e) => e.do === 'pay')
  if ('pay' in choice) {
    const paid = s.speak.and(
      THINGS.flatMap((thing) => (choice.pay[thing] === undefined ? [] : [s.good(thing, choice.pay[thing])])),
    )
    const meant = all.find((e) => THINGS.every((thing) => (e.goods[thing] ?? 0) === (choice.pay[thing] ?? 0))) ?? all[0]
    return s.p.pick.give(paid, meant === undefined ? [] : itemsOf(s, meant.then))
  }
  const [only] = all
  if (only === undefined) return [s.p.pick.doNot]
  const gain = itemsOf(s, only.then)
  return 'back' in choice
    ? s.p.pick.back(s.w.crafts[choice.back], gain)
    : s.p.pick.give(priceText(s, seat, only.goods, choice), gain)
}

export function choiceText(
  s: Speech,
  view: V,
  decision: HallertauDecision,
  picked: NonNullable<HallertauDecision['choices']>[number],
): Sentence {
  const c = chosen(decision, picked)
  const seat = own(view, decision.seat)
  const { pick } = s.p
  switch (c.kind) {
    case 'playCards':
      return c.choice === PASS ? [pick.pass] : playChoice(s, seat, c.choice)
    case 'joint':
      return c.choice === DONE ? pick.passJoint(cardsText(s, c.args.cards)) : playChoice(s, seat, c.choice)
    case 'payCost':
      return priceText(s, seat, c.args.goods, c.choice)
    case 'discard':
      return [s.card(Number(c.choice.discard))]
    case 'income':
      return c.choice === DONE ? [pick.decline] : [s.card(Number(c.choice.activate))]
    case 'take': {
      if (c.choice === PASS) return [pick.none]
      if (c.args.what === 'marker') return capital(s.w.words.marker)
      return deckIndex(c.args.what) >= 0 ? s.deck(c.args.what, c.choice.take) : s.good(c.args.what, c.choice.take)
    }
    case 'takeField':
      return c.choice === PASS ? [pick.none] : pick.column(c.choice.column + 1)
    case 'choose':
      return c.choice === PASS ? [pick.none] : alternativeText(s, c.args.of[c.choice.option])
    case 'exchange':
      return exchangeText(s, seat, c.decision, c.choice)
    case 'crops':
      return c.choice === PASS ? [pick.none] : cropsText(s, c.choice.crops)
    case 'sow':
      if (c.choice === DONE) return [pick.stopSowing]
      return pick.sow(s.good(c.choice.sow, c.choice.copies ?? 1), seat?.fields[c.choice.column]?.row ?? 0)
    case 'moveSheep': {
      if (c.choice === PASS) return [pick.keepSheep]
      const { move, steps = 1 } = c.choice
      return sheepText(s, move, (n, place) => pick.moveFrom(n, place, place + steps))
    }
    case 'moveFields':
      return c.choice === PASS ? [pick.keepFields] : columnsText(s, seat, c.choice.fields)
    case 'harvestSome':
      return c.choice === DONE ? [pick.stopHarvest] : reapText(s, seat?.fields[c.choice.harvest])
    case 'reapNext':
      return c.choice === DONE ? [pick.stopHarvest] : nextText(s, seat, c.decision.choices ?? [], c.choice.harvest)
    case 'fallow':
      return c.choice === PASS ? [pick.decline] : pick.raise(seat?.fields[c.choice.raise]?.row ?? 0)
    case 'fieldsBySum':
      return c.choice === PASS ? [pick.none] : pick.rows(c.choice.rows[0] ?? 0, c.choice.rows[1] ?? 0)
    case 'pickSpace':
      return c.choice === PASS
        ? [pick.decline]
        : pick.placeOn(s.w.spaces[c.choice.space], workersThere(view, c.choice.space))
    case 'clearRows':
      return [c.choice === PASS ? pick.no : pick.yes]
    case 'shiftWorkers':
      return c.choice === PASS ? [pick.decline] : pick.shift(s.w.spaces[c.choice.from], s.w.spaces[c.choice.to])
    case 'freeAdvance':
      return c.choice === PASS
        ? [pick.decline]
        : pick.advanceFree(s.w.crafts[c.choice.advance], spaceAhead(seat, CRAFTS.indexOf(c.choice.advance)))
    case 'moveBoulders':
      return c.choice === DONE
        ? [pick.stopBoulders]
        : pick.boulderFree(s.w.crafts[c.choice.boulder], c.choice.which === 'far')
    case 'turn':
      return 'exchange' in c.choice
        ? pick.exchange(c.choice.exchange)
        : pick.place(c.choice.workers, s.w.spaces[c.choice.space])
    case 'progress':
      return progressText(s, seat, c.choice)
    default:
      return [JSON.stringify(c.choice)]
  }
}

/** What is asked. */
export function decisionText(s: Speech, view: V, decision: HallertauDecision): Sentence {
  const { ask } = s.p
  switch (decision.kind) {
    case 'pickSpace': {
      const keys = { clear: ask.pickClear, takeTop: ask.pickTakeTop, use: ask.pickUse, lastWorker: ask.pickLastWorker }
      return [keys[decision.args.why]]
    }
    case 'turn': {
      const seat = own(view, decision.seat)
      const text = seat?.bound === true ? ask.turnBound : ask.turn
      return say(text, ' (', s.p.pick.workers(seat?.workers ?? 0), ')')
    }
    case 'playCards':
      return [`${momentName(decision.args.chance.moment, s.lang)}: ${ask.playCards}`]
    case 'joint':
      return ask.joint(cardsText(s, decision.args.cards))
    case 'take': {
      const { what, n } = decision.args
      return say(ask.take, ' (', what === 'marker' ? s.w.words.marker : amountOf(s, what, n), ')')
    }
    case 'offer':
    case 'orderReactions':
      return [decision.kind]
    default:
      return [ask[decision.kind]]
  }
}

const amountOf = (s: Speech, what: string, n: number): Sentence =>
  deckIndex(what) >= 0 ? s.deck(what, n) : s.good(what, n)
