/** "Just" cards: windows that an event opens and the next step closes. */

import { describe, expect, test } from 'vitest'
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
  play,
  run,
  runAlone,
  type Scene,
  seat,
  setBoard,
  stockOf,
  table,
} from './scenario.ts'

describe('just', () => {
  test('[H-JUST-01] the window closes when the next step begins', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    give(scene, 0, { workers: 6, hand: [702] })
    answer(scene, 0, { exchange: 3 })
    expect([asked(scene, 0), canPlay(scene, 0, 702)]).toEqual(['playCards', true])
    answer(scene, 0, 'pass')
    // Seat 1 is asked, but nothing has begun yet.
    expect(canPlay(scene, 0, 702)).toBe(true)
    answer(scene, 1, { exchange: 1 })
    expect(cardRefused(scene, 0, 702)).toBe('H-JUST-01')
  })

  test('[H-JUST-02] 020: the last jewelry was just paid, and there is still none', () => {
    const pay = (jewelry: number): Scene => {
      const scene = table(2, 1)
      give(scene, 0, { phase: 9, jewelry, milk: 2, hand: [20] })
      runAlone(scene, { op: 'progressNext', seat: 0 })
      answer(scene, 0, { advance: 'carpentry', pay: { jewelry: 1 } })
      return scene
    }
    const last = pay(1)
    expect(canPlay(last, 0, 20)).toBe(true)
    answer(last, 0, { advance: 'coolingHouse', pay: { milk: 1 } })
    expect(cardRefused(last, 0, 20)).toBe('H-JUST-01')
    expect(cardRefused(pay(2), 0, 20)).toBe('H-JUST-01')
  })

  test('[H-JUST-03] 309: Workers now in the Quadrant of the space just used', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    setBoard(scene, { sheepBreeding: [1, 2, 3], sheepShearing: [1, 0, 0], farming: [1, 0, 0] })
    give(scene, 0, { workers: 6, hand: [309] })
    expect(canPlay(scene, 0, 309)).toBe(false)
    answer(scene, 0, { space: 'clayDelivery', workers: 1 })
    // 6 + 1 + 1 and the Worker just placed: 9.
    expect(canPlay(scene, 0, 309)).toBe(true)
    answer(scene, 0, { play: '309', option: 0 })
    expect(stockOf(scene, 0)).toEqual({ clay: 1, barley: 1, tools: 1 })
  })

  test('[H-JUST-03] by card 419 as well', () => {
    const scene = table(2, 1)
    clearBoard(scene)
    give(scene, 0, { phase: 5, jewelry: 1, hand: [419, 309], board: { sheepBreeding: [1, 2, 3], farming: [1, 2, 0] } })
    play(scene, 0, 419)
    answer(scene, 0, { space: 'clayDelivery' })
    expect(canPlay(scene, 0, 309)).toBe(true)
  })

  test('[H-JUST-04] 310: tools of one exchange or one effect, not added up', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    give(scene, 0, { workers: 6, hand: [310, 106, 8], flax: 3, wool: 2, board: { farming: [1, 2, 3] } })
    answer(scene, 0, { exchange: 1 })
    expect(canPlay(scene, 0, 310)).toBe(false)
    play(scene, 0, 8)
    // One tool by the exchange and one by 008: never two at once.
    expect(canPlay(scene, 0, 310)).toBe(false)
    play(scene, 0, 106)
    expect(canPlay(scene, 0, 310)).toBe(true)
    play(scene, 0, 310)
    expect(amount(scene, 0, 'tools')).toBe(1 + 1 + 2 + 1)
  })

  test('[H-JUST-05] 322: after the use of a sowing space, or during it with effects afterwards', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    give(scene, 0, { workers: 6, rye: 3, fields: ['3', '4', '5'], hand: [322] })
    answer(scene, 0, { space: 'busyWeekend', workers: 1 })
    if (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
    answer(scene, 0, { option: 0 })
    if (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
    expect(asked(scene, 0)).toBe('sow')
    play(scene, 0, 322)
    // The card waits until both sow actions are done.
    expect(asked(scene, 0)).toBe('sow')
    answer(scene, 0, { sow: 'rye', column: 0 }, { sow: 'rye', column: 1 })
    expect(asked(scene, 0)).toBe('choose')
    answer(scene, 0, { option: 1 }, { sow: 'flax', column: 2 })
    expect(fieldsOf(scene, 0)).toEqual(['3r', '4r', '5f'])
    // Which option of the space was used does not matter.
    const farming = table(2, 0)
    clearBoard(farming)
    give(farming, 0, { workers: 6, fields: Array(8).fill('3b'), hand: [322] })
    answer(farming, 0, { space: 'farming', workers: 1 })
    expect([asked(farming, 0), canPlay(farming, 0, 322)]).toEqual(['playCards', true])
  })

  test('[H-JUST-06] 328: while the Butchery is in use', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    give(scene, 0, { workers: 6, jewelry: 1, hand: [328] })
    expect(cardRefused(scene, 0, 328)).toBe('H-JUST-01')
    answer(scene, 0, { space: 'butchery', workers: 1 })
    expect([asked(scene, 0), canPlay(scene, 0, 328)]).toEqual(['playCards', true])
  })

  test('[H-JUST-07] 702: at least 3 Workers within this one turn', () => {
    for (const [n, playable] of [
      [2, false],
      [3, true],
    ] as const) {
      const scene = table(2, 0)
      clearBoard(scene)
      give(scene, 0, { workers: 6, hand: [702] })
      answer(scene, 0, { exchange: n })
      expect(canPlay(scene, 0, 702)).toBe(playable)
    }
  })

  /** Harvest of seat 0, field by field. */
  const harvest = (scene: Scene): void => {
    edit(scene, (s) => {
      s.phase = 7
    })
    runAlone(scene, { op: 'reap', seat: 0 })
  }

  test('[H-JUST-08] 706: 11 crops of one type so far in this Phase 7, until its end', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['5b', '4b', '2b', '3f'], hand: [706] })
    harvest(scene)
    // 5 + 4 + 2 barley are in; the window lasts over the remaining field.
    expect([asked(scene, 0), canPlay(scene, 0, 706)]).toEqual(['playCards', true])
    answer(scene, 0, 'pass')
    expect([asked(scene, 0), stockOf(scene, 0)]).toEqual(['playCards', { barley: 11, flax: 3 }])
    answer(scene, 0, { play: '706' })
    expect(stockOf(scene, 0)).toMatchObject({ tools: 1, jewelry: 1 })
  })

  test('[H-JUST-09] 208: 16 goods of all types from fields in this Phase 7', () => {
    const scene = table(2, 1)
    give(scene, 0, { fields: ['5b', '5w', '4f', '2c'], hand: [208] })
    harvest(scene)
    expect([asked(scene, 0), canPlay(scene, 0, 208)]).toEqual(['playCards', true])
    const less = table(2, 1)
    give(less, 0, { fields: ['5b', '5w', '5f'], hand: [208] })
    harvest(less)
    expect([asked(less, 0), canPlay(less, 0, 208)]).toEqual([null, false])
  })

  test('[H-JUST-10] 811, 812, 816: paid with what was just harvested, older stock is spent first', () => {
    const scene = table(2, 1)
    give(scene, 0, { flax: 5, fields: ['2f'], hand: [811] })
    harvest(scene)
    expect(canPlay(scene, 0, 811)).toBe(false)
    const enough = table(2, 1)
    give(enough, 0, { flax: 5, fields: ['2f', '2f'], hand: [811, 104, 405] })
    harvest(enough)
    expect([amount(enough, 0, 'flax'), canPlay(enough, 0, 811)]).toEqual([9, true])
    // Five are spent: the four just harvested are still there.
    edit(enough, (s) => {
      const p = s.players[0]
      if (p !== undefined) p.hand.push(914)
      if (p !== undefined) p.stock[2] = 6
    })
    play(enough, 0, 914)
    expect([amount(enough, 0, 'flax'), seat(enough, 0).justReaped[1]]).toEqual([3, 3])
    expect(canPlay(enough, 0, 811)).toBe(true)
    // By a card outside Phase 7 only until the next step.
    const card = table(2, 0)
    clearBoard(card)
    give(card, 0, { workers: 6, fields: ['4b'], hand: [22, 812] })
    play(card, 0, 22)
    answer(card, 0, { harvest: 0 })
    expect(canPlay(card, 0, 812)).toBe(true)
    answer(card, 0, { exchange: 1 })
    expect(canPlay(card, 0, 812)).toBe(false)
  })

  test('[H-JUST-11] 713: together with a card played as soon as it was received, whatever the way', () => {
    const scene = table(2, 0)
    clearBoard(scene)
    edit(scene, (s) => {
      s.decks[2] = [837, 805]
    })
    give(scene, 0, { workers: 6, wool: 6, sheep: 1, hand: [713, 505], jewelry: 1 })
    answer(scene, 0, { space: 'bonusCard', workers: 1 })
    // 805 has just been drawn; 505 lay in the hand before.
    expect([asked(scene, 0), canPlay(scene, 0, 713)]).toEqual(['playCards', false])
    play(scene, 0, 505)
    expect(canPlay(scene, 0, 713)).toBe(false)
    play(scene, 0, 805)
    answer(scene, 0, { sheep: { card4: 1 } })
    expect([asked(scene, 0), canPlay(scene, 0, 713)]).toEqual(['playCards', true])
    answer(scene, 0, { play: '713' }, { option: 0 })
    expect(stockOf(scene, 0)).toMatchObject({ milk: 1, barley: 1 })
  })

  test('[H-JUST-12] 303 after the removal of Phase 1; 330 all tools of Phase 4; 305 all advancements of Phase 9', () => {
    const scene = table(4, 0)
    for (const i of [0, 1, 2, 3]) give(scene, i, { round: 2 })
    give(scene, 0, { round: 2, hand: [303] })
    clearBoard(scene)
    setBoard(scene, { sheepBreeding: [1, 2, 3], farming: [1, 2, 3] })
    enter(scene, 1)
    expect([asked(scene, 0), canPlay(scene, 0, 303)]).toEqual(['playCards', true])
    const tools = table(2, 0)
    clearBoard(tools)
    give(tools, 0, { workers: 6, hand: [330] })
    give(tools, 1, { workers: 6 })
    answer(tools, 0, { exchange: 1 })
    if (asked(tools, 0) === 'playCards') answer(tools, 0, 'pass')
    answer(tools, 1, { exchange: 1 })
    answer(tools, 0, { exchange: 2 })
    play(tools, 0, 330, 1)
    expect(handDecks(tools, 0)).toEqual({ gateway: 1, bonus: 1 })
    const progress = table(2, 1)
    give(progress, 0, { phase: 9, clay: 4, milk: 1, tools: 9, hand: [305] })
    runAlone(progress, { op: 'progressNext', seat: 0 })
    answer(progress, 0, { advance: 'carpentry', pay: { clay: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
    expect(canPlay(progress, 0, 305)).toBe(false)
    answer(progress, 0, { advance: 'coolingHouse', pay: { milk: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
    expect(canPlay(progress, 0, 305)).toBe(true)
  })

  test('[H-JUST-13] dark-book cards wait for no moment', () => {
    for (const card of [9, 106, 118, 202, 703]) {
      for (const phase of [1, 4, 9, 0]) {
        const scene = table(2, 1)
        give(scene, 0, { phase, hand: [card], board: { farming: [1, 2, 3] } })
        expect(canPlay(scene, 0, card)).toBe(true)
      }
    }
    const scene = table(2, 1)
    give(scene, 0, { phase: 8, hand: [314, 329], board: { farming: [1, 2, 0], nursery: [1, 2, 0] } })
    expect([canPlay(scene, 0, 314), canPlay(scene, 0, 329)]).toEqual([true, true])
  })
})

test('what was just received is forgotten by the next step of the same seat [H-JUST-01]', () => {
  const scene = table(2, 0)
  give(scene, 0, { wool: 6, hand: [713], fields: ['2'] })
  edit(scene, (s) => {
    s.decks[2] = [837]
  })
  run(
    scene,
    { op: 'effects', seat: 0, list: [{ do: 'draw', deck: 'bonus', n: 1 }], at: 0, source: '', atomic: true },
    { op: 'fallowAll', seat: 0 },
    { op: 'clearRows', seat: 1, spaces: [] },
  )
  if (asked(scene, 0) === 'playCards') answer(scene, 0, { play: '837' })
  expect(canPlay(scene, 0, 713)).toBe(false)
})
