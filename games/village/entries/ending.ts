/** The winner's family: those who live, what it was best at, and where its dead rest. */

import type { Seat, View } from '@dorfplatz/kernel'
import { type Ending, familyOf, type Panel, times } from '@dorfplatz/ui'
import type { PlaceId } from '../rules/places.ts'
import type { FamilyView, VillageView } from '../rules/view.ts'

const MOST = 6

const isAtRest = (place: PlaceId): boolean => place === 'grave' || place === 'sea' || place.startsWith('chronicle-')

/** Neither here nor at rest: those not yet born, and those out of the game. */
const AWAY: ReadonlySet<PlaceId> = new Set(['unborn', 'removed', 'beside', 'roof'])

/** By the names of places alone: a page that draws the end has not fetched the rules that know the expansions' places. */
const livingOf = ({ members }: FamilyView): number =>
  members.filter(({ place }) => !AWAY.has(place) && !isAtRest(place)).length

function home(family: FamilyView, mark: number): Panel {
  const { horse, ox, plow, wagon } = family.goods
  const yard = [
    ...times('i-horse', horse, 2),
    ...times('i-ox', ox, 2),
    ...times('i-plow', plow, 1),
    ...times('i-wagon', wagon, 1),
  ]
  return {
    place: 'garden',
    back: ['i-home', ...yard],
    front: [],
    people: familyOf(Math.max(1, livingOf(family)), mark),
  }
}

/** What a family may be known for, with what it has to show. */
const KNOWN: { readonly [category: string]: (family: FamilyView) => Panel } = {
  travel: ({ castles }) => ({ place: 'river', back: times('i-castle', castles.length, MOST), front: ['i-wagon'] }),
  church: ({ members }) => ({
    place: 'church',
    back: [],
    front: times('i-monk', members.filter(({ place }) => place.startsWith('church')).length, MOST),
  }),
  council: ({ members }) => ({
    place: 'street',
    back: ['i-council'],
    front: times('i-family', members.filter(({ place }) => place.startsWith('council')).length, MOST),
  }),
  chronicle: () => ({ place: 'study', back: [], front: ['i-book', 'i-quill', 'i-scroll'] }),
  sea: () => ({ place: 'sea', back: [], front: ['ship', 'chest'] }),
  coins: ({ coins }) => ({ place: 'market', back: [], front: times('i-coin', coins, MOST) }),
  customers: ({ served }) => ({ place: 'market', back: [], front: times('i-person', served, MOST) }),
}

function known(family: FamilyView): Panel {
  const [best] = Object.entries(family.score)
    .filter(([category]) => KNOWN[category] !== undefined)
    .toSorted(([, a], [, b]) => b - a)
  const draw = KNOWN[best?.[0] ?? 'customers']
  return draw?.(family) ?? { place: 'market', back: [], front: [] }
}

function rest({ members }: FamilyView): Panel {
  const dead = members.filter(({ place }) => isAtRest(place)).length
  return { place: 'church', back: [], front: times('i-grave', dead, MOST) }
}

export const ending: Ending<VillageView> = {
  title: { de: (name) => `Die Familie von ${name}`, en: (name) => `${name}’s family` },
  panels: ({ table }: View<VillageView>, seat: Seat, mark: number) => {
    const family = table.families[seat]
    if (family === undefined) throw new Error(`no family of seat ${seat}`)
    return [home(family, mark), known(family), rest(family)]
  },
}
