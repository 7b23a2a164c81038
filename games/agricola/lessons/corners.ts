/** Practice corners of Agricola: the family board for one, each with something to reach. */

import type { Json } from '@dorfplatz/kernel'
import type { Corner } from '@dorfplatz/ui'

/** Majors come up in round 1, fences in 2, sowing in 3, sheep in 4 before a harvest, renovation in 6. */
const table = (goods: { readonly [good: string]: number }): string =>
  `game agricola
seats 1
seed lesson 10
option mode = "family"
${Object.entries(goods)
  .map(([good, n]) => `players.0.goods.${good} = ${n}\n`)
  .join('')}`

const go = (key: string): Json => ({ place: key })
const played = (...choices: readonly Json[]) => choices.map((choice) => ({ seat: 0, choice }))
const inOrder = (...choices: readonly Json[]) => choices.map((choice) => ({ choice }))

const GRAIN = 'farms.0.goods.4'
const VEGETABLE = 'farms.0.goods.5'
const FOOD = 'farms.0.goods.6'
/** The family is fed when the next round has begun without begging. */
const FED = [
  { at: 'round', least: 5 },
  { at: 'farms.0.begging', is: 0 },
] as const

/** Up to the last person of round 4, with 3 food from fishing. */
const BEFORE_HARVEST = [
  go('clay_1'),
  go('reed_1'),
  go('fishing'),
  go('clay_1'),
  go('reed_1'),
  go('fishing'),
  go('clay_1'),
] as const
/** A fireplace in round 1, and on to round 3, with 2 food from fishing. */
const FIREPLACE = [go('major_improvement'), { play: '1' }, go('reed_1'), go('fishing'), go('clay_1')] as const

export const corners: readonly Corner[] = [
  {
    id: 'last',
    start: table({ food: 2 }),
    played: played(...BEFORE_HARVEST),
    goal: FED,
    answers: 2,
    solution: inOrder(go('fishing')),
    rules: ['A-HARVEST-FEED-01'],
  },
  {
    id: 'seed',
    start: table({ food: 2, grain: 1, vegetable: 1 }),
    played: played(...BEFORE_HARVEST, go('reed_1')),
    goal: [...FED, { at: GRAIN, least: 1 }],
    answers: 1,
    solution: inOrder({ feed: { 'vegetable@raw': 1 } }),
    rules: ['A-HARVEST-FEED-04'],
  },
  {
    id: 'both',
    start: table({ food: 1, grain: 3, vegetable: 2 }),
    played: played(...BEFORE_HARVEST, go('reed_1')),
    goal: [...FED, { at: GRAIN, is: 1 }, { at: VEGETABLE, is: 2 }],
    answers: 1,
    solution: inOrder({ feed: { 'grain@raw': 2 } }),
    rules: ['A-HARVEST-FEED-04', 'A-HARVEST-FEED-06'],
  },
  {
    id: 'room',
    start: table({ wood: 3, reed: 2 }),
    goal: [{ at: 'farms.0.rooms.2', least: 0 }],
    answers: 4,
    solution: inOrder(go('wood_3'), go('build_rooms_stables'), { build: 'room', at: 'A1' }),
    rules: ['A-WORK-20', 'A-BUILD-01'],
  },
  {
    id: 'wide',
    start: table({ wood: 6 }),
    played: played(go('clay_1'), go('reed_1')),
    goal: [{ at: 'farms.0.pastures.0.1', least: 0 }],
    answers: 2,
    solution: inOrder(go('fences'), {
      fences: ['A4-top', 'A4-left', 'A5-top', 'A5-right', 'B4-top', 'B5-top'],
    }),
    rules: ['A-FENCE-03'],
  },
  {
    id: 'shared',
    start: table({ wood: 7 }),
    played: played(go('clay_1'), go('reed_1')),
    goal: [{ at: 'farms.0.pastures.1.0', least: 0 }],
    answers: 2,
    solution: inOrder(go('fences'), {
      fences: ['A4-top', 'A4-left', 'B4-top', 'A5-left', 'A5-top', 'A5-right', 'B5-top'],
    }),
    rules: ['A-FENCE-08'],
  },
  {
    id: 'points',
    start: table({}),
    goal: [{ at: 'scores.0.total', least: -12 }],
    answers: 1,
    solution: inOrder(go('take_grain')),
    rules: ['A-SCORE-04'],
  },
  {
    id: 'bread',
    start: table({ clay: 2, grain: 3, food: 0 }),
    played: played(...FIREPLACE),
    goal: [{ at: FOOD, least: 8 }],
    answers: 2,
    solution: inOrder(go('sow_bake'), { bake: 3 }),
    rules: ['A-BAKE-02'],
  },
  {
    id: 'roast',
    start: table({ clay: 2, food: 0 }),
    played: played(...FIREPLACE, go('clay_1'), go('reed_1')),
    goal: [{ at: FOOD, least: 4 }],
    answers: 2,
    solution: [{ choice: go('sheep') }, { choice: { exchange: { 'sheep@1': 1 } }, unasked: true }],
    rules: ['A-ANIMAL-10'],
  },
  {
    id: 'beside',
    start: table({}),
    played: played(go('plow_field'), { plow: 'B3' }, go('clay_1')),
    goal: [{ at: 'farms.0.fields.1', least: 0 }],
    answers: 2,
    solution: inOrder(go('plow_field'), { plow: 'B4' }),
    rules: ['A-WORK-23'],
  },
  {
    id: 'sow',
    start: table({ grain: 1, vegetable: 1 }),
    played: played(go('plow_field'), { plow: 'B3' }, go('clay_1'), go('plow_field'), { plow: 'B4' }, go('reed_1')),
    goal: [
      { at: GRAIN, most: 0 },
      { at: VEGETABLE, most: 0 },
      { at: 'scores.0.parts.grain', least: 1 },
      { at: 'scores.0.parts.vegetables', least: 2 },
    ],
    answers: 3,
    solution: inOrder(go('sow_bake'), { sow: 'grain', field: 'B3' }, { sow: 'vegetable', field: 'B4' }),
    rules: ['A-SOW-02', 'A-SOW-03'],
  },
  {
    id: 'stable',
    start: table({ wood: 2 }),
    goal: [{ at: 'farms.0.stables.0', least: 0 }],
    answers: 3,
    solution: inOrder(go('stable_bake'), { build: 'stable', at: 'A5' }),
    rules: ['A-ANIMAL-04'],
  },
  {
    id: 'clay',
    start: table({ clay: 1, reed: 1, food: 20 }),
    played: played(...Array.from({ length: 5 }, () => [go('fishing'), go('wood_3')]).flat()),
    goal: [{ at: 'farms.0.house', least: 1 }],
    answers: 2,
    solution: inOrder(go('clay_1'), go('renovation_major')),
    rules: ['A-RENOVATE-01', 'A-RENOVATE-02'],
  },
]
