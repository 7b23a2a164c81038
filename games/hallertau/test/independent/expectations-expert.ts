/** Gateway, Expert deck: what the rulebook says about cards 201 to 230 (208 and 222 are played in the flow). */

import { type Expectation, many } from './expectation.ts'

const four = ['barley', 'flax', 'hops', 'rye'] as const
const hand = (n: number): number[] => [801, 401, 901, 802, 402, 902].slice(0, n)

export const expert: readonly Expectation[] = [
  {
    card: 201,
    plays: [
      [
        { sheep: '46', fields: '23' },
        [
          { milk: 1, bonus: 1 },
          { milk: 1, bonus: 1, sheep: '56' },
          { milk: 1, bonus: 1, sheep: '4S' },
          { milk: 1, bonus: 1, sheep: '5S' },
        ],
      ],
    ],
    refused: [{ sheep: '46', fields: '234' }],
  },
  {
    card: 202,
    plays: [[{ spaces: { clearing: [1, 2, 3] } }, { milk: 1, sheep: '5', bonus: 1 }]],
    refused: [{ spaces: { clearing: [1, 2, 0] } }],
  },
  {
    card: 203,
    plays: [
      [{ fields: '45b' }, { sheep: '5' }],
      [{}, { sheep: '5' }],
    ],
    refused: [{ fields: '345' }, { fields: '2b45' }],
  },
  {
    card: 204,
    plays: [
      [{ sheep: '44' }, { fields: '2' }],
      [{ sheep: '444' }, [{ fields: '2' }, { fields: '3' }]],
      [{ sheep: '4444' }, [{ fields: '2' }, { fields: '3' }, { fields: '4' }]],
      [{ sheep: '4444S' }, [{ fields: '2' }, { fields: '3' }, { fields: '4' }, { fields: '5' }]],
    ],
    refused: [{ sheep: '4' }],
  },
  {
    card: 205,
    plays: [
      [{ fields: many(6, '3') }, { fields: '2333333' }],
      [{ fields: many(7, '3') }, [{ fields: '23333333' }, { fields: '33333335' }]],
      [{ fields: many(8, '3') }, {}],
    ],
    refused: [{ fields: many(5, '3') }],
  },
  {
    card: 206,
    plays: [
      [{ jewelry: 2 }, { meat: 1 }],
      [{ jewelry: 3 }, [{ meat: 1 }, { tools: 1 }]],
      [{ jewelry: 5 }, [{ meat: 1 }, { tools: 1 }, { sheep: '5' }]],
    ],
    refused: [{ jewelry: 1 }],
  },
  {
    card: 207,
    plays: [
      [{ fields: '22222' }, { bonus: 1 }],
      [
        { fields: '22222', hops: 2 },
        { tools: 1, bonus: 1 },
      ],
      [
        { fields: '22222', hops: 4 },
        { tools: 2, bonus: 1 },
      ],
    ],
    refused: [{ fields: '2222', hops: 4 }],
  },
  {
    card: 208,
    plays: [
      [
        { phase: 7, reaped: { barley: 8, wool: 8 } },
        { tools: 1, bonus: 1 },
      ],
    ],
    refused: [
      { phase: 7, reaped: { barley: 8, wool: 7 } },
      { phase: 8, reaped: { barley: 16 } },
    ],
  },
  {
    card: 209,
    plays: [
      [{ sheep: '444' }, { jewelry: 1 }],
      [{ sheep: '55555' }, { jewelry: 2 }],
      [{ sheep: '666666' }, { jewelry: 3 }],
    ],
    refused: [{ sheep: '4455SSSSSS' }],
  },
  {
    card: 210,
    plays: [
      [
        { hops: 2, spaces: { nursery: [1, 2, 3], farming: [1, 0, 0] } },
        [{ bonus: 1 }, { bonus: 1, spaces: { nursery: [0, 0, 0] } }, { bonus: 1, spaces: { farming: [0, 0, 0] } }],
      ],
    ],
    refused: [{ hops: 1 }],
  },
  {
    card: 211,
    plays: [
      [{ clay: 3 }, { hops: 2, bonus: 1 }],
      [{ hops: 3 }, { clay: 2, bonus: 1 }],
      [
        { clay: 3, hops: 3 },
        [
          { hops: 2, bonus: 1 },
          { clay: 2, bonus: 1 },
        ],
      ],
    ],
    refused: [{ clay: 2, hops: 2 }],
  },
  {
    card: 212,
    plays: [
      [{ tools: 5 }, { clay: 6 }],
      [{ tools: 6, window: 9 }, { clay: 4 }],
      [{ tools: 7, window: 11 }, { clay: 3 }],
      [{ tools: 5, window: 12 }, {}],
    ],
    refused: [{ tools: 4 }],
  },
  {
    card: 213,
    plays: [
      [
        { fields: '2h4', rye: 1 },
        [{ milk: 1 }, { clay: 1 }, { milk: 1, rye: -1, fields: '2h4r' }, { clay: 1, rye: -1, fields: '2h4r' }],
      ],
    ],
    refused: [{ fields: '2b4', hops: 1 }],
  },
  {
    card: 214,
    plays: [
      [
        { fields: '42b', clay: 1 },
        [
          ...four.map((crop) => ({ [crop]: 2, bonus: 1 })),
          { barley: 1, bonus: 1, fields: '4b2b' },
          { flax: 1, bonus: 1, fields: '4f2b' },
          { hops: 1, bonus: 1, fields: '4h2b' },
          { rye: 1, bonus: 1, fields: '4r2b' },
        ],
      ],
    ],
    refused: [{ fields: '44' }, { fields: '4b' }],
  },
  {
    card: 215,
    plays: [
      [{ hand: hand(3) }, four.map((crop) => ({ [crop]: 1, bonus: 1 }))],
      [{ hand: hand(6) }, { barley: 1, flax: 1, hops: 1, rye: 1, bonus: 1 }],
      [
        { hand: hand(5) },
        [
          { barley: 1, flax: 1, hops: 1, bonus: 1 },
          { barley: 1, flax: 1, rye: 1, bonus: 1 },
          { barley: 1, hops: 1, rye: 1, bonus: 1 },
          { flax: 1, hops: 1, rye: 1, bonus: 1 },
        ],
      ],
    ],
    refused: [{ hand: [...hand(2), 1, 2, 3] }],
  },
  {
    card: 216,
    plays: [[{ tools: 3, jewelry: 4, fields: '2b3c45h' }, { rye: 3 }]],
    refused: [{ tools: 3, jewelry: 3, fields: '2b3c45h' }],
  },
  {
    card: 217,
    plays: [
      [
        { jewelry: 3, sheep: '4446' },
        { barley: 3, bonus: 1 },
      ],
      [{ jewelry: 3, sheep: 'SSS' }, { bonus: 1 }],
      [
        { jewelry: 3, sheep: '66' },
        { barley: 2, bonus: 1 },
      ],
    ],
    partly: [[{ jewelry: 3, sheep: '4446' }, [{ barley: 1, bonus: 1 }, { barley: 1 }, {}]]],
    refused: [{ jewelry: 2, sheep: '4446' }],
  },
  {
    card: 218,
    plays: [
      [
        { rye: 7, window: 7 },
        { barley: 2, hops: 1, bonus: 1 },
      ],
    ],
    refused: [{ rye: 6, window: 7 }],
  },
  {
    card: 219,
    plays: [
      [{ milk: 6, window: 9 }, { flax: 4 }],
      [{ milk: 5, window: 12 }, { flax: 1 }],
    ],
    refused: [{ milk: 4 }],
  },
  {
    card: 220,
    plays: [
      [{ fields: '2b2b2b' }, { hops: 1, meat: 1 }],
      [{ fields: '2b2b2b2b2b' }, { hops: 1, meat: 1, bonus: 1 }],
      [{ fields: '2b2b2b2b2b2f' }, { hops: 1, meat: 1, bonus: 2 }],
    ],
    refused: [{ fields: '2b2b22222' }],
  },
  {
    card: 221,
    plays: [
      [
        { fields: '4b5f2', tools: 3 },
        [
          { bonus: 1 },
          { bonus: 1, barley: 4, fields: '35f2' },
          { bonus: 1, flax: 5, fields: '4b42' },
          { bonus: 1, barley: 4, flax: 5, fields: '342' },
        ],
      ],
    ],
    refused: [
      { fields: '4b52', tools: 3 },
      { fields: '4b5f2', tools: 2 },
    ],
  },
  {
    card: 223,
    plays: [
      [{ sheep: '4SSS', jewelry: 2 }, { milk: 2 }],
      [{ sheep: '4', jewelry: 9 }, { milk: 1 }],
      [{ sheep: '444', jewelry: 3 }, { milk: 3 }],
    ],
    refused: [{ sheep: '444' }, { jewelry: 3 }],
  },
  {
    card: 224,
    plays: [
      [{ hides: 1, meat: 1, milk: 1, wool: 1 }, { milk: 3 }],
      [
        { hides: 2, meat: 3, milk: 6, wool: 2 },
        { milk: 3, bonus: 1 },
      ],
      [
        { hides: 3, meat: 3, milk: 3, wool: 3 },
        { milk: 3, bonus: 2 },
      ],
    ],
    refused: [
      { hides: 3, meat: 3, milk: 0, wool: 3 },
      { hides: 3, meat: 3, milk: 3 },
    ],
  },
  {
    card: 225,
    plays: [[{ sheep: '45S' }, { meat: 1, milk: 1, wool: 1, bonus: 1 }]],
    refused: [{ sheep: '456' }, { sheep: '44SS' }],
  },
  {
    card: 226,
    plays: [
      [
        { sheep: '4SS', jewelry: 3 },
        { flax: 1, hides: 1, milk: 1, wool: 1 },
      ],
    ],
    refused: [
      { sheep: '4S', jewelry: 3 },
      { sheep: '4SS', jewelry: 2 },
    ],
  },
  {
    card: 227,
    plays: [
      [{ hand: hand(3) }, { bonus: 1 }],
      [{ hand: hand(5) }, { wool: 1, bonus: 1 }],
      [{ hand: hand(6) }, { wool: 2, bonus: 1 }],
    ],
    refused: [{ hand: [...hand(2), 1, 2] }],
  },
  {
    card: 228,
    plays: [[{ fields: '2b3b4r5r' }, { hides: 2, bonus: 1 }]],
    refused: [{ fields: '2b3b4r5h2f' }],
  },
  {
    card: 229,
    plays: [[{ fields: '5', meat: 1 }, [{}, { meat: -1, fields: '5m' }]]],
    refused: [{ fields: '55', meat: 1 }],
  },
  {
    card: 230,
    plays: [
      [{ sheep: 'S' }, { farmyard: 1 }],
      [{ sheep: 'SS' }, { farmyard: 1, hops: 1 }],
      [{ sheep: 'SSS' }, { farmyard: 1, hops: 2 }],
      [{ sheep: '4SSS' }, { farmyard: 1, hops: 3 }],
    ],
    refused: [{}],
  },
]
