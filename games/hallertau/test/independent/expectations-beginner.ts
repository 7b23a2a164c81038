/** Gateway, Beginner deck: what the rulebook says about cards 001 to 030. */

import { type Expectation, many } from './expectation.ts'

export const beginner: readonly Expectation[] = [
  {
    card: 1,
    plays: [
      [{ sheep: '44' }, [{ bonus: 1 }, { bonus: 1, sheep: '45' }]],
      [
        { sheep: '446' },
        [{ bonus: 1 }, { bonus: 1, sheep: '456' }, { bonus: 1, sheep: '466' }, { bonus: 1, sheep: '44S' }],
      ],
      [
        { sheep: '444S' },
        [{ bonus: 1 }, { bonus: 1, sheep: '445S' }, { bonus: 1, sheep: '446S' }, { bonus: 1, sheep: '44SS' }],
      ],
    ],
    refused: [{ sheep: '4' }, { sheep: 'S' }],
  },
  {
    card: 2,
    plays: [
      [{ barley: 7 }, { sheep: '5' }],
      [{ hops: 2 }, { sheep: '5' }],
      [{ barley: 7, hops: 2, round: 5, sheep: 'S' }, { sheep: 'SS' }],
    ],
    refused: [
      { barley: 6, hops: 1 },
      { barley: 6, fields: '5b' },
    ],
  },
  {
    card: 3,
    plays: [[{ wool: 1, sheep: '446', round: 1 }, { sheep: '4446' }]],
    refused: [{ wool: 1, sheep: '44' }, { sheep: '444' }],
  },
  {
    card: 4,
    plays: [
      [{ clay: 6 }, { fields: '4' }],
      [{ clay: 10, window: 10, fields: '23' }, { fields: '234' }],
    ],
    refused: [{ clay: 5 }, { clay: 8, window: 9 }],
  },
  { card: 5, plays: [[{ sheep: '4455' }, { wool: 1, fields: '2' }]], refused: [{ sheep: '445' }] },
  {
    card: 6,
    plays: [
      [
        { barley: 4, hops: 4 },
        { tools: 1, bonus: 1 },
      ],
    ],
    refused: [
      { barley: 4, hops: 3 },
      { barley: 3, hops: 4 },
      { barley: 4, hops: 3, fields: '5h' },
    ],
  },
  {
    card: 7,
    plays: [
      [{ meat: 1 }, { bonus: 1 }],
      [{ meat: 2 }, { tools: 1, bonus: 1 }],
      [{ meat: 4 }, { tools: 1, bonus: 1 }],
      [{ meat: 5 }, { tools: 2, bonus: 1 }],
    ],
    partly: [[{ meat: 5 }, [{}, { bonus: 1 }, { tools: 1 }, { tools: 1, bonus: 1 }, { tools: 2 }]]],
    refused: [{}],
  },
  {
    card: 8,
    plays: [
      [
        { flax: 3, wool: 2 },
        { tools: 1, bonus: 1 },
      ],
    ],
    refused: [
      { flax: 2, wool: 2 },
      { flax: 3, wool: 1 },
    ],
  },
  {
    card: 9,
    plays: [
      [{ spaces: { nursery: [1, 2, 3] } }, { jewelry: 1, bonus: 1 }],
      [{ spaces: { pointCard: [1, 2, 0] } }, { jewelry: 1, bonus: 1 }],
      [{ spaces: { farming: [1, 1, 3] } }, { jewelry: 1, bonus: 1 }],
    ],
    refused: [
      { spaces: { nursery: [1, 2, 0] } },
      { spaces: { nursery: [0, 1, 0] } },
      { spaces: { pointCard: [0, 1, 0] } },
    ],
  },
  {
    card: 10,
    plays: [
      [{ hides: 2 }, { clay: 2, bonus: 1 }],
      [{ meat: 2 }, { clay: 2, bonus: 1 }],
      [
        { hides: 2, meat: 2 },
        { clay: 2, bonus: 1 },
      ],
    ],
    refused: [{ hides: 1, meat: 1 }],
  },
  {
    card: 11,
    plays: [
      [
        { milk: 1, wool: 1 },
        { clay: 1, bonus: 1 },
      ],
    ],
    refused: [{ milk: 1 }, { wool: 1 }],
  },
  { card: 12, plays: [[{ tools: 4 }, { clay: 1, milk: 1, wool: 1 }]], refused: [{ tools: 3 }] },
  {
    card: 13,
    plays: [
      [{ sheep: '456', fields: '3', rye: 1 }, [{ clay: 1 }, { clay: 1, rye: -1, fields: '3r' }]],
      [{ sheep: '456', fields: '3', wool: 1 }, { clay: 1 }],
    ],
    refused: [{ sheep: '45' }],
  },
  {
    card: 14,
    plays: [
      [{ fields: '5', barley: 3 }, { bonus: 1 }],
      [{ fields: '55b', barley: 3 }, [{ bonus: 1 }, { bonus: 1, barley: -1, fields: '5b5b' }]],
      [
        { fields: '5555', barley: 3 },
        [{ bonus: 1 }, { bonus: 1, barley: -1, fields: '5b555' }, { bonus: 1, barley: -2, fields: '5b5b55' }],
      ],
      [
        { fields: '555555', barley: 4 },
        [
          { bonus: 1 },
          { bonus: 1, barley: -1, fields: '5b55555' },
          { bonus: 1, barley: -2, fields: '5b5b5555' },
          { bonus: 1, barley: -3, fields: '5b5b5b555' },
        ],
      ],
    ],
    refused: [{ fields: '4', barley: 3 }],
  },
  {
    card: 15,
    plays: [
      [{ fields: '2222' }, [{ barley: 1 }, { flax: 1 }, { hops: 1 }, { rye: 1 }]],
      [
        { fields: '22222' },
        [
          { barley: 1, flax: 1 },
          { barley: 1, hops: 1 },
          { barley: 1, rye: 1 },
          { flax: 1, hops: 1 },
          { flax: 1, rye: 1 },
          { hops: 1, rye: 1 },
        ],
      ],
      [
        { fields: '222222' },
        [
          { barley: 1, flax: 1, hops: 1 },
          { barley: 1, flax: 1, rye: 1 },
          { barley: 1, hops: 1, rye: 1 },
          { flax: 1, hops: 1, rye: 1 },
        ],
      ],
      [{ fields: '2222222' }, { barley: 1, flax: 1, hops: 1, rye: 1 }],
    ],
    partly: [[{ fields: '2222222' }, [{}, { rye: 1 }, { flax: 1, hops: 1 }, { barley: 1, hops: 1, rye: 1 }]]],
    refused: [{ fields: '222' }],
  },
  {
    card: 16,
    plays: [
      [
        { tools: 3, hops: 3 },
        [
          { barley: 2, bonus: 1 },
          { rye: 2, bonus: 1 },
        ],
      ],
    ],
    refused: [
      { tools: 2, hops: 3 },
      { tools: 3, hops: 2 },
    ],
  },
  {
    card: 17,
    plays: [[{ fields: '2h5h' }, { barley: 2, rye: 1, bonus: 1 }]],
    refused: [{ fields: '2h5b' }, { fields: '2h', hops: 3 }],
  },
  {
    card: 18,
    plays: [
      [{ barley: 6 }, { flax: 2, bonus: 1 }],
      [
        { barley: 12, window: 12 },
        { flax: 2, bonus: 1 },
      ],
    ],
    refused: [{ barley: 5 }, { barley: 11, window: 12 }],
  },
  { card: 19, plays: [[{ fields: '2345b5b5' }, { rye: 1, hides: 1, bonus: 1 }]], refused: [{ fields: '23455' }] },
  {
    card: 21,
    plays: [
      [{ sheep: '4' }, [{ hops: 1 }, { meat: 1 }]],
      [{ sheep: '444' }, [{ hops: 2 }, { meat: 2 }]],
      [{ sheep: '4444' }, [{ hops: 3 }, { meat: 3 }]],
      [{ sheep: '44445SS' }, [{ hops: 4 }, { meat: 4 }]],
    ],
    refused: [{}],
  },
  {
    card: 22,
    plays: [
      [{ fields: '4b2' }, [{ bonus: 1 }, { bonus: 1, barley: 4, fields: '23' }]],
      [{ fields: '5h2f' }, [{ bonus: 1 }, { bonus: 1, hops: 5, fields: '42f' }, { bonus: 1, flax: 2, fields: '5h2' }]],
    ],
    refused: [{ fields: '23' }, { fields: '2b3b4b' }],
  },
  {
    card: 23,
    plays: [
      [{ fields: '2b3f5r' }, { fields: '3b4f5r' }],
      [{}, {}],
    ],
    partly: [[{ fields: '2b3f5r' }, [{}, { fields: '3b3f5r' }, { fields: '2b4f5r' }]]],
    refused: [{ fields: '2b3f5' }],
  },
  {
    card: 24,
    plays: [
      [{ rye: 6 }, { milk: 1, bonus: 1 }],
      [{ rye: 9 }, { milk: 2, bonus: 1 }],
      [{ rye: 12 }, { milk: 3, bonus: 1 }],
    ],
    refused: [{ rye: 5 }],
  },
  {
    card: 25,
    plays: [
      [{ clay: 4 }, { milk: 1 }],
      [{ clay: 5 }, { milk: 2 }],
      [{ clay: 6 }, { milk: 2 }],
      [{ clay: 7 }, { milk: 3 }],
    ],
    refused: [{ clay: 3 }],
  },
  {
    card: 26,
    plays: [
      [
        { tools: 3, sheep: '4S' },
        { milk: 1, wool: 1, bonus: 1 },
      ],
    ],
    refused: [
      { tools: 2, sheep: '4S' },
      { tools: 3, sheep: 'S' },
    ],
  },
  {
    card: 27,
    plays: [
      [{ fields: '42b', wool: 2 }, [{ bonus: 1 }, { bonus: 1, wool: -1, fields: '4w2b' }]],
      [{ fields: '42b', barley: 2 }, { bonus: 1 }],
    ],
    refused: [
      { fields: '44', wool: 1 },
      { fields: '4b', wool: 1 },
    ],
  },
  {
    card: 28,
    plays: [
      [{ jewelry: 2 }, { hides: 1, bonus: 1 }],
      [{ jewelry: 3 }, { hides: 2, bonus: 1 }],
      [{ jewelry: 4 }, { hides: 3, bonus: 1 }],
    ],
    refused: [{ jewelry: 1 }],
  },
  {
    card: 29,
    plays: [
      [{ hand: [401, 801] }, { meat: 1 }],
      [{ hand: [401, 801, 901, 902] }, { meat: 2 }],
      [{ hand: [401, 801, 901, 902, 402, 403] }, { meat: 3 }],
    ],
    refused: [{ hand: [901, 2, 3, 4, 5] }],
  },
  {
    card: 30,
    plays: [
      [
        { jewelry: 1, fields: '22' },
        { clay: 1, bonus: 1 },
      ],
      [
        { jewelry: 1, fields: '2222' },
        { clay: 1, bonus: 1, farmyard: 1 },
      ],
      [
        { jewelry: 1, fields: many(6, '2') },
        { clay: 1, bonus: 1, farmyard: 2 },
      ],
    ],
    partly: [
      [
        { jewelry: 1, fields: many(6, '2') },
        [{}, { clay: 1, bonus: 1 }, { bonus: 1, farmyard: 1 }, { clay: 1, farmyard: 2 }],
      ],
    ],
    refused: [{ fields: '2222' }, { jewelry: 1, fields: '2' }],
  },
]
