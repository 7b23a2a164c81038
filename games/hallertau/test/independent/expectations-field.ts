/** Farmyard, Field deck: what the rulebook says about cards 601 to 635. */

import { type Expectation, many } from './expectation.ts'

export const fieldDeck: readonly Expectation[] = [
  { card: 601, plays: [[{ fields: many(6, '2') }, { sheep: '5' }]], refused: [{ fields: many(5, '2') }] },
  {
    card: 602,
    plays: [[{ wool: 2, tools: 4 }, { sheep: '5' }]],
    refused: [
      { wool: 1, tools: 4 },
      { wool: 2, tools: 3 },
    ],
  },
  { card: 603, plays: [[{ fields: '5b4' }, { fields: '4', sheep: '55' }]], refused: [{ fields: '44' }] },
  {
    card: 604,
    plays: [
      [
        { flax: 6, fields: '234' },
        { flax: -5, sheep: '55' },
      ],
      [{ fields: many(8, '2') }, { sheep: '55' }],
    ],
    refused: [{ flax: 4, fields: '234' }],
  },
  {
    card: 605,
    plays: [[{ milk: 4 }, { milk: -3, sheep: '5', bonus: 1 }]],
    refused: [{ milk: 2 }, { milk: 3, phase: 8 }],
  },
  {
    card: 606,
    plays: [[{ fields: '2h3h4h' }, { fields: '2h33h4h', bonus: 1 }]],
    refused: [{ fields: '2h3h4b' }, { fields: '2w3w4w' }],
  },
  {
    card: 607,
    plays: [
      [{ tools: 6, jewelry: 4 }, [{}, { fields: '22' }, { fields: '4' }]],
      [{ tools: 6, jewelry: 5 }, [{}, { fields: '23' }, { fields: '5' }]],
      [{ tools: 6, jewelry: 6 }, [{}, { fields: '24' }, { fields: '33' }]],
      [{ tools: 6, jewelry: 7 }, [{}, { fields: '25' }, { fields: '34' }]],
      [{ tools: 6, jewelry: 8 }, [{}, { fields: '35' }, { fields: '44' }]],
      [{ tools: 6, jewelry: 9 }, [{}, { fields: '45' }]],
      [{ tools: 6, jewelry: 10 }, [{}, { fields: '55' }]],
      [{ tools: 6, jewelry: 8, fields: many(7, '2') }, {}],
      [{ tools: 6, jewelry: 4, fields: many(7, '2') }, [{}, { fields: '22222224' }]],
    ],
    refused: [
      { tools: 5, jewelry: 4 },
      { tools: 6, jewelry: 3 },
    ],
  },
  {
    card: 608,
    plays: [
      [{ meat: 1 }, { fields: '4' }],
      [{ meat: 2 }, { fields: '4', wool: 1 }],
      [{ meat: 5 }, { fields: '4', wool: 2 }],
      [{ meat: 7 }, { fields: '4', wool: 3 }],
    ],
    refused: [{}],
  },
  {
    card: 609,
    plays: [
      [
        { sheep: '4S', jewelry: 5, window: 7 },
        { tools: 1, fields: '5' },
      ],
    ],
    refused: [{ sheep: '4S', jewelry: 4, window: 7 }],
  },
  { card: 610, plays: [[{ hops: 3 }, { hops: -3, fields: '5', bonus: 1 }]], refused: [{ hops: 2 }] },
  {
    card: 611,
    plays: [
      [
        { hops: 5 },
        [
          { hops: -1, fields: '4' },
          { hops: -3, fields: '4', bonus: 1 },
          { hops: -5, fields: '4', bonus: 2 },
        ],
      ],
    ],
    refused: [{}],
  },
  { card: 612, plays: [[{ flax: 2 }, { flax: -2, fields: '3', bonus: 1 }]], refused: [{ flax: 1 }] },
  { card: 613, plays: [[{ tools: 2 }, { tools: -2, fields: '4', bonus: 1 }]], refused: [{ tools: 1 }] },
  { card: 614, plays: [[{ sheep: '4S' }, { sheep: '', fields: '44', bonus: 1 }]], refused: [{ sheep: '4' }] },
  {
    card: 615,
    plays: [
      [{ jewelry: 5 }, { tools: 2 }],
      [{ jewelry: 6 }, [{ tools: 2 }, { fields: '22' }]],
      [{ jewelry: 7 }, [{ tools: 2 }, { fields: '22' }, { fields: '55' }]],
      [{ jewelry: 8 }, [{ tools: 2 }, { fields: '22' }, { fields: '55' }, { sheep: '555' }]],
    ],
    refused: [{ jewelry: 4 }],
  },
  {
    card: 616,
    plays: [
      [{ hides: 1 }, { meat: 1, tools: 1 }],
      [{ hides: 2 }, { meat: 2, tools: 1 }],
      [{ hides: 5 }, { meat: 3, tools: 1 }],
      [{ hides: 7 }, { meat: 4, tools: 1 }],
    ],
    refused: [{}],
  },
  { card: 617, plays: [[{ jewelry: 1 }, { jewelry: -1, hides: 3, tools: 1, bonus: 1 }]], refused: [{}] },
  { card: 618, plays: [[{ sheep: 'S' }, { sheep: '', milk: 2, tools: 2, bonus: 1 }]], refused: [{}] },
  {
    card: 619,
    plays: [
      [{ wool: 4 }, { jewelry: 1 }],
      [{ wool: 9 }, { jewelry: 2 }],
      [{ wool: 16 }, { jewelry: 3 }],
      [{ wool: 16, jewelry: 9 }, { jewelry: 1 }],
    ],
    refused: [{ wool: 3 }],
  },
  {
    card: 620,
    plays: [
      [{ milk: 3 }, { milk: -3, jewelry: 1, bonus: 1 }],
      [
        { milk: 13 },
        [
          { milk: -3, jewelry: 1, bonus: 1 },
          { milk: -2, jewelry: 1, bonus: 1 },
          { milk: -1, jewelry: 1, bonus: 1 },
        ],
      ],
    ],
    refused: [{ milk: 2 }],
  },
  {
    card: 621,
    plays: [
      [
        { hops: 10 },
        [
          { hops: -1, jewelry: 1 },
          { hops: -5, jewelry: 2 },
          { hops: -10, jewelry: 3 },
        ],
      ],
    ],
    refused: [{}],
  },
  { card: 622, plays: [[{ hops: 4 }, { hops: -4, clay: 7 }]], refused: [{ hops: 3 }] },
  { card: 623, plays: [[{ fields: '2b5' }, { fields: '', clay: 5 }]], refused: [{ fields: '5' }] },
  {
    card: 624,
    plays: [
      [
        { sheep: '4S', fields: '2222b', window: 6 },
        { flax: 2, bonus: 1 },
      ],
    ],
    refused: [{ sheep: '4', fields: '2222b', window: 6 }],
  },
  {
    card: 625,
    plays: [
      [
        { jewelry: 3, fields: '22b' },
        { barley: 1, hops: 1, rye: 1, bonus: 1 },
      ],
    ],
    refused: [{ jewelry: 2, fields: '22b' }],
  },
  { card: 626, plays: [[{ fields: '3' }, { fields: '', barley: 3, hops: 1, rye: 3 }]], refused: [{}] },
  {
    card: 627,
    plays: [
      [{ tools: 7, fields: '4', hops: 3 }, [{}, { hops: -1, fields: '4h' }, { hops: -2, fields: '4hh' }]],
      [{ tools: 7, fields: '4', hops: 1, rye: 1 }, [{}, { hops: -1, fields: '4h' }, { rye: -1, fields: '4r' }]],
    ],
    refused: [{ tools: 6, fields: '4', hops: 3 }],
  },
  {
    card: 628,
    plays: [
      [
        { fields: '2b2f2h2r' },
        [
          { bonus: 1 },
          { bonus: 1, barley: 2, fields: '22f2h2r' },
          { bonus: 1, flax: 2, fields: '2b22h2r' },
          { bonus: 1, hops: 2, fields: '2b2f22r' },
          { bonus: 1, rye: 2, fields: '2b2f2h2' },
          { bonus: 1, barley: 2, flax: 2, fields: '222h2r' },
          { bonus: 1, barley: 2, hops: 2, fields: '22f22r' },
          { bonus: 1, barley: 2, rye: 2, fields: '22f2h2' },
          { bonus: 1, flax: 2, hops: 2, fields: '2b222r' },
          { bonus: 1, flax: 2, rye: 2, fields: '2b22h2' },
          { bonus: 1, hops: 2, rye: 2, fields: '2b2f22' },
          { bonus: 1, barley: 2, flax: 2, hops: 2, fields: '2222r' },
          { bonus: 1, barley: 2, flax: 2, rye: 2, fields: '222h2' },
          { bonus: 1, barley: 2, hops: 2, rye: 2, fields: '22f22' },
          { bonus: 1, flax: 2, hops: 2, rye: 2, fields: '2b222' },
        ],
      ],
    ],
    refused: [{ fields: '2b2f2h2h', rye: 1 }],
  },
  {
    card: 629,
    plays: [
      [
        { sheep: many(6, 'S'), jewelry: 4 },
        { hides: 1, meat: 1 },
      ],
      [
        { sheep: many(5, 'S'), jewelry: 9 },
        { hides: 2, meat: 2 },
      ],
      [
        { sheep: many(6, 'S'), jewelry: 6 },
        { hides: 3, meat: 3 },
      ],
      [
        { sheep: many(8, 'S'), jewelry: 7 },
        { hides: 4, meat: 4 },
      ],
    ],
    refused: [
      { sheep: 'SSS', jewelry: 2 },
      { sheep: 'SS', jewelry: 3 },
    ],
  },
  {
    card: 630,
    plays: [[{ fields: '2b2b2b2b2b2w' }, { hides: 1, meat: 1, wool: 1, bonus: 1 }]],
    refused: [{ fields: '2b2b2b2b2b22' }],
  },
  {
    card: 631,
    plays: [
      [
        { tools: 6, hides: 1 },
        { tools: -2, hides: 3, bonus: 1 },
      ],
      [
        { tools: 4, hides: 2 },
        { tools: -2, bonus: 1 },
      ],
      [
        { tools: 2, hides: 5 },
        { tools: -2, bonus: 1 },
      ],
    ],
    refused: [{ tools: 1 }],
  },
  {
    card: 632,
    plays: [
      [
        { fields: '2b5', window: 11 },
        { fields: '', meat: 3, bonus: 2 },
      ],
      [
        { fields: '25', window: 6 },
        { fields: '', meat: 8, bonus: 2 },
      ],
    ],
    refused: [{ fields: '5' }],
  },
  { card: 633, plays: [[{ sheep: '6' }, { sheep: '', hides: 2, meat: 2, wool: 2 }]], refused: [{}] },
  { card: 634, plays: [[{ hand: [1, 901] }, { gone: 2, wool: 1, bonus: 2 }]], refused: [{ hand: [901] }] },
  {
    card: 635,
    plays: [[{ hand: [901, 902, 1] }, { gone: 2, gateway: 1, bonus: 2 }]],
    refused: [{ hand: [901, 801, 1] }],
  },
]
