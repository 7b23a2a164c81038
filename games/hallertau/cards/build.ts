/** Builders for card files: the shared vocabulary, bound to Hallertau's words. */

import type { Goods } from '@dorfplatz/kernel'
import type { CardData } from '../rules/card.ts'
import { type Effect, may, pay } from '../rules/words.ts'

export {
  all,
  any,
  atLeast,
  atMost,
  difference,
  exactly,
  gain,
  half,
  have,
  least,
  moreThan,
  most,
  nothing,
  product,
  sum,
} from '@dorfplatz/kernel'
export * from '../rules/words.ts'

/** An exchange that may be left out. */
export const mayPay = (goods: Goods, then: Effect): Effect => may(pay(goods, then))

/** A card by its printed number. */
export const card = (number: string, body: Omit<CardData, 'id'>): CardData => ({ id: Number(number), ...body })
