/** Point deck: what the rulebook says about cards 901 to 925. */

import { type Change, type Expectation, many, type Play, type Situation } from './expectation.ts'

const nine = ['barley', 'flax', 'hops', 'rye', 'hides', 'meat', 'milk', 'wool', 'clay'] as const
const four = nine.slice(0, 4)

const point = (card: number, vp: number, plays: readonly Play[], refused: readonly Situation[]): Expectation => ({
  card,
  vp,
  plays,
  refused,
})

const pay = (given: Situation, then: Change): readonly Play[] => [[given, then]]

export const pointDeck: readonly Expectation[] = [
  point(
    901,
    2,
    [
      [{ played: [910] }, {}],
      [{ played: [801, 802, 803, 804, 805, 806, 807] }, {}],
    ],
    [{}, { played: [801, 802, 803, 804, 805, 806, 1, 2, 401] }],
  ),
  point(902, 3, [[{ played: [910] }, {}]], [{ played: [801, 802, 803, 804, 805, 806, 807, 808] }]),
  point(903, 4, pay({ tools: 3 }, { tools: -3 }), [{ tools: 2 }]),
  point(904, 5, [[{ played: [1, 2, 3, 4, 5, 6] }, {}]], [{ played: [1, 2, 3, 4, 5, 401, 402] }]),
  point(905, 6, pay({ tools: 5 }, { tools: -4 }), [{ tools: 3 }]),
  point(906, 6, [[{ played: [401, 402, 403, 404, 405, 406] }, {}]], [{ played: [401, 402, 403, 404, 405, 1, 2] }]),
  point(
    907,
    7,
    [
      [
        { barley: 5, wool: 6 },
        { barley: -5, wool: -5 },
      ],
      [
        { barley: 5, clay: 5, milk: 5 },
        [
          { barley: -5, clay: -5 },
          { barley: -5, milk: -5 },
          { clay: -5, milk: -5 },
        ],
      ],
    ],
    [{ barley: 10, wool: 4 }],
  ),
  point(
    908,
    8,
    [
      [
        { rye: 4, milk: 4, clay: 4 },
        { rye: -4, milk: -4, clay: -4 },
      ],
      [
        { rye: 4, milk: 4, clay: 4, flax: 5 },
        [
          { rye: -4, milk: -4, clay: -4 },
          { rye: -4, milk: -4, flax: -4 },
          { rye: -4, clay: -4, flax: -4 },
          { milk: -4, clay: -4, flax: -4 },
        ],
      ],
    ],
    [{ rye: 9, milk: 9, clay: 3 }],
  ),
  point(909, 10, pay({ hides: 2, jewelry: 3 }, { hides: -2, jewelry: -3 }), [
    { hides: 1, jewelry: 3 },
    { hides: 2, jewelry: 2 },
  ]),
  point(910, 10, pay({ meat: 5 }, { meat: -5 }), [{ meat: 4 }]),
  point(911, 10, pay({ barley: 6, jewelry: 2 }, { barley: -6, jewelry: -2 }), [
    { barley: 5, jewelry: 2 },
    { barley: 6, jewelry: 1 },
  ]),
  point(912, 10, pay({ hops: 10 }, { hops: -10 }), [{ hops: 9 }]),
  point(
    913,
    10,
    four.map((crop) => [{ [crop]: 11 }, { [crop]: -11 }] as const),
    [{ barley: 10, flax: 10, hops: 10, rye: 10, clay: 11 }],
  ),
  point(914, 10, pay({ flax: 6, hops: 6 }, { flax: -6, hops: -6 }), [
    { flax: 5, hops: 6 },
    { flax: 6, hops: 5 },
  ]),
  point(915, 10, pay({ hops: 6, rye: 6 }, { hops: -6, rye: -6 }), [
    { hops: 5, rye: 6 },
    { hops: 6, rye: 5 },
  ]),
  point(916, 10, pay({ clay: 12 }, { clay: -12 }), [{ clay: 11 }]),
  point(917, 10, pay({ wool: 12 }, { wool: -12 }), [{ wool: 11 }]),
  point(918, 10, [[{ wool: 13, milk: 16 }, [{ wool: -13 }, { milk: -16 }]]], [{ wool: 12, milk: 15 }]),
  point(
    919,
    10,
    nine.map((good) => [{ [good]: 15 }, { [good]: -14 }] as const),
    [{ barley: 13, flax: 13, clay: 13, tools: 14 }],
  ),
  point(920, 10, pay({ milk: 14 }, { milk: -14 }), [{ milk: 13 }]),
  point(921, 12, pay({ jewelry: 4 }, { jewelry: -4 }), [{ jewelry: 3 }]),
  point(922, 12, pay({ fields: '23b344555' }, { fields: '2' }), [{ fields: '22344555' }]),
  point(923, 12, pay({ sheep: '445566SS' }, { sheep: '' }), [{ sheep: '445566S' }]),
  point(924, 13, pay({ fields: many(8, '2') }, { fields: '' }), [{ fields: many(7, '5') }]),
  point(
    925,
    14,
    [
      [{ jewelry: 5 }, { jewelry: -5 }],
      [{ sheep: many(10, 'S') }, { sheep: '' }],
    ],
    [{ jewelry: 4, sheep: many(9, 'S') }],
  ),
]
