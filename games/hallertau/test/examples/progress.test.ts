/** Worked examples: Craft Buildings, boulders and tools, and the points they bring. HX-A are the rulebook's own, HX-B further tricky cases. */

import { expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  canPlay,
  choices,
  clearBoard,
  edit,
  enter,
  give,
  refusal,
  run,
  runAlone,
  seat,
  stockOf,
  table,
} from '../scenario.ts'
import { points, progress } from './moves.ts'

test('HX-A10 Carpentry in Round 2 [H-PH9-03] [H-PH9-04]', () => {
  const scene = progress({ round: 2, clay: 2, rye: 1 })
  expect(refusal(scene, 0, { choice: { advance: 'carpentry', pay: { rye: 1, clay: 1 } } }).rule).toBe('H-PH9-04')
  answer(scene, 0, { advance: 'carpentry', pay: { clay: 2 } })
  const third = progress({ round: 3, clay: 2, rye: 1 })
  answer(third, 0, { advance: 'carpentry', pay: { rye: 1, clay: 2 } })
  expect(stockOf(third, 0)).toEqual({})
})

test('HX-A11 the Community Center follows [H-CC-04] [H-CC-05]', () => {
  const scene = progress({ wool: 1, crafts: [1, 1, 1, 1, 0] })
  answer(scene, 0, { advance: 'manufacture', pay: { wool: 1 } })
  expect(seat(scene, 0).center).toBe(1)
  give(scene, 0, { round: 2, window: 7 })
  run(scene, { op: 'newWorkers', seat: -1 })
  expect(seat(scene, 0).workers).toBe(7)
})

test('HX-A12 Cooling House twice in Round 3 [H-PH9-10] [H-PH9-12]', () => {
  const scene = progress({ round: 3, meat: 4, milk: 1, tools: 1 })
  answer(
    scene,
    0,
    { advance: 'coolingHouse', pay: { meat: 1, milk: 1 } },
    { advance: 'coolingHouse', pay: { meat: 3 } },
  )
  expect([stockOf(scene, 0), seat(scene, 0).crafts[2], seat(scene, 0).exhausted]).toEqual([{ tools: 1 }, 2, 1])
})

test('HX-A13 discount against constraint [H-PH9-05] [H-PH9-12]', () => {
  const scene = progress({ round: 3, barley: 2, hops: 1 })
  const why = [{ barley: 2 }, { barley: 1, hops: 1 }].map(
    (pay) => refusal(scene, 0, { choice: { advance: 'brewhouse', pay } }).rule,
  )
  expect(why).toEqual(['H-PH9-12', 'H-PH9-05'])
  answer(scene, 0, { advance: 'brewhouse', pay: { barley: 2, hops: 1 } })
  const fourth = progress({ round: 4, barley: 2, hops: 1 })
  answer(fourth, 0, { advance: 'brewhouse', pay: { barley: 2, hops: 1 } })
  expect(stockOf(fourth, 0)).toEqual({})
})

test('HX-A14 exhausted tools [H-PH9-19] [H-PH9-20]', () => {
  const scene = progress({ round: 2, clay: 8, tools: 4, milk: 4 })
  answer(
    scene,
    0,
    { advance: 'carpentry', pay: { clay: 2 } },
    { advance: 'carpentry', pay: { clay: 2 } },
    { advance: 'carpentry', pay: { clay: 2 } },
  )
  expect([
    seat(scene, 0).exhausted,
    refusal(scene, 0, { choice: { advance: 'carpentry', pay: { clay: 2 } } }).rule,
  ]).toEqual([3, 'H-PH9-16'])
  answer(scene, 0, { advance: 'coolingHouse', pay: { milk: 2 } }, { advance: 'coolingHouse', pay: { milk: 2 } })
  expect([seat(scene, 0).crafts, seat(scene, 0).exhausted]).toEqual([[3, 0, 2, 0, 0], 4])
  edit(scene, (s) => {
    s.round = 3
  })
  enter(scene, 9)
  expect(seat(scene, 0).exhausted).toBe(0)
})

