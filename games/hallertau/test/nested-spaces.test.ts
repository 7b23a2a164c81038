/** A space used while another one is in use: cards 313, 419 and 726 inside a turn. */

import { describe, expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  canPlay,
  choices,
  clearBoard,
  enter,
  type Given,
  give,
  handDecks,
  play,
  runAlone,
  type Scene,
  seat,
  setBoard,
  stockOf,
  table,
} from './scenario.ts'

/** Seat 0 is to act with 2 Workers on an empty board. */
function acting(hand: readonly number[], given: Given = {}): Scene {
  const scene = table(2, 0)
  clearBoard(scene)
  give(scene, 0, { workers: 2, ...given, hand })
  return scene
}

describe('328 and 313', () => {
  test('[H-SPC-328] 313 played after 328: the Butchery still asks for its exchange', () => {
    const scene = acting([328, 313], { jewelry: 1 })
    answer(scene, 0, { space: 'butchery', workers: 1 }, { play: '328' })
    expect(asked(scene, 0)).toBe('playCards')
    answer(scene, 0, { play: '313' }, { space: 'clayDelivery' })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['exchange', [{ pay: { jewelry: 1 } }, 'pass']])
    answer(scene, 0, { pay: { jewelry: 1 } })
    expect(stockOf(scene, 0)).toEqual({ clay: 1, meat: 4, hides: 4 })
    expect(handDecks(scene, 0)).toEqual({ bonus: 2 })
  })

  test('[H-SPC-328] [H-JUST-06] 313 played first: the Butchery is still in use, 328 may be played', () => {
    const scene = acting([328, 313], { jewelry: 1 })
    answer(scene, 0, { space: 'butchery', workers: 1 }, { play: '313' }, { space: 'clayDelivery' })
    expect([asked(scene, 0), canPlay(scene, 0, 328)]).toEqual(['playCards', true])
    answer(scene, 0, { play: '328' }, { pay: { jewelry: 1 } })
    expect(stockOf(scene, 0)).toEqual({ clay: 1, meat: 4, hides: 4 })
  })

  test('[H-SPC-328] a Butchery used by 313 inside the Butchery: the jewelry serves the one it was played for', () => {
    const scene = acting([328, 313], { jewelry: 2, sheep: 1 })
    answer(scene, 0, { space: 'butchery', workers: 1 }, { play: '328' }, { play: '313' }, { space: 'butchery' })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['exchange', [{ sheep: { stables: 1 } }, 'pass']])
    answer(scene, 0, { sheep: { stables: 1 } })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['exchange', [{ pay: { jewelry: 1 } }, 'pass']])
    answer(scene, 0, { pay: { jewelry: 1 } })
    expect(stockOf(scene, 0)).toEqual({ jewelry: 1, meat: 8, hides: 6 })
    expect([seat(scene, 0).using, seat(scene, 0).jewelForSheep]).toEqual([0, false])
  })

  test('[H-JUST-05] 313 inside Farming: Farming stays in use, and 322 may still be played', () => {
    const scene = acting([313, 322], { workers: 2, fields: ['3'], barley: 1 })
    answer(scene, 0, { space: 'farming', workers: 1 })
    expect(asked(scene, 0)).toBe('playCards')
    answer(scene, 0, { play: '313' }, { space: 'clayDelivery' })
    expect([asked(scene, 0), canPlay(scene, 0, 322)]).toEqual(['playCards', true])
    answer(scene, 0, 'pass')
    expect([asked(scene, 0), canPlay(scene, 0, 322)]).toEqual(['choose', true])
  })
})

describe('what a card leaves behind ends with its time', () => {
  test('[H-SPC-222] [H-SPC-313] 222, then 313 in the same turn: Workers that come back are free again', () => {
    const scene = acting([222, 313, 315], { workers: 1, jewelry: 4, fields: ['3'] })
    setBoard(scene, { farming: [1, 2, 3] })
    give(scene, 1, { workers: 0 })
    play(scene, 0, 222)
    play(scene, 0, 313)
    answer(scene, 0, { space: 'clayDelivery' })
    play(scene, 0, 315)
    answer(scene, 0, { space: 'farming' })
    while (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
    expect([asked(scene, 0), seat(scene, 0).workers]).toEqual(['turn', 3])
    expect(choices(scene, 0)).toContainEqual({ space: 'butchery', workers: 1 })
    expect(choices(scene, 0)).toContainEqual({ exchange: 1 })
  })

  test('[H-SPC-426] played after the last field it doubles nothing, not even in the next round', () => {
    const scene = acting([426], { round: 2, tools: 6, fields: ['3b'] })
    give(scene, 1, { round: 2 })
    enter(scene, 7)
    answer(scene, 0, 'pass')
    expect(amount(scene, 0, 'barley')).toBe(3)
    const late = acting([426], { round: 2, tools: 6, fields: ['3'], phase: 7 })
    give(late, 1, { round: 2, phase: 7 })
    play(late, 0, 426)
    expect(seat(late, 0).doubled).toBe(true)
    enter(late, 8)
    while (asked(late, 0) === 'playCards') answer(late, 0, 'pass')
    give(late, 0, { round: 3, fields: ['4b'] })
    give(late, 1, { round: 3 })
    enter(late, 7)
    expect(amount(late, 0, 'barley')).toBe(4)
  })

  test('[H-PH7-04] a new field in a column that was harvested is harvested, too', () => {
    const scene = table(2, 1)
    give(scene, 0, {
      round: 2,
      phase: 7,
      fields: ['2', '4b'],
      rye: 1,
      jewelry: 1,
      hand: [421, 729],
      state: (p) => {
        p.reapedColumns = 1
      },
    })
    play(scene, 0, 421)
    answer(scene, 0, { fields: [0] })
    play(scene, 0, 729)
    answer(scene, 0, { sow: 'rye', column: 0 })
    runAlone(scene, { op: 'reap', seat: 0 })
    expect([amount(scene, 0, 'rye'), amount(scene, 0, 'barley')]).toEqual([4, 4])
  })
})
