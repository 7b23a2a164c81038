/** The expert Gateway deck, 201 to 230. */

import type { CardData } from '../rules/card.ts'
import {
  all,
  atLeast,
  card,
  choose,
  clearSpace,
  difference,
  differentCrops,
  drawCard,
  exactly,
  field,
  gain,
  harvest,
  have,
  least,
  most,
  moveSheep,
  nothing,
  raiseFields,
  seq,
  sow,
  sowChosen,
  sum,
  tiers,
} from './build.ts'

export const gatewayExpert: readonly CardData[] = [
  card('201', { if: have({ sheep: 'fields' }), then: seq(moveSheep(2), gain({ milk: 1 }), drawCard('bonus')) }),
  card('202', { board: true, if: have({ fullSpaces: 1 }), then: seq(gain({ milk: 1, sheep: 1 }), drawCard('bonus')) }),
  card('203', { if: all(exactly('row2', 0), exactly('row3', 0)), then: gain({ sheep: 1 }) }),
  card('204', {
    then: tiers(
      { if: have({ sheep: 2 }), then: field(2) },
      { if: have({ sheep: 3 }), then: field(3) },
      { if: have({ sheep: 4 }), then: field(4) },
      { if: have({ sheep: 5 }), then: field(5) },
    ),
  }),
  card('205', {
    then: tiers({ if: have({ fields: 6 }), then: field(2) }, { if: have({ fields: 7 }), then: field(5) }),
  }),
  card('206', {
    then: tiers(
      { if: have({ jewelry: 2 }), then: gain({ meat: 1 }) },
      { if: have({ jewelry: 3 }), then: gain({ tools: 1 }) },
      { if: have({ jewelry: 5 }), then: gain({ sheep: 1 }) },
    ),
  }),
  card('207', {
    if: have({ fields: 5 }),
    then: seq(
      tiers(
        { if: have({ hops: 0 }), then: nothing },
        { if: have({ hops: 2 }), then: gain({ tools: 1 }) },
        { if: have({ hops: 4 }), then: gain({ tools: 2 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('208', { only: 7, if: have({ reaped: 16 }), then: seq(gain({ tools: 1 }), drawCard('bonus')) }),
  card('209', {
    then: tiers(
      { if: have({ mostSheepOnCard: 3 }), then: gain({ jewelry: 1 }) },
      { if: have({ mostSheepOnCard: 5 }), then: gain({ jewelry: 2 }) },
      { if: have({ mostSheepOnCard: 6 }), then: gain({ jewelry: 3 }) },
    ),
  }),
  card('210', { if: have({ hops: 2 }), then: seq(clearSpace, drawCard('bonus')) }),
  card('211', {
    then: seq(
      tiers({ if: have({ clay: 3 }), then: gain({ hops: 2 }) }, { if: have({ hops: 3 }), then: gain({ clay: 2 }) }),
      drawCard('bonus'),
    ),
  }),
  card('212', {
    then: tiers(
      { if: have({ tools: 5 }), then: gain({ clay: most(0, difference(12, 'window')) }) },
      { if: have({ tools: 6 }), then: gain({ clay: most(0, difference(13, 'window')) }) },
      { if: have({ tools: 7 }), then: gain({ clay: most(0, difference(14, 'window')) }) },
    ),
  }),
  card('213', { if: have({ hopsFields: 1 }), then: seq(choose(gain({ milk: 1 }), gain({ clay: 1 })), sow(1)) }),
  card('214', {
    if: exactly('empty', 1),
    then: seq(
      choose(gain({ barley: 2 }), gain({ flax: 2 }), gain({ hops: 2 }), gain({ rye: 2 })),
      sowChosen,
      drawCard('bonus'),
    ),
  }),
  card('215', {
    then: seq(
      tiers(
        { if: have({ otherCards: 3 }), then: differentCrops(1) },
        { if: have({ otherCards: 4 }), then: differentCrops(2) },
        { if: have({ otherCards: 5 }), then: differentCrops(3) },
        { if: have({ otherCards: 6 }), then: differentCrops(4) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('216', { if: atLeast(sum('tools', 'jewelry'), 7), then: gain({ rye: 'planted' }) }),
  card('217', { if: have({ jewelry: 3 }), then: seq(gain({ barley: 'mostSheepOnCard' }), drawCard('bonus')) }),
  card('218', { if: have({ rye: 'window' }), then: seq(gain({ barley: 2, hops: 1 }), drawCard('bonus')) }),
  card('219', { if: have({ milk: 5 }), then: gain({ flax: most(0, difference(13, 'window')) }) }),
  card('220', {
    then: seq(
      tiers(
        { if: have({ planted: 3 }), then: nothing },
        { if: have({ planted: 4 }), then: drawCard('bonus') },
        { if: have({ planted: 6 }), then: drawCard('bonus', 2) },
      ),
      gain({ hops: 1, meat: 1 }),
    ),
  }),
  card('221', { if: have({ planted: 2, tools: 3 }), then: seq(harvest(2), drawCard('bonus')) }),
  card('222', {
    only: 4,
    trigger: { event: 'beforeOwnLastAction' },
    if: exactly('planted', 0),
    then: seq(raiseFields('any', 3), drawCard('bonus')),
  }),
  card('223', {
    then: tiers(
      { if: atLeast(least('sheep', 'jewelry'), 1), then: gain({ milk: 1 }) },
      { if: atLeast(least('sheep', 'jewelry'), 2), then: gain({ milk: 2 }) },
      { if: atLeast(least('sheep', 'jewelry'), 3), then: gain({ milk: 3 }) },
    ),
  }),
  card('224', {
    then: seq(
      tiers(
        { if: atLeast(least('hides', 'meat', 'milk', 'wool'), 1), then: nothing },
        { if: atLeast(least('hides', 'meat', 'milk', 'wool'), 2), then: drawCard('bonus') },
        { if: atLeast(least('hides', 'meat', 'milk', 'wool'), 3), then: drawCard('bonus', 2) },
      ),
      gain({ milk: 3 }),
    ),
  }),
  card('225', {
    if: have({ cardsWithSheep: 2, stables: 1 }),
    then: seq(gain({ meat: 1, milk: 1, wool: 1 }), drawCard('bonus')),
  }),
  card('226', { if: have({ sheep: 3, jewelry: 3 }), then: gain({ flax: 1, hides: 1, milk: 1, wool: 1 }) }),
  card('227', {
    then: seq(
      tiers(
        { if: have({ otherCards: 3 }), then: nothing },
        { if: have({ otherCards: 5 }), then: gain({ wool: 1 }) },
        { if: have({ otherCards: 6 }), then: gain({ wool: 2 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('228', { if: atLeast(sum('barleyFields', 'ryeFields'), 4), then: seq(gain({ hides: 2 }), drawCard('bonus')) }),
  card('229', { if: exactly('empty', 1), then: sow(1, 'meat') }),
  card('230', {
    then: seq(
      tiers(
        { if: have({ sheep: 1 }), then: nothing },
        { if: have({ sheep: 2 }), then: gain({ hops: 1 }) },
        { if: have({ sheep: 3 }), then: gain({ hops: 2 }) },
        { if: have({ sheep: 4 }), then: gain({ hops: 3 }) },
      ),
      drawCard('farmyard'),
    ),
  }),
]
