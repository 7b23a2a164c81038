/** The winner's village: its community center with the craft buildings, the fields, the sheep with what they give. */

import type { Seat, View } from '@dorfplatz/kernel'
import { type Ending, familyOf, type Panel, times } from '@dorfplatz/ui'
import { CROP_NAMES, THINGS } from '../rules/facts.ts'
import type { HallertauView, SeatView } from '../rules/view.ts'

const BUILDINGS = ['i-carpentry', 'i-brewhouse', 'i-coolinghouse', 'i-bakehouse', 'i-manufacture']
/** What comes from animals. */
const YIELDS = ['hides', 'meat', 'milk', 'wool'] as const
const MOST = 3
const FLOCK = 9
/** One figure stands for so many Workers. */
const WORKERS = 3

/** Buildings that never moved are not worth a picture. */
function village({ crafts, window }: SeatView, mark: number): Panel {
  const built = crafts.flatMap((steps, craft) => (steps > 0 ? [BUILDINGS[craft] ?? 'i-carpentry'] : []))
  return {
    place: 'street',
    back: [...built, 'i-centre'],
    front: [],
    people: familyOf(Math.ceil(window / WORKERS), mark),
  }
}

function fields({ fields: own, stock }: SeatView): Panel {
  const grown = own.flatMap((field) => (field === null || field.good < 0 ? [] : [`i-${THINGS[field.good]}`]))
  const stored = CROP_NAMES.flatMap((crop, i) => times(`i-${crop}`, stock[i] ?? 0, MOST))
  const all = [...grown, ...stored]
  return { place: 'hops', back: [], front: all.length > 0 ? all : ['hookplough'] }
}

function meadow({ sheep, stock }: SeatView): Panel {
  const flock = sheep.reduce((sum, n) => sum + n, 0)
  const yields = YIELDS.flatMap((good) => times(`i-${good}`, stock[THINGS.indexOf(good)] ?? 0, 1))
  const all = [...times('i-sheep', flock, FLOCK), ...yields]
  return { place: 'pasture', back: [], front: all.length > 0 ? all : ['gate2'] }
}

export const ending: Ending<HallertauView> = {
  title: { de: (name) => `Das Dorf von ${name}`, en: (name) => `${name}’s village` },
  panels: ({ table }: View<HallertauView>, seat: Seat, mark: number) => {
    const own = table.seats[seat]
    if (own === undefined) throw new Error(`no boards of seat ${seat}`)
    return [village(own, mark), fields(own), meadow(own)]
  },
}
