/** Worked examples: fields, sheep, goods and Workers. HX-A are the rulebook's own, HX-B further tricky cases. */

import { expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  choices,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  refusal,
  run,
  seat,
  stockOf,
  table,
} from '../scenario.ts'
import { gain, reapAll } from './moves.ts'

test('HX-A01 new field [H-SETUP-08] [H-RES-04]', () => {
  const scene = table(1)
  edit(scene, (s) => {
    for (const p of s.players) p.careful = true
  })
  run(scene, { op: 'effects', seat: 0, list: [{ do: 'field', row: 2, n: 1 }], at: 0, source: '', atomic: true })
  expect(choices(scene, 0)).toEqual([{ column: 3 }, { column: 4 }, { column: 5 }, { column: 6 }, { column: 7 }, 'pass'])
  answer(scene, 0, { column: 5 })
  expect(fieldsOf(scene, 0)).toEqual(['2', '2', '3', '4'])
})

test('HX-A02 jewelry [H-RES-10], HX-A03 a sheep in Round 1 [H-RES-11]', () => {
  const scene = table(1)
  gain(scene, { jewelry: 1, sheep: 1 })
  expect([amount(scene, 0, 'jewelry'), seat(scene, 0).sheep[4]]).toEqual([1, 1])
})

test('HX-A04 the first Farmyard card [H-PH2-01], HX-A05 the first Workers [H-PH2-03]', () => {
  const scene = table(1)
  expect(k.view(scene.m, 0).table.seats[0]).toMatchObject({ stable: [2, 3, 4, 5, 6], workers: 6 })
})

test('HX-A07 the last Worker [H-PH4-02] [H-PH4-13]', () => {
  const scene = table(2, 0)
  give(scene, 0, { tools: 3, workers: 1 })
  edit(scene, (s) => {
    s.board = s.board.map((_, i) => (i % 3 === 0 ? 1 : 0))
  })
  expect(choices(scene, 0)).toEqual([{ exchange: 1 }])
  expect(refusal(scene, 0, { choice: 'pass' }).ok).toBe(false)
  answer(scene, 0, { exchange: 1 })
  expect([amount(scene, 0, 'tools'), seat(scene, 0).workers]).toEqual([4, 0])
})

test('HX-A08 harvest [H-PH7-01]', () => {
  const scene = table(2, 1)
  give(scene, 0, { fields: ['4b'] })
  reapAll(scene)
  expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ barley: 4 }, ['3']])
})

test('HX-A09 milking [H-PH8-01]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 4, sheep: 1, sheepOn: { 5: 2 } })
  enter(scene, 8)
  expect(amount(scene, 0, 'milk')).toBe(3)
})

test('HX-A16 clay is a total [H-ANY-01]', () => {
  const scene = table(1)
  gain(scene, { clay: 2 })
  gain(scene, { clay: 3 })
  expect(amount(scene, 0, 'clay')).toBe(5)
})

test('HX-A28 a strong first round [H-ACT-15] [H-ACT-09] [H-PH4-13] [H-PH9-19]', () => {
  const scene = table(1)
  clearBoard(scene)
  answer(scene, 0, { space: 'landSale', workers: 1 }, { fields: [0] })
  answer(
    scene,
    0,
    { space: 'busyWeekend', workers: 1 },
    { option: 0 },
    { sow: 'barley', column: 1 },
    { sow: 'flax', column: 2 },
  )
  answer(scene, 0, { exchange: 4 })
  for (let i = 0; i < 6 && asked(scene, 0) === 'playCards'; i++) answer(scene, 0, 'pass')
  expect([asked(scene, 0), stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([
    'progress',
    { barley: 3, flax: 4, rye: 1, clay: 3, milk: 1, jewelry: 1, tools: 4 },
    ['2', '3'],
  ])
  answer(
    scene,
    0,
    { advance: 'carpentry', pay: { clay: 1 } },
    { advance: 'carpentry', pay: { clay: 1 } },
    { advance: 'brewhouse', pay: { barley: 1 } },
    { advance: 'brewhouse', pay: { barley: 1 } },
    { advance: 'coolingHouse', pay: { milk: 1 } },
    { advance: 'coolingHouse', pay: { jewelry: 1 } },
    { advance: 'bakehouse', pay: { rye: 1 } },
    { advance: 'bakehouse', pay: { barley: 1 } },
  )
  expect(seat(scene, 0).exhausted).toBe(4)
  answer(scene, 0, { advance: 'manufacture', pay: { flax: 1 } })
  expect([seat(scene, 0).crafts, seat(scene, 0).center]).toEqual([[2, 2, 2, 2, 1], 1])
  // A tenth advancement fails for lack of tools: nothing more is asked in this phase.
  expect(scene.m.state.round).toBe(2)
})

test('HX-B08 field limit [H-RES-05], HX-B09 jewelry limit [H-RES-10]', () => {
  const scene = table(2, 0)
  clearBoard(scene)
  give(scene, 0, { fields: Array(8).fill('3'), workers: 6 })
  answer(scene, 0, { space: 'clearing', workers: 1 })
  expect([fieldsOf(scene, 0).length, amount(scene, 0, 'clay')]).toEqual([8, 1])
  const sale = table(2, 0)
  clearBoard(sale)
  give(sale, 0, { fields: ['2', '3', '4'], jewelry: 10, workers: 6 })
  answer(sale, 0, { space: 'landSale', workers: 1 }, { fields: [0] })
  expect([fieldsOf(sale, 0), stockOf(sale, 0)]).toEqual([['3', '4'], { clay: 3, jewelry: 10 }])
})

test('HX-B10 empty deck [H-RES-03]', () => {
  const scene = table(2, 1)
  edit(scene, (s) => {
    s.decks[2] = [801]
    s.decks[1] = [401, 402, 403, 404, 405]
  })
  give(scene, 0, { jewelry: 1, wool: 2, hand: [735, 125] })
  play(scene, 0, 735)
  play(scene, 0, 125)
  expect([handDecks(scene, 0), amount(scene, 0, 'milk')]).toEqual([{ farmyard: 2, bonus: 1 }, 1])
})
