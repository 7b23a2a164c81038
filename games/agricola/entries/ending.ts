/** The winner's farm: the house with its family, the fields with what grew on them, the pastures with their animals. */

import type { Seat, View } from '@dorfplatz/kernel'
import { type Ending, familyOf, type Panel, times } from '@dorfplatz/ui'
import { BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE } from '../rules/goods.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'

/** Wooden hut, clay hut, stone house. */
const HOUSES = ['hut', 'clayhut', 'stonehouse']
/** By crop: grain, vegetable, wood. */
const CROPS = ['', 'i-grain', 'i-vegetable', 'i-wood']
const MOST = 5

function home({ rooms, house, people }: FarmView, mark: number): Panel {
  return {
    place: 'garden',
    back: times(HOUSES[house] ?? 'hut', rooms.length, MOST),
    front: [],
    people: familyOf(people, mark),
  }
}

function fields({ fields: plowed, crops, goods }: FarmView): Panel {
  const grown = crops.map(({ crop }) => CROPS[crop] ?? '')
  const stored = [...times('i-grain', goods[GRAIN] ?? 0, MOST), ...times('i-vegetable', goods[VEGETABLE] ?? 0, MOST)]
  // Who never plowed has kept the wood.
  if (plowed.length === 0 && grown.length === 0) return { place: 'forest', back: [], front: ['mushroom', ...stored] }
  return {
    place: 'field',
    back: [],
    front: grown.length + stored.length === 0 ? ['hookplough'] : [...grown, ...stored],
  }
}

function pastures({ stables, pastures: fenced, goods }: FarmView): Panel {
  const animals = [
    ...times('i-sheep', goods[SHEEP] ?? 0, MOST),
    ...times('i-boar', goods[BOAR] ?? 0, MOST),
    ...times('i-cattle', goods[CATTLE] ?? 0, MOST),
  ]
  const empty = fenced.length === 0 ? ['hurdle'] : ['gate2']
  return {
    place: 'pasture',
    back: times('i-stable', stables.length, MOST),
    front: animals.length > 0 ? animals : empty,
  }
}

export const ending: Ending<AgricolaView> = {
  title: { de: (name) => `Der Hof von ${name}`, en: (name) => `${name}’s farm` },
  panels: ({ table }: View<AgricolaView>, seat: Seat, mark: number) => {
    const farm = table.farms[seat]
    if (farm === undefined) throw new Error(`no farm of seat ${seat}`)
    return [home(farm, mark), fields(farm), pastures(farm)]
  },
}
