/** Fourth reading: the same value as a line of icons, as data, so that boards and cards need no interpreter of their own. */

import type { Cond, CoreWord, Expr, Goods, OwnWord, Tier } from './words.ts'

/** One sign of an icon line: a thing with its amount (drawn when there are several), an arrow, or what stands between. */
export type Sign =
  | { readonly icon: string; readonly label: string; readonly n?: number; readonly mark?: number }
  | { readonly sign: 'arrow' | 'or' | 'times' }
export type IconLine = readonly Sign[]

export const ARROW: Sign = { sign: 'arrow' }
export const OR: Sign = { sign: 'or' }
export const TIMES: Sign = { sign: 'times' }

/** What a game tells: how goods and its own words are drawn. Words it leaves out are said, not drawn. */
export interface Drawings<W extends OwnWord> {
  /** The sign for so many of a good or metric; null where there is no picture of it. */
  good(good: string, n: number): Sign | null
  /** The signs for an amount that has to be counted ("1 wool per sheep"); said, not drawn, when absent. */
  counted?(good: string, n: Exclude<Expr, number>): IconLine | null
  readonly words: { readonly [K in W['do']]?: (effect: Extract<W, { do: K }>) => IconLine | null }
}

/** One row of a slash group: what it asks for, and what it brings. */
export interface TierLine {
  readonly need: IconLine
  readonly gives: IconLine
}

/** Draws effects, prices and requirements; null where only words will do. */
export interface Drawer<E extends OwnWord> {
  effect(effect: E): IconLine | null
  goods(goods: Goods): IconLine | null
  /** Goods that one must have. */
  cond(cond: Cond): IconLine | null
  /** Lines of which one holds. */
  either(lines: readonly (IconLine | null)[]): IconLine | null
  /** The rows of a slash group; null where one of them needs words. */
  tiers(rows: readonly Tier<E>[]): readonly TierLine[] | null
}

function joined(lines: readonly (IconLine | null)[], between: IconLine): IconLine | null {
  const out: Sign[] = []
  for (const [i, line] of lines.entries()) {
    if (line === null) return null
    if (i > 0) out.push(...between)
    out.push(...line)
  }
  return out
}

export function drawer<W extends OwnWord, E extends OwnWord = CoreWord<OwnWord> | W>(game: Drawings<W>): Drawer<E> {
  // A drawing is looked up by its word's name, and only ever gets words of that name.
  const own = game.words as { readonly [word: string]: ((effect: OwnWord) => IconLine | null) | undefined }

  const goods = (bundle: Goods): IconLine | null =>
    joined(
      Object.entries(bundle).map(([good, n]) => {
        if (typeof n !== 'number') return game.counted?.(good, n) ?? null
        const sign = game.good(good, n)
        return sign === null ? null : [sign]
      }),
      [],
    )
  const either = (lines: readonly (IconLine | null)[]): IconLine | null => joined(lines, [OR])

  const cond = (c: Cond): IconLine | null => {
    if ('all' in c) return joined(c.all.map(cond), [])
    if ('any' in c) return either(c.any.map(cond))
    if ('not' in c) return null
    const { cmp, a, b } = c
    return cmp === '>=' && typeof a === 'string' && typeof b === 'number' ? goods({ [a]: b }) : null
  }

  const effect = (value: OwnWord): IconLine | null => {
    const e = value as CoreWord<OwnWord>
    switch (e.do) {
      case 'nothing':
        return []
      case 'gain':
        return goods(e.goods)
      case 'seq':
        return joined(e.of.map(effect), [])
      case 'choose':
        return either(e.of.map(effect))
      case 'may':
        return effect(e.effect)
      case 'pay':
        return joined([goods(e.goods), effect(e.then)], [ARROW])
      case 'tiers':
      case 'each':
      case 'if':
      case 'later':
        return null
      default:
        return own[value.do]?.(value) ?? null
    }
  }

  const tiers = (rows: readonly Tier<OwnWord>[]): readonly TierLine[] | null => {
    const out: TierLine[] = []
    for (const row of rows) {
      const need = joined([row.if === undefined ? [] : cond(row.if), row.pay === undefined ? [] : goods(row.pay)], [])
      const gives = effect(row.then)
      if (need === null || gives === null) return null
      out.push({ need, gives })
    }
    return out
  }

  return { effect, goods, cond, either, tiers }
}
