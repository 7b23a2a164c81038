/** What a card counts or cooks, as a small table: so many of a good and what they are worth. */

import type { IconLine, TierLine } from '@dorfplatz/kernel'
import type { CardRules } from '../cards/types.ts'
import { GOODS, type GoodName, WOOD } from '../rules/goods.ts'
import type { FarmView } from '../rules/view.ts'
import type { BoardWords } from '../text/board.ts'
import type { Tabled } from '../text/cardtext.ts'
import type { CardProps } from './props.ts'

/** The good that a row counts; null where it counts anything else. */
const countedGood = (of: unknown): GoodName | null =>
  of === 'allWood' ? 'wood' : (GOODS.find((good) => good === of) ?? null)

/** The one table of bonus points of a card that counts goods. */
function pointsOf({ score = [] }: CardRules) {
  const [rule, second] = score
  const good = countedGood(rule?.of)
  return rule?.rows === undefined || second !== undefined || good === null ? null : { good, rows: rule.rows }
}

const COOKED = ['vegetable', 'sheep', 'boar', 'cattle'] as const

/** What of a card its table shows; null where it has none. */
export const tabledIn = (card: CardRules): Tabled | null =>
  pointsOf(card) !== null ? 'score' : card.cook === undefined ? null : 'cook'

export function tiersOf(card: CardRules, w: BoardWords): readonly TierLine[] | null {
  const some = (icon: GoodName, n: number): IconLine => [{ icon, label: w.nouns[icon][n === 1 ? 0 : 1], n }]
  const one = (icon: GoodName): IconLine => [{ icon, label: w.nouns[icon][0] }]
  const points = pointsOf(card)
  if (points !== null)
    return points.rows.map(([from, gives]) => ({
      need: some(points.good, from),
      gives: [{ icon: 'vp', label: w.points(gives), n: gives }],
    }))
  const { cook } = card
  if (cook === undefined) return null
  return COOKED.flatMap((good) => {
    const food = cook[good]
    return food === undefined ? [] : [{ need: one(good), gives: some('food', food) }]
  })
}

/** Wood on fields counts where all wood does. */
const ofGood = (farm: FarmView, good: GoodName): number =>
  (farm.goods[GOODS.indexOf(good)] ?? 0) +
  (good === GOODS[WOOD] ? farm.crops.reduce((n, { crop, n: there }) => n + (crop === 3 ? there : 0), 0) : 0)

/** The row that the reader's goods reach. */
export function ownRow({ view, me, text }: CardProps, card: CardRules): { row: number; label: string } | undefined {
  const points = pointsOf(card)
  const farm = me == null ? undefined : view?.table.farms[me]
  if (points === null || farm === undefined) return undefined
  const row = points.rows.findLastIndex(([from]) => ofGood(farm, points.good) >= from)
  return row < 0 ? undefined : { row, label: text.board.you }
}
