/** The master Gateway deck, 301 to 330. */

import type { CardData } from '../rules/card.ts'
import {
  advanceCraft,
  all,
  any,
  atLeast,
  atMost,
  card,
  choose,
  clearTopRows,
  difference,
  drawCard,
  exactly,
  field,
  gain,
  have,
  jewelForSheep,
  lastWorker,
  moreThan,
  moveBoulders,
  moveFieldsTo,
  moveSheep,
  nothing,
  seq,
  shiftWorkers,
  sow,
  sowChosen,
  sum,
  takeTopRow,
  tiers,
} from './build.ts'

export const gatewayMaster: readonly CardData[] = [
  card('301', { if: have({ sheepOnNextCard: 1 }), then: seq(moveSheep(3), drawCard('bonus')) }),
  card('302', {
    only: 4,
    if: all(atLeast('workers', 1), atMost('workers', 2)),
    then: clearTopRows('sheepMarket', 'sheepBreeding', 'weeklyMarket'),
  }),
  card('303', {
    only: 1,
    board: true,
    then: seq(
      tiers(
        { if: have({ cleared: 6 }), then: nothing },
        { if: have({ cleared: 7 }), then: gain({ rye: 1 }) },
        { if: have({ cleared: 8 }), then: gain({ rye: 2 }) },
        { if: have({ cleared: 9 }), then: gain({ rye: 3 }) },
        { if: have({ cleared: 10 }), then: gain({ rye: 5 }) },
      ),
      gain({ sheep: 1 }),
    ),
  }),
  card('304', {
    then: seq(
      tiers(
        { if: have({ tools: 3 }), then: nothing },
        { if: have({ tools: 7 }), then: gain({ sheep: 1 }) },
        { if: have({ tools: 10 }), then: gain({ sheep: 2 }) },
      ),
      field(2),
    ),
  }),
  card('305', {
    only: 9,
    then: seq(
      tiers(
        { if: have({ advances: 3 }), then: nothing },
        { if: have({ advances: 4 }), then: drawCard('bonus') },
        { if: have({ advances: 5 }), then: drawCard('bonus', 2) },
      ),
      field(5),
    ),
  }),
  card('306', { if: any(moreThan('jewelry', 'fields'), moreThan('sheep', 'fields')), then: seq(field(2), sow(1)) }),
  card('307', {
    then: seq(
      tiers(
        { if: have({ jewelry: 1 }), then: nothing },
        { if: have({ jewelry: 3 }), then: drawCard('bonus') },
        { if: have({ jewelry: 6 }), then: drawCard('bonus', 2) },
      ),
      gain({ clay: 2, tools: 1 }),
    ),
  }),
  card('308', {
    then: tiers(
      { if: have({ played: 1 }), then: gain({ tools: 1 }) },
      { if: have({ played: 3 }), then: gain({ tools: 2 }) },
      { if: have({ played: 7 }), then: gain({ tools: 3 }) },
      { if: have({ played: 12 }), then: gain({ tools: 4 }) },
    ),
  }),
  card('309', {
    trigger: { event: 'usedSpace' },
    then: seq(
      tiers(
        { if: have({ quadrant: 9 }), then: gain({ barley: 1 }) },
        { if: have({ quadrant: 11 }), then: gain({ barley: 2 }) },
        { if: have({ quadrant: 13 }), then: gain({ barley: 3 }) },
      ),
      gain({ tools: 1 }),
    ),
  }),
  card('310', {
    trigger: { event: 'gainedTools' },
    then: seq(
      tiers(
        { if: have({ toolsAtOnce: 2 }), then: gain({ hops: 1 }) },
        { if: have({ toolsAtOnce: 3 }), then: gain({ hops: 2 }) },
        { if: have({ toolsAtOnce: 4 }), then: gain({ hops: 3 }) },
      ),
      gain({ tools: 1 }),
    ),
  }),
  card('311', {
    then: seq(
      tiers(
        { if: have({ sameCrop: 7 }), then: nothing },
        { if: have({ sameCrop: 14 }), then: drawCard('bonus') },
        { if: have({ sameCrop: 21 }), then: drawCard('bonus', 2) },
      ),
      gain({ jewelry: 1 }),
    ),
  }),
  card('312', {
    only: 4,
    then: seq(
      tiers(
        { if: have({ fields: 6 }), then: nothing },
        { if: have({ fields: 7 }), then: drawCard('bonus') },
        { if: have({ fields: 8 }), then: drawCard('bonus', 2) },
      ),
      advanceCraft,
    ),
  }),
  card('313', { only: 4, if: exactly('workers', 1), then: seq(lastWorker, drawCard('bonus')) }),
  card('314', { board: true, if: have({ threes: 2 }), then: seq(shiftWorkers, drawCard('bonus')) }),
  card('315', { only: 4, if: have({ jewelry: 4 }), then: takeTopRow }),
  card('316', {
    then: seq(
      tiers(
        { if: exactly('round', 1), then: nothing },
        { if: exactly('round', 2), then: drawCard('bonus') },
        { if: have({ round: 3 }), then: drawCard('bonus', 2) },
      ),
      moveBoulders(3),
    ),
  }),
  card('317', { if: have({ planted: 1 }), then: gain({ clay: 'empty' }) }),
  card('318', {
    then: seq(
      tiers(
        { if: have({ gap: 3 }), then: gain({ clay: 3 }) },
        { if: have({ gap: 4 }), then: gain({ clay: 4 }) },
        { if: have({ gap: 5 }), then: gain({ clay: 5 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('319', {
    then: seq(
      tiers(
        { if: have({ hops: 1 }), then: gain({ clay: 1 }) },
        { if: have({ hops: 3 }), then: gain({ clay: 2 }) },
        { if: have({ hops: 6 }), then: gain({ clay: 3 }) },
      ),
      gain({ rye: 1 }),
      drawCard('bonus'),
    ),
  }),
  card('320', {
    then: seq(
      tiers(
        { if: have({ tools: 2 }), then: nothing },
        { if: have({ tools: 4 }), then: gain({ barley: 1 }) },
        { if: have({ tools: 6 }), then: gain({ barley: 2 }) },
        { if: have({ tools: 7 }), then: gain({ barley: 3 }) },
      ),
      gain({ flax: 2 }),
      drawCard('bonus'),
    ),
  }),
  card('321', {
    if: have({ barley: difference(10, 'jewelry') }),
    then: seq(gain({ flax: 2, hops: 1 }), drawCard('bonus')),
  }),
  card('322', {
    trigger: { event: 'usedSpace', spaces: ['farming', 'fertilizing', 'cultivation', 'busyWeekend'] },
    then: seq(choose(gain({ barley: 1 }), gain({ flax: 1 }), gain({ hops: 1 }), gain({ rye: 1 })), sowChosen),
  }),
  card('323', { if: exactly('empty', 1), then: seq(moveFieldsTo(4, 'empty', 1), sow(1), drawCard('bonus')) }),
  card('324', {
    then: tiers(
      { if: moreThan('window', sum('round', 5)), then: gain({ milk: 1 }) },
      { if: moreThan('window', sum('round', 6)), then: gain({ milk: 2 }) },
      { if: moreThan('window', sum('round', 7)), then: gain({ milk: 3 }) },
    ),
  }),
  card('325', {
    then: seq(
      tiers(
        { if: have({ crops: 0 }), then: nothing },
        { if: have({ crops: 10 }), then: gain({ milk: 1 }) },
        { if: have({ crops: 16 }), then: gain({ milk: 2 }) },
        { if: have({ crops: 23 }), then: gain({ milk: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('326', {
    then: seq(
      tiers(
        { if: have({ sheepOnCard4: 1 }), then: gain({ wool: 1 }) },
        { if: have({ sheepOnCards56: 1 }), then: gain({ wool: 2 }) },
        { if: have({ stables: 1 }), then: gain({ wool: 3 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('327', {
    then: seq(
      tiers(
        { if: have({ sheep: 2 }), then: nothing },
        { if: have({ sheep: 3 }), then: drawCard('bonus') },
        { if: have({ sheep: 7 }), then: drawCard('bonus', 2) },
      ),
      gain({ hides: 'emptyCards' }),
    ),
  }),
  card('328', {
    trigger: { event: 'usingSpace', spaces: ['butchery'] },
    then: seq(jewelForSheep, gain({ hides: 2 }), drawCard('bonus')),
  }),
  card('329', {
    board: true,
    then: seq(
      tiers(
        { if: have({ nursery: 1 }), then: nothing },
        { if: have({ nursery: 3 }), then: gain({ meat: 2 }) },
        { if: have({ nursery: 6 }), then: gain({ meat: 7 }) },
      ),
      drawCard('bonus'),
    ),
  }),
  card('330', {
    only: 4,
    then: seq(
      tiers(
        { if: have({ toolsPhase4: 1 }), then: nothing },
        { if: have({ toolsPhase4: 3 }), then: drawCard('gateway') },
        { if: have({ toolsPhase4: 5 }), then: drawCard('gateway', 2) },
      ),
      drawCard('bonus'),
    ),
  }),
]
