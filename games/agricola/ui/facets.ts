/** By what cards are looked for in the gallery: deck, number of players, what they cost, and points; from their data. */

import type { Lang } from '@dorfplatz/kernel'
import type { Facet } from '@dorfplatz/ui'
import { findCard } from '../cards/registry.ts'
import type { Card } from '../cards/types.ts'
import { GOODS } from '../rules/goods.ts'
import type { AgricolaText } from '../text/compose.ts'

export function facets(_: Lang, { board }: AgricolaText): readonly Facet[] {
  const { sift, nouns } = board
  const paid = ({ cost, extraCost = {}, returns, returnsAny }: Card): readonly string[] => {
    const goods = GOODS.filter((good) => [...cost, extraCost].some((price) => (price[good] ?? 0) > 0))
    const named = goods.map((good) => nouns[good][1])
    const all = returns === undefined && returnsAny === undefined ? named : [...named, sift.improvement]
    return all.length === 0 ? [sift.free] : all
  }
  const points = (card: Card): readonly string[] => {
    const worth = [...(card.points > 0 ? [sift.printed] : []), ...(card.score === undefined ? [] : [sift.bonus])]
    return worth.length === 0 ? [sift.none] : worth
  }
  const of = (list: (card: Card) => readonly string[]) => (id: string) => {
    const card = findCard(Number(id))
    return card === undefined ? [] : list(card)
  }
  return [
    { name: sift.deck, of: of(({ deck }) => (deck === 'major' ? [] : [deck])) },
    { name: sift.players, of: of(({ kind, players }) => (kind === 'occupation' ? [`${players}+`] : [])) },
    // What an occupation costs, the space says that it is played at.
    {
      name: board.cost,
      of: of((card) => (card.kind === 'occupation' && card.extraCost === undefined ? [] : paid(card))),
    },
    { name: sift.points, of: of(points) },
  ]
}
