/** Phase 4 and the twenty action spaces. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { SPACES } from '../rules/facts.ts'
import {
  amount,
  answer,
  asked,
  board,
  choices,
  clearBoard,
  edit,
  fieldsOf,
  give,
  handDecks,
  play,
  refusal,
  type Scene,
  seat,
  setBoard,
  stockOf,
  table,
  using,
} from './scenario.ts'

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Seat 0 is to act with six Workers on an empty board. */
function acting(seats = 2): Scene {
  const scene = table(seats, 0)
  clearBoard(scene)
  return scene
}
const use = (scene: Scene, space: (typeof SPACES)[number], ...answers: readonly Json[]): void => {
  answer(scene, 0, using(scene, space), ...answers)
}

describe('turns', () => {
  test('[H-PH4-01] clockwise from the first player until nobody has Workers', () => {
    const scene = table(3, 1)
    edit(scene, (s) => {
      for (const [i, p] of s.players.entries()) p.workers = [1, 2, 1][i] ?? 0
    })
    answer(scene, 1, { exchange: 1 })
    expect([asked(scene, 2), asked(scene, 1)]).toEqual(['turn', null])
    answer(scene, 2, { exchange: 1 })
    answer(scene, 0, { exchange: 1 })
    // Seats 2 and 0 are out of Workers and skipped.
    expect(asked(scene, 1)).toBe('turn')
    answer(scene, 1, { exchange: 1 })
    expect(scene.m.state.phase).not.toBe(4)
  })

  test('[H-PH4-02] a turn places or exchanges; there is no passing', () => {
    const scene = acting()
    const list = choices(scene, 0)
    expect(list).toEqual([
      { space: 'gatewayCard', workers: 1 },
      { space: 'sheepBreeding', workers: 1 },
      { space: 'sheepShearing', workers: 1 },
      { space: 'clayDelivery', workers: 1 },
      { space: 'farming', workers: 1 },
      { space: 'farmyardCard', workers: 1 },
      { space: 'butchery', workers: 1 },
      { space: 'nursery', workers: 1 },
      { space: 'busyWeekend', workers: 1 },
      { space: 'clearing', workers: 1 },
      { space: 'bonusCard', workers: 1 },
      { space: 'smallTrade', workers: 1 },
      { space: 'cultivation', workers: 1 },
      { space: 'weeklyMarket', workers: 1 },
      { space: 'landSale', workers: 1 },
      { space: 'pointCard', workers: 1 },
      { space: 'fertilizing', workers: 1 },
      { space: 'toolShed', workers: 1 },
      { space: 'townHall', workers: 1 },
      { space: 'sheepMarket', workers: 1 },
      { exchange: 1 },
      { exchange: 2 },
      { exchange: 3 },
      { exchange: 4 },
      { exchange: 5 },
      { exchange: 6 },
    ])
    expect(refusal(scene, 0, { choice: 'pass' }).ok).toBe(false)
  })

  test('[H-PH4-03] whoever regains Workers comes back into the order', () => {
    const scene = table(2, 0)
    edit(scene, (s) => {
      s.board.fill(0)
      for (const [i, p] of s.players.entries()) p.workers = [3, 0][i] ?? 0
    })
    setBoard(scene, { butchery: [1, 2, 0] })
    give(scene, 1, { jewelry: 4, hand: [315], workers: 0 })
    answer(scene, 0, { exchange: 1 })
    expect(asked(scene, 1)).toBe('playCards')
    answer(scene, 1, { play: '315' }, { space: 'butchery' })
    expect(seat(scene, 1).workers).toBe(2)
    answer(scene, 0, { exchange: 1 })
    expect(asked(scene, 1)).toBe('turn')
  })

  test('[H-PH4-04] [H-PH4-05] [H-PH4-12] rows cost 1, 2, 3; the lowest empty one is used; Workers stay', () => {
    const scene = acting(1)
    for (const [rows, left] of [
      [[1, 0, 0], 5],
      [[1, 2, 0], 3],
      [[1, 2, 3], 0],
    ] as const) {
      answer(scene, 0, using(scene, 'clayDelivery'))
      expect(board(scene, 'clayDelivery')).toEqual(rows)
      if (left > 0) expect(seat(scene, 0).workers).toBe(left)
    }
  })

  test('[H-PH4-04] the four card spaces have two rows', () => {
    const scene = acting(1)
    setBoard(scene, { gatewayCard: [1, 2, 0], farming: [1, 2, 0] })
    expect(choices(scene, 0)).not.toContainEqual({ space: 'gatewayCard', workers: 2 })
    expect(choices(scene, 0)).toContainEqual({ space: 'farming', workers: 3 })
  })

  test('[H-PH4-06] a row with a single Worker is occupied', () => {
    const scene = acting(1)
    setBoard(scene, { nursery: [0, 1, 0] })
    use(scene, 'nursery', { option: 0 })
    expect([board(scene, 'nursery'), seat(scene, 0).workers]).toEqual([[1, 1, 0], 5])
    use(scene, 'nursery', { option: 0 })
    expect([board(scene, 'nursery'), seat(scene, 0).workers]).toEqual([[1, 1, 3], 2])
  })

  test('[H-PH4-07] no use of a full space, nor with too few Workers', () => {
    const scene = acting()
    setBoard(scene, { farming: [1, 2, 3], nursery: [1, 2, 0] })
    expect(refusal(scene, 0, { choice: { space: 'farming', workers: 3 } }).rule).toBe('H-PH4-07')
    edit(scene, (s) => {
      for (const p of s.players) p.workers = 2
    })
    expect(refusal(scene, 0, { choice: { space: 'nursery', workers: 3 } }).rule).toBe('H-PH4-07')
    expect(choices(scene, 0)).toContainEqual({ space: 'butchery', workers: 1 })
  })

  test('[H-PH4-08] the same seat may use a space again on a later turn', () => {
    const scene = acting(1)
    use(scene, 'clearing')
    use(scene, 'clearing')
    expect(board(scene, 'clearing')).toEqual([1, 2, 0])
    expect(amount(scene, 0, 'clay')).toBe(2)
  })

  test('[H-PH4-09] actions run from top to bottom, once each, whatever the row', () => {
    const scene = acting(1)
    setBoard(scene, { smallTrade: [1, 2, 0] })
    use(scene, 'smallTrade')
    expect(asked(scene, 0)).toBe('crops')
    answer(scene, 0, { crops: { barley: 2 } })
    expect(asked(scene, 0)).toBe('choose')
    answer(scene, 0, { option: 1 })
    expect([amount(scene, 0, 'barley'), amount(scene, 0, 'wool'), seat(scene, 0).workers]).toEqual([3, 1, 3])
  })

  test('[H-PH4-10] it is legal to place Workers and use nothing', () => {
    const scene = acting(1)
    const before = stockOf(scene, 0)
    use(scene, 'cultivation', 'done')
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([before, ['2', '3', '4']])
    expect(asked(scene, 0)).toBe('turn')
  })

  test('[H-PH4-11] "or" and slashes give exactly one alternative', () => {
    const scene = acting(1)
    use(scene, 'toolShed', { option: 1 })
    expect([fieldsOf(scene, 0), amount(scene, 0, 'clay')]).toEqual([['2', '3', '4', '4'], 0])
    use(scene, 'busyWeekend')
    expect(choices(scene, 0)).toEqual([{ option: 0 }, { option: 1 }])
    answer(scene, 0, { option: 0 })
    expect([amount(scene, 0, 'milk'), amount(scene, 0, 'wool')]).toEqual([1, 0])
  })

  test('[H-PH4-13] any number of Workers for as many tools, again on later turns', () => {
    const scene = acting(1)
    answer(scene, 0, { exchange: 2 })
    answer(scene, 0, { exchange: 3 })
    expect([amount(scene, 0, 'tools'), seat(scene, 0).workers]).toEqual([5, 1])
    expect(refusal(scene, 0, { choice: { exchange: 2 } }).rule).toBe('H-PH4-13')
  })

  test('[H-PH4-14] a card space gives card and marker at once; the running order stays', () => {
    const scene = table(3, 0)
    clearBoard(scene)
    answer(scene, 0, { space: 'clearing', workers: 1 })
    answer(scene, 1, { space: 'bonusCard', workers: 1 })
    expect([scene.m.state.first, handDecks(scene, 1), asked(scene, 2)]).toEqual([1, { bonus: 1 }, 'turn'])
    answer(scene, 2, { exchange: 6 })
    expect(asked(scene, 0)).toBe('turn')
  })

  test('[H-PH4-15] both parts are optional, and an empty deck still leaves the marker', () => {
    const scene = table(2, 1)
    edit(scene, (s) => {
      s.board.fill(0)
      s.decks[3] = []
    })
    expect(scene.m.state.first).toBe(1)
    answer(scene, 1, { exchange: 6 })
    answer(scene, 0, { space: 'pointCard', workers: 1 })
    expect([scene.m.state.first, handDecks(scene, 0)]).toEqual([0, {}])
    const careful = table(2, 1)
    edit(careful, (s) => {
      s.board.fill(0)
      for (const p of s.players) p.careful = true
    })
    answer(careful, 1, { exchange: 6 })
    answer(careful, 0, { space: 'pointCard', workers: 1 }, { take: 1 }, 'pass')
    expect([careful.m.state.first, handDecks(careful, 0)]).toEqual([1, { point: 1 }])
  })

  test('[H-PH4-16] when all are out of Workers there is a last chance for cards', () => {
    const scene = table(2, 0)
    edit(scene, (s) => {
      s.board.fill(0)
      for (const p of s.players) p.workers = 1
    })
    give(scene, 0, { jewelry: 4, hand: [315], workers: 1 })
    answer(scene, 0, { space: 'clearing', workers: 1 }, 'pass')
    answer(scene, 1, { exchange: 1 })
    expect([scene.m.state.phase, asked(scene, 0)]).toEqual([4, 'playCards'])
    answer(scene, 0, { play: '315' }, { space: 'clearing' })
    expect(asked(scene, 0)).toBe('turn')
    answer(scene, 0, { exchange: 1 })
    expect(scene.m.state.phase).not.toBe(4)
  })
})

