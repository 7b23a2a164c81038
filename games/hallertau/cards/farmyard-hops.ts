/** The Farmyard deck of hops, 401 to 435. */

import type { CardData } from '../rules/card.ts'
import {
  all,
  any,
  atLeast,
  card,
  choose,
  difference,
  doubleHarvest,
  drawCard,
  exactly,
  field,
  gain,
  have,
  moveSheep,
  nothing,
  seq,
  sow,
  sum,
  tiers,
  useSpace,
} from './build.ts'

export const farmyardHops: readonly CardData[] = [
  card('401', { pay: [{ barley: 1 }, { rye: 1 }], then: seq(moveSheep(2), drawCard('bonus')) }),
  card('402', {
    if: all(exactly('row2', 0), exactly('row3', 0), exactly('row4', 0)),
    then: gain({ milk: 1, sheep: 1 }),
  }),
  card('403', { if: have({ playedGateway: 5 }), then: gain({ sheep: 1 }) }),
  card('404', { pay: [{ rye: difference(8, 'fields') }], then: seq(gain({ sheep: 1 }), drawCard('bonus')) }),
  card('405', {
    pay: [{ barley: 1, flax: 1, hops: 1, rye: 1 }],
    then: seq(gain({ milk: 1, wool: 2, sheep: 1 }), drawCard('bonus')),
  }),
  card('406', { pay: [{ hops: 4 }], then: seq(gain({ hops: 2, sheep: 1 }), drawCard('bonus')) }),
  card('407', { if: have({ fields: 7 }), then: seq(field(3), drawCard('bonus')) }),
  card('408', { pay: [{ sheep: 1 }], then: seq(field(5), drawCard('bonus')) }),
  card('409', { pay: [{ clay: 2, fieldsRow5: 1 }], then: field(2, 3) }),
  card('410', { pay: [{ jewelry: 1 }], then: field(2, 2) }),
  card('411', { pay: [{ hops: 4 }], then: field(3, 2) }),
  card('412', {
    then: seq(
      tiers(
        { pay: { hops: 3 }, then: nothing },
        { pay: { hops: 5 }, then: gain({ hops: 3 }) },
        { pay: { hops: 7 }, then: gain({ hops: 6 }) },
      ),
      field(4),
      drawCard('bonus'),
    ),
  }),
  card('413', {
    then: tiers(
      { pay: { sheep: 1 }, then: seq(gain({ tools: 1 }), drawCard('bonus')) },
      { pay: { sheep: 2 }, then: seq(gain({ tools: 2 }), drawCard('bonus', 2)) },
      { pay: { sheep: 3 }, then: seq(gain({ tools: 3 }), drawCard('bonus', 3)) },
    ),
  }),
  card('414', { pay: [{ handCards: 2 }], then: seq(gain({ tools: 1 }), drawCard('bonus')) }),
  card('415', { pay: [{ tools: 7 }], then: gain({ tools: 3, jewelry: 2 }) }),
  card('416', { if: any(have({ sheep: 11 }), have({ fields: 8 })), then: gain({ jewelry: 1 }) }),
  card('417', { if: have({ wool: 'window' }), then: gain({ jewelry: 1 }) }),
  card('418', {
    then: seq(
      tiers(
        { pay: { hops: 5 }, then: nothing },
        { pay: { hops: 6 }, then: drawCard('bonus') },
        { pay: { hops: 8 }, then: drawCard('bonus', 2) },
      ),
      gain({ jewelry: 2 }),
    ),
  }),
  card('419', { not: 4, pay: [{ jewelry: 1 }], then: useSpace }),
  card('420', { pay: [{ tools: 2 }], then: seq(gain({ clay: 2 }), drawCard('bonus', 2)) }),
  card('421', { pay: [{ fields: 1 }], then: gain({ clay: 5 }) }),
  card('422', {
    then: seq(
      tiers(
        { if: have({ hopsFields: 1 }), then: nothing },
        { if: have({ hopsFields: 2 }), then: gain({ barley: 2 }) },
        { if: have({ hopsFields: 3 }), then: gain({ barley: 4 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('423', { if: have({ meat: 5, wool: 3 }), then: seq(gain({ flax: 3 }), drawCard('bonus')) }),
  card('424', { pay: [{ hops: 3 }], then: seq(gain({ rye: 5 }), drawCard('bonus')) }),
  card('425', { pay: [{ hops: 8 }], then: seq(gain({ hops: 3, barley: 3 }), drawCard('bonus', 2)) }),
  card('426', { only: 7, if: have({ tools: 6 }), then: doubleHarvest }),
  card('427', {
    not: 7,
    then: tiers(
      { pay: { milk: 0 }, then: sow(1) },
      { pay: { milk: 1 }, then: sow(2) },
      { pay: { milk: 3 }, then: sow(3) },
    ),
  }),
  card('428', {
    if: atLeast(sum('fields', 'jewelry'), 'window'),
    then: seq(gain({ hides: 1, milk: 1, wool: 1 }), drawCard('bonus')),
  }),
  card('429', { if: have({ sheep: 'fields' }), then: gain({ hides: 2, wool: 1 }) }),
  card('430', { pay: [{ tools: 1 }], then: seq(gain({ milk: 2 }), drawCard('bonus')) }),
  card('431', {
    then: seq(
      tiers(
        { pay: { milk: 1 }, then: gain({ hides: 1 }) },
        { pay: { milk: 3 }, then: gain({ hides: 3 }) },
        { pay: { milk: 5 }, then: gain({ hides: 5 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('432', {
    then: seq(
      tiers(
        { pay: { hops: 1 }, then: nothing },
        { pay: { hops: 2 }, then: choose(gain({ hides: 1 }), gain({ wool: 1 })) },
        { pay: { hops: 3 }, then: choose(gain({ hides: 2 }), gain({ wool: 2 })) },
        { pay: { hops: 4 }, then: choose(gain({ hides: 3 }), gain({ wool: 3 })) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('433', { pay: [{ jewelry: 1 }], then: seq(gain({ meat: 2, milk: 2 }), drawCard('bonus')) }),
  card('434', { pay: [{ fields: 2 }], then: gain({ meat: 6 }) }),
  card('435', {
    then: tiers(
      { pay: { barley: 1 }, then: drawCard('gateway') },
      { pay: { barley: 3 }, then: drawCard('gateway', 2) },
      { pay: { barley: 6 }, then: drawCard('gateway', 3) },
    ),
  }),
]
