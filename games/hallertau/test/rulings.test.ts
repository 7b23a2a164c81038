/** Rulings on single cards: 001 to 316. */

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
  clearBoard,
  edit,
  fieldsOf,
  give,
  play,
  refusal,
  seat,
  setBoard,
  stockOf,
  table,
} from './scenario.ts'

describe('rulings', () => {
  test('[H-SPC-001] 001: all steps by one sheep', () => {
    const scene = holding(1, { round: 2, sheepOn: { 4: 2, 5: 2 } })
    play(scene, 0, 1, 2)
    answer(scene, 0, { move: { card4: 1 }, steps: 2 })
    expect(seat(scene, 0).sheep).toEqual([0, 0, 0, 0, 1, 2, 1, 0])
  })

  test('[H-SPC-022] 022: exactly 1 or 2 planted fields, one harvested; 221 two; 628 three', () => {
    expect([0, 1, 2, 3].map((n) => canPlay(holding(22, { fields: Array(n).fill('3b') }), 0, 22))).toEqual([
      false,
      true,
      true,
      false,
    ])
    for (const [card, n] of [
      [22, 1],
      [221, 2],
      [628, 3],
    ] as const) {
      const scene = holding(card, { tools: 3, fields: card === 628 ? ['3b', '3f', '3h', '3r'] : ['3b', '4f'] })
      play(scene, 0, card)
      let harvested = 0
      while (asked(scene, 0) === 'harvestSome') {
        answer(scene, 0, choices(scene, 0)[0] ?? -1)
        harvested++
      }
      expect(harvested).toBe(n)
    }
  })

  test('[H-SPC-023] no empty field, or none in some rows, is also true without fields', () => {
    for (const card of [23, 828, 203, 402, 831, 832]) expect(canPlay(holding(card), 0, card)).toBe(true)
    for (const card of [23, 828, 203, 402, 831, 832])
      expect(canPlay(holding(card, { fields: ['2', '3'] }), 0, card)).toBe(false)
  })

  test('[H-SPC-024] raising: row 5 stays, fields may be left out', () => {
    const scene = holding(122, { fields: ['3b', '4f'], state: (p) => (p.careful = true) })
    play(scene, 0, 122)
    expect(choices(scene, 0)).toEqual([{ fields: [0, 1] }, { fields: [0] }, { fields: [1] }, 'pass'])
    answer(scene, 0, { fields: [1] }, 'pass')
    expect(fieldsOf(scene, 0)).toEqual(['3b', '5f'])
  })

  test('[H-SPC-109] 109: the largest of the four piles', () => {
    expect(plays(holding(109, { played: [801, 802, 901, 902, 2, 3, 401, 402] }))).toEqual([])
    expect(plays(holding(109, { played: [801, 802, 901, 902, 904, 2, 3] }))).toEqual([0])
    expect(plays(holding(109, { played: [402, 403, 405, 406, 407, 408, 409] }))).toEqual([1])
  })

  test('[H-SPC-121] Workers left in the own supply: 121 one to three, 302 one or two, 313 exactly one', () => {
    const left = (card: number) => [0, 1, 2, 3, 4].filter((workers) => canPlay(holding(card, { workers }), 0, card))
    expect([left(121), left(302), left(313)]).toEqual([[1, 2, 3], [1, 2], [1]])
  })

  test('[H-SPC-205] 205: with 8 fields playable without effect', () => {
    expect(plays(holding(205, { fields: Array(6).fill('3') }))).toEqual([0])
    expect(plays(holding(205, { fields: Array(7).fill('3') }))).toEqual([0, 1])
    const scene = holding(205, { fields: Array(8).fill('3') })
    play(scene, 0, 205, 1)
    expect([fieldsOf(scene, 0).length, seat(scene, 0).played]).toEqual([8, [205]])
    expect(plays(holding(312, { fields: Array(8).fill('3') }))).toEqual([2])
  })

  test('[H-SPC-210] 210: all rows of one space', () => {
    const scene = holding(210, { hops: 2, board: { farming: [1, 2, 3], nursery: [1, 0, 0] } })
    play(scene, 0, 210)
    expect(choices(scene, 0)).toEqual([{ space: 'farming' }, { space: 'nursery' }, 'pass'])
    answer(scene, 0, { space: 'farming' })
    expect([board(scene, 'farming'), board(scene, 'nursery')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ])
  })

  test('[H-SPC-211] 211: only one of both', () => {
    const scene = holding(211, { clay: 3, hops: 3 })
    expect(plays(scene)).toEqual([0, 1])
    play(scene, 0, 211, 1)
    expect(stockOf(scene, 0)).toEqual({ clay: 5, hops: 3 })
  })

  test('[H-SPC-212] differences to the window never fall below 0', () => {
    const scene = holding(212, { tools: 5, window: 12, crafts: Array(5).fill(6) })
    play(scene, 0, 212)
    expect(stockOf(scene, 0)).toEqual({ tools: 5 })
    const more = holding(212, { tools: 7, window: 12, crafts: Array(5).fill(6) })
    play(more, 0, 212, 2)
    expect(amount(more, 0, 'clay')).toBe(2)
  })

  test('[H-SPC-214] 214, 322: only the chosen crop may be sown, also an older unit of it', () => {
    const scene = holding(214, { fields: ['3'], barley: 4, rye: 1 })
    play(scene, 0, 214)
    answer(scene, 0, { option: 3 })
    expect(choices(scene, 0)).toEqual([{ sow: 'rye', column: 0 }, 'done'])
  })

  test('[H-SPC-222] 222: own turn, no planted field; the turn must use up all Workers', () => {
    const scene = acting(222, {
      workers: 3,
      fields: ['2', '3', '5'],
      board: { nursery: [1, 2, 0], clearing: [1, 0, 0] },
    })
    play(scene, 0, 222)
    expect(fieldsOf(scene, 0)).toEqual(['3', '4', '5'])
    expect(choices(scene, 0)).toEqual([{ space: 'nursery', workers: 3 }, { exchange: 3 }])
    expect(refusal(scene, 0, { choice: { space: 'clearing', workers: 2 } }).rule).toBe('H-SPC-222')
    expect(refusal(scene, 0, { choice: { exchange: 2 } }).rule).toBe('H-SPC-222')
    answer(scene, 0, { exchange: 3 })
    expect(seat(scene, 0).bound).toBe(false)
    expect(cardRefused(holding(222, { workers: 3 }), 0, 222)).toBe('H-JUST-01')
  })

  test('[H-SPC-301] 301: a sheep on the card that leaves next; never after Phase 2 of Round 6', () => {
    expect(canPlay(holding(301, { round: 3, sheepOn: { 4: 1 } }), 0, 301)).toBe(true)
    expect(canPlay(holding(301, { round: 3, sheepOn: { 5: 1 } }), 0, 301)).toBe(false)
    expect(canPlay(holding(301, { round: 6, sheep: 5 }), 0, 301)).toBe(false)
  })

  test('[H-SPC-302] 302, 725: all named spaces or none; one without Workers is no obstacle', () => {
    const scene = holding(302, { workers: 1, board: { sheepMarket: [1, 2, 3], weeklyMarket: [0, 1, 0] } })
    play(scene, 0, 302)
    expect(choices(scene, 0)).toEqual(['yes', 'pass'])
    answer(scene, 0, 'yes')
    expect([board(scene, 'sheepMarket'), board(scene, 'weeklyMarket'), board(scene, 'sheepBreeding')]).toEqual([
      [1, 2, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('[H-SPC-303] 303: the Quadrant with the most; at most 5 in Round 1', () => {
    const cleared = (list: number[]) => plays(holding(303, { phase: 1, state: (_, s) => (s.cleared = list) }))
    expect([cleared([5, 5, 5, 5]), cleared([6, 0, 0, 2]), cleared([3, 3, 12, 3])]).toEqual([[], [0], [4]])
  })

  test('[H-SPC-312] 312: free of cost, boulders still count, the center follows, no Worker more', () => {
    const scene = holding(312, { fields: Array(6).fill('3'), crafts: [1, 1, 1, 1, 0], workers: 2 })
    play(scene, 0, 312)
    answer(scene, 0, { advance: 'manufacture' })
    expect([seat(scene, 0).center, seat(scene, 0).workers]).toEqual([1, 2])
    expect(seat(scene, 0).boulders.slice(8)).toEqual([2, 4])
    const blocked = holding(312, { fields: Array(6).fill('3'), boulders: [1, 4, 2, 4, 2, 4, 2, 4, 2, 4] })
    play(blocked, 0, 312)
    expect(choices(blocked, 0)).toEqual([
      { advance: 'brewhouse' },
      { advance: 'coolingHouse' },
      { advance: 'bakehouse' },
      { advance: 'manufacture' },
      'pass',
    ])
    expect(refusal(blocked, 0, { choice: { advance: 'carpentry' } })).toMatchObject({
      rule: 'H-PH9-16',
      args: { craft: 'carpentry' },
    })
    const arrived = holding(312, { fields: Array(6).fill('3'), crafts: [10, 1, 1, 1, 1] })
    play(arrived, 0, 312)
    expect(refusal(arrived, 0, { choice: { advance: 'carpentry' } }).rule).toBe('H-PH9-15')
  })

  test('[H-SPC-313] 313: the last Worker in any empty second row; it takes the place of the own turn', () => {
    const scene = acting(313, { workers: 1, board: { nursery: [1, 0, 0], farming: [1, 2, 0] } })
    play(scene, 0, 313)
    expect(choices(scene, 0)).not.toContainEqual({ space: 'farming' })
    answer(scene, 0, { space: 'nursery' }, { option: 0 })
    expect([board(scene, 'nursery'), seat(scene, 0).workers, amount(scene, 0, 'clay')]).toEqual([[1, 1, 0], 0, 3])
    expect([asked(scene, 0), asked(scene, 1)]).toEqual([null, 'turn'])
    // Played while the others have their chance, before the own turn is asked.
    const early = table(3, 0)
    clearBoard(early)
    setBoard(early, { farming: [1, 2, 0] })
    for (const i of [0, 1, 2]) give(early, i, { workers: i === 1 ? 1 : 6, hand: [[], [313], [9]][i] ?? [] })
    answer(early, 0, { space: 'farming', workers: 3 })
    expect([asked(early, 2), asked(early, 1)]).toEqual(['playCards', null])
    play(early, 1, 313)
    answer(early, 1, { space: 'clayDelivery' })
    answer(early, 2, 'pass')
    expect([asked(early, 1), asked(early, 2), early.m.defect]).toEqual([null, 'turn', null])
    const other = holding(313, { workers: 1 })
    play(other, 0, 313)
    answer(other, 0, { space: 'clayDelivery' })
    expect([board(other, 'clayDelivery'), asked(other, 1)]).toEqual([[0, 1, 0], 'turn'])
  })

  test('[H-SPC-314] 314: 3 Workers into the third row of another space; card spaces only as source', () => {
    const scene = holding(314, { board: { gatewayCard: [1, 2, 0], nursery: [1, 2, 0], butchery: [0, 0, 3] } })
    play(scene, 0, 314)
    expect(choices(scene, 0)).toEqual([
      { from: 'gatewayCard', to: 'nursery' },
      { from: 'butchery', to: 'nursery' },
      'pass',
    ])
    answer(scene, 0, { from: 'gatewayCard', to: 'nursery' })
    expect([board(scene, 'gatewayCard'), board(scene, 'nursery')]).toEqual([
      [0, 0, 0],
      [1, 2, 3],
    ])
    expect(asked(scene, 0)).toBeNull()
  })

  test('[H-SPC-315] 315: the topmost row of one space becomes own Workers, even when all are out', () => {
    const scene = acting(315, { workers: 1, jewelry: 4, board: { farming: [1, 2, 3] } })
    edit(scene, (s) => {
      for (const [i, p] of s.players.entries()) p.workers = i === 0 ? 1 : 0
    })
    answer(scene, 0, { exchange: 1 })
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([4, 'playCards'])
    answer(scene, 0, { play: '315' }, { space: 'farming' })
    expect([seat(scene, 0).workers, board(scene, 'farming'), asked(scene, 0)]).toEqual([3, [1, 2, 0], 'turn'])
  })

  test('[H-SPC-316] 316: by the round 0, 1 or 2 Bonus cards; three different boulders, none onto another', () => {
    expect([1, 2, 3, 6].map((round) => plays(holding(316, { round })))).toEqual([[0], [1], [2], [2]])
    const scene = holding(316, { round: 1, boulders: [2, 3, 2, 4, 2, 4, 2, 4, 2, 4] })
    play(scene, 0, 316)
    expect(choices(scene, 0)).not.toContainEqual({ boulder: 'carpentry', which: 'near' })
    expect(refusal(scene, 0, { choice: { boulder: 'carpentry', which: 'near' } }).rule).toBe('H-PH9-16')
    answer(scene, 0, { boulder: 'carpentry', which: 'far' })
    expect(choices(scene, 0)).toContainEqual({ boulder: 'carpentry', which: 'near' })
    expect(refusal(scene, 0, { choice: { boulder: 'carpentry', which: 'far' } }).rule).toBe('H-SPC-316')
    answer(scene, 0, { boulder: 'carpentry', which: 'near' }, { boulder: 'manufacture', which: 'far' })
    expect(asked(scene, 0)).toBeNull()
    expect(seat(scene, 0).boulders).toEqual([3, 4, 2, 4, 2, 4, 2, 4, 2, 5])
  })
})
