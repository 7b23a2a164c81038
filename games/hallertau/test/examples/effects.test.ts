/** Worked examples: what single cards do. HX-A are the rulebook's own, HX-B further tricky cases. */

import { expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  board,
  canPlay,
  choices,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  play,
  refusal,
  run,
  seat,
  setBoard,
  stockOf,
  table,
} from '../scenario.ts'
import { reapAll } from './moves.ts'

test('HX-A35 Nursery after 313 [H-SPC-329], HX-A36 two fields by sum [H-SPC-607]', () => {
  const scene = table(2, 1)
  give(scene, 0, { hand: [329], board: { nursery: [1, 1, 0] } })
  play(scene, 0, 329)
  expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{}, { bonus: 1 }])
  give(scene, 0, { tools: 6, jewelry: 6, hand: [607] })
  play(scene, 0, 607)
  expect(choices(scene, 0)).toEqual([{ rows: [2, 4] }, { rows: [3, 3] }, 'pass'])
})

test('HX-A37 [H-SPC-212] meat by the window, HX-A38 double the round', () => {
  const scene = table(2, 1)
  give(scene, 0, { window: 11, fields: ['3', '3'], hand: [632] })
  play(scene, 0, 632)
  expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{ meat: 3 }, { bonus: 2 }])
  for (const milk of [5, 6]) {
    give(scene, 0, { round: 3, milk, hand: [833] })
    expect(canPlay(scene, 0, 833)).toBe(milk === 6)
  }
})

test('HX-A39 sowing wool [H-SOW-04]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 4, wool: 2, fields: ['4'], hand: [27] })
  play(scene, 0, 27)
  answer(scene, 0, { sow: 'wool', column: 0 })
  expect(amount(scene, 0, 'wool')).toBe(1)
  give(scene, 0, { round: 4, wool: 1, fields: ['4w'] })
  reapAll(scene)
  expect([amount(scene, 0, 'wool'), fieldsOf(scene, 0)]).toEqual([5, ['3']])
})

test('HX-B01 card 313 and the rows [H-SPC-313] [H-PH4-05] [H-PH4-06]', () => {
  const scene = table(3, 0)
  clearBoard(scene)
  for (const i of [0, 1, 2]) give(scene, i, { workers: i === 0 ? 1 : 6, hand: i === 0 ? [313] : [] })
  play(scene, 0, 313)
  answer(scene, 0, { space: 'nursery' }, { option: 0 })
  expect([board(scene, 'nursery'), amount(scene, 0, 'clay')]).toEqual([[0, 1, 0], 3])
  answer(scene, 1, { space: 'nursery', workers: 1 }, { option: 0 })
  expect([board(scene, 'nursery'), seat(scene, 1).workers]).toEqual([[1, 1, 0], 5])
  answer(scene, 2, { space: 'nursery', workers: 3 }, { option: 0 })
  expect([board(scene, 'nursery'), seat(scene, 2).workers]).toEqual([[1, 1, 3], 3])
})

test('HX-B06 card 301 in Phase 2 [H-SPC-301] [H-PH2-04]', () => {
  const scene = table(2, 0)
  give(scene, 0, { round: 3, sheepOn: { 4: 2, 6: 1 }, hand: [301] })
  give(scene, 1, { round: 3 })
  edit(scene, (s) => {
    s.round = 4
  })
  enter(scene, 2)
  answer(scene, 0, { play: '301' }, { move: { card4: 2, card6: 1 } })
  if (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
  expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 2, 0, 1])
})

test('HX-B07 card 315 reopens Phase 4 [H-SPC-315] [H-PH4-16]', () => {
  const scene = table(2, 0)
  clearBoard(scene)
  setBoard(scene, { butchery: [1, 2, 0] })
  give(scene, 0, { jewelry: 4, workers: 0, hand: [315] })
  give(scene, 1, { workers: 0 })
  run(scene, { op: 'nextTurn', seat: -1, after: 1 })
  answer(scene, 0, { play: '315' }, { space: 'butchery' })
  expect([seat(scene, 0).workers, board(scene, 'butchery'), amount(scene, 0, 'jewelry'), asked(scene, 0)]).toEqual([
    2,
    [1, 0, 0],
    4,
    'turn',
  ])
})

test('HX-B14 card 728 [H-SPC-728]', () => {
  const scene = table(2, 1)
  give(scene, 0, { barley: 2, flax: 2, hops: 1, clay: 4, fields: ['3', '3', '3'], hand: [728] })
  play(scene, 0, 728)
  expect(choices(scene, 0)).toEqual([
    { keep: { barley: 2, flax: 1 } },
    { keep: { barley: 2, hops: 1 } },
    { keep: { barley: 1, flax: 2 } },
    { keep: { barley: 1, flax: 1, hops: 1 } },
    { keep: { flax: 2, hops: 1 } },
  ])
  answer(
    scene,
    0,
    { keep: { barley: 2, flax: 1 } },
    { sow: 'barley', column: 0 },
    { sow: 'barley', column: 1 },
    { sow: 'flax', column: 2 },
  )
  expect([fieldsOf(scene, 0), stockOf(scene, 0), handDecks(scene, 0)]).toEqual([
    ['3b', '3b', '3f'],
    { clay: 4 },
    { bonus: 1 },
  ])
})

test('HX-B16 card 222 [H-SPC-222]', () => {
  const scene = table(2, 0)
  clearBoard(scene)
  give(scene, 0, { workers: 3, fields: ['2', '3', '5'], hand: [222] })
  play(scene, 0, 222)
  expect([
    fieldsOf(scene, 0),
    choices(scene, 0),
    refusal(scene, 0, { choice: { space: 'clayDelivery', workers: 1 } }).rule,
  ]).toEqual([['3', '4', '5'], [{ exchange: 3 }], 'H-SPC-222'])
})
