/** What a card says, made from its data: requirement, slash group, effects, income, points. */

import { type Goods, type Sentence, say } from '@dorfplatz/kernel'
import { type Card, type CardData, type Trigger, tiersOf } from '../rules/card.ts'
import { DECKS, deckOf } from '../rules/facts.ts'
import type { Effect } from '../rules/words.ts'
import { cardNumber, type Speech } from './speech.ts'

function capital(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  if (typeof first !== 'string' || first === '') return sentence
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}

function triggerText(s: Speech, trigger: Trigger): Sentence {
  const t = s.w.card.trigger
  const names = (spaces: readonly (keyof Speech['w']['spaces'])[]): Sentence =>
    s.speak.or(spaces.map((space): Sentence => [s.w.spaces[space]]))
  switch (trigger.event) {
    case 'usedSpace':
      return trigger.spaces === undefined ? [t.usedSpace] : t.usedOneOf(names(trigger.spaces))
    case 'usingSpace':
      return t.usingOneOf(names(trigger.spaces))
    case 'exchangedWorkers':
      return t.exchangedWorkers(trigger.min)
    default:
      return [t[trigger.event]]
  }
}

const prices = (s: Speech, list: readonly Goods[]): Sentence => s.speak.or(list.map((goods) => s.speak.goods(goods)))

/** The part above the line: when, what one must have, what one pays. */
function requirement(s: Speech, data: CardData): Sentence {
  const parts: Sentence[] = []
  if (data.trigger !== undefined) parts.push(triggerText(s, data.trigger))
  if (data.if !== undefined) {
    const cond = s.speak.cond(data.if)
    parts.push(data.board === true ? s.w.card.board(cond) : s.w.card.if(cond))
  }
  if (data.pay !== undefined) {
    parts.push('same' in data.pay ? s.w.card.same(data.pay.same, data.pay.types) : s.w.card.pay(prices(s, data.pay)))
  }
  return parts.reduce<Sentence>((all, part, i) => (i === 0 ? part : say(all, '; ', part)), [])
}

/** Effects in order; a slash group becomes its rows. */
function effectText(s: Speech, effect: Effect): Sentence[] {
  if (effect.do === 'seq') return effect.of.flatMap((part) => effectText(s, part))
  if (effect.do === 'nothing') return []
  if (effect.do !== 'tiers') return [s.effect(effect)]
  const rows = effect.of.map((row) => {
    const head: Sentence[] = []
    if (row.if !== undefined) head.push(s.w.card.rowIf(s.speak.cond(row.if)))
    if (row.pay !== undefined) head.push(s.w.card.rowPay(s.speak.goods(row.pay)))
    const body = effectText(s, row.then)
    return s.w.card.row(s.speak.and(head), body.length === 0 ? [s.w.card.nothingMore] : s.speak.and(body))
  })
  return [rows.reduce<Sentence>((all, row, i) => (i === 0 ? say(s.w.card.rows, row) : say(all, ' / ', row)), [])]
}

export function cardText(s: Speech, data: CardData): Sentence {
  const bar = data.only !== undefined ? s.w.card.only(data.only) : data.not !== undefined ? s.w.card.not(data.not) : []
  const need = requirement(s, data)
  const effects = data.then === undefined ? [] : effectText(s, data.then)
  const body = effects.reduce<Sentence>((all, e, i) => (i === 0 ? e : say(all, '; ', e)), [])
  const parts: Sentence[] = []
  if (need.length > 0) parts.push(body.length > 0 ? say(capital(need), ': ', body, '.') : say(capital(need), '.'))
  else if (body.length > 0) parts.push(say(capital(body), '.'))
  if (data.income !== undefined) {
    parts.push(say(s.w.card.income, ': ', s.speak.and(effectText(s, data.income)), '.'))
  }
  if (data.vp !== undefined) parts.push(s.w.card.points(data.vp))
  return say(bar, ...parts.flatMap((part, i) => (i === 0 ? [part] : [' ', part])))
}

/** One way to play a card, in short: its price and what it gives. */
export function playText(s: Speech, card: Card, option: number): Sentence {
  const o = card.options[option]
  const parts: Sentence[] = []
  if (o?.cost !== null && o !== undefined) parts.push(s.w.card.rowPay(s.speak.goods(o.cost.goods)))
  const row = tiersOf(card.data.then)?.of[option]
  if (row?.if !== undefined) parts.push(s.speak.cond(row.if))
  const effects = (o?.effects ?? []).map((e) => s.effect(e))
  const body =
    effects.length === 0 ? null : effects.reduce<Sentence>((all, e, i) => (i === 0 ? e : say(all, '; ', e)), [])
  if (body !== null) parts.push(body)
  if (card.income !== null) parts.push(say(s.w.card.income, ': ', s.speak.and(effectText(s, card.income))))
  if (card.vp > 0) parts.push(s.w.card.points(card.vp))
  return parts.reduce<Sentence>((all, part, i) => (i === 0 ? part : say(all, ' – ', part)), [])
}

export const cardName = (s: Speech, id: number): string =>
  `${s.w.decks[DECKS[deckOf(id)] ?? 'gateway'].one} ${cardNumber(id)}`
