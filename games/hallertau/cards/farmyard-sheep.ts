/** The Farmyard deck of sheep, 501 to 535. */

import type { CardData } from '../rules/card.ts'
import {
  atLeast,
  atMost,
  card,
  choose,
  difference,
  drawCard,
  field,
  gain,
  have,
  least,
  nothing,
  seq,
  sow,
  sum,
  tiers,
} from './build.ts'

export const farmyardSheep: readonly CardData[] = [
  card('501', {
    then: seq(
      tiers(
        { if: have({ wool: 5 }), then: nothing },
        { if: have({ wool: 7 }), then: gain({ hides: 1 }) },
        { if: have({ wool: 10 }), then: gain({ hides: 2 }) },
      ),
      gain({ sheep: 1 }),
    ),
  }),
  card('502', {
    then: seq(
      tiers(
        { if: have({ jewelry: 4 }), then: nothing },
        { if: have({ jewelry: 5 }), then: gain({ rye: 1 }) },
        { if: have({ jewelry: 6 }), then: gain({ rye: 2 }) },
        { if: have({ jewelry: 8 }), then: gain({ rye: 3 }) },
      ),
      gain({ sheep: 1 }),
    ),
  }),
  card('503', {
    then: seq(
      tiers(
        { if: atLeast(least('fields', 'jewelry'), 3), then: nothing },
        { if: atLeast(least('fields', 'jewelry'), 5), then: gain({ sheep: 1 }) },
        { if: atLeast(least('fields', 'jewelry'), 7), then: gain({ sheep: 2 }) },
      ),
      gain({ meat: 2 }),
    ),
  }),
  card('504', { pay: [{ fields: 1 }], then: gain({ hides: 1, sheep: 1 }) }),
  card('505', { pay: [{ jewelry: 1 }], then: seq(gain({ sheep: 1 }), drawCard('bonus')) }),
  card('506', { pay: [{ clay: difference(8, 'fields') }], then: seq(gain({ milk: 1, sheep: 1 }), drawCard('bonus')) }),
  card('507', { pay: [{ rye: difference(10, 'jewelry') }], then: seq(gain({ sheep: 2 }), drawCard('bonus')) }),
  card('508', { pay: [{ flax: 'sheepOnCards' }], then: gain({ sheep: 1 }) }),
  card('509', {
    then: tiers(
      { if: atMost('fields', 4), then: field(2) },
      { if: atMost('fields', 2), then: seq(field(3), drawCard('bonus')) },
      { if: atMost('fields', 1), then: seq(field(4), drawCard('bonus', 2)) },
      { if: atMost('fields', 0), then: seq(field(5), drawCard('bonus', 2)) },
    ),
  }),
  card('510', { pay: [{ hops: 2 }], then: seq(field(4), drawCard('bonus')) }),
  card('511', {
    pay: [{ barley: 4 }, { flax: 4 }, { hops: 4 }, { rye: 4 }],
    then: seq(field(2), drawCard('bonus', 2)),
  }),
  card('512', { pay: [{ fieldsRow5: 1 }], then: field(3, 2) }),
  card('513', { pay: [{ jewelry: 1 }], then: seq(field(5), drawCard('bonus')) }),
  card('514', { pay: { same: 2, types: 1 }, then: seq(gain({ tools: 1 }), field(2)) }),
  card('515', { pay: [{ barley: difference(8, 'fields') }], then: seq(gain({ tools: 2 }), drawCard('bonus')) }),
  card('516', { pay: [{ plantedGood: 1 }], then: seq(gain({ tools: 2 }), drawCard('bonus')) }),
  card('517', { pay: [{ sheep: 3 }], then: seq(gain({ tools: 2, jewelry: 2 }), drawCard('bonus', 2)) }),
  card('518', {
    then: tiers(
      { pay: { fields: 1 }, then: gain({ jewelry: 1 }) },
      { pay: { fields: 2 }, then: gain({ jewelry: 2 }) },
      { pay: { fields: 4 }, then: gain({ jewelry: 3 }) },
    ),
  }),
  card('519', { pay: [{ clay: 'fields' }], then: gain({ jewelry: 2 }) }),
  card('520', { pay: [{ hops: 3 }], then: seq(gain({ jewelry: 1 }), drawCard('bonus')) }),
  card('521', {
    then: tiers(
      { pay: { hops: 1 }, then: gain({ clay: 1 }) },
      { pay: { hops: 2 }, then: gain({ clay: 3 }) },
      { pay: { hops: 3 }, then: gain({ clay: 5 }) },
    ),
  }),
  card('522', { pay: [{ tools: 1 }], then: sow(1, 'clay') }),
  card('523', {
    if: have({ tools: 4, fields: 5 }),
    then: choose(gain({ barley: 4 }), gain({ flax: 4 }), gain({ hops: 4 }), gain({ rye: 4 })),
  }),
  card('524', {
    then: tiers(
      { if: have({ hopsFields: 1 }), then: gain({ barley: 2 }) },
      { if: have({ hopsFields: 2 }), then: seq(gain({ barley: 3 }), drawCard('bonus')) },
      { if: have({ hopsFields: 3 }), then: seq(gain({ barley: 4 }), drawCard('bonus', 2)) },
    ),
  }),
  card('525', {
    then: tiers(
      { if: atLeast(sum('fields', 'tools'), 9), then: gain({ flax: 2 }) },
      { if: atLeast(sum('fields', 'tools'), 10), then: gain({ flax: 3 }) },
      { if: atLeast(sum('fields', 'tools'), 11), then: gain({ flax: 4 }) },
      { if: atLeast(sum('fields', 'tools'), 12), then: gain({ flax: 5 }) },
    ),
  }),
  card('526', { not: 7, pay: [{ milk: 2 }], then: sow(3) }),
  card('527', { if: have({ milk: 'window' }), then: seq(gain({ rye: 1, hides: 1, meat: 1 }), drawCard('bonus')) }),
  card('528', {
    then: seq(
      tiers(
        { if: have({ planted: 4 }), then: drawCard('bonus') },
        { if: have({ planted: 5 }), then: drawCard('bonus', 2) },
        { if: have({ planted: 7 }), then: drawCard('bonus', 3) },
      ),
      gain({ wool: 1 }),
    ),
  }),
  card('529', { if: have({ sameCrop: 10 }), then: seq(gain({ meat: 2 }), drawCard('bonus')) }),
  card('530', { pay: [{ hops: 1 }], then: gain({ milk: 3 }) }),
  card('531', {
    pay: [{ sheepBack: 2 }],
    then: seq(choose(gain({ wool: 4 }), gain({ jewelry: 1 })), drawCard('bonus')),
  }),
  card('532', { pay: [{ sheep: 2 }], then: seq(gain({ hides: 3, meat: 6 }), drawCard('bonus')) }),
  card('533', { pay: [{ sheep: 1 }], then: seq(gain({ hides: 4 }), drawCard('bonus')) }),
  card('534', {
    pay: [{ jewelry: 1 }],
    then: choose(gain({ hides: 5 }), gain({ meat: 5 }), gain({ milk: 5 }), gain({ wool: 5 })),
  }),
  card('535', {
    then: seq(
      tiers(
        { pay: { clay: 1 }, then: drawCard('point') },
        { pay: { clay: 2 }, then: drawCard('point', 2) },
        { pay: { clay: 4 }, then: drawCard('point', 3) },
      ),
      drawCard('bonus'),
    ),
  }),
]
