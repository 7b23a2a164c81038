/** Worked examples: when cards may be played. HX-A are the rulebook's own, HX-B further tricky cases. */

import { expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  canPlay,
  cardRefused,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  runAlone,
  seat,
  setBoard,
  stockOf,
  table,
} from '../scenario.ts'
import { points } from './moves.ts'

test('HX-A06 income in the order 819, 838, 811 [H-PH3-02]', () => {
  const scene = table(2, 1)
  give(scene, 0, {
    round: 3,
    phase: 3,
    played: [819, 838, 811],
    fields: Array(5).fill('3b'),
    state: (p) => (p.careful = true),
  })
  runAlone(scene, { op: 'incomeNext', seat: 0 })
  answer(scene, 0, { activate: '819' }, { column: 5 }, { activate: '838' }, { take: 1 })
  expect(asked(scene, 0)).toBe('sow')
  answer(scene, 0, { sow: 'flax', column: 5 })
  expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['3b', '3b', '3b', '3b', '3b', '4f'], {}])
})

test('HX-A17 two-part condition [H-CARD-02]', () => {
  const scene = table(2, 1)
  give(scene, 0, { wool: 1, sheep: 2, hand: [3] })
  expect(cardRefused(scene, 0, 3)).toBe('H-CARD-02')
  give(scene, 0, { round: 5, wool: 1, sheep: 3, hand: [3] })
  play(scene, 0, 3)
  expect([amount(scene, 0, 'wool'), seat(scene, 0).sheep[7]]).toEqual([1, 4])
})

test('HX-A18 dark book [H-CARD-04]', () => {
  const scene = table(2, 1)
  clearBoard(scene)
  setBoard(scene, { clayDelivery: [1, 2, 0] })
  give(scene, 0, { hand: [9] })
  answer(scene, 1, { space: 'clayDelivery', workers: 3 })
  play(scene, 0, 9)
  expect([amount(scene, 0, 'jewelry'), handDecks(scene, 0)]).toEqual([1, { bonus: 1 }])
})

test('HX-A19 alternative cost [H-CARD-05]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 2, barley: 1, rye: 1, sheepOn: { 5: 2, 6: 1 }, hand: [401] })
  play(scene, 0, 401)
  answer(scene, 0, { move: { card5: 1, card6: 1 } })
  expect([stockOf(scene, 0), seat(scene, 0).sheep.slice(5)]).toEqual([{ rye: 1 }, [1, 1, 1]])
})

test('HX-A20 immediate effect and income [H-CARD-11]', () => {
  const scene = table(2, 1)
  give(scene, 0, { hand: [118], board: { farming: [1, 2, 3] } })
  play(scene, 0, 118)
  expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{ barley: 2, hops: 1 }, { bonus: 1 }])
  give(scene, 0, { round: 3, hops: 2, hand: [810] })
  play(scene, 0, 810)
  expect([stockOf(scene, 0), points(scene)?.parts.cards]).toEqual([{}, 3])
})

test('HX-A21 phase-only [H-CARD-13], HX-A22 phase-excluded', () => {
  for (const [phase, only, not] of [
    [7, true, true],
    [8, false, true],
    [4, false, false],
    [0, false, true],
  ] as const) {
    const scene = table(2, 1)
    give(scene, 0, { phase, jewelry: 1, hand: [208, 419], state: (p) => (p.reaped = [16, 0, 0, 0, 0, 0, 0, 0, 0]) })
    expect([canPlay(scene, 0, 208), canPlay(scene, 0, 419)]).toEqual([only, not])
  }
})

test('HX-A23 the picture on Bonus cards [H-CARD-13]', () => {
  const scene = table(2, 1)
  give(scene, 0, { phase: 9, hops: 6, hand: [836] })
  play(scene, 0, 836)
  expect(stockOf(scene, 0)).toEqual({ hops: 6 })
})

