/** Phases and rules one after the other, written from the rulebook alone: what one leaves behind the next one finds. */

import { describe, expect, test } from 'vitest'
import {
  amount,
  answer,
  asked,
  board,
  choices,
  clearBoard,
  edit,
  enter,
  fieldsOf,
  type Given,
  give,
  handDecks,
  k,
  refusal,
  type Scene,
  seat,
  setBoard,
  stockOf,
  table,
  using,
} from '../scenario.ts'

/** One player alone at the beginning of a phase. */
function alone(phase: number, given: Given): Scene {
  const scene = table(1)
  give(scene, 0, { ...given, phase })
  enter(scene, phase)
  return scene
}

/** One player alone on turn, on a board without Workers. */
function turn(given: Given): Scene {
  const scene = table(1)
  clearBoard(scene)
  give(scene, 0, given)
  return scene
}

describe('fallow, harvest, milking', () => {
  test('[H-PH6-01] [H-PH6-02] [H-PH6-03] [H-PH7-01] empty fields rise, the planted one waits, gives its row and goes down', () => {
    const scene = alone(6, { round: 3, fields: ['2', '4', '5', '4b'] })
    // 2 rises twice, 4 once, 5 stays; nobody is asked: only one can rise again.
    expect([asked(scene, 0), fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([
      'progress',
      ['3', '4', '5', '5'],
      { barley: 4 },
    ])
  })

  test('[H-PH6-02] which field rises twice is chosen, and one of them must', () => {
    const scene = alone(6, { round: 2, fields: ['2', '3'] })
    expect(choices(scene, 0)).toHaveLength(2)
    expect(refusal(scene, 0, { choice: 'pass' }).rule).not.toBe('')
    const [first = null, second = null] = choices(scene, 0)
    const other = { m: k.clone(scene.m) }
    answer(scene, 0, first)
    answer(other, 0, second)
    expect([fieldsOf(scene, 0), fieldsOf(other, 0)].map((list) => list.join()).sort()).toEqual(['3,5', '4,4'])
  })

  test('[H-PH7-01] [H-PH7-03] a field of row 2 gives 2 and stays there, one of row 5 gives 5 and goes to 4; both are empty', () => {
    const scene = alone(7, { round: 2, fields: ['2b', '5h'] })
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['2', '4'], { barley: 2, hops: 5 }])
  })

  test('[H-PH8-01] [H-PH7-01] the milk comes after the harvest, from sheep on cards and in the Stables, and none is lost', () => {
    const scene = alone(7, { round: 3, fields: ['3r'], sheep: 2, sheepOn: { 5: 1, 6: 3 } })
    expect([stockOf(scene, 0), seat(scene, 0).sheep.slice(4)]).toEqual([{ rye: 3, milk: 6 }, [0, 1, 3, 2]])
  })
})

describe('sheep and Workers', () => {
  test('[H-RES-11] [H-ACT-14] sheep of Rounds 1, 2 and 3 stand on the cards of Rounds 4, 5 and 6, later ones in the Stables', () => {
    const where = [1, 2, 3, 4, 5, 6].map((round) => {
      const scene = turn({ round, workers: 3 })
      answer(scene, 0, using(scene, 'weeklyMarket'))
      expect(amount(scene, 0, 'meat')).toBe(1)
      return seat(scene, 0).sheep.indexOf(1)
    })
    // The Stables come behind the card of Round 6.
    expect(where).toEqual([4, 5, 6, 7, 7, 7])
  })

  test('[H-PH2-02] [H-PH2-03] [H-PH2-05] the sheep on the card of the round are gone, those in the Stables are not; twelve Workers at most', () => {
    const scene = table(1)
    give(scene, 0, {
      round: 6,
      phase: 2,
      sheep: 1,
      sheepOn: { 6: 2 },
      window: 13,
      workers: 0,
      state: (p) => {
        p.stable = p.stable.with(6, 506)
      },
    })
    enter(scene, 2)
    expect([seat(scene, 0).sheep[6], seat(scene, 0).sheep[7], seat(scene, 0).workers]).toEqual([0, 1, 12])
  })

  test('[H-PH4-05] [H-PH4-07] [H-PH4-02] the third row takes three Workers: with two one may go elsewhere or take tools, never pass', () => {
    const scene = turn({ round: 2, workers: 2 })
    setBoard(scene, { clayDelivery: [1, 2, 0], nursery: [1, 0, 0] })
    expect(refusal(scene, 0, { choice: { space: 'clayDelivery', workers: 3 } }).rule).toBe('H-PH4-07')
    expect(refusal(scene, 0, { choice: { space: 'clayDelivery', workers: 2 } }).rule).not.toBe('')
    expect(choices(scene, 0)).toEqual(
      expect.arrayContaining([{ space: 'nursery', workers: 2 }, { exchange: 1 }, { exchange: 2 }]),
    )
    expect(choices(scene, 0)).not.toContain('pass')
    answer(scene, 0, { exchange: 1 })
    expect([seat(scene, 0).workers, amount(scene, 0, 'tools')]).toEqual([1, 1])
  })

  test('[H-PH1-01] [H-PH1-03] with four players the topmost occupied row of every space goes, and only that', () => {
    const scene = table(4)
    setBoard(scene, { farming: [1, 2, 3], butchery: [1, 2, 0], gatewayCard: [1, 0, 0], nursery: [0, 2, 0] })
    edit(scene, (s) => {
      s.round = 1
    })
    enter(scene, 1)
    expect(board(scene, 'farming')).toEqual([1, 2, 0])
    expect(board(scene, 'butchery')).toEqual([1, 0, 0])
    expect(board(scene, 'gatewayCard')).toEqual([0, 0, 0])
    expect(board(scene, 'nursery')).toEqual([0, 0, 0])
  })
})

