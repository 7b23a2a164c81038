/** What a card costs whoever is asked for one now, beside its name: it tells two cards of one name apart. */

import { jsonEqual, listOf, type Sentence, say } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import type { PayChoice } from '../rules/choices.ts'
import type { Tongue } from './tongue.ts'

type Way = Extract<PayChoice, { readonly pay: unknown }>

/** From so many ways on the question that follows lists them. */
const MANY = 4

function waySaid(t: Tongue, { pay, return: back = [] }: Way): Sentence {
  const free = Object.keys(pay).length === 0
  if (free && back.length === 0) return [t.messages.say.free]
  const goods = free ? [] : [t.goods(pay)]
  const cards = t.cards(back.map(Number))
  return listOf(t.messages.lang, 'and', back.length === 0 ? goods : [...goods, t.messages.say.back(cards)])
}

/** An improvement with its price as it is now; where that is another, also the one on the card. */
export function improvementSaid(t: Tongue, ways: readonly PayChoice[], no: number): Sentence {
  const known: Way[] = []
  for (const way of ways) {
    if (!('pay' in way)) continue
    // What is exchanged before paying is not the price.
    const { exchange: _, ...price } = way
    if (!known.some((other) => jsonEqual(other, price))) known.push(price)
  }
  if (known.length === 0 || known.length >= MANY) return t.card(no)
  const printed = findCard(no)?.cost ?? []
  const asPrinted = printed.length === 0 || known.some(({ pay }) => printed.some((cost) => jsonEqual(cost, pay)))
  const said = listOf(
    t.messages.lang,
    'or',
    known.map((way) => waySaid(t, way)),
  )
  const whole = asPrinted ? said : say(said, t.messages.say.insteadOf(t.goods(printed[0] ?? {})))
  return say(t.card(no), ': ', whole)
}

/** An occupation; what it costs besides the food of the action stands beside it. */
export function occupationSaid(t: Tongue, no: number): Sentence {
  const extra = findCard(no)?.extraCost
  return extra === undefined ? t.card(no) : say(t.card(no), ': ', t.messages.say.extra(t.goods(extra)))
}
