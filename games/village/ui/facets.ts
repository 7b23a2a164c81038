/** By what cards are looked for in the gallery: what customers want and what persons and captains cost; from their data. */

import type { Lang } from '@dorfplatz/kernel'
import type { Facet } from '@dorfplatz/ui'
import { tileNumber } from '../cards/customers.ts'
import { personIn } from '../modules/inn/person.ts'
import { people } from '../modules/people.ts'
import type { VillageText } from '../text/compose.ts'
import { amountsOf } from '../text/parts.ts'

export function facets(_: Lang, { words }: VillageText): readonly Facet[] {
  const { box, labels, nouns } = words
  const named = (goods: { readonly [thing: string]: number | undefined } | undefined): readonly string[] =>
    goods === undefined ? [] : amountsOf(goods).map(({ thing }) => nouns[thing][1])
  const demanded = (id: string) => box.tiles[tileNumber(id) - 1]?.demand
  const cost = (id: string) => {
    const person = people.find((one) => one.id === id)
    if (person !== undefined) return personIn(box, person).cost
    const captain = box.captains.find((one) => one.id === id)
    return captain === undefined ? undefined : { coin: captain.hire }
  }
  return [
    { name: labels.wants, of: (id) => named({ ...demanded(id) }) },
    { name: labels.costs, of: (id) => named(cost(id)) },
  ]
}
