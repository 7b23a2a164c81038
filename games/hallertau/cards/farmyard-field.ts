/** The Farmyard deck of fields, 601 to 635. */

import type { CardData } from '../rules/card.ts'
import {
  atLeast,
  card,
  difference,
  drawCard,
  field,
  fieldsBySum,
  gain,
  harvest,
  have,
  least,
  moreThan,
  most,
  nothing,
  seq,
  sowTwice,
  sum,
  tiers,
} from './build.ts'

export const farmyardField: readonly CardData[] = [
  card('601', { if: have({ fields: 6 }), then: gain({ sheep: 1 }) }),
  card('602', { if: have({ wool: 2, tools: 4 }), then: gain({ sheep: 1 }) }),
  card('603', { pay: [{ fieldsRow5: 1 }], then: gain({ sheep: 2 }) }),
  card('604', { pay: [{ flax: difference(8, 'fields') }], then: gain({ sheep: 2 }) }),
  card('605', { not: 8, pay: [{ milk: 3 }], then: seq(gain({ sheep: 1 }), drawCard('bonus')) }),
  card('606', { if: have({ sameCropFields: 3 }), then: seq(field(3), drawCard('bonus')) }),
  card('607', { if: have({ tools: 6, jewelry: 4 }), then: fieldsBySum }),
  card('608', {
    then: seq(
      tiers(
        { if: have({ meat: 1 }), then: nothing },
        { if: have({ meat: 2 }), then: gain({ wool: 1 }) },
        { if: have({ meat: 5 }), then: gain({ wool: 2 }) },
        { if: have({ meat: 7 }), then: gain({ wool: 3 }) },
      ),
      field(4),
    ),
  }),
  card('609', { if: atLeast(sum('sheep', 'jewelry'), 'window'), then: seq(gain({ tools: 1 }), field(5)) }),
  card('610', { pay: [{ hops: 3 }], then: seq(field(5), drawCard('bonus')) }),
  card('611', {
    then: seq(
      tiers(
        { pay: { hops: 1 }, then: nothing },
        { pay: { hops: 3 }, then: drawCard('bonus') },
        { pay: { hops: 5 }, then: drawCard('bonus', 2) },
      ),
      field(4),
    ),
  }),
  card('612', { pay: [{ flax: 2 }], then: seq(field(3), drawCard('bonus')) }),
  card('613', { pay: [{ tools: 2 }], then: seq(field(4), drawCard('bonus')) }),
  card('614', { pay: [{ sheep: 2 }], then: seq(field(4, 2), drawCard('bonus')) }),
  card('615', {
    then: tiers(
      { if: have({ jewelry: 5 }), then: gain({ tools: 2 }) },
      { if: have({ jewelry: 6 }), then: field(2, 2) },
      { if: have({ jewelry: 7 }), then: field(5, 2) },
      { if: have({ jewelry: 8 }), then: gain({ sheep: 3 }) },
    ),
  }),
  card('616', {
    then: seq(
      tiers(
        { if: have({ hides: 1 }), then: gain({ meat: 1 }) },
        { if: have({ hides: 2 }), then: gain({ meat: 2 }) },
        { if: have({ hides: 5 }), then: gain({ meat: 3 }) },
        { if: have({ hides: 7 }), then: gain({ meat: 4 }) },
      ),
      gain({ tools: 1 }),
    ),
  }),
  card('617', { pay: [{ jewelry: 1 }], then: seq(gain({ hides: 3, tools: 1 }), drawCard('bonus')) }),
  card('618', { pay: [{ sheep: 1 }], then: seq(gain({ milk: 2, tools: 2 }), drawCard('bonus')) }),
  card('619', {
    then: tiers(
      { if: have({ wool: 4 }), then: gain({ jewelry: 1 }) },
      { if: have({ wool: 9 }), then: gain({ jewelry: 2 }) },
      { if: have({ wool: 16 }), then: gain({ jewelry: 3 }) },
    ),
  }),
  card('620', {
    then: seq(
      tiers(
        { pay: { milk: 3 }, then: nothing },
        { pay: { milk: 8 }, then: gain({ milk: 6 }) },
        { pay: { milk: 13 }, then: gain({ milk: 12 }) },
      ),
      gain({ jewelry: 1 }),
      drawCard('bonus'),
    ),
  }),
  card('621', {
    then: tiers(
      { pay: { hops: 1 }, then: gain({ jewelry: 1 }) },
      { pay: { hops: 5 }, then: gain({ jewelry: 2 }) },
      { pay: { hops: 10 }, then: gain({ jewelry: 3 }) },
    ),
  }),
  card('622', { pay: [{ hops: 4 }], then: gain({ clay: 7 }) }),
  card('623', { pay: [{ fields: 2 }], then: gain({ clay: 5 }) }),
  card('624', { if: atLeast(sum('sheep', 'fields'), 'window'), then: seq(gain({ flax: 2 }), drawCard('bonus')) }),
  card('625', {
    if: moreThan('jewelry', 'fields'),
    then: seq(gain({ barley: 1, hops: 1, rye: 1 }), drawCard('bonus')),
  }),
  card('626', { pay: [{ fields: 1 }], then: gain({ barley: 3, hops: 1, rye: 3 }) }),
  card('627', { if: have({ tools: 7 }), then: sowTwice }),
  card('628', {
    if: have({ barleyFields: 1, flaxFields: 1, hopsFields: 1, ryeFields: 1 }),
    then: seq(harvest(3), drawCard('bonus')),
  }),
  card('629', {
    then: tiers(
      { if: atLeast(least('sheep', 'jewelry'), 3), then: gain({ hides: 1, meat: 1 }) },
      { if: atLeast(least('sheep', 'jewelry'), 5), then: gain({ hides: 2, meat: 2 }) },
      { if: atLeast(least('sheep', 'jewelry'), 6), then: gain({ hides: 3, meat: 3 }) },
      { if: atLeast(least('sheep', 'jewelry'), 7), then: gain({ hides: 4, meat: 4 }) },
    ),
  }),
  card('630', { if: have({ planted: 6 }), then: seq(gain({ hides: 1, meat: 1, wool: 1 }), drawCard('bonus')) }),
  card('631', {
    pay: [{ tools: 2 }],
    then: seq(gain({ hides: most(0, difference('tools', 'hides')) }), drawCard('bonus')),
  }),
  card('632', {
    pay: [{ fields: 2 }],
    then: seq(gain({ meat: most(0, difference(14, 'window')) }), drawCard('bonus', 2)),
  }),
  card('633', { pay: [{ sheep: 1 }], then: gain({ hides: 2, meat: 2, wool: 2 }) }),
  card('634', { pay: [{ handCards: 2 }], then: seq(gain({ wool: 1 }), drawCard('bonus', 2)) }),
  card('635', { pay: [{ handPointCards: 2 }], then: seq(drawCard('gateway'), drawCard('bonus', 2)) }),
]
