/** The ten major improvements, numbered 1 to 10 (A-MAJOR-03 to -11, A-MAJOR-15). */

import { type Card, major } from './types.ts'
import { exactly, later } from './vocabulary.ts'

export const FIREPLACE_2 = 1
export const FIREPLACE_3 = 2
export const HEARTH_4 = 3
export const HEARTH_5 = 4
export const CLAY_OVEN = 5
export const STONE_OVEN = 6
export const JOINERY = 7
export const POTTERY = 8
export const BASKETMAKER = 9
export const WELL = 10

/** The Simple Fireplace of the minors counts as a fireplace. */
const FIREPLACES = [FIREPLACE_2, FIREPLACE_3, 20]

const fireplace = {
  points: 1,
  cook: { vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
  bake: { food: 2 },
  tags: ['fireplace', 'cooking', 'baking'],
} as const
const hearth = {
  points: 1,
  cook: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
  bake: { food: 3 },
  tags: ['hearth', 'cooking', 'baking'],
  returns: FIREPLACES,
} as const

export const majors: readonly Card[] = [
  major(FIREPLACE_2, 'fireplace_2', 'Fireplace', 'Feuerstelle', { ...fireplace, cost: [{ clay: 2 }] }),
  major(FIREPLACE_3, 'fireplace_3', 'Fireplace', 'Feuerstelle', { ...fireplace, cost: [{ clay: 3 }] }),
  major(HEARTH_4, 'cooking_hearth_4', 'Cooking Hearth', 'Kochstelle', { ...hearth, cost: [{ clay: 4 }] }),
  major(HEARTH_5, 'cooking_hearth_5', 'Cooking Hearth', 'Kochstelle', { ...hearth, cost: [{ clay: 5 }] }),
  major(CLAY_OVEN, 'clay_oven', 'Clay Oven', 'Lehmofen', {
    cost: [{ clay: 3, stone: 1 }],
    points: 2,
    bake: { food: 5, most: 1 },
    play: { do: 'may', effect: { do: 'bake' } },
    tags: ['oven', 'baking'],
  }),
  major(STONE_OVEN, 'stone_oven', 'Stone Oven', 'Steinofen', {
    cost: [{ clay: 1, stone: 3 }],
    points: 3,
    bake: { food: 4, most: 2 },
    play: { do: 'may', effect: { do: 'bake' } },
    tags: ['oven', 'baking'],
  }),
  major(JOINERY, 'joinery', 'Joinery', 'Tischlerei', {
    cost: [{ wood: 2, stone: 2 }],
    points: 2,
    exchange: [{ give: { wood: 1 }, get: { food: 2 }, harvest: true, group: 'joinery' }],
    score: [
      {
        of: 'allWood',
        rows: [
          [3, 1],
          [5, 2],
          [7, 3],
        ],
        // The Sawmill counts the same wood (K122.r2).
        if: exactly('has.122', 0),
      },
    ],
  }),
  major(POTTERY, 'pottery', 'Pottery', 'Töpferei', {
    cost: [{ clay: 2, stone: 2 }],
    points: 2,
    exchange: [{ give: { clay: 1 }, get: { food: 2 }, harvest: true, group: 'pottery' }],
    score: [
      {
        of: 'clay',
        rows: [
          [3, 1],
          [5, 2],
          [7, 3],
        ],
      },
    ],
  }),
  major(BASKETMAKER, 'basketmakers_workshop', "Basketmaker's Workshop", 'Korbflechterei', {
    cost: [{ reed: 2, stone: 2 }],
    points: 2,
    exchange: [{ give: { reed: 1 }, get: { food: 3 }, harvest: true, group: 'basketmaker' }],
    score: [
      {
        of: 'reed',
        rows: [
          [2, 1],
          [4, 2],
          [5, 3],
        ],
      },
    ],
  }),
  major(WELL, 'well', 'Well', 'Brunnen', {
    cost: [{ wood: 1, stone: 3 }],
    points: 4,
    play: later({ next: 5 }, { food: 1 }),
  }),
]