test('HX-A29 to HX-A34 conditions of single cards [H-CARD-02] [H-CARD-05] [H-CARD-17]', () => {
  const scene = table(2, 1)
  give(scene, 0, { barley: 4, hops: 4, hand: [6] })
  play(scene, 0, 6)
  expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{ barley: 4, hops: 4, tools: 1 }, { bonus: 1 }])
  give(scene, 0, { barley: 4, hops: 3, fields: ['3h'], hand: [6] })
  expect(cardRefused(scene, 0, 6)).toBe('H-CARD-02')
  give(scene, 0, { round: 4, barley: 2, flax: 2, hops: 2, rye: 2, hand: [405] })
  play(scene, 0, 405)
  expect(stockOf(scene, 0)).toEqual({ barley: 1, flax: 1, hops: 1, rye: 1, milk: 1, wool: 2 })
  give(scene, 0, { round: 4, barley: 7, hops: 2, hand: [2] })
  play(scene, 0, 2)
  expect(seat(scene, 0).sheep[7]).toBe(1)
  give(scene, 0, { flax: 6, barley: 3, rye: 7, hand: [110] })
  play(scene, 0, 110)
  expect([amount(scene, 0, 'hops'), amount(scene, 0, 'clay'), handDecks(scene, 0)]).toEqual([1, 1, {}])
  give(scene, 0, { milk: 6, window: 9, hand: [219] })
  play(scene, 0, 219)
  expect(amount(scene, 0, 'flax')).toBe(4)
  give(scene, 0, { sheep: 4, jewelry: 2, hand: [223] })
  play(scene, 0, 223, 1)
  expect(amount(scene, 0, 'milk')).toBe(2)
})

test('HX-B04 a card on another player’s turn [H-ANY-02] [H-ANY-09] [H-ANY-11]', () => {
  const scene = table(2, 1)
  give(scene, 0, { sheep: 5, fields: Array(5).fill('2'), hand: [105] })
  play(scene, 0, 105)
  expect([fieldsOf(scene, 0).length, asked(scene, 1)]).toEqual([6, 'turn'])
})

test('HX-B05 card 713 in Phase 5 [H-JUST-11]', () => {
  const scene = table(2, 0)
  for (const i of [0, 1]) give(scene, i, { round: 4, sheep: 1, hand: i === 0 ? [713] : [] })
  edit(scene, (s) => {
    const p = s.players[0]
    if (p !== undefined) p.aside = 720
  })
  enter(scene, 5)
  answer(scene, 0, { play: '720' })
  // The instant after paying: 713 may be laid with it, its effects come second.
  expect(canPlay(scene, 0, 713)).toBe(true)
  answer(scene, 0, { play: '713' }, { option: 3 })
  expect(stockOf(scene, 0)).toMatchObject({ clay: 2, tools: 2, milk: 1, rye: 1 })
  expect(handDecks(scene, 0)).toEqual({ bonus: 2 })
})

test('HX-B11 card 020 [H-JUST-02]', () => {
  const scene = table(2, 1)
  give(scene, 0, { phase: 9, jewelry: 1, clay: 1, hand: [20] })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  answer(scene, 0, { advance: 'carpentry', pay: { jewelry: 1 } })
  // Nothing can be advanced any more without tools: the last chance of the phase.
  expect(canPlay(scene, 0, 20)).toBe(true)
  play(scene, 0, 20)
  expect(stockOf(scene, 0)).toMatchObject({ hops: 1, milk: 1 })
})

test('HX-B12 two cards at once [H-ANY-08]', () => {
  const scene = table(2, 1)
  give(scene, 0, { clay: 1, fields: ['5'], hand: [113, 112] })
  k.apply(scene.m, 0, { to: 'anytime', choice: { playFirst: '112' } })
  answer(scene, 0, { play: '113' }, 'done', { sow: 'clay', column: 0 })
  expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['5c'], { hops: 1 }])
  const after = table(2, 1)
  give(after, 0, { clay: 1, fields: ['5'], hand: [113, 112] })
  play(after, 0, 112)
  answer(after, 0, { sow: 'clay', column: 0 })
  expect(cardRefused(after, 0, 113)).toBe('H-CARD-02')
})

test('HX-B13 income chain [H-PH3-04]', () => {
  const scene = table(2, 1)
  give(scene, 0, { round: 4, played: [827], hand: [817] })
  give(scene, 1, { round: 4 })
  enter(scene, 3)
  answer(scene, 0, { play: '817' })
  expect([stockOf(scene, 0), points(scene)?.parts.cards]).toEqual([{ tools: 1 }, 12])
})
