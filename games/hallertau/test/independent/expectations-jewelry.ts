/** Farmyard, Jewelry deck: what the rulebook says about cards 701 to 735 (702, 706, 713 and 726 are played in the flow). */

import { type Expectation, many } from './expectation.ts'

const four = ['barley', 'flax', 'hops', 'rye'] as const

export const jewelryDeck: readonly Expectation[] = [
  { card: 701, plays: [[{ barley: 11 }, { sheep: '5' }]], refused: [{ barley: 10 }] },
  {
    card: 703,
    plays: [[{ spaces: { cultivation: [1, 2, 3] } }, { sheep: '5', fields: '2' }]],
    refused: [{ spaces: { cultivation: [1, 2, 0] } }],
  },
  {
    card: 704,
    plays: [
      [{ sheep: '4444', fields: many(7, '3') }, { fields: '23333333' }],
      [{ sheep: '4444', fields: '33333' }, [{ fields: '233333' }, { fields: '333333' }]],
      [{ sheep: '4444', fields: '3333' }, [{ fields: '23333' }, { fields: '33333' }, { fields: '33334' }]],
      [
        { sheep: '4444', fields: '333' },
        [{ fields: '2333' }, { fields: '3333' }, { fields: '3334' }, { fields: '3335' }],
      ],
    ],
    refused: [
      { sheep: '444', fields: '333' },
      { sheep: '4444', fields: many(8, '3') },
    ],
  },
  {
    card: 705,
    plays: [
      [
        { sheep: '4444', tools: 7 },
        { tools: 1, bonus: 1 },
      ],
      [
        { sheep: '4444', tools: 4 },
        { tools: 2, bonus: 1 },
      ],
      [
        { sheep: '4444', tools: 1 },
        { tools: 3, bonus: 1 },
      ],
    ],
    partly: [[{ sheep: '4444', tools: 1 }, [{ tools: 1, bonus: 1 }, { tools: 2 }, {}]]],
    refused: [
      { sheep: '444', tools: 1 },
      { sheep: '4444', tools: 8 },
    ],
  },
  {
    card: 706,
    plays: [
      [
        { phase: 7, reaped: { hops: 11 } },
        { tools: 1, jewelry: 1 },
      ],
    ],
    refused: [
      { phase: 7, reaped: { hops: 10, rye: 10, wool: 12 } },
      { phase: 8, reaped: { hops: 11 } },
    ],
  },
  {
    card: 707,
    plays: [
      [{ tools: 2 }, { hides: 1, bonus: 1 }],
      [{ tools: 6 }, { jewelry: 1, hides: 1, bonus: 1 }],
      [{ tools: 10 }, { jewelry: 2, hides: 1, bonus: 1 }],
    ],
    refused: [{ tools: 1 }],
  },
  {
    card: 708,
    plays: [[{ tools: 9, fields: '22b2' }, { jewelry: 1 }]],
    refused: [{ tools: 8, fields: '22b2' }],
  },
  {
    card: 709,
    plays: [[{ crafts: [4, 0, 5, 1, 1] }, { jewelry: 1 }]],
    refused: [{ crafts: [4, 1, 4, 1, 1], window: 7 }],
  },
  {
    card: 710,
    plays: [
      [
        { tools: 5, sheep: '4SS' },
        { barley: 2, hops: 1, clay: 2 },
      ],
      [
        { tools: 8, sheep: '4SS' },
        { barley: 2, hops: 1, clay: 2, bonus: 1 },
      ],
      [
        { tools: 13, sheep: '4SS' },
        { barley: 2, hops: 1, clay: 2, bonus: 2 },
      ],
    ],
    refused: [{ tools: 4, sheep: '4SS' }],
  },
  {
    card: 711,
    plays: [
      [
        { tools: 5, jewelry: 4, window: 9 },
        { rye: 3, bonus: 1 },
      ],
    ],
    refused: [{ tools: 4, jewelry: 4, window: 9 }],
  },
  {
    card: 712,
    plays: [
      [{ jewelry: 3 }, { flax: 2, bonus: 1 }],
      [{ tools: 6 }, { flax: 2, bonus: 1 }],
      [
        { jewelry: 5, tools: 6 },
        { flax: 3, bonus: 1 },
      ],
      [
        { jewelry: 3, tools: 8 },
        { flax: 3, bonus: 1 },
      ],
      [{ jewelry: 7 }, { flax: 4, bonus: 1 }],
      [{ tools: 10 }, { flax: 4, bonus: 1 }],
    ],
    refused: [{ jewelry: 2, tools: 5 }],
  },
  {
    card: 714,
    plays: [
      [{ fields: '2f' }, { wool: 1, bonus: 1 }],
      [{ fields: '2f2f' }, { wool: 3, bonus: 1 }],
      [{ fields: '2f2f2f' }, { wool: 4, bonus: 1 }],
    ],
    refused: [{ fields: '2b', flax: 3 }],
  },
  {
    card: 715,
    plays: [
      [
        { sheep: '4S', fields: '2' },
        { meat: 2, bonus: 1 },
      ],
    ],
    refused: [{ sheep: '4', fields: '2' }],
  },
  {
    card: 716,
    plays: [
      [
        { jewelry: 5 },
        [
          { jewelry: -1, sheep: '5', bonus: 1 },
          { jewelry: -2, sheep: '55', bonus: 1 },
          { jewelry: -4, sheep: '555', bonus: 1 },
          { jewelry: -5, sheep: '5555', bonus: 1 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 717,
    plays: [
      [
        { hops: 5 },
        [
          { hops: -2, sheep: '5' },
          { hops: -3, sheep: '5', bonus: 1 },
          { hops: -5, sheep: '5', bonus: 2 },
        ],
      ],
    ],
    refused: [{ hops: 1 }],
  },
  {
    card: 718,
    plays: [
      [
        { hides: 3, hops: 4 },
        [
          { hides: -3, fields: '33', bonus: 1 },
          { hops: -4, fields: '33', bonus: 1 },
        ],
      ],
    ],
    refused: [{ hides: 2, hops: 3 }],
  },
  {
    card: 719,
    plays: [
      [{ jewelry: 2 }, { jewelry: -2, fields: '33', bonus: 1 }],
      [
        { jewelry: 9 },
        [
          { jewelry: -2, fields: '33', bonus: 1 },
          { jewelry: -1, fields: '33', bonus: 1 },
          { fields: '33', bonus: 1 },
        ],
      ],
    ],
    refused: [{ jewelry: 1 }],
  },
  { card: 720, plays: [[{ sheep: '4' }, { sheep: '', clay: 2, tools: 2, bonus: 1 }]], refused: [{}] },
  {
    card: 721,
    plays: [[{ jewelry: 1 }, four.map((crop) => ({ jewelry: -1, tools: 3, bonus: 1, [crop]: 1 }))]],
    refused: [{}],
  },
  { card: 722, plays: [[{ hops: 3 }, { hops: -3, tools: 1, jewelry: 1, bonus: 1 }]], refused: [{ hops: 2 }] },
  {
    card: 723,
    plays: [
      [
        { flax: 7, hides: 4 },
        [
          { flax: -7, jewelry: 2, bonus: 1 },
          { flax: -5, hides: -1, jewelry: 2, bonus: 1 },
          { flax: -3, hides: -2, jewelry: 2, bonus: 1 },
          { flax: -1, hides: -3, jewelry: 2, bonus: 1 },
          { hides: -4, jewelry: 2, bonus: 1 },
        ],
      ],
    ],
    refused: [{ flax: 6 }, { hides: 3 }, { flax: 4, hides: 1 }, { flax: 2, hides: 2 }],
  },
  {
    card: 724,
    plays: [
      [
        { barley: 3, fields: '22b4' },
        { barley: -2, jewelry: 1 },
      ],
      [{ fields: '2b' }, { jewelry: 1 }],
    ],
    refused: [
      { barley: 1, fields: '22b4' },
      { barley: 3, fields: '22b4', phase: 7 },
    ],
  },
  {
    card: 725,
    plays: [
      [
        { tools: 1, spaces: { landSale: [1, 2, 0], townHall: [1, 2, 3] } },
        [
          { tools: -1, bonus: 1 },
          { tools: -1, bonus: 1, spaces: { landSale: [1, 0, 0], townHall: [1, 2, 0] } },
        ],
      ],
    ],
    refused: [{ spaces: { landSale: [1, 2, 0], townHall: [1, 2, 3] } }],
  },
  {
    card: 727,
    plays: [
      [
        { jewelry: 1, tools: 3 },
        [
          { jewelry: -1, clay: 7 },
          { tools: -3, clay: 7 },
        ],
      ],
    ],
    refused: [{ tools: 2 }],
  },
  {
    card: 728,
    plays: [
      [
        { barley: 2, flax: 2, clay: 4 },
        [
          { barley: -1, bonus: 1 },
          { flax: -1, bonus: 1 },
        ],
      ],
      [{ rye: 3 }, { bonus: 1 }],
      [
        { rye: 6, fields: '2222' },
        [
          { rye: -3, bonus: 1 },
          { rye: -4, bonus: 1, fields: '2222r' },
          { rye: -5, bonus: 1, fields: '222r2r' },
          { rye: -6, bonus: 1, fields: '22r2r2r' },
        ],
      ],
    ],
    refused: [],
  },
  {
    card: 729,
    plays: [
      [
        { jewelry: 1, rye: 1, fields: '2b' },
        [
          { jewelry: -1, fields: '42b' },
          { jewelry: -1, rye: -1, fields: '4r2b' },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 730,
    plays: [
      [
        { rye: 4, sheep: '44', round: 2 },
        { rye: -3, milk: 3, bonus: 1 },
      ],
      [{ round: 6 }, { milk: 3, bonus: 1 }],
      [
        { rye: 1, sheep: '6', round: 4 },
        { rye: -1, milk: 3, bonus: 1 },
      ],
      [
        { rye: 3, sheep: '3', round: 2 },
        { rye: -3, milk: 3, bonus: 1 },
      ],
      [
        { rye: 5, round: 1 },
        { rye: -5, milk: 3, bonus: 1 },
      ],
    ],
    refused: [{ rye: 2, sheep: '44', round: 2 }],
  },
  {
    card: 731,
    plays: [
      [
        { tools: 1, hides: 5 },
        { tools: -1, barley: 2, wool: 2, bonus: 1 },
      ],
      [
        { tools: 1, hides: 1 },
        { tools: -1, bonus: 1 },
      ],
    ],
    refused: [{ hides: 5 }],
  },
  {
    card: 732,
    plays: [
      [
        { jewelry: 1 },
        [
          { jewelry: -1, hides: 4, bonus: 1 },
          { jewelry: -1, wool: 5, bonus: 1 },
        ],
      ],
    ],
    refused: [{}],
  },
  {
    card: 733,
    plays: [
      [
        { barley: 7, jewelry: 4 },
        { barley: -6, hides: 6, meat: 2, bonus: 1 },
      ],
      [{ jewelry: 10 }, { hides: 6, meat: 2, bonus: 1 }],
    ],
    refused: [{ barley: 5, jewelry: 4 }],
  },
  {
    card: 734,
    plays: [
      [
        { jewelry: 9 },
        [
          { jewelry: -2, meat: 5, bonus: 1 },
          { jewelry: -1, meat: 5, bonus: 1 },
          { meat: 5, bonus: 1 },
        ],
      ],
    ],
    refused: [{ jewelry: 1 }],
  },
  { card: 735, plays: [[{ jewelry: 1 }, { jewelry: -1, farmyard: 2, bonus: 2 }]], refused: [{}] },
]
