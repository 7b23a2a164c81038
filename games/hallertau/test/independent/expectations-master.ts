/** Gateway, Master deck: what the rulebook says about cards 301 to 330 (309, 310, 313, 322 and 328 are played in the flow). */

import { type Change, type Expectation, many } from './expectation.ts'

const first = (n: number): number[] => [801, 401, 1, 901, 802, 402, 2, 902, 803, 403, 3, 903].slice(0, n)
const ahead = (building: number): Change => ({ crafts: [0, 0, 0, 0, 0].map((_, i) => (i === building ? 1 : 0)) })

export const master: readonly Expectation[] = [
  {
    card: 301,
    plays: [
      [{ round: 3, sheep: '4S' }, [{ bonus: 1 }, { bonus: 1, sheep: '5S' }]],
      [
        { round: 3, sheep: '4446' },
        [
          { bonus: 1 },
          { bonus: 1, sheep: '4456' },
          { bonus: 1, sheep: '4556' },
          { bonus: 1, sheep: '5556' },
          { bonus: 1, sheep: '444S' },
          { bonus: 1, sheep: '445S' },
          { bonus: 1, sheep: '455S' },
        ],
      ],
      [{ round: 5, sheep: '6' }, [{ bonus: 1 }, { bonus: 1, sheep: 'S' }]],
      [{ round: 2, sheep: '3' }, [{ bonus: 1 }, { bonus: 1, sheep: '4' }]],
    ],
    refused: [
      { round: 3, sheep: '56S' },
      { round: 2, sheep: '4' },
      { round: 6, sheep: 'SS' },
    ],
  },
  {
    card: 302,
    plays: [
      [
        { workers: 2, spaces: { sheepMarket: [1, 2, 0], sheepBreeding: [1, 0, 0], weeklyMarket: [1, 2, 3] } },
        [{}, { spaces: { sheepMarket: [1, 0, 0], sheepBreeding: [0, 0, 0], weeklyMarket: [1, 2, 0] } }],
      ],
      [
        { workers: 1, spaces: { sheepMarket: [1, 1, 0], sheepBreeding: [1, 0, 0] } },
        [{}, { spaces: { sheepMarket: [1, 0, 0], sheepBreeding: [0, 0, 0] } }],
      ],
    ],
    refused: [
      { workers: 3, spaces: { sheepMarket: [1, 0, 0] } },
      { workers: 0, spaces: { sheepMarket: [1, 0, 0] } },
      { workers: 1, phase: 5, spaces: { sheepMarket: [1, 0, 0] } },
    ],
  },
  {
    card: 303,
    plays: [
      [{ phase: 1, cleared: [6, 0, 0, 0] }, { sheep: '5' }],
      [
        { phase: 1, cleared: [0, 7, 6, 0] },
        { sheep: '5', rye: 1 },
      ],
      [
        { phase: 1, cleared: [0, 0, 8, 0] },
        { sheep: '5', rye: 2 },
      ],
      [
        { phase: 1, cleared: [0, 0, 8, 9] },
        { sheep: '5', rye: 3 },
      ],
      [
        { phase: 1, cleared: [10, 10, 10, 10] },
        { sheep: '5', rye: 5 },
      ],
    ],
    refused: [
      { phase: 1, cleared: [5, 5, 5, 5] },
      { phase: 2, cleared: [10, 0, 0, 0] },
    ],
  },
  {
    card: 304,
    plays: [
      [{ tools: 3 }, { fields: '2' }],
      [{ tools: 7 }, { fields: '2', sheep: '5' }],
      [{ tools: 10 }, { fields: '2', sheep: '55' }],
    ],
    refused: [{ tools: 2 }],
  },
  {
    card: 305,
    plays: [
      [{ phase: 9, advances: [3, 2, 0, 0, 0] }, { fields: '5' }],
      [
        { phase: 9, advances: [3, 4, 0, 0, 0] },
        { fields: '5', bonus: 1 },
      ],
      [
        { phase: 9, advances: [0, 0, 0, 0, 5] },
        { fields: '5', bonus: 2 },
      ],
    ],
    refused: [
      { phase: 9, advances: [2, 2, 2, 2, 2] },
      { phase: 4, advances: [5, 0, 0, 0, 0] },
    ],
  },
  {
    card: 306,
    plays: [
      [{ jewelry: 1, barley: 1 }, [{ fields: '2' }, { fields: '2b', barley: -1 }]],
      [{ sheep: '4S', fields: '5b' }, { fields: '25b' }],
      [
        { sheep: '4S', fields: '5', rye: 1 },
        [{ fields: '25' }, { fields: '2r5', rye: -1 }, { fields: '25r', rye: -1 }],
      ],
    ],
    refused: [{ jewelry: 1, sheep: '4', fields: '2' }],
  },
  {
    card: 307,
    plays: [
      [{ jewelry: 1 }, { clay: 2, tools: 1 }],
      [{ jewelry: 5 }, { clay: 2, tools: 1, bonus: 1 }],
      [{ jewelry: 6 }, { clay: 2, tools: 1, bonus: 2 }],
    ],
    refused: [{}],
  },
  {
    card: 308,
    plays: [
      [{ played: first(1) }, { tools: 1 }],
      [{ played: first(3) }, { tools: 2 }],
      [{ played: first(7) }, { tools: 3 }],
      [{ played: first(12) }, { tools: 4 }],
    ],
    refused: [{}],
  },
  {
    card: 311,
    plays: [
      [{ barley: 7 }, { jewelry: 1 }],
      [{ hops: 14 }, { jewelry: 1, bonus: 1 }],
      [
        { rye: 21, flax: 7 },
        { jewelry: 1, bonus: 2 },
      ],
    ],
    refused: [{ barley: 6, flax: 6, hops: 6, rye: 6, clay: 7, wool: 7 }],
  },
  {
    card: 312,
    plays: [
      [{ fields: many(6, '2') }, [{}, ahead(0), ahead(1), ahead(2), ahead(3), ahead(4)]],
      [
        { fields: many(7, '2'), crafts: [10, 10, 10, 10, 0] },
        [{ bonus: 1 }, { bonus: 1, crafts: [10, 10, 10, 10, 1], window: 7 }],
      ],
      [
        { fields: many(8, '2'), crafts: [10, 10, 10, 10, 0] },
        [{ bonus: 2 }, { bonus: 2, crafts: [10, 10, 10, 10, 1], window: 7 }],
      ],
    ],
    partly: [
      [
        { fields: many(8, '2'), crafts: [10, 10, 10, 10, 0] },
        [
          {},
          { bonus: 1 },
          { crafts: [10, 10, 10, 10, 1], window: 7 },
          { bonus: 1, crafts: [10, 10, 10, 10, 1], window: 7 },
        ],
      ],
    ],
    refused: [{ fields: many(5, '2') }, { fields: many(6, '2'), phase: 9 }],
  },
  {
    card: 314,
    plays: [
      [
        { spaces: { nursery: [1, 2, 0], farming: [1, 2, 0] } },
        [
          { bonus: 1 },
          { bonus: 1, spaces: { nursery: [0, 0, 0], farming: [1, 2, 3] } },
          { bonus: 1, spaces: { nursery: [1, 2, 3], farming: [0, 0, 0] } },
        ],
      ],
      [
        { spaces: { gatewayCard: [1, 2, 0], farming: [1, 2, 0] }, phase: 9 },
        [{ bonus: 1 }, { bonus: 1, spaces: { gatewayCard: [0, 0, 0], farming: [1, 2, 3] } }],
      ],
    ],
    refused: [{ spaces: { nursery: [1, 2, 0], farming: [1, 0, 0], clearing: [1, 2, 3] } }],
  },
  {
    card: 315,
    plays: [
      [
        { jewelry: 4, spaces: { butchery: [1, 2, 0], farming: [0, 1, 0] } },
        [{}, { workers: 2, spaces: { butchery: [1, 0, 0] } }, { workers: 1, spaces: { farming: [0, 0, 0] } }],
      ],
    ],
    refused: [
      { jewelry: 3, spaces: { butchery: [1, 2, 0] } },
      { jewelry: 4, phase: 3, spaces: { butchery: [1, 2, 0] } },
    ],
  },
  {
    card: 316,
    plays: [
      [
        { round: 1, crafts: [10, 10, 10, 10, 6], window: 12 },
        [{}, { boulders: { 4: [9, 10] } }, { boulders: { 4: [8, 11] } }, { boulders: { 4: [9, 11] } }],
      ],
      [{ round: 2, crafts: [10, 10, 10, 10, 10], window: 12 }, { bonus: 1 }],
      [{ round: 3, crafts: [10, 10, 10, 10, 10], window: 12 }, { bonus: 2 }],
      [{ round: 6, crafts: [10, 10, 10, 10, 10], window: 12 }, { bonus: 2 }],
    ],
    refused: [],
  },
  {
    card: 317,
    plays: [
      [{ fields: '2b34' }, { clay: 2 }],
      [{ fields: '2b' }, {}],
    ],
    refused: [{ fields: '234' }],
  },
  {
    card: 318,
    plays: [
      [{ crafts: [3, 1, 0, 2, 2] }, { clay: 3, bonus: 1 }],
      [
        { crafts: [2, 1, 5, 1, 1], window: 7 },
        { clay: 4, bonus: 1 },
      ],
      [{ crafts: [0, 6, 0, 2, 2] }, { clay: 5, bonus: 1 }],
    ],
    refused: [{ crafts: [2, 1, 0, 2, 2] }],
  },
  {
    card: 319,
    plays: [
      [{ hops: 2 }, { clay: 1, rye: 1, bonus: 1 }],
      [{ hops: 3 }, { clay: 2, rye: 1, bonus: 1 }],
      [{ hops: 6 }, { clay: 3, rye: 1, bonus: 1 }],
    ],
    refused: [{}],
  },
  {
    card: 320,
    plays: [
      [{ tools: 2 }, { flax: 2, bonus: 1 }],
      [{ tools: 5 }, { barley: 1, flax: 2, bonus: 1 }],
      [{ tools: 6 }, { barley: 2, flax: 2, bonus: 1 }],
      [{ tools: 7 }, { barley: 3, flax: 2, bonus: 1 }],
    ],
    refused: [{ tools: 1 }],
  },
  {
    card: 321,
    plays: [
      [{ barley: 10 }, { flax: 2, hops: 1, bonus: 1 }],
      [
        { barley: 6, jewelry: 4 },
        { flax: 2, hops: 1, bonus: 1 },
      ],
      [
        { barley: 8, jewelry: 4 },
        { flax: 2, hops: 1, bonus: 1 },
      ],
      [{ jewelry: 10 }, { flax: 2, hops: 1, bonus: 1 }],
    ],
    refused: [{ barley: 5, jewelry: 4 }],
  },
  {
    card: 323,
    plays: [
      [
        { fields: '52b', barley: 1 },
        [
          { bonus: 1 },
          { bonus: 1, fields: '42b' },
          { bonus: 1, fields: '5b2b', barley: -1 },
          { bonus: 1, fields: '4b2b', barley: -1 },
        ],
      ],
      [{ fields: '2' }, [{ bonus: 1 }, { bonus: 1, fields: '4' }]],
    ],
    refused: [
      { fields: '52', barley: 1 },
      { fields: '5b', barley: 1 },
    ],
  },
  {
    card: 324,
    plays: [
      [{ round: 2, window: 8 }, { milk: 1 }],
      [{ round: 2, window: 9 }, { milk: 2 }],
      [{ round: 2, window: 10 }, { milk: 3 }],
      [{ round: 4, window: 12 }, { milk: 3 }],
      [{ round: 6, window: 12 }, { milk: 1 }],
    ],
    refused: [
      { round: 2, window: 7 },
      { round: 6, window: 11 },
    ],
  },
  {
    card: 325,
    plays: [
      [{}, { bonus: 1 }],
      [
        { barley: 4, flax: 3, hops: 2, rye: 1 },
        { milk: 1, bonus: 1 },
      ],
      [{ barley: 4, flax: 3, hops: 2, clay: 9 }, { bonus: 1 }],
      [{ barley: 16 }, { milk: 2, bonus: 1 }],
      [
        { barley: 16, rye: 7 },
        { milk: 3, bonus: 1 },
      ],
    ],
    refused: [],
  },
  {
    card: 326,
    plays: [
      [{ sheep: '4' }, { wool: 1, bonus: 1 }],
      [{ sheep: '5' }, { wool: 2, bonus: 1 }],
      [{ sheep: '46' }, { wool: 2, bonus: 1 }],
      [{ sheep: '4S' }, { wool: 3, bonus: 1 }],
    ],
    refused: [{}, { sheep: '3', round: 2 }],
  },
  {
    card: 327,
    plays: [
      [{ sheep: '44', round: 2 }, { hides: 3 }],
      [
        { sheep: '445', round: 2 },
        { hides: 2, bonus: 1 },
      ],
      [
        { sheep: many(7, 'S'), round: 1 },
        { hides: 5, bonus: 2 },
      ],
      [{ sheep: 'SS', round: 6 }, {}],
    ],
    refused: [{ sheep: '4' }],
  },
  {
    card: 329,
    plays: [
      [{ spaces: { nursery: [1, 0, 0] } }, { bonus: 1 }],
      [{ spaces: { nursery: [1, 1, 0] }, phase: 8 }, { bonus: 1 }],
      [{ spaces: { nursery: [1, 2, 0] } }, { meat: 2, bonus: 1 }],
      [{ spaces: { nursery: [1, 1, 3] } }, { meat: 2, bonus: 1 }],
      [{ spaces: { nursery: [1, 2, 3] } }, { meat: 7, bonus: 1 }],
    ],
    refused: [{ spaces: { clearing: [1, 2, 3] } }],
  },
  {
    card: 330,
    plays: [
      [{ toolsGained: 1 }, { bonus: 1 }],
      [{ toolsGained: 3 }, { bonus: 1, gateway: 1 }],
      [{ toolsGained: 5 }, { bonus: 1, gateway: 2 }],
    ],
    refused: [{}, { toolsGained: 5, phase: 5 }],
  },
]