describe('the spaces', () => {
  test('[H-ACT-01] [H-ACT-06] [H-ACT-11] [H-ACT-16] the card spaces: one card of their deck and the marker', () => {
    for (const [space, deck] of [
      ['gatewayCard', 'gateway'],
      ['farmyardCard', 'farmyard'],
      ['bonusCard', 'bonus'],
      ['pointCard', 'point'],
    ] as const) {
      const scene = table(2, 0)
      edit(scene, (s) => {
        s.board.fill(0)
        s.first = 1
      })
      use(scene, space)
      expect([handDecks(scene, 0), scene.m.state.first]).toEqual([{ [deck]: 1 }, 0])
    }
  })

  test('[H-ACT-02] Sheep Breeding: 2 milk for 1 sheep or 4 milk for 2 sheep', () => {
    const scene = acting(1)
    give(scene, 0, { milk: 5, workers: 6 })
    use(scene, 'sheepBreeding')
    expect(choices(scene, 0)).toEqual([{ pay: { milk: 2 } }, { pay: { milk: 4 } }, 'pass'])
    answer(scene, 0, { pay: { milk: 4 } })
    expect([amount(scene, 0, 'milk'), seat(scene, 0).sheep[4]]).toEqual([1, 2])
    const poor = acting(1)
    give(poor, 0, { milk: 3, workers: 6 })
    use(poor, 'sheepBreeding', { pay: { milk: 2 } })
    expect([amount(poor, 0, 'milk'), seat(poor, 0).sheep[4]]).toEqual([1, 1])
  })

  test('[H-ACT-03] Sheep Shearing: wool for all sheep, and one of them may go a step', () => {
    const scene = acting(1)
    give(scene, 0, { round: 2, sheep: 2, sheepOn: { 5: 1, 6: 1 }, workers: 6 })
    use(scene, 'sheepShearing')
    expect(choices(scene, 0)).toEqual([{ move: { card5: 1 } }, { move: { card6: 1 } }, 'pass'])
    answer(scene, 0, { move: { card6: 1 } })
    expect([amount(scene, 0, 'wool'), seat(scene, 0).sheep]).toEqual([4, [0, 0, 0, 0, 0, 1, 0, 3]])
  })

  test('[H-ACT-04] Clay Delivery: clay by the round', () => {
    const scene = acting(1)
    give(scene, 0, { round: 5, workers: 6 })
    use(scene, 'clayDelivery')
    expect(stockOf(scene, 0)).toEqual({ clay: 5 })
  })

  test('[H-ACT-05] Farming: a field into row 5, or up to 4 sow actions', () => {
    const scene = acting(1)
    use(scene, 'farming', { option: 0 })
    expect(fieldsOf(scene, 0)).toEqual(['2', '3', '4', '5'])
    const sower = acting(1)
    give(sower, 0, { rye: 5, fields: ['2', '2', '2', '2', '2'], workers: 6 })
    use(
      sower,
      'farming',
      { option: 1 },
      { sow: 'rye', column: 0 },
      { sow: 'rye', column: 1 },
      { sow: 'rye', column: 2 },
      { sow: 'rye', column: 3 },
    )
    expect([fieldsOf(sower, 0), asked(sower, 0)]).toEqual([['2', '2r', '2r', '2r', '2r'], 'turn'])
  })

  test('[H-ACT-07] Butchery: any sheep for 4 meat and 2 hides', () => {
    const scene = acting(1)
    give(scene, 0, { round: 4, sheep: 1, sheepOn: { 6: 1 }, workers: 6 })
    use(scene, 'butchery')
    expect(choices(scene, 0)).toEqual([{ sheep: { card6: 1 } }, { sheep: { stables: 1 } }, 'pass'])
    answer(scene, 0, { sheep: { stables: 1 } })
    expect([stockOf(scene, 0), total(seat(scene, 0).sheep)]).toEqual([{ meat: 4, hides: 2 }, 1])
    const none = acting(1)
    give(none, 0, { workers: 6 })
    use(none, 'butchery')
    expect([stockOf(none, 0), asked(none, 0)]).toEqual([{}, 'turn'])
  })

  test('[H-ACT-08] Nursery: 3 clay, or 3 crops in any mixture', () => {
    const scene = acting(1)
    give(scene, 0, { workers: 6 })
    use(scene, 'nursery', { option: 1 })
    expect(choices(scene, 0)).toHaveLength(20)
    answer(scene, 0, { crops: { barley: 2, hops: 1 } })
    expect(stockOf(scene, 0)).toEqual({ barley: 2, hops: 1 })
    use(scene, 'nursery', { option: 0 })
    expect(stockOf(scene, 0)).toEqual({ barley: 2, hops: 1, clay: 3 })
  })

  test('[H-ACT-09] Busy Weekend: milk or wool, and up to 2 sow actions', () => {
    const scene = acting(1)
    use(scene, 'busyWeekend', { option: 1 }, { sow: 'barley', column: 0 }, { sow: 'flax', column: 1 })
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ rye: 1, wool: 1 }, ['2b', '3f', '4']])
  })

  test('[H-ACT-10] Clearing: a field into row 2 and a clay', () => {
    const scene = acting(1)
    give(scene, 0, { workers: 6 })
    use(scene, 'clearing')
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['2'], { clay: 1 }])
  })

  test('[H-ACT-12] Small Trade: 2 crops, milk or wool, and a step for one sheep', () => {
    const scene = acting(1)
    give(scene, 0, { round: 2, sheepOn: { 5: 2 }, workers: 6 })
    use(scene, 'smallTrade', { crops: { hops: 1, rye: 1 } }, { option: 0 }, { move: { card5: 1 } })
    expect([stockOf(scene, 0), seat(scene, 0).sheep[6]]).toEqual([{ hops: 1, rye: 1, milk: 1 }, 1])
  })

  test('[H-ACT-13] Cultivation: up to 3 sow actions', () => {
    const scene = acting(1)
    give(scene, 0, { hops: 4, fields: ['2', '3', '4', '5'], workers: 6 })
    use(scene, 'cultivation', { sow: 'hops', column: 0 }, { sow: 'hops', column: 1 }, { sow: 'hops', column: 2 })
    expect([fieldsOf(scene, 0), asked(scene, 0)]).toEqual([['2h', '3h', '4h', '5'], 'turn'])
  })

  test('[H-ACT-14] [H-ACT-20] Weekly Market: sheep and meat; Sheep Market: sheep and hide', () => {
    const scene = acting(1)
    give(scene, 0, { workers: 6 })
    use(scene, 'weeklyMarket')
    use(scene, 'sheepMarket')
    expect([stockOf(scene, 0), seat(scene, 0).sheep[4]]).toEqual([{ meat: 1, hides: 1 }, 2])
  })

  test('[H-ACT-15] Land Sale: any field for 1 jewelry and 3 clay', () => {
    const scene = acting(1)
    give(scene, 0, { fields: ['2', '4b'], workers: 6 })
    use(scene, 'landSale')
    expect(choices(scene, 0)).toEqual([{ fields: [0] }, { fields: [1] }, 'pass'])
    answer(scene, 0, { fields: [1] })
    expect([fieldsOf(scene, 0), stockOf(scene, 0)]).toEqual([['2'], { clay: 3, jewelry: 1 }])
  })

  test('[H-ACT-17] Fertilizing: up to 2 empty fields to row 5, then one sow action in any empty field', () => {
    const scene = acting(1)
    give(scene, 0, { rye: 2, fields: ['2', '3', '4', '2b'], workers: 6 })
    use(scene, 'fertilizing')
    expect(choices(scene, 0)).toEqual([
      { fields: [0, 1] },
      { fields: [0, 2] },
      { fields: [1, 2] },
      { fields: [0] },
      { fields: [1] },
      { fields: [2] },
      'pass',
    ])
    answer(scene, 0, { fields: [1, 2] }, { sow: 'rye', column: 0 })
    expect([fieldsOf(scene, 0), asked(scene, 0)]).toEqual([['2b', '2r', '5', '5'], 'turn'])
    const without = acting(1)
    give(without, 0, { rye: 2, fields: ['2'], workers: 6 })
    use(without, 'fertilizing', 'pass', { sow: 'rye', column: 0 })
    expect(fieldsOf(without, 0)).toEqual(['2r'])
  })

  test('[H-ACT-18] Tool Shed: 4 clay or a field into row 4, no tools', () => {
    const scene = acting(1)
    give(scene, 0, { workers: 6 })
    use(scene, 'toolShed', { option: 0 })
    use(scene, 'toolShed', { option: 1 })
    expect([stockOf(scene, 0), fieldsOf(scene, 0)]).toEqual([{ clay: 4 }, ['4']])
  })

  test('[H-ACT-19] [H-ACT-21] Town Hall: a building one space left for 2 jewelry; boulders and center stay', () => {
    const scene = acting(1)
    give(scene, 0, { window: 7, crafts: [2, 1, 1, 3, 1], boulders: [4, 6, 3, 5, 3, 5, 5, 7, 3, 5], workers: 6 })
    use(scene, 'townHall')
    expect(choices(scene, 0)).toEqual([{ back: 'carpentry' }, { back: 'bakehouse' }, 'pass'])
    answer(scene, 0, { back: 'carpentry' })
    expect([seat(scene, 0).crafts, seat(scene, 0).center, stockOf(scene, 0)]).toEqual([
      [1, 1, 1, 3, 1],
      1,
      { jewelry: 2 },
    ])
    expect(seat(scene, 0).boulders.slice(0, 2)).toEqual([4, 6])
    const none = acting(1)
    use(none, 'townHall')
    expect([amount(none, 0, 'jewelry'), asked(none, 0)]).toEqual([0, 'turn'])
  })

  test('[H-ACT-22] Town Hall with 9 or 10 jewelry: the move is legal, the gain is cut', () => {
    for (const jewelry of [9, 10]) {
      const scene = acting(1)
      give(scene, 0, { crafts: [1, 0, 0, 0, 0], jewelry, workers: 6 })
      use(scene, 'townHall', { back: 'carpentry' })
      expect([seat(scene, 0).crafts[0], amount(scene, 0, 'jewelry')]).toEqual([0, 10])
    }
  })

  test('[H-ACT-23] five spaces give clay', () => {
    const giving = SPACES.filter((space) => {
      const scene = acting(1)
      give(scene, 0, { fields: ['3'], crafts: [1, 0, 0, 0, 0], milk: 4, sheep: 1, workers: 6 })
      use(scene, space)
      for (let i = 0; i < 3 && asked(scene, 0) !== 'turn'; i++) answer(scene, 0, choices(scene, 0)[0] ?? 'pass')
      return amount(scene, 0, 'clay') > 0
    })
    expect(giving).toEqual(['clayDelivery', 'nursery', 'clearing', 'landSale', 'toolShed'])
  })
})

test('a card played in the midst of a turn leaves the question open [H-ANY-11]', () => {
  const scene = table(2, 0)
  clearBoard(scene)
  give(scene, 1, { wool: 2, hand: [125] })
  answer(scene, 0, { space: 'cultivation', workers: 1 })
  play(scene, 1, 125)
  expect([amount(scene, 1, 'milk'), asked(scene, 0)]).toEqual([1, 'sow'])
})
