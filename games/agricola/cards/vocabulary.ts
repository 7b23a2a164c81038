/** The words cards are written with: the kernel's, held to this game's goods, metrics and own words. */

import * as core from '@dorfplatz/kernel'
import type { GoodName } from '../rules/goods.ts'
import type { MetricName } from './countable.ts'
import type { When, Word } from './effects.ts'

/** What a card may count: a number, a good in one's supply, a metric, or arithmetic on these. */
export type Amount = number | GoodName | MetricName | core.Arithmetic

/** Goods with their amounts. */
export type Bundle = { readonly [G in GoodName]?: Amount }

type Condition = (a: Amount, b: Amount) => core.Cond
type Sum = (...of: readonly Amount[]) => core.Arithmetic

const { seq, choose, chooseOrNone, may, each, when } = core.vocabulary<Word>()

export { choose, chooseOrNone, each, may, seq, when }
export const { all, any, not, nothing } = core

type CardEffect = core.Effect<Word>

export const gain = (goods: Bundle): core.Gain => core.gain({ ...goods })
export const pay = (goods: Bundle, then: CardEffect): core.Pay<CardEffect> => ({ do: 'pay', goods: { ...goods }, then })
export const later = (moment: When, goods: Bundle): core.Later => core.later(moment, { ...goods })

const arithmetic =
  (op: core.Arithmetic['op']): Sum =>
  (...of) => ({ op, of })
export const sum = arithmetic('sum')
export const product = arithmetic('product')
export const least = arithmetic('min')
export const most = arithmetic('max')
export const difference = (a: Amount, b: Amount): core.Arithmetic => ({ op: 'difference', of: [a, b] })
/** Half of it, rounded down. */
export const half = (a: Amount): core.Arithmetic => ({ op: 'half', of: [a] })

export const atLeast: Condition = core.atLeast
export const atMost: Condition = core.atMost
export const exactly: Condition = core.exactly
export const moreThan: Condition = core.moreThan
export const lessThan: Condition = core.lessThan
