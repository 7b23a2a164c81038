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
export const seq = <W>(...of: readonly Effect<W>[]): Effect<W> => ({ do: 'seq', of })
export const choose = <W>(...of: readonly Effect<W>[]): Effect<W> => ({ do: 'choose', of })
export const chooseOrNone = <W>(...of: readonly Effect<W>[]): Effect<W> => ({ do: 'choose', of, optional: true })
export const may = <W>(effect: Effect<W>): Effect<W> => ({ do: 'may', effect })
export const tiers = <W>(...of: readonly Tier<W>[]): Effect<W> => ({ do: 'tiers', of })
export const gain = (goods: Goods): { readonly do: 'gain'; readonly goods: Goods } => ({ do: 'gain', goods })
export const pay = <W>(goods: Goods, then: Effect<W>): Effect<W> => ({ do: 'pay', goods, then })
export const each = <W>(count: Expr, effect: Effect<W>): Effect<W> => ({ do: 'each', count, effect })
export const when = <W>(cond: Cond, then: Effect<W>, otherwise?: Effect<W>): Effect<W> =>
  otherwise === undefined ? { do: 'if', cond, then } : { do: 'if', cond, then, else: otherwise }
/** Goods that arrive later; `moment` is the game's own way to name times (rounds, years …). */
export const later = (
  moment: Json,
  goods: Goods,
): { readonly do: 'later'; readonly when: Json; readonly goods: Goods } => ({
  do: 'later',
  when: moment,
  goods,
})

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
