/** The words cards are written with: the kernel's, held to this game's goods, metrics and own words. */

// By name: the whole kernel as one value would bring all that plays a game to every table that only shows it.
import {
  type Arithmetic,
  type Cond,
  atLeast as coreAtLeast,
  atMost as coreAtMost,
  exactly as coreExactly,
  gain as coreGain,
  later as coreLater,
  lessThan as coreLessThan,
  moreThan as coreMoreThan,
  type Effect,
  type Gain,
  type Later,
  type Pay,
  vocabulary,
} from '@dorfplatz/kernel'
import type { GoodName } from '../rules/goods.ts'
import type { MetricName } from './countable.ts'
import type { When, Word } from './effects.ts'

/** What a card may count: a number, a good in one's supply, a metric, or arithmetic on these. */
export type Amount = number | GoodName | MetricName | Arithmetic

/** Goods with their amounts. */
export type Bundle = { readonly [G in GoodName]?: Amount }

type Condition = (a: Amount, b: Amount) => Cond
type Sum = (...of: readonly Amount[]) => Arithmetic

const { seq, choose, chooseOrNone, may, each, when } = vocabulary<Word>()

export { all, any, not, nothing } from '@dorfplatz/kernel'
export { choose, chooseOrNone, each, may, seq, when }

type CardEffect = Effect<Word>

export const gain = (goods: Bundle): Gain => coreGain({ ...goods })
export const pay = (goods: Bundle, then: CardEffect): Pay<CardEffect> => ({ do: 'pay', goods: { ...goods }, then })
export const later = (moment: When, goods: Bundle): Later => coreLater(moment, { ...goods })

const arithmetic =
  (op: Arithmetic['op']): Sum =>
  (...of) => ({ op, of })
export const sum = arithmetic('sum')
export const product = arithmetic('product')
export const least = arithmetic('min')
export const most = arithmetic('max')
export const difference = (a: Amount, b: Amount): Arithmetic => ({ op: 'difference', of: [a, b] })
/** Half of it, rounded down. */
export const half = (a: Amount): Arithmetic => ({ op: 'half', of: [a] })

export const atLeast: Condition = coreAtLeast
export const atMost: Condition = coreAtMost
export const exactly: Condition = coreExactly
export const moreThan: Condition = coreMoreThan
export const lessThan: Condition = coreLessThan
