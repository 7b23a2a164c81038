/** Farmyard, Hops deck: what the rulebook says about cards 401 to 435 (419 and 426 are played in the flow). */

import { type Expectation, many } from './expectation.ts'

export const hops: readonly Expectation[] = [
  {
    card: 401,
    plays: [
      [
        { barley: 1, rye: 1 },
        [
          { barley: -1, bonus: 1 },
          { rye: -1, bonus: 1 },
        ],
      ],
      [
        { rye: 2, sheep: '46' },
        [
          { rye: -1, bonus: 1 },
          { rye: -1, bonus: 1, sheep: '56' },
          { rye: -1, bonus: 1, sheep: '4S' },
          { rye: -1, bonus: 1, sheep: '5S' },
        ],
      ],
    ],
    refused: [{ flax: 3, hops: 3, sheep: '4' }],
  },
  {
    card: 402,
    plays: [
      [{ fields: '55b' }, { milk: 1, sheep: '5' }],
      [{}, { milk: 1, sheep: '5' }],
    ],
    refused: [{ fields: '45' }, { fields: '2b5' }, { fields: '3' }],
  },
  {
    card: 403,
    plays: [[{ played: [1, 2, 3, 4, 5] }, { sheep: '5' }]],
    refused: [{ played: [1, 2, 3, 4, 401, 801] }],
  },
  {
    card: 404,
    plays: [
      [{ rye: 8 }, { rye: -8, sheep: '5', bonus: 1 }],
      [
        { rye: 6, fields: '234' },
        { rye: -5, sheep: '5', bonus: 1 },
      ],
      [{ fields: many(8, '2') }, { sheep: '5', bonus: 1 }],
    ],
    refused: [{ rye: 4, fields: '234' }, { rye: 7 }],
  },
  {
    card: 405,
    plays: [
      [
        { barley: 2, flax: 2, hops: 2, rye: 2 },
        { barley: -1, flax: -1, hops: -1, rye: -1, milk: 1, wool: 2, sheep: '5', bonus: 1 },
      ],
    ],
    refused: [
      { barley: 2, flax: 2, hops: 2 },
      { flax: 2, hops: 2, rye: 2 },
    ],
  },
  { card: 406, plays: [[{ hops: 4 }, { hops: -2, sheep: '5', bonus: 1 }]], refused: [{ hops: 3 }] },
  {
    card: 407,
    plays: [
      [{ fields: many(7, '2') }, { fields: '22222223', bonus: 1 }],
      [{ fields: many(8, '2') }, { bonus: 1 }],
    ],
    refused: [{ fields: many(6, '2') }],
  },
  {
    card: 408,
    plays: [
      [{ sheep: '4' }, { sheep: '', fields: '5', bonus: 1 }],
      [
        { sheep: '4S' },
        [
          { sheep: '4', fields: '5', bonus: 1 },
          { sheep: 'S', fields: '5', bonus: 1 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 409,
    plays: [
      [
        { clay: 2, fields: '5' },
        { clay: -2, fields: '222' },
      ],
      [
        { clay: 3, fields: '55b4' },
        [
          { clay: -2, fields: '2225b4' },
          { clay: -2, fields: '22254' },
        ],
      ],
      [
        { clay: 2, fields: '52222222' },
        { clay: -2, fields: '22222222' },
      ],
    ],
    refused: [
      { clay: 1, fields: '5' },
      { clay: 2, fields: '4' },
    ],
  },
  {
    card: 410,
    plays: [
      [{ jewelry: 1 }, { jewelry: -1, fields: '22' }],
      [
        { jewelry: 1, fields: many(7, '3') },
        { jewelry: -1, fields: '23333333' },
      ],
      [{ jewelry: 1, fields: many(8, '3') }, { jewelry: -1 }],
    ],
    partly: [[{ jewelry: 1 }, [{ jewelry: -1 }, { jewelry: -1, fields: '2' }]]],
    refused: [{}],
  },
  { card: 411, plays: [[{ hops: 5 }, { hops: -4, fields: '33' }]], refused: [{ hops: 3 }] },
  {
    card: 412,
    plays: [
      [{ hops: 3 }, { hops: -3, fields: '4', bonus: 1 }],
      [
        { hops: 7 },
        [
          { hops: -3, fields: '4', bonus: 1 },
          { hops: -2, fields: '4', bonus: 1 },
          { hops: -1, fields: '4', bonus: 1 },
        ],
      ],
    ],
    refused: [{ hops: 2 }],
  },
  {
    card: 413,
    plays: [
      [
        { sheep: '444' },
        [
          { sheep: '44', tools: 1, bonus: 1 },
          { sheep: '4', tools: 2, bonus: 2 },
          { sheep: '', tools: 3, bonus: 3 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 414,
    plays: [[{ hand: [1, 901] }, { gone: 2, tools: 1, bonus: 1 }]],
    refused: [{ hand: [1] }],
  },
  { card: 415, plays: [[{ tools: 7 }, { tools: -4, jewelry: 2 }]], refused: [{ tools: 6 }] },
  {
    card: 416,
    plays: [
      [{ sheep: many(11, 'S') }, { jewelry: 1 }],
      [{ fields: many(8, '2') }, { jewelry: 1 }],
    ],
    refused: [{ sheep: many(10, 'S'), fields: many(7, '2') }],
  },
  {
    card: 417,
    plays: [[{ wool: 8, window: 8 }, { jewelry: 1 }]],
    refused: [{ wool: 7, window: 8 }],
  },
  {
    card: 418,
    plays: [
      [{ hops: 5 }, { hops: -5, jewelry: 2 }],
      [
        { hops: 8 },
        [
          { hops: -5, jewelry: 2 },
          { hops: -6, jewelry: 2, bonus: 1 },
          { hops: -8, jewelry: 2, bonus: 2 },
        ],
      ],
    ],
    refused: [{ hops: 4 }],
  },
  { card: 420, plays: [[{ tools: 2 }, { tools: -2, clay: 2, bonus: 2 }]], refused: [{ tools: 1 }] },
  {
    card: 421,
    plays: [
      [{ fields: '2b' }, { fields: '', clay: 5 }],
      [
        { fields: '25' },
        [
          { fields: '2', clay: 5 },
          { fields: '5', clay: 5 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 422,
    plays: [
      [{ fields: '2h' }, { bonus: 1 }],
      [{ fields: '2h3h' }, { barley: 2, bonus: 1 }],
      [{ fields: '2h3h4h' }, { barley: 4, bonus: 1 }],
    ],
    refused: [{ fields: '2b3', hops: 3 }],
  },
  {
    card: 423,
    plays: [
      [
        { meat: 5, wool: 3 },
        { flax: 3, bonus: 1 },
      ],
    ],
    refused: [
      { meat: 4, wool: 3 },
      { meat: 5, wool: 2 },
    ],
  },
  { card: 424, plays: [[{ hops: 3 }, { hops: -3, rye: 5, bonus: 1 }]], refused: [{ hops: 2 }] },
  { card: 425, plays: [[{ hops: 8 }, { hops: -5, barley: 3, bonus: 2 }]], refused: [{ hops: 7 }] },
  {
    card: 427,
    plays: [
      [{ fields: '5', rye: 1 }, [{}, { rye: -1, fields: '5r' }]],
      [
        { fields: '55', rye: 2, milk: 1 },
        [
          {},
          { rye: -1, fields: '55r' },
          { milk: -1 },
          { milk: -1, rye: -1, fields: '55r' },
          { milk: -1, rye: -2, fields: '5r5r' },
        ],
      ],
    ],
    refused: [{ fields: '5', rye: 1, phase: 7 }],
  },
  {
    card: 428,
    plays: [
      [
        { fields: '222b', jewelry: 4, window: 7 },
        { hides: 1, milk: 1, wool: 1, bonus: 1 },
      ],
    ],
    refused: [{ fields: '222b', jewelry: 3, window: 7 }],
  },
  {
    card: 429,
    plays: [
      [
        { fields: '22', sheep: '4S' },
        { hides: 2, wool: 1 },
      ],
    ],
    refused: [{ fields: '22', sheep: '4' }],
  },
  { card: 430, plays: [[{ tools: 1 }, { tools: -1, milk: 2, bonus: 1 }]], refused: [{}] },
  {
    card: 431,
    plays: [
      [
        { milk: 5 },
        [
          { milk: -1, hides: 1, bonus: 1 },
          { milk: -3, hides: 3, bonus: 1 },
          { milk: -5, hides: 5, bonus: 1 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 432,
    plays: [
      [{ hops: 1 }, { hops: -1, bonus: 1 }],
      [
        { hops: 4 },
        [
          { hops: -1, bonus: 1 },
          { hops: -2, hides: 1, bonus: 1 },
          { hops: -2, wool: 1, bonus: 1 },
          { hops: -3, hides: 2, bonus: 1 },
          { hops: -3, wool: 2, bonus: 1 },
          { hops: -4, hides: 3, bonus: 1 },
          { hops: -4, wool: 3, bonus: 1 },
        ],
      ],
    ],
    refused: [{}],
  },
  { card: 433, plays: [[{ jewelry: 2 }, { jewelry: -1, meat: 2, milk: 2, bonus: 1 }]], refused: [{}] },
  {
    card: 434,
    plays: [
      [{ fields: '2b5' }, { fields: '', meat: 6 }],
      [
        { fields: '225' },
        [
          { fields: '5', meat: 6 },
          { fields: '2', meat: 6 },
        ],
      ],
    ],
    refused: [{ fields: '5' }],
  },
  {
    card: 435,
    plays: [
      [
        { barley: 6 },
        [
          { barley: -1, gateway: 1 },
          { barley: -3, gateway: 2 },
          { barley: -6, gateway: 3 },
        ],
      ],
    ],
    refused: [{}],
  },
]
