/** Gateway, Advanced deck: what the rulebook says about cards 101 to 130. */

import { type Expectation, many } from './expectation.ts'

const four = ['barley', 'flax', 'hops', 'rye'] as const

export const advanced: readonly Expectation[] = [
  {
    card: 101,
    plays: [
      [{ flax: 4, sheep: '44' }, [{ bonus: 1 }, { bonus: 1, sheep: '45' }]],
      [{ flax: 6, sheep: '44' }, [{ bonus: 1 }, { bonus: 1, sheep: '45' }, { bonus: 1, sheep: '55' }]],
      [
        { flax: 8, sheep: '666S' },
        [{ bonus: 1 }, { bonus: 1, sheep: '66SS' }, { bonus: 1, sheep: '6SSS' }, { bonus: 1, sheep: 'SSSS' }],
      ],
    ],
    refused: [{ flax: 3, sheep: '44' }],
  },
  {
    card: 102,
    plays: four.map((crop) => [{ [crop]: 8 }, { sheep: '5' }] as const),
    refused: [{ barley: 7, flax: 7, hops: 7, rye: 7, clay: 9, milk: 9 }],
  },
  {
    card: 103,
    plays: [
      [
        { hides: 3, meat: 3, wool: 3 },
        { sheep: '5', bonus: 1 },
      ],
    ],
    refused: [
      { hides: 2, meat: 3, wool: 3 },
      { hides: 3, meat: 2, wool: 3 },
      { hides: 3, meat: 3, wool: 2 },
    ],
  },
  {
    card: 104,
    plays: [
      [{ hops: 2 }, { fields: '2' }],
      [{ hops: 3 }, [{ fields: '2' }, { fields: '3' }]],
      [{ hops: 4 }, [{ fields: '2' }, { fields: '3' }, { fields: '4' }]],
      [{ hops: 5 }, [{ fields: '2' }, { fields: '3' }, { fields: '4' }, { fields: '5' }]],
    ],
    refused: [{ hops: 1 }],
  },
  {
    card: 105,
    plays: [
      [{ sheep: '4S', fields: '25' }, { fields: '235' }],
      [{}, { fields: '3' }],
    ],
    refused: [{ sheep: '4', fields: '25' }],
  },
  {
    card: 106,
    plays: [[{ spaces: { townHall: [1, 2, 3] } }, { tools: 2, hops: 1, bonus: 1 }]],
    refused: [{ spaces: { townHall: [1, 2, 0] } }],
  },
  {
    card: 107,
    plays: [
      [{ hides: 1 }, { tools: 1 }],
      [{ hides: 3 }, { tools: 2 }],
      [{ hides: 4 }, { tools: 3 }],
    ],
    refused: [{}],
  },
  {
    card: 108,
    plays: [
      [{ barley: 6 }, { tools: 1, bonus: 1 }],
      [{ barley: 11 }, { tools: 2, bonus: 1 }],
      [{ barley: 16 }, { tools: 3, bonus: 1 }],
    ],
    refused: [{ barley: 5 }],
  },
  {
    card: 109,
    plays: [
      [{ played: [801, 802, 803, 1, 2] }, { jewelry: 1 }],
      [{ played: [401, 402, 403, 404, 405, 406, 407] }, { jewelry: 2 }],
      [{ played: [801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811] }, { jewelry: 3 }],
      [{ played: [1, 102, 203] }, { jewelry: 1 }],
    ],
    refused: [{ played: [801, 802, 1, 2, 401, 402, 901, 902] }],
  },
  {
    card: 110,
    plays: [
      [
        { flax: 6, barley: 3, rye: 7 },
        { hops: 1, clay: 1 },
      ],
      [
        { flax: 5, barley: 5, rye: 5 },
        { hops: 1, clay: 1, bonus: 1 },
      ],
      [
        { flax: 7, barley: 8, rye: 7 },
        { hops: 1, clay: 1, bonus: 2 },
      ],
    ],
    refused: [
      { flax: 2, barley: 1, rye: 9 },
      { flax: 1, barley: 9, rye: 9 },
    ],
  },
  {
    card: 111,
    plays: [
      [{ tools: 3 }, { rye: 1, clay: 1 }],
      [{ tools: 5 }, { rye: 1, clay: 1, bonus: 1 }],
      [{ tools: 6 }, { rye: 1, clay: 1, bonus: 2 }],
    ],
    refused: [{ tools: 2 }],
  },
  {
    card: 112,
    plays: [[{ fields: '32h', clay: 1 }, [{ bonus: 1 }, { bonus: 1, clay: -1, fields: '3c2h' }]]],
    refused: [{ fields: '33', clay: 1 }, { clay: 1 }],
  },
  {
    card: 113,
    plays: [
      [{ fields: '5' }, [{ hops: 1 }, { fields: '5h' }]],
      [{ fields: '5', rye: 1 }, [{ hops: 1 }, { fields: '5h' }, { hops: 1, rye: -1, fields: '5r' }]],
    ],
    refused: [{ fields: '55' }, { fields: '5b' }],
  },
  {
    card: 114,
    plays: [
      [{ fields: many(5, '2') }, four.map((crop) => ({ [crop]: 1, bonus: 1 }))],
      [
        { fields: many(6, '2') },
        [
          ...four.map((crop) => ({ [crop]: 1, bonus: 1 })),
          ...['b', 'f', 'h', 'r'].map((letter) => ({ bonus: 1, fields: `222222${letter}` })),
        ],
      ],
      [
        { fields: many(7, '2') },
        [
          ...four.map((crop) => ({ [crop]: 1, bonus: 1 })),
          ...['b', 'f', 'h', 'r'].map((letter) => ({ bonus: 1, fields: `2222222${letter}` })),
        ],
      ],
    ],
    refused: [{ fields: '2222' }],
  },
  {
    card: 115,
    plays: [[{ fields: '2222', tools: 3 }, four.map((crop) => ({ [crop]: 3 }))]],
    refused: [
      { fields: '222', tools: 3 },
      { fields: '2222', tools: 2 },
    ],
  },
  {
    card: 116,
    plays: [
      [
        { flax: 9, window: 9 },
        { rye: 3, bonus: 1 },
      ],
    ],
    refused: [{ flax: 8, window: 9 }],
  },
  {
    card: 117,
    plays: [
      [{ hops: 3 }, { barley: 1, bonus: 1 }],
      [{ hops: 4 }, { barley: 2, bonus: 1 }],
      [{ hops: 6 }, { barley: 3, bonus: 1 }],
    ],
    refused: [{ hops: 1 }],
  },
  {
    card: 118,
    plays: [[{ spaces: { bonusCard: [1, 2, 0] } }, { barley: 2, hops: 1, bonus: 1 }]],
    refused: [{ spaces: { bonusCard: [1, 0, 0], nursery: [1, 2, 0] } }],
  },
  {
    card: 119,
    plays: [
      [
        { barley: 6, rye: 6 },
        { flax: 1, hops: 1, bonus: 1 },
      ],
    ],
    refused: [
      { barley: 5, rye: 6 },
      { barley: 6, rye: 5 },
    ],
  },
  {
    card: 120,
    plays: [[{ fields: '5b5w5c' }, { hops: 1, wool: 1, bonus: 1 }]],
    refused: [{ fields: '5b5b54b' }],
  },
  {
    card: 121,
    plays: [
      [
        { fields: '22b35', workers: 3 },
        { bonus: 1, fields: '32b45' },
      ],
      [{ fields: '2b', workers: 1 }, { bonus: 1 }],
    ],
    partly: [[{ fields: '22b35', workers: 3 }, [{ bonus: 1 }, { bonus: 1, fields: '22b45' }, { fields: '32b35' }]]],
    refused: [
      { fields: '2', workers: 4 },
      { fields: '2', workers: 0 },
      { fields: '2', workers: 2, phase: 9 },
    ],
  },
  {
    card: 122,
    plays: [[{ fields: '2b4h5' }, { bonus: 1, fields: '3b5h5' }]],
    partly: [[{ fields: '2b4h5' }, [{ bonus: 1 }, { bonus: 1, fields: '3b4h5' }, { bonus: 1, fields: '2b5h5' }]]],
    refused: [{ fields: '2b' }, { fields: '2b3b4b' }],
  },
  {
    card: 123,
    plays: [
      [{ tools: 1 }, { bonus: 1 }],
      [{ tools: 3 }, { milk: 1, bonus: 1 }],
      [{ tools: 5 }, { milk: 2, bonus: 1 }],
      [{ tools: 6 }, { milk: 3, bonus: 1 }],
    ],
    refused: [{}],
  },
  {
    card: 124,
    plays: [
      [{ meat: 1 }, { milk: 1 }],
      [{ meat: 2 }, { milk: 2 }],
      [{ meat: 3 }, { milk: 3 }],
    ],
    refused: [{}],
  },
  { card: 125, plays: [[{ wool: 2 }, { milk: 1, bonus: 1 }]], refused: [{ wool: 1 }] },
  {
    card: 126,
    plays: [
      [{ played: [401] }, { milk: 2 }],
      [{ played: [401, 502, 603] }, { milk: 2, meat: 2 }],
      [{ played: [401, 502, 603, 704] }, { milk: 2, meat: 3 }],
    ],
    refused: [{ played: [801, 1, 901] }],
  },
  {
    card: 127,
    plays: [
      [{ fields: '2b2b2b' }, { bonus: 1 }],
      [{ fields: '2b2b2b2f' }, { wool: 1, bonus: 1 }],
      [{ fields: '2b2b2b2f2c' }, { wool: 2, bonus: 1 }],
      [{ fields: '2b2b2b2f2c2h' }, { wool: 3, bonus: 1 }],
      [{ fields: '2b2b2b2f2c2h3r' }, { wool: 4, bonus: 1 }],
    ],
    refused: [{ fields: '2b2b2' }],
  },
  { card: 128, plays: [[{ tools: 4 }, { flax: 1, hides: 2 }]], refused: [{ tools: 3 }] },
  {
    card: 129,
    plays: [[{ hides: 3, wool: 5, window: 8 }, { meat: 3 }]],
    refused: [{ hides: 3, wool: 4, window: 8 }],
  },
  {
    card: 130,
    plays: [
      [
        { hides: 1, meat: 1 },
        [
          { hops: 1, farmyard: 1 },
          { clay: 1, farmyard: 1 },
        ],
      ],
    ],
    refused: [{ hides: 1 }, { meat: 1 }],
  },
]
