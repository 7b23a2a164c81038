/** Bonus deck: what the rulebook says about cards 801 to 845 (the costs of 811, 812 and 816 are paid in the flow). */

import { type Change, type Expectation, type Play, many, type Situation } from './expectation.ts'

const bonus = (
  card: number,
  vp: number,
  given: Situation,
  then: Change | readonly Change[],
  refused: readonly Situation[],
  income: Change | readonly Play[],
): Expectation => ({
  card,
  vp,
  plays: [[given, then]],
  refused,
  income: Array.isArray(income) ? (income as readonly Play[]) : [[{}, income as Change]],
})

const sowing = (good: 'barley' | 'flax' | 'rye', letter: string): readonly Play[] => [
  [{ fields: '45b', [good]: 1 }, [{}, { [good]: -1, fields: `4${letter}5b` }]],
  [{ fields: '4', hops: 2 }, {}],
]

export const bonusDeck: readonly Expectation[] = [
  bonus(801, 1, { wool: 1 }, { wool: -1 }, [{}], { meat: 1 }),
  bonus(802, 2, { hops: 1 }, { hops: -1 }, [{}], { barley: 1 }),
  bonus(803, 2, { meat: 2 }, { meat: -2 }, [{ meat: 1 }], { sheep: '5' }),
  bonus(804, 3, { meat: 1 }, { meat: -1 }, [{}], { wool: 1 }),
  bonus(805, 3, { sheep: '4' }, { sheep: '' }, [{}], { hides: 2 }),
  bonus(806, 3, { sheep: 'S' }, { sheep: '' }, [{}], { milk: 2 }),
  bonus(807, 3, { fields: '2b5' }, { fields: '' }, [{ fields: '5' }], { sheep: '5' }),
  bonus(808, 3, { hides: 2 }, { hides: -2 }, [{ hides: 1 }], { wool: 2 }),
  bonus(809, 3, { tools: 2 }, { tools: -2 }, [{ tools: 1 }], { barley: 1, hops: 1 }),
  bonus(810, 3, { hops: 2 }, { hops: -2 }, [{ hops: 1 }], { rye: 1 }),
  { card: 811, vp: 3, plays: [], refused: [{ flax: 9 }], income: sowing('flax', 'f') },
  { card: 812, vp: 3, plays: [], refused: [{ barley: 9 }], income: sowing('barley', 'b') },
  bonus(813, 3, { hops: 3 }, { hops: -3 }, [{ hops: 2 }], { tools: 1 }),
  bonus(814, 3, { clay: 3 }, { clay: -3 }, [{ clay: 2 }], { rye: 1, clay: 1 }),
  bonus(815, 3, { hand: [1, 401, 901] }, { gone: 3 }, [{ hand: [1, 401] }], { gateway: 1 }),
  { card: 816, vp: 3, plays: [], refused: [{ rye: 9 }], income: sowing('rye', 'r') },
  bonus(817, 4, { jewelry: 1 }, { jewelry: -1 }, [{}], { tools: 1 }),
  bonus(818, 4, { jewelry: 1, tools: 1 }, { jewelry: -1, tools: -1 }, [{ jewelry: 1 }, { tools: 1 }], {
    flax: 1,
    wool: 1,
  }),
  bonus(819, 4, { fields: '2b5' }, { fields: '' }, [{ fields: '5' }], { fields: '4' }),
  bonus(820, 4, { tools: 2 }, { tools: -2 }, [{ tools: 1 }], { meat: 1 }),
  bonus(821, 4, { clay: 4 }, { clay: -4 }, [{ clay: 3 }], { clay: 2 }),
  bonus(
    822,
    5,
    { barley: 3, flax: 3, hops: 3, rye: 3 },
    [{ barley: -3 }, { flax: -3 }, { hops: -3 }, { rye: -3 }],
    [{ barley: 2, flax: 2, hops: 2, rye: 2, clay: 3 }],
    { hops: 1 },
  ),
  bonus(823, 5, { sheep: '4S' }, { sheep: '' }, [{ sheep: '4' }], { sheep: '5' }),
  bonus(824, 6, { fields: '25b4h' }, [{ fields: '24h' }, { fields: '25b' }], [{ fields: '25' }], { fields: '3' }),
  bonus(825, 6, { fields: '25b4' }, { fields: '' }, [{ fields: '25' }], { fields: '5' }),
  bonus(826, 7, { jewelry: 2 }, { jewelry: -2 }, [{ jewelry: 1 }], { barley: 2 }),
  bonus(827, 8, { jewelry: 3 }, { jewelry: -3 }, [{ jewelry: 2 }], { jewelry: 1 }),
  bonus(828, 2, { fields: '2b5w' }, {}, [{ fields: '2b5' }], { hops: 1 }),
  bonus(829, 2, { sheep: '456SS' }, {}, [{ sheep: '4SSS' }], { wool: 1 }),
  bonus(830, 2, { clay: 7 }, {}, [{ clay: 6 }], { clay: 1 }),
  bonus(831, 3, { fields: '55b' }, {}, [{ fields: '54' }], [
    [{ fields: '4', hops: 1 }, [{}, { hops: -1, fields: '4h' }]],
  ]),
  bonus(832, 3, {}, {}, [{ fields: '2b' }], { milk: 1 }),
  bonus(833, 3, { round: 3, milk: 6 }, {}, [{ round: 3, milk: 5 }, { round: 6, milk: 11 }], { hides: 1 }),
  bonus(834, 3, { hides: 3 }, {}, [{ hides: 2 }], { hides: 1 }),
  bonus(835, 3, { jewelry: 5 }, {}, [{ jewelry: 4 }], { meat: 1 }),
  bonus(836, 3, { hops: 6 }, {}, [{ hops: 5 }], { rye: 1 }),
  bonus(837, 3, { wool: 6 }, {}, [{ wool: 5 }], { wool: 1 }),
  bonus(838, 3, { flax: 7 }, {}, [{ flax: 6 }], { flax: 1 }),
  bonus(839, 3, { tools: 8 }, {}, [{ tools: 7 }], [
    [{ tools: 2 }, [{}, { tools: -1, jewelry: 1 }]],
    [{}, {}],
  ]),
  bonus(
    840,
    3,
    { tools: 3, sheep: '4SS', jewelry: 3 },
    {},
    [
      { tools: 2, sheep: '4SS', jewelry: 3 },
      { tools: 3, sheep: '4S', jewelry: 3 },
      { tools: 3, sheep: '4SS', jewelry: 2 },
    ],
    { farmyard: 1 },
  ),
  bonus(841, 3, { barley: 10 }, {}, [{ barley: 9 }], { barley: 1 }),
  bonus(842, 3, { barley: 7, hops: 5 }, {}, [{ barley: 6, hops: 5 }, { barley: 7, hops: 4 }], { barley: 1 }),
  bonus(
    843,
    3,
    { milk: 7, sheep: many(6, 'S') },
    {},
    [
      { milk: 6, sheep: many(6, 'S') },
      { milk: 7, sheep: many(5, 'S') },
    ],
    { sheep: '5' },
  ),
  bonus(844, 4, { rye: 6, meat: 5 }, {}, [{ rye: 5, meat: 5 }, { rye: 6, meat: 4 }], { rye: 1, meat: 1 }),
  bonus(845, 6, { meat: 6 }, {}, [{ meat: 5 }], { meat: 1 }),
]
