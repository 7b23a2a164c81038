/** The Gateway deck for beginners, 001 to 030. */

import type { CardData } from '../rules/card.ts'
import {
  all,
  any,
  atLeast,
  atMost,
  card,
  choose,
  differentCrops,
  drawCard,
  exactly,
  field,
  gain,
  harvest,
  have,
  moveSheep,
  nothing,
  raiseFields,
  seq,
  sow,
  tiers,
} from './build.ts'

export const gatewayBeginner: readonly CardData[] = [
  card('001', {
    then: seq(
      tiers(
        { if: have({ sheep: 2 }), then: moveSheep(1) },
        { if: have({ sheep: 3 }), then: moveSheep(1, 2) },
        { if: have({ sheep: 4 }), then: moveSheep(1, 3) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('002', { if: any(have({ barley: 7 }), have({ hops: 2 })), then: gain({ sheep: 1 }) }),
  card('003', { if: have({ wool: 1, sheep: 3 }), then: gain({ sheep: 1 }) }),
  card('004', { if: have({ clay: 'window' }), then: field(4) }),
  card('005', { if: have({ sheep: 4 }), then: seq(gain({ wool: 1 }), field(2)) }),
  card('006', { if: have({ barley: 4, hops: 4 }), then: seq(gain({ tools: 1 }), drawCard('bonus')) }),
  card('007', {
    then: seq(
      tiers(
        { if: have({ meat: 1 }), then: nothing },
        { if: have({ meat: 2 }), then: gain({ tools: 1 }) },
        { if: have({ meat: 5 }), then: gain({ tools: 2 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('008', { if: have({ flax: 3, wool: 2 }), then: seq(gain({ tools: 1 }), drawCard('bonus')) }),
  card('009', { board: true, if: have({ fullSpaces: 1 }), then: seq(gain({ jewelry: 1 }), drawCard('bonus')) }),
  card('010', { if: any(have({ hides: 2 }), have({ meat: 2 })), then: seq(gain({ clay: 2 }), drawCard('bonus')) }),
  card('011', { if: have({ milk: 1, wool: 1 }), then: seq(gain({ clay: 1 }), drawCard('bonus')) }),
  card('012', { if: have({ tools: 4 }), then: gain({ clay: 1, milk: 1, wool: 1 }) }),
  card('013', { if: have({ sheep: 3 }), then: seq(gain({ clay: 1 }), sow(1)) }),
  card('014', {
    then: seq(
      tiers(
        { if: have({ row5: 1 }), then: nothing },
        { if: have({ row5: 2 }), then: sow(1) },
        { if: have({ row5: 4 }), then: sow(2) },
        { if: have({ row5: 6 }), then: sow(3) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('015', {
    then: tiers(
      { if: have({ fields: 4 }), then: differentCrops(1) },
      { if: have({ fields: 5 }), then: differentCrops(2) },
      { if: have({ fields: 6 }), then: differentCrops(3) },
      { if: have({ fields: 7 }), then: differentCrops(4) },
    ),
  }),
  card('016', {
    if: have({ tools: 3, hops: 3 }),
    then: seq(choose(gain({ barley: 2 }), gain({ rye: 2 })), drawCard('bonus')),
  }),
  card('017', { if: have({ hopsFields: 2 }), then: seq(gain({ barley: 2, rye: 1 }), drawCard('bonus')) }),
  card('018', { if: have({ barley: 'window' }), then: seq(gain({ flax: 2 }), drawCard('bonus')) }),
  card('019', { if: have({ fields: 6 }), then: seq(gain({ rye: 1, hides: 1 }), drawCard('bonus')) }),
  card('020', { trigger: { event: 'spentLastJewelry' }, if: exactly('jewelry', 0), then: gain({ hops: 1, milk: 1 }) }),
  card('021', {
    then: tiers(
      { if: have({ sheep: 1 }), then: choose(gain({ hops: 1 }), gain({ meat: 1 })) },
      { if: have({ sheep: 2 }), then: choose(gain({ hops: 2 }), gain({ meat: 2 })) },
      { if: have({ sheep: 4 }), then: choose(gain({ hops: 3 }), gain({ meat: 3 })) },
      { if: have({ sheep: 7 }), then: choose(gain({ hops: 4 }), gain({ meat: 4 })) },
    ),
  }),
  card('022', { if: all(atLeast('planted', 1), atMost('planted', 2)), then: seq(harvest(1), drawCard('bonus')) }),
  card('023', { if: exactly('empty', 0), then: raiseFields('any', 8) }),
  card('024', {
    then: seq(
      tiers(
        { if: have({ rye: 6 }), then: gain({ milk: 1 }) },
        { if: have({ rye: 9 }), then: gain({ milk: 2 }) },
        { if: have({ rye: 12 }), then: gain({ milk: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('025', {
    then: tiers(
      { if: have({ clay: 4 }), then: gain({ milk: 1 }) },
      { if: have({ clay: 5 }), then: gain({ milk: 2 }) },
      { if: have({ clay: 7 }), then: gain({ milk: 3 }) },
    ),
  }),
  card('026', { if: have({ tools: 3, sheep: 2 }), then: seq(gain({ milk: 1, wool: 1 }), drawCard('bonus')) }),
  card('027', { if: exactly('empty', 1), then: seq(sow(1, 'wool'), drawCard('bonus')) }),
  card('028', {
    then: seq(
      tiers(
        { if: have({ jewelry: 2 }), then: gain({ hides: 1 }) },
        { if: have({ jewelry: 3 }), then: gain({ hides: 2 }) },
        { if: have({ jewelry: 4 }), then: gain({ hides: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('029', {
    then: tiers(
      { if: have({ otherCards: 2 }), then: gain({ meat: 1 }) },
      { if: have({ otherCards: 4 }), then: gain({ meat: 2 }) },
      { if: have({ otherCards: 6 }), then: gain({ meat: 3 }) },
    ),
  }),
  card('030', {
    if: have({ jewelry: 1 }),
    then: seq(
      tiers(
        { if: have({ fields: 2 }), then: nothing },
        { if: have({ fields: 4 }), then: drawCard('farmyard') },
        { if: have({ fields: 6 }), then: drawCard('farmyard', 2) },
      ),
      gain({ clay: 1 }),
      drawCard('bonus'),
    ),
  }),
]
