/** What cards add to the table, found in the view: goods on spaces and on cards, spaces with owners, fields that are cards. */

import type { IconLine, Seat, Sign } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { GOODS, type GoodName, goodName } from '../rules/goods.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { SPACES } from '../rules/work/spaces.ts'
import type { BoardWords } from '../text/board.ts'

const CROPS: readonly GoodName[] = ['grain', 'grain', 'vegetable', 'wood']

/** Goods that cards have laid on a space besides its pile: whoever uses it next takes them. */
export function laidOn(
  { extra }: Pick<AgricolaView, 'extra'>,
  space: number,
): readonly (readonly [good: number, n: number])[] {
  const list: [number, number][] = []
  for (let i = 0; i < extra.length; i += 3) if (extra[i] === space) list.push([extra[i + 1] ?? 0, extra[i + 2] ?? 0])
  return list
}

export interface SpaceOwner {
  readonly seat: Seat
  readonly card: number
  /** Food that others pay. */
  readonly fee: number
}

/** Whose card has brought a space, and what others pay there. */
export function ownerOf({ farms }: Pick<AgricolaView, 'farms'>, space: number): SpaceOwner | null {
  const key = SPACES[space]?.key
  for (const [seat, farm] of farms.entries()) {
    for (const no of [...farm.occupations, ...farm.improvements]) {
      const brought = findCard(no)?.space
      if (brought !== undefined && brought.key === key) return { seat, card: no, fee: brought.fee }
    }
  }
  return null
}

/** What lies on a played card: goods, a pile from its top, crops, noted points, fences. */
export function lyingOn(farm: FarmView, no: number, w: BoardWords): IconLine {
  const { kept, stack, points, fences } = farm.memory[no] ?? {}
  const sign = (icon: string, n: number, label: string): Sign => ({ icon, n, label: `${n} ${label}` })
  const good = (name: GoodName, n: number): Sign => sign(name, n, w.nouns[name][n === 1 ? 0 : 1])
  const crops = farm.crops.filter(({ place }) => farm.cardFields[place - CARD_FIELDS] === no)
  const laid = (fences ?? []).reduce((sum, n, i) => (i % 2 === 1 ? sum + n : sum), 0)
  return [
    ...GOODS.flatMap((name) => ((kept?.[name] ?? 0) > 0 ? [good(name, kept?.[name] ?? 0)] : [])),
    ...(stack ?? []).toReversed().map((top) => good(goodName(top), 1)),
    ...crops.map(({ crop, n }) => good(CROPS[crop] ?? 'grain', n)),
    ...(points === undefined || points === 0 ? [] : [sign('vp', points, w.score)]),
    ...(laid === 0 ? [] : [sign('fence', laid, w.fencesWord)]),
  ]
}
