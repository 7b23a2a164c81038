/** Rulings on single cards: 318 to 925. */

import { describe, expect, test } from 'vitest'
import { acting, holding, plays } from './holding.ts'
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
  type Given,
  give,
  handDecks,
  k,
  play,
  runAlone,
  seat,
  setBoard,
  stockOf,
  table,
} from './scenario.ts'

describe('rulings', () => {
  test('[H-SPC-318] 318, 709: the largest difference between two buildings', () => {
    expect(plays(holding(318, { crafts: [6, 2, 3, 5, 3] }))).toEqual([1])
    expect(plays(holding(709, { crafts: [1, 1, 4, 1, 1] }))).toEqual([])
    expect(plays(holding(709, { crafts: [1, 1, 5, 1, 1] }))).toEqual([0])
  })

  test('[H-SPC-321] 321: at least 10 minus jewelry in barley', () => {
    expect([2, 3, 4].map((barley) => canPlay(holding(321, { jewelry: 7, barley }), 0, 321))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('[H-SPC-323] 323: to row 4 also from above', () => {
    const scene = holding(323, { fields: ['5', '3b'] })
    play(scene, 0, 323)
    answer(scene, 0, { fields: [0] })
    expect(fieldsOf(scene, 0)).toEqual(['3b', '4'])
  })

  test('[H-SPC-324] 324: window above round + 5, 6, 7', () => {
    const rows = (round: number, window: number) =>
      plays(holding(324, { round, window, crafts: Array(5).fill(window - 6) }))
    expect([rows(2, 7), rows(2, 8), rows(2, 9), rows(2, 10)]).toEqual([[], [0], [1], [2]])
  })

  test('[H-SPC-326] 326: 1 wool for card 4, 2 for cards 5 or 6, 3 for the Stables', () => {
    const careful: Given['state'] = (p) => (p.careful = true)
    expect(plays(holding(326, { round: 2, sheepOn: { 4: 1, 6: 1 }, sheep: 1, state: careful }))).toEqual([0, 1, 2])
    expect(plays(holding(326, { round: 2, sheepOn: { 4: 1 } }))).toEqual([0])
    expect(plays(holding(326, { round: 2, sheepOn: { 5: 1 } }))).toEqual([1])
  })

  test('[H-SPC-327] 327, 730: Farmyard cards on the board without sheep, also of Rounds 2 and 3', () => {
    const scene = holding(327, { round: 1, sheepOn: { 4: 2 } })
    play(scene, 0, 327)
    expect(amount(scene, 0, 'hides')).toBe(4)
    expect(canPlay(holding(730, { round: 6 }), 0, 730)).toBe(true)
    expect(canPlay(holding(730, { round: 4, rye: 1 }), 0, 730)).toBe(false)
  })

  test('[H-SPC-328] 328: a jewelry instead of the sheep, inside the running action; hides and card in any case', () => {
    const scene = acting(328, { jewelry: 1 })
    answer(scene, 0, { space: 'butchery', workers: 1 }, { play: '328' })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['exchange', [{ pay: { jewelry: 1 } }, 'pass']])
    answer(scene, 0, { pay: { jewelry: 1 } })
    expect([stockOf(scene, 0), handDecks(scene, 0)]).toEqual([{ meat: 4, hides: 4 }, { bonus: 1 }])
    const without = acting(328, { sheep: 1, jewelry: 1 })
    answer(without, 0, { space: 'butchery', workers: 1 }, { play: '328' }, 'pass')
    expect([stockOf(without, 0), seat(without, 0).sheep[7]]).toEqual([{ jewelry: 1, hides: 2 }, 1])
    expect(seat(without, 0).jewelForSheep).toBe(false)
  })

  test('[H-SPC-329] 329: 0, 2 or 7 meat by the Workers in the Nursery', () => {
    const rows = (nursery: number[]) => plays(holding(329, { board: { nursery } }))
    expect([rows([0, 0, 0]), rows([1, 1, 0]), rows([1, 2, 0]), rows([1, 1, 3]), rows([1, 2, 3])]).toEqual([
      [],
      [0],
      [1],
      [1],
      [2],
    ])
  })

  test('[H-SPC-413] 413: n sheep for n tools and n Bonus cards', () => {
    const scene = holding(413, { sheep: 3 })
    expect(plays(scene)).toEqual([0, 1, 2])
    play(scene, 0, 413, 2)
    expect([stockOf(scene, 0), handDecks(scene, 0), seat(scene, 0).sheep[7]]).toEqual([{ tools: 3 }, { bonus: 3 }, 0])
  })

  test('[H-SPC-419] 419, 726: a space with at most one Worker, full effect with the marker', () => {
    const scene = holding(726, {
      phase: 6,
      jewelry: 1,
      board: { bonusCard: [1, 0, 0], farming: [1, 2, 0], nursery: [0, 1, 0] },
    })
    expect(scene.m.state.first).toBe(1)
    play(scene, 0, 726)
    expect(choices(scene, 0)).toContainEqual({ space: 'nursery' })
    expect(choices(scene, 0)).not.toContainEqual({ space: 'farming' })
    answer(scene, 0, { space: 'bonusCard' })
    expect([board(scene, 'bonusCard'), scene.m.state.first, handDecks(scene, 0)]).toEqual([[1, 2, 0], 0, { bonus: 1 }])
    expect(cardRefused(holding(419, { jewelry: 1 }), 0, 419)).toBe('H-CARD-13')
  })

  test('[H-SPC-426] 426: one field harvested next gives twice its yield, and that counts as harvested', () => {
    const scene = holding(426, { phase: 7, tools: 6, fields: ['5b', '3f'] })
    runAlone(scene, { op: 'reap', seat: 0 })
    answer(scene, 0, { play: '426' })
    expect([asked(scene, 0), choices(scene, 0)]).toEqual(['reapNext', [{ harvest: 0 }, { harvest: 1 }]])
    answer(scene, 0, { harvest: 0 })
    expect([stockOf(scene, 0), seat(scene, 0).reaped[0]]).toEqual([{ barley: 10, flax: 3, tools: 6 }, 10])
  })

  test('[H-SPC-509] 509, 704, 705: maximum values', () => {
    expect([5, 4, 2, 1, 0].map((n) => plays(holding(509, { fields: Array(n).fill('3') })).length)).toEqual([
      0, 1, 2, 3, 4,
    ])
    expect([8, 7, 5, 4, 3].map((n) => plays(holding(704, { sheep: 4, fields: Array(n).fill('3') })).length)).toEqual([
      0, 1, 2, 3, 4,
    ])
    expect([8, 7, 4, 1].map((tools) => plays(holding(705, { sheep: 4, tools })))).toEqual([[], [0], [1], [2]])
    expect(plays(holding(705, { sheep: 3, tools: 1 }))).toEqual([])
  })

  test('[H-SPC-516] 516: the field stays and is empty', () => {
    const scene = holding(516, { fields: ['5h'] })
    play(scene, 0, 516)
    expect([fieldsOf(scene, 0), amount(scene, 0, 'hops')]).toEqual([['5'], 0])
  })

  test('[H-SPC-516] 516 takes one good: a field sown twice (627) keeps the other', () => {
    const scene = holding(516, { fields: ['4bb'] })
    play(scene, 0, 516)
    expect([fieldsOf(scene, 0), amount(scene, 0, 'barley'), amount(scene, 0, 'tools')]).toEqual([['4b'], 0, 2])
  })

  test('[H-SPC-531] 531: two sheep one step back, or lost where no card lies', () => {
    const scene = holding(531, { round: 4, sheepOn: { 5: 1, 6: 1 }, sheep: 1 })
    play(scene, 0, 531)
    expect(choices(scene, 0)).toEqual([
      { sheep: { card5: 1, card6: 1 } },
      { sheep: { card5: 1, stables: 1 } },
      { sheep: { card6: 1, stables: 1 } },
    ])
    answer(scene, 0, { sheep: { card5: 1, card6: 1 } }, { option: 0 })
    // From card 5 there is no way back in Round 4; from card 6 to card 5.
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 1, 0, 1])
    const last = holding(531, { round: 6, sheep: 3 })
    play(last, 0, 531)
    answer(last, 0, { option: 1 })
    expect([seat(last, 0).sheep[7], seat(last, 0).sheep[6]]).toEqual([1, 0])
    expect(cardRefused(holding(531, { sheep: 1 }), 0, 531)).toBe('H-CARD-05')
  })

  test('[H-SPC-531] 531 in Round 6 returns the sheep, also in Phase 1 while the last card still lies', () => {
    const scene = holding(531, { round: 6, phase: 1, sheep: 2, sheepOn: { 6: 1 } })
    edit(scene, (s) => {
      const [p] = s.players
      if (p !== undefined) p.stable = [0, 0, 0, 0, 0, 0, 506]
    })
    play(scene, 0, 531)
    answer(scene, 0, { sheep: { stables: 2 } }, { option: 1 })
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 0, 0, 1, 0])
  })

  test('[H-SPC-426] 426 is not offered again once nothing is left to harvest', () => {
    const scene = table(2, 0)
    give(scene, 0, { round: 2, tools: 6, fields: ['3b'], hand: [426] })
    give(scene, 1, { round: 2 })
    enter(scene, 7)
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([7, 'playCards'])
    const goesOn = expect.objectContaining({ kind: 'phase', phase: 8 })
    expect(answer(scene, 0, 'pass')).toContainEqual(goesOn)
    // Nor at all without a field to harvest.
    const bare = table(2, 0)
    give(bare, 0, { round: 2, tools: 6, fields: ['3'], hand: [426] })
    give(bare, 1, { round: 2 })
    expect(enter(bare, 7)).toContainEqual(goesOn)
  })

  test('[H-SPC-607] 607: rows that add up to the jewelry, or one field with 4 or 5', () => {
    const rows = (jewelry: number, fields: number) => {
      const scene = holding(607, { tools: 6, jewelry, fields: Array(fields).fill('3') })
      play(scene, 0, 607)
      return choices(scene, 0)
    }
    expect([4, 5, 6, 7, 8, 9, 10].map((jewelry) => rows(jewelry, 0))).toEqual([
      [{ rows: [2, 2] }, { rows: [4] }, 'pass'],
      [{ rows: [2, 3] }, { rows: [5] }, 'pass'],
      [{ rows: [2, 4] }, { rows: [3, 3] }, 'pass'],
      [{ rows: [2, 5] }, { rows: [3, 4] }, 'pass'],
      [{ rows: [3, 5] }, { rows: [4, 4] }, 'pass'],
      [{ rows: [4, 5] }, 'pass'],
      [{ rows: [5, 5] }, 'pass'],
    ])
    expect([rows(5, 7), rows(6, 7)]).toEqual([[{ rows: [5] }, 'pass'], []])
  })

  test('[H-SPC-627] 627: one or two of a crop in one field', () => {
    const scene = holding(627, { tools: 7, barley: 2, rye: 1, fields: ['4'] })
    play(scene, 0, 627)
    expect(choices(scene, 0)).toEqual([
      { sow: 'barley', column: 0, copies: 2 },
      { sow: 'barley', column: 0 },
      { sow: 'rye', column: 0 },
      'done',
    ])
    answer(scene, 0, { sow: 'barley', column: 0, copies: 2 })
    expect([fieldsOf(scene, 0), asked(scene, 0)]).toEqual([['4bb'], null])
  })

  test('[H-SPC-631] 631: hides up to the tools left, never fewer', () => {
    for (const [tools, hides, after] of [
      [7, 2, 5],
      [4, 6, 6],
    ] as const) {
      const scene = holding(631, { tools, hides })
      play(scene, 0, 631)
      expect([amount(scene, 0, 'hides'), amount(scene, 0, 'tools')]).toEqual([after, tools - 2])
    }
  })

  test('[H-SPC-712] 712: jewelry 3, 5, 7 or tools 6, 8, 10', () => {
    expect(plays(holding(712, { jewelry: 2, tools: 5 }))).toEqual([])
    expect(plays(holding(712, { jewelry: 2, tools: 8 }))).toEqual([1])
    expect(plays(holding(712, { jewelry: 7 }))).toEqual([2])
  })

  test('[H-SPC-723] 723: flax and hides in five mixtures', () => {
    expect(plays(holding(723, { flax: 7, hides: 4 }))).toEqual([0, 1, 2, 3, 4])
    expect(plays(holding(723, { flax: 3, hides: 2 }))).toEqual([2])
  })

  test('[H-SPC-728] 728: all crops but three are returned, which ones is the owner’s choice', () => {
    const scene = holding(728, { barley: 3, rye: 1, clay: 9 })
    play(scene, 0, 728)
    expect(choices(scene, 0)).toEqual([{ keep: { barley: 3 } }, { keep: { barley: 2, rye: 1 } }])
    answer(scene, 0, { keep: { barley: 2, rye: 1 } })
    expect(stockOf(scene, 0)).toEqual({ barley: 2, rye: 1, clay: 9 })
  })

  test('[H-SPC-731] 731: half of the hides in barley and in wool', () => {
    const scene = holding(731, { tools: 1, hides: 5 })
    play(scene, 0, 731)
    expect(stockOf(scene, 0)).toEqual({ hides: 5, barley: 2, wool: 2 })
  })

  test('[H-SPC-839] 839: each Phase 3 one tool for one jewelry, if wanted', () => {
    const scene = table(2, 1)
    give(scene, 0, { round: 3, played: [839], tools: 2 })
    runAlone(scene, { op: 'incomeNext', seat: 0 })
    answer(scene, 0, { pay: { tools: 1 } })
    expect([stockOf(scene, 0), asked(scene, 0)]).toEqual([{ tools: 1, jewelry: 1 }, null])
  })

  test('[H-SPC-922] 922 to 925: fields not of row 2, sheep, fields, jewelry or sheep', () => {
    expect(canPlay(holding(922, { fields: ['3', '3', '4', '4', '5', '5', '5b'] }), 0, 922)).toBe(true)
    expect(canPlay(holding(922, { fields: ['3', '3', '4', '4', '5', '5', '2'] }), 0, 922)).toBe(false)
    expect([923, 924].map((card) => canPlay(holding(card, { sheep: 8, fields: Array(8).fill('2') }), 0, card))).toEqual(
      [true, true],
    )
    expect(plays(holding(925, { jewelry: 5, sheep: 10 }))).toEqual([0, 1])
  })
})

test('the window of a space in use stays with its user', () => {
  const scene = acting(328, { jewelry: 1 })
  give(scene, 1, { hand: [328], workers: 6 })
  setBoard(scene, { butchery: [0, 0, 0] })
  answer(scene, 0, { space: 'butchery', workers: 1 })
  expect([k.anytime(scene.m, 1), canPlay(scene, 0, 328)]).toEqual([[{ careful: true }], true])
})
