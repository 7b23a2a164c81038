/** What a card says, made from its data: requirement, slash group, effects, income, points. */

import { type Goods, type Sentence, say } from '@dorfplatz/kernel'
import { type Card, type CardData, type Trigger, tiersOf } from '../rules/card.ts'
import { DECKS, deckOf } from '../rules/facts.ts'
import type { Effect } from '../rules/words.ts'
import { condText, effectSentence, goodsText, slashed } from './condition.ts'
import { cardNumber, type Speech } from './speech.ts'

function capital(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  if (typeof first !== 'string' || first === '') return sentence
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}

function lower(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  if (typeof first !== 'string' || first === '') return sentence
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest]
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

/** What is to be paid; two prices are moves of their own and say so. */
function prices(s: Speech, list: readonly Goods[]): Sentence {
  const [only] = list
  if (only !== undefined && 'cropsDownTo' in only) return s.w.card.returned
  if (only !== undefined && typeof only.sheepBack === 'number') return s.w.card.sheepBack(only.sheepBack)
  return s.w.card.pay(s.speak.or(list.map((goods) => goodsText(s, goods))))
}

/** The first number a sentence names. */
function numberOf(sentence: Sentence): number {
  for (const part of sentence) if (typeof part === 'object' && 'n' in part) return part.n
  return 1
}

/** What a card asks for, within a sentence. */
export function asksText(s: Speech, data: CardData): Sentence {
  const own = requirement(s, data)
  if (own.length > 0) return lower(own)
  const row = tiersOf(data.then)?.of[0]
  return row?.if === undefined ? [] : lower(s.w.card.if(condText(s, row.if)))
}

/** The part above the line: when, what one must have, what one pays. */
function requirement(s: Speech, data: CardData): Sentence {
  const parts: Sentence[] = []
  // A price of goods just harvested says so itself.
  if (data.trigger !== undefined && data.trigger.event !== 'harvested') parts.push(triggerText(s, data.trigger))
  if (data.if !== undefined) {
    const cond = condText(s, data.if)
    parts.push(data.board === true ? s.w.card.board(cond, numberOf(cond)) : s.w.card.if(cond))
  }
  if (data.pay !== undefined) {
    parts.push('same' in data.pay ? s.w.card.same(data.pay.same, data.pay.types) : prices(s, data.pay))
  }
  return parts.reduce<Sentence>((all, part, i) => (i === 0 ? part : say(all, '; ', lower(part))), [])
}

/** Effects in order; a slash group becomes its rows. */
function effectText(s: Speech, effect: Effect): Sentence[] {
  if (effect.do === 'seq') return effect.of.flatMap((part) => effectText(s, part))
  if (effect.do === 'nothing') return []
  if (effect.do !== 'tiers') return [effectSentence(s, effect)]
  const heads = effect.of.map((row) => {
    const head: Sentence[] = []
    if (row.if !== undefined) head.push(s.w.card.rowIf(condText(s, row.if)))
    if (row.pay !== undefined) head.push(s.w.card.rowPay(goodsText(s, row.pay)))
    return s.speak.and(head)
  })
  const bodies = effect.of.map((row) => {
    const body = effectText(s, row.then)
    return body.length === 0 ? null : s.speak.and(body)
  })
  const head = slashed(heads)
  const body = slashed(bodies)
  if (head !== null && body !== null) return [s.w.card.row(head, body)]
  const rows = heads.map((h, i) => s.w.card.row(h, bodies[i] ?? [s.w.card.nothingMore]))
  return [rows.reduce<Sentence>((all, row, i) => (i === 0 ? row : say(all, ' / ', row)), [])]
}

const firstIsTiers = (effect: Effect): boolean =>
  effect.do === 'tiers' || (effect.do === 'seq' && effect.of[0]?.do === 'tiers')

export function cardText(s: Speech, data: CardData): Sentence {
  const bar = data.only !== undefined ? s.w.card.only(data.only) : data.not !== undefined ? s.w.card.not(data.not) : []
  const own = requirement(s, data)
  // Where the slash group comes later, its lowest row is what is needed at all.
  const late = data.then?.do === 'seq' && !firstIsTiers(data.then) ? tiersOf(data.then)?.of[0]?.if : undefined
  const need = own.length === 0 && late !== undefined ? s.w.card.if(condText(s, late)) : own
  const effects = data.then === undefined ? [] : effectText(s, data.then)
  const body = effects.reduce<Sentence>((all, e, i) => (i === 0 ? e : say(all, '; ', e)), [])
  const points = data.vp === undefined ? [] : s.w.card.points(data.vp)
  const gives = body.length > 0 ? body : points
  // A slash group that comes first begins with conditions of its own.
  const tiersFirst = data.then !== undefined && firstIsTiers(data.then)
  const colon = !tiersFirst ? ': ' : data.if === undefined ? '; ' : s.w.card.further
  const parts: Sentence[] = [
    capital(need.length > 0 ? say(need, gives.length > 0 ? say(colon, gives) : '', '.') : say(gives, '.')),
  ]
  if (data.income !== undefined) {
    parts.push(capital(say(s.w.card.income, ': ', s.speak.and(effectText(s, data.income)), '.')))
  }
  return say(bar, ...parts.flatMap((part, i) => (i === 0 ? [part] : [' ', part])))
}

/** One way to play a card, in short: its price and what it gives. */
export function playText(s: Speech, card: Card, option: number): Sentence {
  const o = card.options[option]
  const parts: Sentence[] = []
  if (o?.cost !== null && o !== undefined) parts.push(s.w.card.rowPay(goodsText(s, o.cost.goods)))
  const row = tiersOf(card.data.then)?.of[option]
  if (row?.if !== undefined) parts.push(condText(s, row.if))
  const effects = (o?.effects ?? []).map((e) => effectSentence(s, e))
  const body =
    effects.length === 0 ? null : effects.reduce<Sentence>((all, e, i) => (i === 0 ? e : say(all, '; ', e)), [])
  if (body !== null) parts.push(body)
  if (card.income !== null) parts.push(say(s.w.card.income, ': ', s.speak.and(effectText(s, card.income))))
  if (card.vp > 0) parts.push(s.w.card.points(card.vp))
  return parts.reduce<Sentence>((all, part, i) => (i === 0 ? part : say(all, ' – ', part)), [])
}

export const cardName = (s: Speech, id: number): string =>
  `${s.w.decks[DECKS[deckOf(id)] ?? 'gateway'].one} ${cardNumber(id)}`