test('HX-A15 boulders realigned [H-PH10-01]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 2, crafts: [3, 1, 2, 8, 7], boulders: [4, 5, 3, 4, 4, 5, 9, 10, 8, 9] })
  enter(scene, 10)
  expect(seat(scene, 0).boulders).toEqual([5, 7, 3, 5, 4, 6, 10, 11, 9, 11])
})

test('HX-A24 sheep [H-SCORE-02], HX-A25 jewelry [H-SCORE-03], HX-A26 cards [H-SCORE-06], HX-A27 total', () => {
  const scene = table(1)
  // 43 points on the Community Center board, 5 sheep, 2 jewelry, 10 goods, 31 points of cards.
  give(scene, 0, {
    window: 14,
    crafts: [9, 9, 9, 8, 8],
    sheep: 5,
    jewelry: 2,
    wool: 10,
    played: [801, 804, 805, 806, 822, 824, 910],
    hand: [921],
  })
  expect(points(scene)).toMatchObject({ total: 83, parts: { center: 43, sheep: 5, jewelry: 2, store: 2, cards: 31 } })
})

test('HX-B02 Town Hall leaves the boulders [H-ACT-19] [H-ACT-21] [H-PH9-16]', () => {
  const scene = table(1)
  clearBoard(scene)
  give(scene, 0, {
    window: 7,
    crafts: [2, 1, 1, 1, 1],
    boulders: [4, 6, 3, 5, 3, 5, 3, 5, 3, 5],
    workers: 1,
    clay: 9,
    tools: 1,
  })
  answer(scene, 0, { space: 'townHall', workers: 1 })
  expect(choices(scene, 0)).toEqual([{ back: 'carpentry' }, 'pass'])
  answer(scene, 0, { back: 'carpentry' })
  for (let i = 0; i < 6 && asked(scene, 0) === 'playCards'; i++) answer(scene, 0, 'pass')
  expect([asked(scene, 0), amount(scene, 0, 'jewelry')]).toEqual(['progress', 2])
  answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
  expect(seat(scene, 0).exhausted).toBe(0)
  answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
  expect(seat(scene, 0).exhausted).toBe(1)
})

test('HX-B03 constraint with enough goods [H-PH9-04] [H-PH9-12]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 4, phase: 9, clay: 2, rye: 2 })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  expect(refusal(scene, 0, { choice: { advance: 'carpentry', pay: { rye: 2, clay: 2 } } }).rule).toBe('H-PH9-04')
  expect(choices(scene, 0)).toContainEqual({ advance: 'carpentry', pay: { rye: 1, clay: 2 } })
})

test('HX-B15 tools break in Round 6 [H-PH9-21]', () => {
  for (const [round, tools, playable] of [
    [6, 2, false],
    [5, 5, true],
  ] as const) {
    const scene = table(2, 1)
    give(scene, 0, { round, phase: 9, jewelry: 4, tools: 5, crafts: [4, 0, 0, 0, 0], hand: [903] })
    runAlone(scene, { op: 'progressNext', seat: 0 })
    if (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
    answer(
      scene,
      0,
      { advance: 'carpentry', pay: { jewelry: 1 } },
      { advance: 'carpentry', pay: { jewelry: 1 } },
      { advance: 'carpentry', pay: { jewelry: 1 } },
    )
    expect([amount(scene, 0, 'tools'), canPlay(scene, 0, 903)]).toEqual([tools, playable])
  }
})

test('HX-B17 No Cards variant [H-VAR-03] [H-VAR-05]', () => {
  const scene = table(2, 0, { noCards: true })
  clearBoard(scene)
  expect([0, 5, 10, 15].some((space) => choices(scene, 0).includes(space))).toBe(false)
  for (const i of [0, 1]) give(scene, i, { round: 1, workers: 0 })
  enter(scene, 10)
  expect(scene.m.state.first).toBe(1)
})
