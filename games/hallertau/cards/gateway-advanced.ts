/** The advanced Gateway deck, 101 to 130. */

import type { CardData } from '../rules/card.ts'
import {
  all,
  atLeast,
  atMost,
  card,
  choose,
  drawCard,
  exactly,
  field,
  gain,
  have,
  least,
  moveSheep,
  nothing,
  raiseFields,
  seq,
  sow,
  sum,
  tiers,
} from './build.ts'

export const gatewayAdvanced: readonly CardData[] = [
  card('101', {
    then: seq(
      tiers(
        { if: have({ flax: 4 }), then: moveSheep(1) },
        { if: have({ flax: 6 }), then: moveSheep(2) },
        { if: have({ flax: 8 }), then: moveSheep(3) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('102', { if: have({ sameCrop: 8 }), then: gain({ sheep: 1 }) }),
  card('103', { if: have({ hides: 3, meat: 3, wool: 3 }), then: seq(gain({ sheep: 1 }), drawCard('bonus')) }),
  card('104', {
    then: tiers(
      { if: have({ hops: 2 }), then: field(2) },
      { if: have({ hops: 3 }), then: field(3) },
      { if: have({ hops: 4 }), then: field(4) },
      { if: have({ hops: 5 }), then: field(5) },
    ),
  }),
  card('105', { if: have({ sheep: 'fields' }), then: field(3) }),
  card('106', { board: true, if: have({ fullSpaces: 1 }), then: seq(gain({ tools: 2, hops: 1 }), drawCard('bonus')) }),
  card('107', {
    then: tiers(
      { if: have({ hides: 1 }), then: gain({ tools: 1 }) },
      { if: have({ hides: 2 }), then: gain({ tools: 2 }) },
      { if: have({ hides: 4 }), then: gain({ tools: 3 }) },
    ),
  }),
  card('108', {
    then: seq(
      tiers(
        { if: have({ barley: 6 }), then: gain({ tools: 1 }) },
        { if: have({ barley: 11 }), then: gain({ tools: 2 }) },
        { if: have({ barley: 16 }), then: gain({ tools: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('109', {
    then: tiers(
      { if: have({ playedSameDeck: 3 }), then: gain({ jewelry: 1 }) },
      { if: have({ playedSameDeck: 7 }), then: gain({ jewelry: 2 }) },
      { if: have({ playedSameDeck: 11 }), then: gain({ jewelry: 3 }) },
    ),
  }),
  card('110', {
    then: seq(
      tiers(
        { if: atLeast(least('flax', 'barley', 'rye'), 2), then: nothing },
        { if: atLeast(least('flax', 'barley', 'rye'), 5), then: drawCard('bonus') },
        { if: atLeast(least('flax', 'barley', 'rye'), 7), then: drawCard('bonus', 2) },
      ),
      gain({ hops: 1, clay: 1 }),
    ),
  }),
  card('111', {
    then: seq(
      tiers(
        { if: have({ tools: 3 }), then: nothing },
        { if: have({ tools: 4 }), then: drawCard('bonus') },
        { if: have({ tools: 6 }), then: drawCard('bonus', 2) },
      ),
      gain({ rye: 1, clay: 1 }),
    ),
  }),
  card('112', { if: exactly('empty', 1), then: seq(sow(1, 'clay'), drawCard('bonus')) }),
  card('113', { if: exactly('empty', 1), then: seq(gain({ hops: 1 }), sow(1)) }),
  card('114', {
    then: seq(
      choose(gain({ barley: 1 }), gain({ flax: 1 }), gain({ hops: 1 }), gain({ rye: 1 })),
      tiers(
        { if: have({ fields: 5 }), then: nothing },
        { if: have({ fields: 6 }), then: sow(1) },
        { if: have({ fields: 7 }), then: sow(2) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('115', {
    if: have({ fields: 4, tools: 3 }),
    then: choose(gain({ barley: 3 }), gain({ flax: 3 }), gain({ hops: 3 }), gain({ rye: 3 })),
  }),
  card('116', { if: have({ flax: 'window' }), then: seq(gain({ rye: 3 }), drawCard('bonus')) }),
  card('117', {
    then: seq(
      tiers(
        { if: have({ hops: 2 }), then: gain({ barley: 1 }) },
        { if: have({ hops: 4 }), then: gain({ barley: 2 }) },
        { if: have({ hops: 6 }), then: gain({ barley: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('118', { board: true, if: have({ fullSpaces: 1 }), then: seq(gain({ barley: 2, hops: 1 }), drawCard('bonus')) }),
  card('119', { if: have({ barley: 6, rye: 6 }), then: seq(gain({ flax: 1, hops: 1 }), drawCard('bonus')) }),
  card('120', { if: have({ planted5: 3 }), then: seq(gain({ hops: 1, wool: 1 }), drawCard('bonus')) }),
  card('121', {
    only: 4,
    if: all(atLeast('workers', 1), atMost('workers', 3)),
    then: seq(raiseFields('empty', 8), drawCard('bonus')),
  }),
  card('122', { if: exactly('planted', 2), then: seq(raiseFields('planted', 2), drawCard('bonus')) }),
  card('123', {
    then: seq(
      tiers(
        { if: have({ tools: 1 }), then: nothing },
        { if: have({ tools: 3 }), then: gain({ milk: 1 }) },
        { if: have({ tools: 4 }), then: gain({ milk: 2 }) },
        { if: have({ tools: 6 }), then: gain({ milk: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('124', {
    then: tiers(
      { if: have({ meat: 1 }), then: gain({ milk: 1 }) },
      { if: have({ meat: 2 }), then: gain({ milk: 2 }) },
      { if: have({ meat: 3 }), then: gain({ milk: 3 }) },
    ),
  }),
  card('125', { if: have({ wool: 2 }), then: seq(gain({ milk: 1 }), drawCard('bonus')) }),
  card('126', {
    then: seq(
      tiers(
        { if: have({ playedFarmyard: 1 }), then: nothing },
        { if: have({ playedFarmyard: 3 }), then: gain({ meat: 2 }) },
        { if: have({ playedFarmyard: 4 }), then: gain({ meat: 3 }) },
      ),
      gain({ milk: 2 }),
    ),
  }),
  card('127', {
    then: seq(
      tiers(
        { if: have({ planted: 3 }), then: nothing },
        { if: have({ planted: 4 }), then: gain({ wool: 1 }) },
        { if: have({ planted: 5 }), then: gain({ wool: 2 }) },
        { if: have({ planted: 6 }), then: gain({ wool: 3 }) },
        { if: have({ planted: 7 }), then: gain({ wool: 4 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('128', { if: have({ tools: 4 }), then: gain({ flax: 1, hides: 2 }) }),
  card('129', { if: atLeast(sum('hides', 'wool'), 'window'), then: gain({ meat: 3 }) }),
  card('130', {
    if: have({ hides: 1, meat: 1 }),
    then: seq(choose(gain({ hops: 1 }), gain({ clay: 1 })), drawCard('farmyard')),
  }),
]
