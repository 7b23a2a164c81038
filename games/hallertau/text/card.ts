/** What a card says, made from its data: when it may be played, what it asks for, what it does, income, points. */

import { type Sentence, say } from '@dorfplatz/kernel'
import { type Card, type CardData, type Trigger, tiersOf } from '../rules/card.ts'
import { DECKS, deckOf } from '../rules/facts.ts'
import { clauseText, rowClause, whole } from './clause.ts'
import { effectSentence, effectsText } from './pieces.ts'
import { payText, rowsPay } from './price.ts'
import { listed, slashed } from './slashes.ts'
import { cardNumber, type Speech } from './speech.ts'

const changed = (sentence: Sentence, change: (letter: string) => string): Sentence => {
  const [first, ...rest] = sentence
  if (typeof first !== 'string' || first === '') return sentence
  return [change(first.charAt(0)) + first.slice(1), ...rest]
}
export const capital = (sentence: Sentence): Sentence => changed(sentence, (letter) => letter.toUpperCase())
const small = (sentence: Sentence): Sentence => changed(sentence, (letter) => letter.toLowerCase())

/** A moment that stands before everything else: "While using the Butchery". */
function momentText(s: Speech, trigger: Trigger): Sentence | null {
  const t = s.w.trigger
  switch (trigger.event) {
    case 'usingSpace':
      return t.usingOneOf(s.speak.or(trigger.spaces.map((space): Sentence => [s.w.spaces[space]])))
    case 'playedCardJustReceived':
      return t.playedCardJustReceived
    case 'beforeOwnLastAction':
      return t.beforeOwnLastAction
    default:
      return null
  }
}

/** Something that has just happened; null where the condition or the price of the card says it. */
function justText(s: Speech, trigger: Trigger): Sentence | null {
  const t = s.w.trigger
  switch (trigger.event) {
    case 'spentLastJewelry':
      return t.spentLastJewelry
    case 'usedSpace':
      if (trigger.spaces === undefined) return null
      return t.usedOneOf(s.speak.or(trigger.spaces.map((space): Sentence => [s.w.spaces[space]])))
    case 'exchangedWorkers':
      return t.exchangedWorkers(trigger.min)
    default:
      return null
  }
}

/** The conditions of a card, those of its slash group among them. */
function conditionText(s: Speech, data: CardData, rows: readonly CardData['if'][]): Sentence | null {
  // Whoever has just spent the last jewelry has none: said once.
  const own = data.trigger?.event === 'spentLastJewelry' ? undefined : data.if
  const clauses = (many: boolean) =>
    (rows.length === 0 ? [undefined] : rows).flatMap((row) => rowClause(s, own, row, many) ?? [])
  const [first] = clauses(false)
  if (first === undefined) return null
  const text = slashed(clauses(rows.length > 1).map(whole)) ?? listed(clauses(false).map(whole))
  return first.bare === true ? text : s.w.cond.if(text)
}

/** The part above the line: when, what one must have, what one pays. */
function requirement(s: Speech, data: CardData): Sentence {
  const tiers = tiersOf(data.then)?.of ?? []
  const just = data.trigger === undefined ? null : justText(s, data.trigger)
  const moment = data.trigger === undefined ? null : momentText(s, data.trigger)
  const rows = tiers.flatMap((row) => (row.if === undefined ? [] : [row.if]))
  const condition = conditionText(s, data, rows)
  const prices = tiers.flatMap((row) => (row.pay === undefined ? [] : [row.pay]))
  const asks = just !== null ? s.w.cond.if(just) : condition
  const parts: Sentence[] = []
  if (moment !== null) parts.push(asks === null ? moment : s.w.trigger.and(moment, asks))
  else if (asks !== null) parts.push(asks)
  if (data.pay !== undefined) parts.push(payText(s, data.pay))
  if (prices.length > 0) parts.push(rowsPay(s, prices))
  return inSeries(parts)
}

/** What a card asks for, within a sentence. */
export const asksText = (s: Speech, data: CardData): Sentence => small(requirement(s, data))

/** The same where there is little room. */
export function needText(s: Speech, data: CardData): Sentence {
  const [first, ...rest] = asksText(s, data)
  return typeof first === 'string' ? [s.w.cond.short(first), ...rest] : asksText(s, data)
}

export function cardText(s: Speech, data: CardData): Sentence {
  const bar = data.only !== undefined ? s.w.card.only(data.only) : data.not !== undefined ? s.w.card.not(data.not) : []
  const asks = requirement(s, data)
  const body = data.then === undefined ? [] : effectsText(s, data.then)
  const gives = body.length > 0 ? body : data.vp === undefined ? [] : s.w.card.points(data.vp)
  const first = asks.length === 0 ? capital(gives) : say(capital(asks), ': ', gives)
  const income = data.income === undefined ? [] : say(' ', s.w.card.income, ': ', effectsText(s, data.income), '.')
  return say(bar, first, '.', income)
}

const inSeries = (parts: readonly Sentence[]): Sentence =>
  parts.reduce<Sentence>((all, part, i) => (i === 0 ? part : say(all, '; ', part)), [])

/** One way to play a card, in short: its price and what it gives. */
export function playText(s: Speech, card: Card, option: number): Sentence {
  const o = card.options[option]
  const asks: Sentence[] = []
  const gives: Sentence[] = []
  if (o?.cost !== null && o !== undefined) asks.push(small(payText(s, [o.cost.goods])))
  const row = tiersOf(card.data.then)?.of[option]
  if (row?.if !== undefined) asks.push(clauseText(s, row.if))
  const effects = o?.effects ?? []
  if (effects.length > 0) gives.push(effectSentence(s, { do: 'seq', of: effects }))
  if (card.income !== null) gives.push(say(s.w.card.income, ': ', effectsText(s, card.income)))
  if (card.vp > 0) gives.push(s.w.card.points(card.vp))
  const [asked, given] = [inSeries(asks), inSeries(gives)]
  // A dash before a number would be read as a minus.
  return asked.length === 0 || given.length === 0 ? say(asked, given) : say(asked, ' → ', given)
}

export const cardName = (s: Speech, id: number): string =>
  `${s.w.decks[DECKS[deckOf(id)] ?? 'gateway'].one} ${cardNumber(id)}`
