/** The Farmyard deck of jewelry, 701 to 735. */

import type { CardData } from '../rules/card.ts'
import {
  any,
  atLeast,
  atMost,
  card,
  choose,
  clearTopRows,
  difference,
  drawCard,
  field,
  gain,
  half,
  have,
  moreThan,
  nothing,
  seq,
  sow,
  sum,
  tiers,
  useSpace,
} from './build.ts'

export const farmyardJewelry: readonly CardData[] = [
  card('701', { if: have({ barley: 11 }), then: gain({ sheep: 1 }) }),
  card('702', { only: 4, trigger: { event: 'exchangedWorkers', min: 3 }, then: gain({ sheep: 1 }) }),
  card('703', { board: true, if: have({ fullSpaces: 1 }), then: seq(gain({ sheep: 1 }), field(2)) }),
  card('704', {
    if: have({ sheep: 4 }),
    then: tiers(
      { if: atMost('fields', 7), then: field(2) },
      { if: atMost('fields', 5), then: field(3) },
      { if: atMost('fields', 4), then: field(4) },
      { if: atMost('fields', 3), then: field(5) },
    ),
  }),
  card('705', {
    if: have({ sheep: 4 }),
    then: seq(
      tiers(
        { if: atMost('tools', 7), then: gain({ tools: 1 }) },
        { if: atMost('tools', 4), then: gain({ tools: 2 }) },
        { if: atMost('tools', 1), then: gain({ tools: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('706', {
    only: 7,
    trigger: { event: 'harvestedThisPhase' },
    if: have({ reapedCrop: 11 }),
    then: gain({ tools: 1, jewelry: 1 }),
  }),
  card('707', {
    then: seq(
      tiers(
        { if: have({ tools: 2 }), then: nothing },
        { if: have({ tools: 6 }), then: gain({ jewelry: 1 }) },
        { if: have({ tools: 10 }), then: gain({ jewelry: 2 }) },
      ),
      gain({ hides: 1 }),
      drawCard('bonus'),
    ),
  }),
  card('708', { if: atLeast(sum('tools', 'fields'), 12), then: gain({ jewelry: 1 }) }),
  card('709', { if: have({ gap: 4 }), then: gain({ jewelry: 1 }) }),
  card('710', {
    then: seq(
      tiers(
        { if: atLeast(sum('tools', 'sheep'), 8), then: nothing },
        { if: atLeast(sum('tools', 'sheep'), 11), then: drawCard('bonus') },
        { if: atLeast(sum('tools', 'sheep'), 16), then: drawCard('bonus', 2) },
      ),
      gain({ barley: 2, hops: 1, clay: 2 }),
    ),
  }),
  card('711', { if: atLeast(sum('tools', 'jewelry'), 'window'), then: seq(gain({ rye: 3 }), drawCard('bonus')) }),
  card('712', {
    then: seq(
      tiers(
        { if: any(have({ jewelry: 3 }), have({ tools: 6 })), then: gain({ flax: 2 }) },
        { if: any(have({ jewelry: 5 }), have({ tools: 8 })), then: gain({ flax: 3 }) },
        { if: any(have({ jewelry: 7 }), have({ tools: 10 })), then: gain({ flax: 4 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('713', {
    trigger: { event: 'playedCardJustReceived' },
    then: seq(
      gain({ milk: 1 }),
      choose(gain({ barley: 1 }), gain({ flax: 1 }), gain({ hops: 1 }), gain({ rye: 1 })),
      drawCard('bonus'),
    ),
  }),
  card('714', {
    then: seq(
      tiers(
        { if: have({ flaxFields: 1 }), then: gain({ wool: 1 }) },
        { if: have({ flaxFields: 2 }), then: gain({ wool: 3 }) },
        { if: have({ flaxFields: 3 }), then: gain({ wool: 4 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('715', { if: moreThan('sheep', 'fields'), then: seq(gain({ meat: 2 }), drawCard('bonus')) }),
  card('716', {
    then: seq(
      tiers(
        { pay: { jewelry: 1 }, then: gain({ sheep: 1 }) },
        { pay: { jewelry: 2 }, then: gain({ sheep: 2 }) },
        { pay: { jewelry: 4 }, then: gain({ sheep: 3 }) },
        { pay: { jewelry: 5 }, then: gain({ sheep: 4 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('717', {
    then: seq(
      tiers(
        { pay: { hops: 2 }, then: nothing },
        { pay: { hops: 3 }, then: drawCard('bonus') },
        { pay: { hops: 5 }, then: drawCard('bonus', 2) },
      ),
      gain({ sheep: 1 }),
    ),
  }),
  card('718', { pay: [{ hides: 3 }, { hops: 4 }], then: seq(field(3, 2), drawCard('bonus')) }),
  card('719', {
    then: seq(
      tiers(
        { pay: { jewelry: 2 }, then: nothing },
        { pay: { jewelry: 7 }, then: gain({ jewelry: 6 }) },
        { pay: { jewelry: 9 }, then: gain({ jewelry: 9 }) },
      ),
      field(3, 2),
      drawCard('bonus'),
    ),
  }),
  card('720', { pay: [{ sheep: 1 }], then: seq(gain({ clay: 2, tools: 2 }), drawCard('bonus')) }),
  card('721', {
    pay: [{ jewelry: 1 }],
    then: seq(
      gain({ tools: 3 }),
      choose(gain({ barley: 1 }), gain({ flax: 1 }), gain({ hops: 1 }), gain({ rye: 1 })),
      drawCard('bonus'),
    ),
  }),
  card('722', { pay: [{ hops: 3 }], then: seq(gain({ tools: 1, jewelry: 1 }), drawCard('bonus')) }),
  card('723', {
    pay: [{ flax: 7 }, { flax: 5, hides: 1 }, { flax: 3, hides: 2 }, { flax: 1, hides: 3 }, { hides: 4 }],
    then: seq(gain({ jewelry: 2 }), drawCard('bonus')),
  }),
  card('724', { not: 7, pay: [{ barley: 'empty' }], then: gain({ jewelry: 1 }) }),
  card('725', { pay: [{ tools: 1 }], then: seq(clearTopRows('landSale', 'townHall'), drawCard('bonus')) }),
  card('726', { not: 4, pay: [{ jewelry: 1 }], then: useSpace }),
  card('727', { pay: [{ jewelry: 1 }, { tools: 3 }], then: gain({ clay: 7 }) }),
  card('728', { pay: [{ cropsDownTo: 3 }], then: seq(sow(3), drawCard('bonus')) }),
  card('729', { pay: [{ jewelry: 1 }], then: seq(field(4), sow(1)) }),
  card('730', { pay: [{ rye: 'emptyCards' }], then: seq(gain({ milk: 3 }), drawCard('bonus')) }),
  card('731', {
    pay: [{ tools: 1 }],
    then: seq(gain({ barley: half('hides'), wool: half('hides') }), drawCard('bonus')),
  }),
  card('732', { pay: [{ jewelry: 1 }], then: seq(choose(gain({ hides: 4 }), gain({ wool: 5 })), drawCard('bonus')) }),
  card('733', {
    pay: [{ barley: difference(10, 'jewelry') }],
    then: seq(gain({ hides: 6, meat: 2 }), drawCard('bonus')),
  }),
  card('734', {
    then: seq(
      tiers(
        { pay: { jewelry: 2 }, then: nothing },
        { pay: { jewelry: 6 }, then: gain({ jewelry: 5 }) },
        { pay: { jewelry: 9 }, then: gain({ jewelry: 9 }) },
      ),
      gain({ meat: 5 }),
      drawCard('bonus'),
    ),
  }),
  card('735', { pay: [{ jewelry: 1 }], then: seq(drawCard('farmyard', 2), drawCard('bonus', 2)) }),
]
