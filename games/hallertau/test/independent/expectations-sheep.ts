/** Farmyard, Sheep deck: what the rulebook says about cards 501 to 535. */

import { type Expectation, many } from './expectation.ts'

const four = ['barley', 'flax', 'hops', 'rye'] as const
const nine = [...four, 'hides', 'meat', 'milk', 'wool', 'clay'] as const

export const sheepDeck: readonly Expectation[] = [
  {
    card: 501,
    plays: [
      [{ wool: 5 }, { sheep: '5' }],
      [{ wool: 7 }, { sheep: '5', hides: 1 }],
      [{ wool: 10 }, { sheep: '5', hides: 2 }],
    ],
    refused: [{ wool: 4 }],
  },
  {
    card: 502,
    plays: [
      [{ jewelry: 4 }, { sheep: '5' }],
      [{ jewelry: 5 }, { sheep: '5', rye: 1 }],
      [{ jewelry: 7 }, { sheep: '5', rye: 2 }],
      [{ jewelry: 8 }, { sheep: '5', rye: 3 }],
    ],
    refused: [{ jewelry: 3 }],
  },
  {
    card: 503,
    plays: [
      [{ fields: many(6, '2'), jewelry: 4 }, { meat: 2 }],
      [
        { fields: many(5, '2'), jewelry: 6 },
        { meat: 2, sheep: '5' },
      ],
      [
        { fields: many(7, '2'), jewelry: 7 },
        { meat: 2, sheep: '55' },
      ],
    ],
    refused: [
      { fields: '222', jewelry: 2 },
      { fields: '22', jewelry: 3 },
    ],
  },
  { card: 504, plays: [[{ fields: '4b' }, { fields: '', hides: 1, sheep: '5' }]], refused: [{}] },
  { card: 505, plays: [[{ jewelry: 1 }, { jewelry: -1, sheep: '5', bonus: 1 }]], refused: [{}] },
  {
    card: 506,
    plays: [
      [
        { clay: 6, fields: '234' },
        { clay: -5, milk: 1, sheep: '5', bonus: 1 },
      ],
      [{ fields: many(8, '2') }, { milk: 1, sheep: '5', bonus: 1 }],
    ],
    refused: [{ clay: 4, fields: '234' }],
  },
  {
    card: 507,
    plays: [
      [
        { rye: 7, jewelry: 4 },
        { rye: -6, sheep: '55', bonus: 1 },
      ],
      [{ jewelry: 10 }, { sheep: '55', bonus: 1 }],
    ],
    refused: [{ rye: 5, jewelry: 4 }],
  },
  {
    card: 508,
    plays: [
      [
        { flax: 3, sheep: '46SS' },
        { flax: -2, sheep: '456SS' },
      ],
      [{}, { sheep: '5' }],
    ],
    refused: [{ flax: 1, sheep: '46SS' }],
  },
  {
    card: 509,
    plays: [
      [{ fields: '3333' }, { fields: '23333' }],
      [{ fields: '33' }, [{ fields: '233' }, { fields: '333', bonus: 1 }]],
      [{ fields: '3' }, [{ fields: '23' }, { fields: '33', bonus: 1 }, { fields: '34', bonus: 2 }]],
      [{}, [{ fields: '2' }, { fields: '3', bonus: 1 }, { fields: '4', bonus: 2 }, { fields: '5', bonus: 2 }]],
    ],
    refused: [{ fields: '22222' }],
  },
  { card: 510, plays: [[{ hops: 2 }, { hops: -2, fields: '4', bonus: 1 }]], refused: [{ hops: 1 }] },
  {
    card: 511,
    plays: [[{ barley: 4, flax: 4, hops: 4, rye: 4 }, four.map((crop) => ({ [crop]: -4, fields: '2', bonus: 2 }))]],
    refused: [{ barley: 3, flax: 3, hops: 3, rye: 3, clay: 9 }],
  },
  { card: 512, plays: [[{ fields: '5h' }, { fields: '33' }]], refused: [{ fields: '4' }] },
  { card: 513, plays: [[{ jewelry: 1 }, { jewelry: -1, fields: '5', bonus: 1 }]], refused: [{}] },
  {
    card: 514,
    plays: nine.map((good) => [{ [good]: 2 }, { [good]: -2, tools: 1, fields: '2' }] as const),
    refused: [
      { barley: 1, flax: 1, hops: 1, rye: 1, hides: 1, meat: 1, milk: 1, wool: 1, clay: 1, tools: 5, jewelry: 5 },
    ],
  },
  {
    card: 515,
    plays: [
      [
        { barley: 5, fields: '234' },
        { barley: -5, tools: 2, bonus: 1 },
      ],
      [{ fields: many(8, '2') }, { tools: 2, bonus: 1 }],
    ],
    refused: [{ barley: 4, fields: '234' }],
  },
  {
    card: 516,
    plays: [
      [{ fields: '4b3' }, { fields: '43', tools: 2, bonus: 1 }],
      [
        { fields: '4b3w' },
        [
          { fields: '43w', tools: 2, bonus: 1 },
          { fields: '4b3', tools: 2, bonus: 1 },
        ],
      ],
    ],
    refused: [{ fields: '43', barley: 4 }],
  },
  { card: 517, plays: [[{ sheep: '4SS' }, { sheep: '', tools: 2, jewelry: 2, bonus: 2 }]], refused: [{ sheep: '4S' }] },
  {
    card: 518,
    plays: [
      [
        { fields: '3333' },
        [
          { fields: '333', jewelry: 1 },
          { fields: '33', jewelry: 2 },
          { fields: '', jewelry: 3 },
        ],
      ],
      [
        { fields: '333' },
        [
          { fields: '33', jewelry: 1 },
          { fields: '3', jewelry: 2 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 519,
    plays: [
      [
        { clay: 4, fields: '234' },
        { clay: -3, jewelry: 2 },
      ],
      [{}, { jewelry: 2 }],
    ],
    refused: [{ clay: 2, fields: '234' }],
  },
  { card: 520, plays: [[{ hops: 3 }, { hops: -3, jewelry: 1, bonus: 1 }]], refused: [{ hops: 2 }] },
  {
    card: 521,
    plays: [
      [
        { hops: 3 },
        [
          { hops: -1, clay: 1 },
          { hops: -2, clay: 3 },
          { hops: -3, clay: 5 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 522,
    plays: [
      [
        { tools: 1, clay: 1, fields: '45', barley: 1 },
        [{ tools: -1 }, { tools: -1, clay: -1, fields: '4c5' }, { tools: -1, clay: -1, fields: '45c' }],
      ],
    ],
    refused: [{ clay: 1, fields: '4' }],
  },
  {
    card: 523,
    plays: [[{ tools: 4, fields: '22222' }, four.map((crop) => ({ [crop]: 4 }))]],
    refused: [
      { tools: 3, fields: '22222' },
      { tools: 4, fields: '2222' },
    ],
  },
  {
    card: 524,
    plays: [
      [{ fields: '2h' }, { barley: 2 }],
      [{ fields: '2h2h' }, { barley: 3, bonus: 1 }],
      [{ fields: '2h2h2h' }, { barley: 4, bonus: 2 }],
    ],
    refused: [{ fields: '2b2', hops: 2 }],
  },
  {
    card: 525,
    plays: [
      [{ fields: '222', tools: 6 }, { flax: 2 }],
      [{ fields: '222', tools: 7 }, { flax: 3 }],
      [{ fields: '222', tools: 8 }, { flax: 4 }],
      [{ fields: '222', tools: 9 }, { flax: 5 }],
    ],
    refused: [{ fields: '222', tools: 5 }],
  },
  {
    card: 526,
    plays: [
      [
        { milk: 2, fields: '5555', rye: 4 },
        [
          { milk: -2 },
          { milk: -2, rye: -1, fields: '5r555' },
          { milk: -2, rye: -2, fields: '5r5r55' },
          { milk: -2, rye: -3, fields: '5r5r5r5' },
        ],
      ],
    ],
    refused: [
      { milk: 1, fields: '5', rye: 1 },
      { milk: 2, fields: '5', rye: 1, phase: 7 },
    ],
  },
  {
    card: 527,
    plays: [
      [
        { milk: 10, window: 10 },
        { rye: 1, hides: 1, meat: 1, bonus: 1 },
      ],
    ],
    refused: [{ milk: 9, window: 10 }],
  },
  {
    card: 528,
    plays: [
      [{ fields: '2b2b2b2b' }, { wool: 1, bonus: 1 }],
      [{ fields: '2b2b2b2b2b2b' }, { wool: 1, bonus: 2 }],
      [{ fields: '2b2b2b2b2b2b2b' }, { wool: 1, bonus: 3 }],
    ],
    refused: [{ fields: '2b2b2b222' }],
  },
  {
    card: 529,
    plays: four.map((crop) => [{ [crop]: 10 }, { meat: 2, bonus: 1 }] as const),
    refused: [{ barley: 9, flax: 9, clay: 11, wool: 11 }],
  },
  { card: 530, plays: [[{ hops: 1 }, { hops: -1, milk: 3 }]], refused: [{}] },
  {
    card: 531,
    plays: [
      [
        { sheep: '4S', round: 2 },
        [
          { sheep: '36', wool: 4, bonus: 1 },
          { sheep: '36', jewelry: 1, bonus: 1 },
        ],
      ],
      [
        { sheep: '34', round: 1 },
        [
          { sheep: '23', wool: 4, bonus: 1 },
          { sheep: '23', jewelry: 1, bonus: 1 },
        ],
      ],
      [
        { sheep: '66', round: 4 },
        [
          { sheep: '55', wool: 4, bonus: 1 },
          { sheep: '55', jewelry: 1, bonus: 1 },
        ],
      ],
      [
        { sheep: '55', round: 4 },
        [
          { sheep: '', wool: 4, bonus: 1 },
          { sheep: '', jewelry: 1, bonus: 1 },
        ],
      ],
      [
        { sheep: 'SSS', round: 6 },
        [
          { sheep: 'S', wool: 4, bonus: 1 },
          { sheep: 'S', jewelry: 1, bonus: 1 },
        ],
      ],
    ],
    refused: [{ sheep: '4' }],
  },
  { card: 532, plays: [[{ sheep: '4S' }, { sheep: '', hides: 3, meat: 6, bonus: 1 }]], refused: [{ sheep: '4' }] },
  { card: 533, plays: [[{ sheep: '4' }, { sheep: '', hides: 4, bonus: 1 }]], refused: [{}] },
  {
    card: 534,
    plays: [
      [
        { jewelry: 1 },
        [
          { jewelry: -1, hides: 5 },
          { jewelry: -1, meat: 5 },
          { jewelry: -1, milk: 5 },
          { jewelry: -1, wool: 5 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 535,
    plays: [
      [
        { clay: 4 },
        [
          { clay: -1, point: 1, bonus: 1 },
          { clay: -2, point: 2, bonus: 1 },
          { clay: -4, point: 3, bonus: 1 },
        ],
      ],
    ],
    refused: [{}],
  },
]
