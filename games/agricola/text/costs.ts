/** What a card costs whoever is asked for one now, beside its name: it tells two cards of one name apart. */

import { type Decision, type Json, listOf, type Sentence, say } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { goodName } from '../rules/goods.ts'
import type { Tongue } from './compose.ts'

type Goods = { readonly [good: string]: number }
type Way = readonly [pay: readonly number[], back: readonly number[], use: readonly number[]]

/** From so many ways on the question that follows lists them. */
const MANY = 4

const goodsOf = (pay: readonly number[]): Goods =>
  Object.fromEntries(pay.flatMap((good, i) => (i % 2 === 0 ? [[goodName(good), pay[i + 1] ?? 0]] : [])))

const keyOf = (goods: Goods): string => JSON.stringify(Object.entries(goods).sort())

function waySaid(t: Tongue, [pay, back]: Way): Sentence {
  if (pay.length === 0 && back.length === 0) return [t.messages.say.free]
  const goods = pay.length === 0 ? [] : [t.goods(goodsOf(pay))]
  return listOf(t.messages.lang, 'and', back.length === 0 ? goods : [...goods, t.messages.say.back(t.cards(back))])
}

/** An improvement with its price as it is now; where that is another, also the one on the card. */
export function improvementSaid(t: Tongue, decision: Decision, no: number): Sentence {
  const { ways = [] } = (decision.form ?? {}) as { ways?: readonly (readonly [number, readonly Way[]])[] }
  const mine = ways.find(([card]) => card === no)?.[1] ?? []
  const known = new Map<string, Way>()
  // What is exchanged before paying is not the price.
  for (const way of mine) known.set(JSON.stringify(way.slice(0, 2) as Json), way)
  if (known.size === 0 || known.size >= MANY) return t.card(no)
  const list = [...known.values()]
  const printed: readonly Goods[] = findCard(no)?.cost ?? []
  const asPrinted =
    printed.length === 0 || list.some(([pay]) => printed.some((cost) => keyOf(cost) === keyOf(goodsOf(pay))))
  const said = listOf(
    t.messages.lang,
    'or',
    list.map((way) => waySaid(t, way)),
  )
  const whole = asPrinted ? said : say(said, t.messages.say.insteadOf(t.goods(printed[0] ?? {})))
  return say(t.card(no), ': ', whole)
}

/** An occupation; what it costs besides the food of the action stands beside it. */
export function occupationSaid(t: Tongue, no: number): Sentence {
  const extra = findCard(no)?.extraCost
  return extra === undefined ? t.card(no) : say(t.card(no), ': ', t.messages.say.extra(t.goods(extra)))
}
