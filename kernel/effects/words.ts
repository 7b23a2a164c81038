/** The vocabulary all games share, as plain data: what a card says is a value built from these words. */

import { at } from '../list.ts'
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

/** One row of a slash group: it applies where its condition holds and its price can be paid, if it has them. */
export interface Tier<E> {
  readonly if?: Cond
  readonly pay?: Goods
  readonly then: E
}

export interface Nothing {
  readonly do: 'nothing'
}
/** One after the other. */
export interface Seq<E> {
  readonly do: 'seq'
  readonly of: readonly E[]
}
/** Exactly one of them, or none where that is allowed. */
export interface Choose<E> {
  readonly do: 'choose'
  readonly of: readonly E[]
  readonly optional?: true
}
export interface May<E> {
  readonly do: 'may'
  readonly effect: E
}
/** Exactly one of the rows that apply. */
export interface Tiers<E> {
  readonly do: 'tiers'
  readonly of: readonly Tier<E>[]
}
export interface Gain {
  readonly do: 'gain'
  readonly goods: Goods
}
/** An exchange: the whole price first. */
export interface Pay<E> {
  readonly do: 'pay'
  readonly goods: Goods
  readonly then: E
}
export interface Each<E> {
  readonly do: 'each'
  readonly count: Expr
  readonly effect: E
}
export interface If<E> {
  readonly do: 'if'
  readonly cond: Cond
  readonly then: E
  readonly else?: E
}
/** Goods that arrive later; `when` is the game's own way to name times. */
export interface Later {
  readonly do: 'later'
  readonly when: Json
  readonly goods: Goods
}

/** All core words; `E` is what those that hold others may hold. */
export type CoreWord<E> = Nothing | Seq<E> | Choose<E> | May<E> | Tiers<E> | Gain | Pay<E> | Each<E> | If<E> | Later

/** A word of a game's own carries its name in `do`, and plain data. */
export interface OwnWord {
  readonly do: string
}

/**
 * What happens, said with all core words and a game's own words `W`. A game that reads fewer of them, or some only in some
 * places, writes its grammar itself (`type MyEffect = Gain | Seq<MyEffect> | May<Pay<MyEffect>> | MyWord`): then a word
 * that is not carried out cannot be typed in its cards.
 */
export type Effect<W = never> =
  | Nothing
  | Seq<Effect<W>>
  | Choose<Effect<W>>
  | May<Effect<W>>
  | Tiers<Effect<W>>
  | Gain
  | Pay<Effect<W>>
  | Each<Effect<W>>
  | If<Effect<W>>
  | Later
  | W

export const nothing: Nothing = { do: 'nothing' }
export const gain = (goods: Goods): Gain => ({ do: 'gain', goods })
/** Goods that arrive later; `moment` is the game's own way to name times (rounds, years …). */
export const later = (moment: Json, goods: Goods): Later => ({ do: 'later', when: moment, goods })

/** The words that hold other words, for a game with the own words `W` or with a grammar `E` of its own. */
export function vocabulary<W extends OwnWord, E = Effect<W>>() {
  return {
    seq: (...of: readonly E[]): Seq<E> => ({ do: 'seq', of }),
    choose: (...of: readonly E[]): Choose<E> => ({ do: 'choose', of }),
    chooseOrNone: (...of: readonly E[]): Choose<E> => ({ do: 'choose', of, optional: true }),
    may: (effect: E): May<E> => ({ do: 'may', effect }),
    tiers: (...of: readonly Tier<E>[]): Tiers<E> => ({ do: 'tiers', of }),
    pay: (goods: Goods, then: E): Pay<E> => ({ do: 'pay', goods, then }),
    each: (count: Expr, effect: E): Each<E> => ({ do: 'each', count, effect }),
    when: (cond: Cond, then: E, otherwise?: E): If<E> =>
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
  return conds.length === 1 ? at(conds, 0) : all(...conds)
}
