/** The parts of a card that can be drawn: what it asks for, and the rows of its slash group. */

import type { Drawer, Goods, IconLine, TierLine } from '@dorfplatz/kernel'
import type { CardData } from '../rules/card.ts'
import type { CardPart } from '../rules/words.ts'

/** What one must have or give, as icons. */
export function needOf(data: CardData, draw: Drawer<CardPart>): IconLine | null {
  if (Array.isArray(data.pay)) return draw.either(data.pay.map((goods: Goods) => draw.goods(goods)))
  return data.if === undefined ? null : draw.cond(data.if)
}

/** The rows of the card's slash group, where all it does is one. */
export function tiersOf(data: CardData, draw: Drawer<CardPart>): { rows: readonly TierLine[]; rest: IconLine } | null {
  const then = data.then
  if (then === undefined || (then.do !== 'tiers' && then.do !== 'seq')) return null
  const [group, ...others] = then.do === 'seq' ? then.of : [then]
  if (group?.do !== 'tiers') return null
  const rows = draw.tiers(group.of)
  const rest = draw.effect({ do: 'seq', of: others })
  return rows === null || rest === null ? null : { rows, rest }
}
