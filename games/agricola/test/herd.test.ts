/** Animals drawn on a farmyard stand where they may stand. */

import { expect, test } from 'vitest'
import type { FarmView } from '../rules/view.ts'
import { herds, spread } from '../ui/herd.ts'

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

test('a species has its own pasture, stables double the room, one animal lives in the house', () => {
  const drawn = herds(farm({ goods: animals(5, 3, 1), pastures: [[4, 10], [3]], stables: [3] }))
  expect(drawn.get(4)).toEqual({ icon: 'sheep', n: 4 })
  expect(drawn.get(3)).toEqual({ icon: 'boar', n: 3 })
  expect(drawn.get(6)).toEqual({ icon: 'sheep', n: 1 })
})

test('unfenced stables hold one each; what finds no place is not drawn', () => {
  const drawn = herds(farm({ goods: animals(4, 0, 0), stables: [15, 16] }))
  expect([...drawn]).toEqual([
    [15, { icon: 'sheep', n: 1 }],
    [16, { icon: 'sheep', n: 1 }],
    [6, { icon: 'sheep', n: 1 }],
  ])
})

test('a herd spreads over its pasture and keeps its number', () => {
  const pastures = [[4, 10, 16], [3]]
  const shown = spread(
    new Map([
      [4, { icon: 'sheep' as const, n: 5 }],
      [6, { icon: 'boar' as const, n: 1 }],
    ]),
    pastures,
  )
  expect([4, 10, 16].map((cell) => shown.get(cell)?.n)).toEqual([2, 2, 1])
  expect(shown.get(6)).toEqual({ icon: 'boar', n: 1 })
  expect(shown.has(3)).toBe(false)
})
