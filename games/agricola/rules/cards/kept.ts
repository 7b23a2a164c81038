/** Goods that lie on cards: put there, or handed back for them. */

import { GOODS, goodName } from '../goods.ts'
import type { Player } from '../state.ts'
import { memoryOf, remember } from './memory.ts'

/** So many more of a good lie on a card. */
export function keepOn(p: Player, card: number, good: number, n: number): void {
  const { kept } = memoryOf(p, card)
  const name = goodName(good)
  remember(p, card, { kept: { ...kept, [name]: (kept?.[name] ?? 0) + n } })
}

/** All that lies on a card, of one good or of any. */
export function keptOn(p: Player, card: number, good?: number): number {
  const { kept } = memoryOf(p, card)
  if (kept === undefined) return 0
  if (good !== undefined) return kept[goodName(good)] ?? 0
  return GOODS.reduce((sum, name) => sum + (kept[name] ?? 0), 0)
}
