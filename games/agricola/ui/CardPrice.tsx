/** What a card costs its reader: where cards in play make it cheaper, the printed number is struck through. */

import type { Card } from '../cards/types.ts'
import { type Amounts, GOODS } from '../rules/goods.ts'
import type { FarmView } from '../rules/view.ts'
import type { BoardWords } from '../text/board.ts'
import { ownPrice } from './cheaper.ts'
import type { Props } from './props.ts'

interface CardPriceProps {
  readonly card: Card
  readonly cost: Amounts
  /** Whose price it is; absent where nobody is asked. */
  readonly farm: FarmView | undefined
  readonly kit: Props['kit']
  readonly words: BoardWords
}

export function CardPrice({ card, cost, farm, kit, words }: CardPriceProps) {
  const { Icon } = kit
  const own = farm === undefined ? null : ownPrice(farm, card)
  return GOODS.flatMap((good, i) => {
    const n = cost[good] ?? 0
    const mine = own === null ? n : (own[good] ?? 0)
    if (n === 0 && mine === 0) return []
    return (
      <span className="quantity" key={good}>
        {n !== mine && <s className="a-struck">{n}</s>}
        {(n !== mine || mine > 1) && <b className="num">{mine}</b>}
        <Icon name={good} label={words.goods[i]} />
      </span>
    )
  })
}
