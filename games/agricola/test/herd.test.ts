/** Animals drawn on a farmyard stand where they may stand. */

import { expect, test } from 'vitest'
import { CARDS } from '../cards/registry.ts'
import type { FarmView } from '../rules/view.ts'
import { housed, spread } from '../ui/herd.ts'

const farm = (part: Partial<FarmView>): FarmView => ({
  goods: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  rooms: [6, 12],
  house: 0,
  fields: [],
  crops: [],
  cardFields: [],
  stables: [],
  fences: [],
  pastures: [],
  places: { pens: [], loose: 1, kept: [0, 0, 0] },
  cooks: [],
  people: 2,
  newborn: 0,
  home: 2,
  guests: 0,
  lodgers: 0,
  begging: 0,
  need: 0,
  careful: false,
  improvements: [],
  occupations: [],
  hand: { occupations: 0, minors: 0, known: [] },
  future: [],
  coming: [],
  herds: { pastures: [], cards: [], elsewhere: [0, 0, 0] },
  fencesAway: 0,
  absent: false,
  memory: {},
  ...part,
})
const animals = (sheep: number, boar: number, cattle: number) => [0, 0, 0, 0, 0, 0, 0, sheep, boar, cattle]

/** Three capacities for each pen. */
const pens = (...rooms: readonly number[]) => rooms.flatMap((room) => [room, room, room])
const places = (of: readonly number[], loose: number) => ({ pens: of, loose, kept: [0, 0, 0] })

test('a species has its own pasture, stables double the room, one animal lives in the house', () => {
  const drawn = housed(
    farm({ goods: animals(5, 3, 1), pastures: [[4, 10], [3]], stables: [3], places: places(pens(4, 4), 2) }),
  )
  expect(drawn.pastures).toEqual([
    { cells: [4, 10], herd: { icon: 'sheep', n: 4 }, room: 4 },
    { cells: [3], herd: { icon: 'boar', n: 3 }, room: 4 },
  ])
  expect(drawn.loose.get(6)).toEqual({ icon: 'sheep', n: 1 })
})

test('unfenced stables hold one each, then the house', () => {
  const { loose } = housed(farm({ goods: animals(3, 0, 0), stables: [15, 16], places: places([], 3) }))
  expect([...loose]).toEqual([
    [15, { icon: 'sheep', n: 1 }],
    [16, { icon: 'sheep', n: 1 }],
    [6, { icon: 'sheep', n: 1 }],
  ])
})

test('a herd spreads over its pasture and keeps its number', () => {
  const shown = spread(
    housed(farm({ goods: animals(5, 1, 0), pastures: [[4, 10, 16], [3]], places: places(pens(6, 2), 1) })),
  )
  expect([4, 10, 16].map((cell) => shown.get(cell)?.n)).toEqual([2, 2, 1])
  expect(shown.get(3)).toEqual({ icon: 'boar', n: 1 })
})

test('an empty pasture says how many it would hold; a card that adds a place to each is counted', () => {
  const { pastures } = housed(farm({ pastures: [[4]], places: places([4, 3, 3], 1) }))
  expect(pastures).toEqual([{ cells: [4], herd: null, room: 4 }])
})

test('what finds no place on the yard stands on the card that keeps it', () => {
  const yard = CARDS.find((card) => (card.room?.any ?? 0) > 1)
  if (yard === undefined) throw new Error('no card keeps animals')
  const any = yard.room?.any ?? 0
  const drawn = housed(farm({ goods: animals(any + 1, 0, 0), improvements: [yard.no], places: places([], any + 1) }))
  expect(drawn.loose.get(6)).toEqual({ icon: 'sheep', n: 1 })
  expect(drawn.cards.get(yard.no)).toEqual([{ icon: 'sheep', n: any }])
})
