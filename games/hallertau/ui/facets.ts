/** By what cards are looked for in the gallery: what they ask for, what they bring, and when they are played; from their data. */

import type { Cond, Lang } from '@dorfplatz/kernel'
import type { Facet } from '@dorfplatz/ui'
import { CARDS } from '../cards/index.ts'
import type { CardData } from '../rules/card.ts'
import { DECKS } from '../rules/facts.ts'
import type { CardPart } from '../rules/words.ts'
import { wordsOf } from './words.ts'

function inCondition(cond: Cond): readonly string[] {
  if ('all' in cond) return cond.all.flatMap(inCondition)
  if ('any' in cond) return cond.any.flatMap(inCondition)
  if ('not' in cond) return []
  return [cond.a, cond.b].filter((name) => typeof name === 'string')
}

/** What is held or paid for a part of a card. */
function askedIn(e: CardPart): readonly string[] {
  switch (e.do) {
    case 'seq':
      return e.of.flatMap(askedIn)
    case 'tiers':
      return e.of.flatMap((row) => [
        ...(row.if === undefined ? [] : inCondition(row.if)),
        ...Object.keys(row.pay ?? {}),
        ...askedIn(row.then),
      ])
    case 'pay':
      return Object.keys(e.goods)
    case 'may':
      return askedIn(e.effect)
    default:
      return []
  }
}

/** What a part of a card brings: goods, fields, and decks of which a card is drawn. */
function broughtIn(e: CardPart): readonly string[] {
  switch (e.do) {
    case 'seq':
    case 'choose':
      return e.of.flatMap(broughtIn)
    case 'tiers':
      return e.of.flatMap((row) => broughtIn(row.then))
    case 'may':
      return broughtIn(e.effect)
    case 'pay':
      return broughtIn(e.then)
    case 'gain':
      return Object.keys(e.goods)
    case 'field':
      return ['fields']
    case 'draw':
      return [e.deck]
    case 'sow':
    case 'crops':
      return [e.do]
    default:
      return []
  }
}

const effectsIn = ({ then, income }: CardData): readonly CardPart[] =>
  [then, income].filter((effect) => effect !== undefined)

function asks(data: CardData): readonly string[] {
  const { pay } = data
  const paid = Array.isArray(pay) ? pay.flatMap((goods) => Object.keys(goods)) : []
  return [...(data.if === undefined ? [] : inCondition(data.if)), ...paid, ...effectsIn(data).flatMap(askedIn)]
}

export function facets(lang: Lang): readonly Facet[] {
  const w = wordsOf(lang)
  const named = (name: string): readonly string[] => {
    const deck = DECKS.findIndex((one) => one === name)
    if (deck >= 0) return [w.cardOf(w.decks[deck] ?? '')]
    if (name === 'sow') return [w.sow]
    if (name === 'crops') return [w.crops]
    const thing = w.thing(name)
    return thing === null ? [] : [thing]
  }
  const of = (list: (data: CardData) => readonly string[]) => (id: string) => {
    const data = CARDS[Number(id)]?.data
    return data === undefined ? [] : [...new Set(list(data))]
  }
  return [
    { name: w.asksFor, of: of((data) => asks(data).flatMap(named)) },
    {
      name: w.brings,
      of: of((data) => [
        ...effectsIn(data).flatMap(broughtIn).flatMap(named),
        ...(data.vp === undefined ? [] : [w.points]),
      ]),
    },
    {
      name: w.when,
      of: of((data) => {
        if (data.trigger !== undefined) return [w.rightThen]
        if (data.only !== undefined) return [`${w.phase} ${data.only}: ${w.phases[data.only - 1]}`]
        return [w.anytime]
      }),
    },
  ]
}
