/** The vocabulary all games share, as plain data: what a card says is a value built from these words. */

import type { Json } from '../types.ts'

/** An amount: a number, a metric of the game by name ("sheep", "window"), or a little arithmetic on amounts. */
export type Expr = number | string | Arithmetic

export interface Arithmetic {
  readonly op: 'sum' | 'difference' | 'product' | 'min' | 'max' | 'half'
  readonly of: readonly Expr[]
}

/** Amounts by good. */
export interface Goods {
  readonly [good: string]: Expr
}

export type Cond =
  | { readonly cmp: '>=' | '<=' | '==' | '>' | '<'; readonly a: Expr; readonly b: Expr }
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond }

/** One row of a slash group: applicable if its condition holds or its price can be paid. */
export interface Tier<W> {
  readonly if?: Cond
  readonly pay?: Goods
  readonly then: Effect<W>
}

/** A word of a game's own carries its name in `do`, and plain data. */
export interface OwnWord {
  readonly do: string
}

/** What happens. `W` are the words a game adds. */
export type Effect<W = never> =
  | { readonly do: 'nothing' }
  | { readonly do: 'seq'; readonly of: readonly Effect<W>[] }
  | { readonly do: 'choose'; readonly of: readonly Effect<W>[]; readonly optional?: true }
  | { readonly do: 'may'; readonly effect: Effect<W> }
  | { readonly do: 'tiers'; readonly of: readonly Tier<W>[] }
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'pay'; readonly goods: Goods; readonly then: Effect<W> }
  | { readonly do: 'each'; readonly count: Expr; readonly effect: Effect<W> }
  | { readonly do: 'if'; readonly cond: Cond; readonly then: Effect<W>; readonly else?: Effect<W> }
  | { readonly do: 'later'; readonly when: Json; readonly goods: Goods }
  | W

export const nothing = { do: 'nothing' } as const
export const gain = (goods: Goods): { readonly do: 'gain'; readonly goods: Goods } => ({ do: 'gain', goods })
/** Goods that arrive later; `moment` is the game's own way to name times (rounds, years …). */
export const later = (
  moment: Json,
  goods: Goods,
): { readonly do: 'later'; readonly when: Json; readonly goods: Goods } => ({ do: 'later', when: moment, goods })

/** The words that hold other words, typed for a game that adds the words `W`. */
export function vocabulary<W extends OwnWord>() {
  type E = Effect<W>
  return {
    /** One after the other. */
    seq: (...of: readonly E[]): E => ({ do: 'seq', of }),
    /** Exactly one of them. */
    choose: (...of: readonly E[]): E => ({ do: 'choose', of }),
    chooseOrNone: (...of: readonly E[]): E => ({ do: 'choose', of, optional: true }),
    may: (effect: E): E => ({ do: 'may', effect }),
    /** Exactly one of the rows that apply. */
    tiers: (...of: readonly Tier<W>[]): E => ({ do: 'tiers', of }),
    /** An exchange: the whole price first. */
    pay: (goods: Goods, then: E): E => ({ do: 'pay', goods, then }),
    each: (count: Expr, effect: E): E => ({ do: 'each', count, effect }),
    when: (cond: Cond, then: E, otherwise?: E): E =>
      otherwise === undefined ? { do: 'if', cond, then } : { do: 'if', cond, then, else: otherwise },
  }
}

export const sum = (...of: readonly Expr[]): Expr => ({ op: 'sum', of })
export const difference = (a: Expr, b: Expr): Expr => ({ op: 'difference', of: [a, b] })
export const product = (...of: readonly Expr[]): Expr => ({ op: 'product', of })
export const least = (...of: readonly Expr[]): Expr => ({ op: 'min', of })
export const most = (...of: readonly Expr[]): Expr => ({ op: 'max', of })
/** Half of it, rounded down. */
export const half = (a: Expr): Expr => ({ op: 'half', of: [a] })

export const atLeast = (a: Expr, b: Expr): Cond => ({ cmp: '>=', a, b })
export const atMost = (a: Expr, b: Expr): Cond => ({ cmp: '<=', a, b })
export const exactly = (a: Expr, b: Expr): Cond => ({ cmp: '==', a, b })
export const moreThan = (a: Expr, b: Expr): Cond => ({ cmp: '>', a, b })
export const lessThan = (a: Expr, b: Expr): Cond => ({ cmp: '<', a, b })
export const all = (...conds: readonly Cond[]): Cond => ({ all: conds })
export const any = (...conds: readonly Cond[]): Cond => ({ any: conds })
export const not = (cond: Cond): Cond => ({ not: cond })
/** At least that much of every good. */
export const have = (goods: Goods): Cond => {
  const conds = Object.entries(goods).map(([good, n]) => atLeast(good, n))
  return conds.length === 1 ? (conds[0] as Cond) : all(...conds)
}
