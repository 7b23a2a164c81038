/** The worked examples of the rulebook (A) and further tricky cases (B), as scenarios. */

import { describe, expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  board,
  canPlay,
  cardRefused,
  choices,
  edit,
  enter,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  refusal,
  run,
  runAlone,
  type Scene,
  seat,
  setBoard,
  spaceOf,
  stockOf,
  table,
} from './scenario.ts'

const clear = (scene: Scene): void => edit(scene, (s) => s.board.fill(0))
const gain = (scene: Scene, goods: { readonly [good: string]: number }): void => {
  run(scene, { op: 'effects', seat: 0, list: [{ do: 'gain', goods }], at: 0, source: '', atomic: true })
}
const reapAll = (scene: Scene): void => {
  edit(scene, (s) => {
    s.phase = 7
  })
  runAlone(scene, { op: 'reap', seat: 0 })
}
const points = (scene: Scene) => k.game.result(scene.m).scores[0]

describe('from the rulebook', () => {
  test('HX-A01 new field [H-SETUP-08] [H-RES-04]', () => {
    const scene = table(1)
    edit(scene, (s) => {
      for (const p of s.players) p.careful = true
    })
    run(scene, { op: 'effects', seat: 0, list: [{ do: 'field', row: 2, n: 1 }], at: 0, source: '', atomic: true })
    expect(choices(scene, 0)).toEqual([3, 4, 5, 6, 7, -1])
    answer(scene, 0, 5)
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
    answer(scene, 0, 819, 5, 838, 1)
    expect(asked(scene, 0)).toBe('sow')
    answer(scene, 0, 8 + 5)
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['3b', '3b', '3b', '3b', '3b', '4f'], {}])
  })

  test('HX-A07 the last Worker [H-PH4-02] [H-PH4-13]', () => {
    const scene = table(2, 0)
    give(scene, 0, { tools: 3, workers: 1 })
    edit(scene, (s) => {
      s.board = s.board.map((_, i) => (i % 3 === 0 ? 1 : 0))
    })
    expect(choices(scene, 0)).toEqual([-1])
    expect(refusal(scene, 0, { choice: 'pass' }).ok).toBe(false)
    answer(scene, 0, -1)
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

  const progress = (given: Parameters<typeof give>[2]): Scene => {
    const scene = table(2, 1)
    give(scene, 0, { ...given, phase: 9 })
    runAlone(scene, { op: 'progressNext', seat: 0 })
    return scene
  }

  test('HX-A10 Carpentry in Round 2 [H-PH9-03] [H-PH9-04]', () => {
    const scene = progress({ round: 2, clay: 2, rye: 1 })
    expect(refusal(scene, 0, { choice: 111 }).rule).toBe('H-PH9-04')
    answer(scene, 0, 120)
    const third = progress({ round: 3, clay: 2, rye: 1 })
    answer(third, 0, 121)
    expect(stockOf(third, 0)).toEqual({})
  })

  test('HX-A11 the Community Center follows [H-CC-04] [H-CC-05]', () => {
    const scene = progress({ wool: 1, crafts: [1, 1, 1, 1, 0] })
    answer(scene, 0, 5001)
    expect(seat(scene, 0).center).toBe(1)
    give(scene, 0, { round: 2, window: 7 })
    run(scene, { op: 'newWorkers', seat: -1 })
    expect(seat(scene, 0).workers).toBe(7)
  })

  test('HX-A12 Cooling House twice in Round 3 [H-PH9-10] [H-PH9-12]', () => {
    const scene = progress({ round: 3, meat: 4, milk: 1, tools: 1 })
    answer(scene, 0, 311, 330)
    expect([stockOf(scene, 0), seat(scene, 0).crafts[2], seat(scene, 0).exhausted]).toEqual([{ tools: 1 }, 2, 1])
  })

  test('HX-A13 discount against constraint [H-PH9-05] [H-PH9-12]', () => {
    const scene = progress({ round: 3, barley: 2, hops: 1 })
    expect([220, 211].map((choice) => refusal(scene, 0, { choice }).rule)).toEqual(['H-PH9-12', 'H-PH9-05'])
    answer(scene, 0, 221)
    const fourth = progress({ round: 4, barley: 2, hops: 1 })
    answer(fourth, 0, 221)
    expect(stockOf(fourth, 0)).toEqual({})
  })

  test('HX-A14 exhausted tools [H-PH9-19] [H-PH9-20]', () => {
    const scene = progress({ round: 2, clay: 8, tools: 4, milk: 4 })
    answer(scene, 0, 120, 120, 120)
    expect([seat(scene, 0).exhausted, refusal(scene, 0, { choice: 120 }).rule]).toEqual([3, 'H-PH9-16'])
    answer(scene, 0, 302, 302)
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

  test('HX-A16 clay is a total [H-ANY-01]', () => {
    const scene = table(1)
    gain(scene, { clay: 2 })
    gain(scene, { clay: 3 })
    expect(amount(scene, 0, 'clay')).toBe(5)
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
    clear(scene)
    setBoard(scene, { clayDelivery: [1, 2, 0] })
    give(scene, 0, { hand: [9] })
    answer(scene, 1, spaceOf('clayDelivery'))
    play(scene, 0, 9)
    expect([amount(scene, 0, 'jewelry'), handDecks(scene, 0)]).toEqual([1, { bonus: 1 }])
  })

  test('HX-A19 alternative cost [H-CARD-05]', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 2, barley: 1, rye: 1, sheepOn: { 5: 2, 6: 1 }, hand: [401] })
    play(scene, 0, 401)
    answer(scene, 0, 56)
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

  test('HX-A28 a strong first round [H-ACT-15] [H-ACT-09] [H-PH4-13] [H-PH9-19]', () => {
    const scene = table(1)
    clear(scene)
    answer(scene, 0, spaceOf('landSale'), 1)
    answer(scene, 0, spaceOf('busyWeekend'), 0, 1, 10)
    answer(scene, 0, -4)
    for (let i = 0; i < 6 && asked(scene, 0) === 'playCards'; i++) answer(scene, 0, 'pass')
    expect([asked(scene, 0), stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([
      'progress',
      { barley: 3, flax: 4, rye: 1, clay: 3, milk: 1, jewelry: 1, tools: 4 },
      ['2', '3'],
    ])
    answer(scene, 0, 110, 110, 210, 210, 301, 39, 4001, 4010)
    expect(seat(scene, 0).exhausted).toBe(4)
    answer(scene, 0, 5100)
    expect([seat(scene, 0).crafts, seat(scene, 0).center]).toEqual([[2, 2, 2, 2, 1], 1])
    // A tenth advancement fails for lack of tools: nothing more is asked in this phase.
    expect(scene.m.state.round).toBe(2)
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

  test('HX-A35 Nursery after 313 [H-SPC-329], HX-A36 two fields by sum [H-SPC-607]', () => {
    const scene = table(2, 1)
    give(scene, 0, { hand: [329], board: { nursery: [1, 1, 0] } })
    play(scene, 0, 329)
    expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{}, { bonus: 1 }])
    give(scene, 0, { tools: 6, jewelry: 6, hand: [607] })
    play(scene, 0, 607)
    expect(choices(scene, 0)).toEqual([24, 33, 0])
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
    answer(scene, 0, 56)
    expect(amount(scene, 0, 'wool')).toBe(1)
    give(scene, 0, { round: 4, wool: 1, fields: ['4w'] })
    reapAll(scene)
    expect([amount(scene, 0, 'wool'), fieldsOf(scene, 0)]).toEqual([5, ['3']])
  })
})

describe('further cases', () => {
  test('HX-B01 card 313 and the rows [H-SPC-313] [H-PH4-05] [H-PH4-06]', () => {
    const scene = table(3, 0)
    clear(scene)
    for (const i of [0, 1, 2]) give(scene, i, { workers: i === 0 ? 1 : 6, hand: i === 0 ? [313] : [] })
    play(scene, 0, 313)
    answer(scene, 0, spaceOf('nursery'), 0)
    expect([board(scene, 'nursery'), amount(scene, 0, 'clay')]).toEqual([[0, 1, 0], 3])
    answer(scene, 1, spaceOf('nursery'), 0)
    expect([board(scene, 'nursery'), seat(scene, 1).workers]).toEqual([[1, 1, 0], 5])
    answer(scene, 2, spaceOf('nursery'), 0)
    expect([board(scene, 'nursery'), seat(scene, 2).workers]).toEqual([[1, 1, 3], 3])
  })

  test('HX-B02 Town Hall leaves the boulders [H-ACT-19] [H-ACT-21] [H-PH9-16]', () => {
    const scene = table(1)
    clear(scene)
    give(scene, 0, {
      window: 7,
      crafts: [2, 1, 1, 1, 1],
      boulders: [4, 6, 3, 5, 3, 5, 3, 5, 3, 5],
      workers: 1,
      clay: 9,
      tools: 1,
    })
    answer(scene, 0, spaceOf('townHall'))
    expect(choices(scene, 0)).toEqual([1, -1])
    answer(scene, 0, 1)
    for (let i = 0; i < 6 && asked(scene, 0) === 'playCards'; i++) answer(scene, 0, 'pass')
    expect([asked(scene, 0), amount(scene, 0, 'jewelry')]).toEqual(['progress', 2])
    answer(scene, 0, 110, 110)
    expect(seat(scene, 0).exhausted).toBe(0)
    answer(scene, 0, 110)
    expect(seat(scene, 0).exhausted).toBe(1)
  })

  test('HX-B03 constraint with enough goods [H-PH9-04] [H-PH9-12]', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 4, phase: 9, clay: 2, rye: 2 })
    runAlone(scene, { op: 'progressNext', seat: 0 })
    expect(refusal(scene, 0, { choice: 122 }).rule).toBe('H-PH9-04')
    expect(choices(scene, 0)).toContain(121)
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
    answer(scene, 0, 720)
    // The instant after paying: 713 may be laid with it, its effects come second.
    expect(canPlay(scene, 0, 713)).toBe(true)
    answer(scene, 0, 713, 3)
    expect(stockOf(scene, 0)).toMatchObject({ clay: 2, tools: 2, milk: 1, rye: 1 })
    expect(handDecks(scene, 0)).toEqual({ bonus: 2 })
  })

  test('HX-B06 card 301 in Phase 2 [H-SPC-301] [H-PH2-04]', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 3, sheepOn: { 4: 2, 6: 1 }, hand: [301] })
    give(scene, 1, { round: 3 })
    edit(scene, (s) => {
      s.round = 4
    })
    enter(scene, 2)
    answer(scene, 0, 301, 446)
    if (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 2, 0, 1])
  })

  test('HX-B07 card 315 reopens Phase 4 [H-SPC-315] [H-PH4-16]', () => {
    const scene = table(2, 0)
    clear(scene)
    setBoard(scene, { butchery: [1, 2, 0] })
    give(scene, 0, { jewelry: 4, workers: 0, hand: [315] })
    give(scene, 1, { workers: 0 })
    run(scene, { op: 'nextTurn', seat: -1, after: 1 })
    answer(scene, 0, 315, spaceOf('butchery'))
    expect([seat(scene, 0).workers, board(scene, 'butchery'), amount(scene, 0, 'jewelry'), asked(scene, 0)]).toEqual([
      2,
      [1, 0, 0],
      4,
      'turn',
    ])
  })

  test('HX-B08 field limit [H-RES-05], HX-B09 jewelry limit [H-RES-10]', () => {
    const scene = table(2, 0)
    clear(scene)
    give(scene, 0, { fields: Array(8).fill('3'), workers: 6 })
    answer(scene, 0, spaceOf('clearing'))
    expect([fieldsOf(scene, 0).length, amount(scene, 0, 'clay')]).toEqual([8, 1])
    const sale = table(2, 0)
    clear(sale)
    give(sale, 0, { fields: ['2', '3', '4'], jewelry: 10, workers: 6 })
    answer(sale, 0, spaceOf('landSale'), 1)
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

  test('HX-B11 card 020 [H-JUST-02]', () => {
    const scene = table(2, 1)
    give(scene, 0, { phase: 9, jewelry: 1, clay: 1, hand: [20] })
    runAlone(scene, { op: 'progressNext', seat: 0 })
    answer(scene, 0, 19)
    // Nothing can be advanced any more without tools: the last chance of the phase.
    expect(canPlay(scene, 0, 20)).toBe(true)
    play(scene, 0, 20)
    expect(stockOf(scene, 0)).toMatchObject({ hops: 1, milk: 1 })
  })

  test('HX-B12 two cards at once [H-ANY-08]', () => {
    const scene = table(2, 1)
    give(scene, 0, { clay: 1, fields: ['5'], hand: [113, 112] })
    k.apply(scene.m, 0, { to: 'anytime', choice: -112 })
    answer(scene, 0, 113, 'pass', 64)
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['5c'], { hops: 1 }])
    const after = table(2, 1)
    give(after, 0, { clay: 1, fields: ['5'], hand: [113, 112] })
    play(after, 0, 112)
    answer(after, 0, 64)
    expect(cardRefused(after, 0, 113)).toBe('H-CARD-02')
  })

  test('HX-B13 income chain [H-PH3-04]', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 4, played: [827], hand: [817] })
    give(scene, 1, { round: 4 })
    enter(scene, 3)
    answer(scene, 0, 817)
    expect([stockOf(scene, 0), points(scene)?.parts.cards]).toEqual([{ tools: 1 }, 12])
  })

  test('HX-B14 card 728 [H-SPC-728]', () => {
    const scene = table(2, 1)
    give(scene, 0, { barley: 2, flax: 2, hops: 1, clay: 4, fields: ['3', '3', '3'], hand: [728] })
    play(scene, 0, 728)
    expect(choices(scene, 0)).toEqual([2100, 2010, 1200, 1110, 210])
    answer(scene, 0, 2100, 0, 1, 10)
    expect([fieldsOf(scene, 0), stockOf(scene, 0), handDecks(scene, 0)]).toEqual([
      ['3b', '3b', '3f'],
      { clay: 4 },
      { bonus: 1 },
    ])
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
      answer(scene, 0, 19, 19, 19)
      expect([amount(scene, 0, 'tools'), canPlay(scene, 0, 903)]).toEqual([tools, playable])
    }
  })

  test('HX-B16 card 222 [H-SPC-222]', () => {
    const scene = table(2, 0)
    clear(scene)
    give(scene, 0, { workers: 3, fields: ['2', '3', '5'], hand: [222] })
    play(scene, 0, 222)
    expect([fieldsOf(scene, 0), choices(scene, 0), refusal(scene, 0, { choice: 3 }).rule]).toEqual([
      ['3', '4', '5'],
      [-3],
      'H-SPC-222',
    ])
  })

  test('HX-B17 No Cards variant [H-VAR-03] [H-VAR-05]', () => {
    const scene = table(2, 0, { noCards: true })
    clear(scene)
    expect([0, 5, 10, 15].some((space) => choices(scene, 0).includes(space))).toBe(false)
    for (const i of [0, 1]) give(scene, i, { round: 1, workers: 0 })
    enter(scene, 10)
    expect(scene.m.state.first).toBe(1)
  })
})
