/** What a seat lacks to play a card, so that "why not?" can name it. */

import type { Cond, Seat } from '@dorfplatz/kernel'
import { type Card, type Option, tiersOf } from './card.ts'
import { available, type Cost } from './cost.ts'
import { THINGS } from './facts.ts'
import { at, countFor, type M, playerOf } from './metrics.ts'
import type { Player, State } from './state.ts'

/** Of a thing (a good, a metric or a kind of price) there is less than needed. */
export interface Lack {
  readonly what: string
  readonly have: number
  readonly need: number
  /** Other things any of which would do as well. */
  readonly or?: readonly Lack[]
}

/** What is missing; null where numbers alone cannot say it. */
type Missing = readonly Lack[] | null

const shortage = (missing: Missing): number =>
  missing === null ? Number.POSITIVE_INFINITY : missing.reduce((sum, lack) => sum + lack.need - lack.have, 0)

/** More alternatives than these are not listed: the nearest one says enough. */
const LISTED = 3

/** A few ways that each lack one thing, another one each: all of them are named. Otherwise the way that lacks least. */
function nearest(ways: readonly Missing[]): Missing {
  const [first, ...others] = ways.flatMap((way) => (way?.length === 1 ? way : []))
  const different = new Set(ways.map((way) => way?.[0]?.what)).size === ways.length
  if (first !== undefined && others.length === ways.length - 1 && ways.length <= LISTED && different) {
    return others.length === 0 ? [first] : [{ ...first, or: others }]
  }
  return ways.reduce((best, way) => (shortage(way) < shortage(best) ? way : best), null)
}

const joined = (parts: readonly Missing[]): Missing => {
  const list: Lack[] = []
  for (const part of parts) {
    if (part === null) return null
    list.push(...part)
  }
  return list
}

function ofCond(cond: Cond, p: Player, s: State): Missing {
  if ('all' in cond) return joined(cond.all.map((part) => ofCond(part, p, s)))
  if ('any' in cond) return nearest(cond.any.map((part) => ofCond(part, p, s)))
  if ('not' in cond) return null
  const { a, b, cmp } = cond
  if (typeof a === 'object' && a.op === 'min') return joined(a.of.map((part) => ofCond({ a: part, b, cmp }, p, s)))
  const have = countFor(a)(p, s)
  const need = countFor(b)(p, s)
  const holds = { '>=': have >= need, '<=': have <= need, '==': have === need, '>': have > need, '<': have < need }[cmp]
  if (holds) return []
  return cmp === '>=' && typeof a === 'string' ? [{ what: a, have, need }] : null
}

function ofCost(cost: Cost, m: M, seat: Seat, card: Card): Missing {
  const p = playerOf(m, seat)
  const list: Lack[] = []
  for (const { thing, n } of cost.stock) {
    const just = thing === cost.reaped
    const have = just ? Math.min(at(p.stock, thing), at(p.justReaped, thing)) : at(p.stock, thing)
    const need = n(p, m.state)
    const name = THINGS[thing] ?? ''
    if (have < need) list.push({ what: just ? `just:${name}` : name, have, need })
  }
  if (cost.which !== null) {
    const self = cost.which === 'handCards' && p.hand.includes(card.id) ? 1 : 0
    const have = available(p, cost.which) - self
    if (have < cost.n) list.push({ what: cost.which, have, need: cost.n })
  }
  return list
}

/** What is missing for the card's own condition and the option that is nearest. */
export function lacksOf(m: M, seat: Seat, card: Card): Missing {
  const p = playerOf(m, seat)
  const rows = tiersOf(card.data.then)?.of ?? []
  const ofOption = (option: Option, i: number): Missing => {
    const cond = rows[i]?.if
    return joined([
      cond === undefined ? [] : ofCond(cond, p, m.state),
      option.cost === null ? [] : ofCost(option.cost, m, seat, card),
    ])
  }
  const own = card.data.if === undefined ? [] : ofCond(card.data.if, p, m.state)
  return joined([own, nearest(card.options.map(ofOption))])
}
