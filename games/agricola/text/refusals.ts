/** "Why not?" in words: what is missing or in the way, and the rule behind it. */

import { type Json, kernelRefusal, listOf, type Refusal, type Sentence, say } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { cellName } from '../rules/farm/yard.ts'
import { type Amounts, GOODS } from '../rules/goods.ts'
import { NEED_NAMES } from './needs.ts'
import { edgesSaid } from './parts.ts'
import type { Tongue } from './tongue.ts'

/** What a refusal carries, read with care: it may come from a server of another version. */
const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((n: Json) => typeof n === 'number') : []
function amounts(value: Json | undefined): Amounts {
  const given = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(given.filter(([name, n]) => typeof n === 'number' && GOODS.some((good) => good === name)))
}

/** What must be there for a card, each with the player's own number. */
function needsSaid(t: Tongue, needs: Json | undefined): Sentence | null {
  if (!Array.isArray(needs)) return null
  const w = t.messages.refused
  const said = needs.flatMap((need: Json): Sentence[] => {
    if (typeof need !== 'object' || need === null || !('name' in need)) return []
    const { name, wanted, own } = need
    const key = NEED_NAMES.find((known) => known === name)
    return key === undefined ? [] : [w.need[key](t.messages.need[key](Number(wanted)), Number(own))]
  })
  return said.length === 0 ? null : say(...said.flatMap((one, i) => (i === 0 ? [one] : [' ', one])))
}

/** Cards of one name are named once. */
function namedOnce(t: Tongue, list: readonly number[]): Sentence[] {
  const nameOf = (no: number) => findCard(no)?.name[t.messages.lang]
  return list.filter((no, i) => list.findIndex((other) => nameOf(other) === nameOf(no)) === i).map(t.card)
}

/** What a space's action lacks, in words, or null where the rule alone says it. */
function lackSaid(t: Tongue, args: { readonly [key: string]: Json }): Sentence | null {
  const w = t.messages.refused
  const parts: Sentence[] = []
  for (const key of ['why', 'also'] as const) {
    const text = typeof args[key] === 'string' ? w.why[args[key]] : undefined
    if (text !== undefined) parts.push([text])
  }
  const needs = needsSaid(t, args.needs)
  if (needs !== null) parts.push(needs)
  const where = numbers(args.cells).map(cellName).join(', ')
  if (typeof args.on === 'string') parts.push([w.on(where, args.on)])
  if (typeof args.to === 'string') parts.push([w.away(where, args.to)])
  if (args.who !== undefined) parts.push(w.occupied(Number(args.who)))
  if (args.owner !== undefined) parts.push(w.owner(Number(args.owner)))
  if (args.back !== undefined) parts.push(w.back(listOf(t.messages.lang, 'or', namedOnce(t, numbers(args.back)))))
  if (args.any !== undefined) parts.push(w.any(Number(args.any), Number(args.have ?? 0)))
  if (args.rounds !== undefined) parts.push(w.rounds(numbers(args.rounds), Number(args.round ?? 0)))
  const lacks = args.lacks === undefined ? null : t.goods(amounts(args.lacks))
  const other = args.or === undefined ? null : t.goods(amounts(args.or))
  if (lacks !== null && args.nearest !== undefined) parts.push(w.lacksFor(lacks, t.card(Number(args.nearest))))
  else if (lacks !== null && other !== null) parts.push(w.lacksEither(lacks, other))
  else if (lacks !== null) parts.push(w.lacks(lacks))
  else if (other !== null) parts.push(w.lacksStable(other))
  if (args.rooms !== undefined) parts.push(w.crowded(Number(args.rooms), Number(args.people ?? 0)))
  return parts.length === 0 ? null : say(...parts.flatMap((part, i) => (i === 0 ? [part] : [' ', part])))
}

/** What is missing or in the way in one line; the rule behind it is a sign to open. */
export function whyNot(t: Tongue, refusal: Refusal): Sentence {
  const ofKernel = kernelRefusal(t.messages.lang, refusal)
  if (ofKernel !== null) return ofKernel
  const args = refusal.args ?? {}
  const w = t.messages.refused
  const because = (reason: Sentence | string): Sentence => say(reason, ' ', { rule: refusal.rule })
  const cells = (key: string): string => numbers(args[key]).map(cellName).join(', ')
  if (args.open !== undefined) return because(w.open(edgesSaid(numbers(args.open), t.messages.edge)))
  if (refusal.rule === 'A-FENCE-10') return because(w.idle(edgesSaid(numbers(args.edges), t.messages.edge)))
  if (refusal.rule === 'A-FENCE-02' && args.edges !== undefined) {
    return because(w.taken(edgesSaid(numbers(args.edges), t.messages.edge)))
  }
  if ((refusal.rule === 'A-FENCE-06' || refusal.rule === 'A-FENCE-07') && args.on === undefined) {
    return because(w.island(cells('cells')))
  }
  if (refusal.rule === 'A-FENCE-04') return because(w.inside(cells('cells')))
  if (refusal.rule === 'A-FENCE-01' && args.fences !== undefined) {
    return because(w.fences(Number(args.fences), Number(args.left ?? 0)))
  }
  if (refusal.rule === 'A-SETUP-07' && typeof args.named === 'string') return because(w.noSuchCard(args.named))
  if (refusal.rule === 'A-SETUP-05' && args.needed !== undefined)
    return because(w.tooFew(String(args.kind), Number(args.needed), Number(args.there ?? 0)))
  const no = Number(args.card ?? 0)
  const about = no > 0 && findCard(no) !== undefined ? w.card(t.card(no)) : ''
  return because(say(about, lackSaid(t, args) ?? w.short[refusal.rule] ?? w.no))
}
