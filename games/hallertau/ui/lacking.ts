/** What keeps a craft building from its next space: tools for the boulders in its way, or goods for its price. */

import { JEWELRY, LAST_SPACE, TOOLS } from '../rules/facts.ts'
import { payments, toolsNeeded } from '../rules/payments.ts'
import type { SeatView } from '../rules/view.ts'

export type Lacking = { readonly tools: number } | { readonly goods: number }

type Holding = Pick<SeatView, 'crafts' | 'boulders' | 'stock' | 'exhausted'>

/** Null where nothing is missing, and for a building that has arrived. */
export function lackingFor(own: Holding, craft: number, round: number): Lacking | null {
  if ((own.crafts[craft] ?? 0) >= LAST_SPACE) return null
  const tools = toolsNeeded(own, craft) - ((own.stock[TOOLS] ?? 0) - own.exhausted)
  if (tools > 0) return { tools }
  if ((own.stock[JEWELRY] ?? 0) > 0) return null
  const short = payments(round, craft).map(({ goods, amounts }) =>
    goods.reduce((sum, good, i) => sum + Math.max(0, (amounts[i] ?? 0) - (own.stock[good] ?? 0)), 0),
  )
  const goods = Math.min(...short)
  return goods > 0 ? { goods } : null
}