describe('limits', () => {
  test('[H-ACT-22] [H-RES-10] the Town Hall with nine jewelry gives one, with ten none, and the building goes back all the same', () => {
    for (const [before, after] of [
      [7, 9],
      [8, 10],
      [9, 10],
      [10, 10],
    ] as const) {
      const scene = turn({ round: 3, workers: 3, jewelry: before, crafts: [1, 0, 0, 0, 0] })
      answer(scene, 0, using(scene, 'townHall'))
      if (asked(scene, 0) !== 'turn') answer(scene, 0, { back: 'carpentry' })
      expect([amount(scene, 0, 'jewelry'), seat(scene, 0).crafts[0]]).toEqual([after, 0])
    }
  })

  test('[H-RES-05] [H-ACT-10] the ninth field finds no column: the clay of the Clearing comes all the same', () => {
    const eight = Array.from({ length: 8 }, () => '3')
    const scene = turn({ round: 2, workers: 3, fields: eight })
    answer(scene, 0, using(scene, 'clearing'))
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([eight, { clay: 1 }])
    const room = turn({ round: 2, workers: 3, fields: eight.slice(1) })
    answer(room, 0, using(room, 'clearing'))
    expect([fieldsOf(room, 0), stockOf(room, 0)]).toEqual([['2', ...eight.slice(1)], { clay: 1 }])
  })

  test('[H-RES-03] [H-PH4-14] [H-PH4-15] the last card of a deck is drawn; after it the space still gives the marker', () => {
    const scene = table(2)
    clearBoard(scene)
    for (const i of [0, 1]) give(scene, i, { round: 2, workers: 4 })
    edit(scene, (s) => {
      s.decks[3] = [901]
      s.first = 0
    })
    answer(scene, 0, using(scene, 'pointCard'))
    expect(handDecks(scene, 0)).toEqual({ point: 1 })
    answer(scene, 1, using(scene, 'pointCard'))
    expect([handDecks(scene, 1), scene.m.state.first]).toEqual([{}, 1])
  })
})

describe('progress', () => {
  test('[H-PH9-20] [H-PH9-21] [H-PH9-17] a tool that moved a boulder is tired in Round 5 and gone in Round 6', () => {
    for (const [round, left] of [
      [5, 2],
      [6, 1],
    ] as const) {
      const scene = alone(9, { round, jewelry: 3, tools: 2 })
      for (let n = 0; n < 2; n++) answer(scene, 0, { advance: 'carpentry', pay: { jewelry: 1 } })
      expect([seat(scene, 0).crafts[0], amount(scene, 0, 'tools'), amount(scene, 0, 'jewelry')]).toEqual([2, left, 1])
    }
  })

  test('[H-CC-10] [H-CC-08] three points for each symbol between the Center and a building, none under the tile', () => {
    const points = (position: number, crafts: readonly number[]) => {
      const scene = table(1)
      give(scene, 0, { round: 6, window: 6 + position, crafts })
      return k.view(scene.m, 0).table.seats[0]?.parts.center
    }
    // Symbols 6 to 9 left of a building on 10; symbol 6 left of one on 7.
    expect(points(6, [10, 7, 6, 6, 6])).toBe(15)
    // The tile covers symbol 6 now.
    expect(points(7, [10, 7, 7, 7, 8])).toBe(18 + 12)
    expect(points(0, [6, 6, 6, 6, 0])).toBe(0)
  })
})
