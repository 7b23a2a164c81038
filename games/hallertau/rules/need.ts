/** What a seat must hold at the very least before a card needs a closer look: most cards fail here, and cheaply. */

import type { Cond, Goods } from '@dorfplatz/kernel'
import { GOODS, SHEEP, THINGS } from './facts.ts'

/** Amounts by thing; nothing is asked of the others. */
type Amounts = readonly number[]

const NOTHING: Amounts = THINGS.map(() => 0)

const most = (a: Amounts, b: Amounts): Amounts => a.map((n, i) => Math.max(n, b[i] ?? 0))
const least = (lists: readonly Amounts[]): Amounts =>
  NOTHING.map((_, i) => Math.min(...lists.map((list) => list[i] ?? 0)))

const only = (name: unknown, n: unknown): Amounts =>
  NOTHING.map((_, i) => (i < SHEEP && THINGS[i] === name && typeof n === 'number' ? n : 0))

function ofCondition(cond: Cond | undefined): Amounts {
  if (cond === undefined || 'not' in cond) return NOTHING
  if ('all' in cond) return cond.all.map(ofCondition).reduce(most, NOTHING)
  if ('any' in cond) return least(cond.any.map(ofCondition))
  return cond.cmp === '>=' || cond.cmp === '==' ? only(cond.a, cond.b) : NOTHING
}

const ofPrice = (goods: Goods | undefined): Amounts =>
  Object.entries(goods ?? {}).reduce((sum, [name, n]) => most(sum, only(name, n)), NOTHING)

interface Way {
  readonly if?: Cond
  readonly pay?: Goods
}

/** Thing and amount in turn: what the condition and the cheapest of the ways to play a card have in common. */
export function needOf(cond: Cond | undefined, ways: readonly Way[]): readonly number[] {
  const each = ways.map((way) => most(ofCondition(way.if), ofPrice(way.pay)))
  const need = most(ofCondition(cond), each.length === 0 ? NOTHING : least(each))
  return need.flatMap((n, thing) => (n > 0 ? [thing, n] : []))
}

/** That many goods of one type, of each of so many types, freely chosen. */
export interface SameGoods {
  readonly same: number
  readonly types: number
}

/** Of such a price one look tells whether any of its many ways can be paid. */
export function hasSame(stock: readonly number[], { same, types }: SameGoods): boolean {
  let found = 0
  for (let good = 0; good < GOODS; good++) if ((stock[good] ?? 0) >= same) found++
  return found >= types
}

export function hasNeed(stock: readonly number[], need: readonly number[]): boolean {
  for (let i = 0; i < need.length; i += 2) {
    if ((stock[need[i] ?? 0] ?? 0) < (need[i + 1] ?? 0)) return false
  }
  return true
}
