/** Phase 9 and the Community Center board. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { payments, toolsNeeded } from '../rules/payments.ts'
import {
  amount,
  answer,
  asked,
  canPlay,
  choices,
  edit,
  enter,
  type Given,
  give,
  k,
  play,
  refusal,
  run,
  runAlone,
  type Scene,
  seat,
  stockOf,
  table,
} from './scenario.ts'

/** Seat 0 in Phase 9 with these things. */
function progress(given: Given): Scene {
  const scene = table(2, 1)
  give(scene, 1, { round: given.round ?? 1 })
  give(scene, 0, { ...given, phase: 9 })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  return scene
}
/** Payments as the digits of the building's goods, so that tables of them stay short. */
const digits = (craft: number, round: number, discount?: number): string[] =>
  payments(round, craft)
    .filter((p) => discount === undefined || p.discount === discount)
    .map((p) => p.amounts.join(''))
    .sort()
const why = (scene: Scene, choice: Json): string => refusal(scene, 0, { choice }).rule

describe('the Community Center', () => {
  test('[H-CC-01] [H-CC-02] [H-PH9-15] spaces 0 to 10; on the last one a building stops', () => {
    const scene = progress({ clay: 9, milk: 1, crafts: [9, 0, 0, 0, 0] })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    expect(seat(scene, 0).crafts[0]).toBe(10)
    expect(why(scene, { advance: 'carpentry', pay: { clay: 1 } })).toBe('H-PH9-15')
  })

  test('[H-CC-03] window numbers and points by position', () => {
    for (const [position, window, vp] of [
      [0, 6, 0],
      [3, 9, 0],
      [6, 12, 0],
      [7, 12, 18],
      [8, 12, 34],
      [9, 12, 50],
      [10, 12, 70],
    ] as const) {
      const scene = table(1)
      give(scene, 0, { window: position + 6, crafts: Array(5).fill(position) })
      const view = k.view(scene.m, 0).table.seats[0]
      expect([view?.window, view?.parts.center]).toEqual([window, vp])
    }
  })

  test('[H-CC-04] the center follows the hindmost building and never goes back', () => {
    const scene = progress({ clay: 2, wool: 2, crafts: [0, 1, 2, 3, 1], tools: 2 })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    expect(seat(scene, 0).center).toBe(1)
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    expect([seat(scene, 0).center, seat(scene, 0).crafts[0]]).toEqual([1, 2])
    edit(scene, (s) => {
      s.phase = 4
    })
    run(scene, {
      op: 'exchange',
      seat: 0,
      of: [{ do: 'pay', goods: { craftLeft: 1 }, then: { do: 'gain', goods: { jewelry: 2 } } }],
      source: '',
    })
    answer(scene, 0, { back: 'carpentry' })
    expect([seat(scene, 0).crafts[0], seat(scene, 0).center]).toEqual([1, 1])
  })

  test('[H-CC-05] more Workers come only in the next Phase 2', () => {
    const scene = progress({ rye: 1, workers: 0, crafts: [1, 1, 1, 0, 1] })
    answer(scene, 0, { advance: 'bakehouse', pay: { rye: 1 } })
    expect([seat(scene, 0).center, seat(scene, 0).workers]).toEqual([1, 0])
  })

  test('[H-CC-06] cards use the Worker number, at most 12', () => {
    const scene = table(2, 1)
    give(scene, 0, { window: 15, crafts: Array(5).fill(9), clay: 11, hand: [4] })
    expect(canPlay(scene, 0, 4)).toBe(false)
    give(scene, 0, { window: 15, crafts: Array(5).fill(9), clay: 12, hand: [4] })
    expect(canPlay(scene, 0, 4)).toBe(true)
  })

  test('[H-CC-07] [H-CC-08] [H-CC-09] [H-CC-10] 3 points for each symbol between center and building', () => {
    const points = (center: number, crafts: readonly number[]): number => {
      const scene = table(1)
      give(scene, 0, { window: center + 6, crafts })
      return k.game.result(scene.m).scores[0]?.parts.center ?? -1
    }
    expect(points(0, [6, 5, 0, 0, 0])).toBe(0)
    expect(points(0, [7, 0, 0, 0, 0])).toBe(3)
    expect(points(0, [10, 9, 8, 7, 0])).toBe(12 + 9 + 6 + 3)
    expect(points(8, [9, 9, 9, 8, 8])).toBe(34 + 9)
    expect(points(7, [10, 7, 7, 7, 7])).toBe(18 + 9)
  })
})

describe('costs', () => {
  test('[H-PH9-01] any buildings, any number of times, or none', () => {
    const scene = progress({ clay: 1, barley: 1, milk: 3, tools: 9 })
    answer(
      scene,
      0,
      { advance: 'coolingHouse', pay: { milk: 1 } },
      { advance: 'carpentry', pay: { clay: 1 } },
      { advance: 'coolingHouse', pay: { milk: 1 } },
      { advance: 'coolingHouse', pay: { milk: 1 } },
    )
    expect([seat(scene, 0).crafts, asked(scene, 0)]).toEqual([[1, 0, 3, 0, 0], 'progress'])
    answer(scene, 0, 'done')
    expect(asked(scene, 0)).not.toBe('progress')
    expect(stockOf(scene, 0)).toEqual({ barley: 1, tools: 9 })
  })

  test('[H-PH9-02] [H-PH9-03] a jewelry, or as many goods as the round number', () => {
    const scene = progress({ round: 4, wool: 4, jewelry: 1 })
    expect(choices(scene, 0)).toEqual([
      'done',
      { advance: 'carpentry', pay: { jewelry: 1 } },
      { advance: 'brewhouse', pay: { jewelry: 1 } },
      { advance: 'coolingHouse', pay: { jewelry: 1 } },
      { advance: 'bakehouse', pay: { jewelry: 1 } },
      { advance: 'manufacture', pay: { jewelry: 1 } },
      { advance: 'manufacture', pay: { wool: 4 } },
    ])
    expect(why(scene, { advance: 'manufacture', pay: { wool: 3 } })).toBe('H-PH9-12')
    expect(why(scene, { advance: 'manufacture', pay: { flax: 4 } })).toBe('H-PH9-03')
    answer(scene, 0, { advance: 'manufacture', pay: { wool: 4 } })
    expect([amount(scene, 0, 'wool'), seat(scene, 0).crafts[4]]).toEqual([0, 1])
  })

  test('[H-PH9-04] Carpentry: more clay than rye in each payment', () => {
    expect(digits(0, 3)).toEqual(['21', '30'])
    expect(digits(0, 6)).toEqual(['32', '41', '42', '51', '60'])
    expect(
      why(progress({ round: 2, clay: 1, rye: 1, milk: 2 }), { advance: 'carpentry', pay: { clay: 1, rye: 1 } }),
    ).toBe('H-PH9-04')
  })

  test('[H-PH9-05] Brewhouse: more barley than hops in each payment', () => {
    expect(digits(1, 4)).toEqual(['21', '31', '40'])
    expect(
      why(progress({ round: 2, barley: 1, hops: 1, milk: 2 }), { advance: 'brewhouse', pay: { barley: 1, hops: 1 } }),
    ).toBe('H-PH9-05')
  })

  test('[H-PH9-06] Cooling House: meat and milk as one likes', () => {
    expect(digits(2, 2)).toEqual(['02', '11', '20'])
    expect(digits(2, 3)).toEqual(['03', '11', '12', '21', '30'])
  })

  test('[H-PH9-07] Bakehouse: at most one flax in each payment', () => {
    expect(digits(3, 2)).toEqual(['002', '011', '020', '101', '110'])
    expect(why(progress({ round: 2, flax: 2 }), { advance: 'bakehouse', pay: { flax: 2 } })).toBe('H-PH9-07')
  })

  test('[H-PH9-08] Manufacture: flax, hides, wool as one likes', () => {
    expect(digits(4, 2)).toEqual(['002', '011', '020', '101', '110', '200'])
  })

  test('[H-PH9-09] constraints look at the payment, not at the supply', () => {
    const scene = progress({ round: 3, clay: 2, rye: 30 })
    answer(scene, 0, { advance: 'carpentry', pay: { rye: 1, clay: 2 } })
    expect(stockOf(scene, 0)).toEqual({ rye: 29 })
  })

  test('[H-PH9-10] one good less for two types from Round 3 on', () => {
    expect(digits(4, 2, 1)).toEqual([])
    expect(digits(4, 3, 1)).toEqual(['011', '101', '110'])
    expect(digits(2, 6, 1)).toEqual(['14', '23', '32', '41'])
  })

  test('[H-PH9-11] two goods less for three types in Rounds 5 and 6', () => {
    expect(digits(4, 4, 2)).toEqual([])
    expect(digits(4, 5, 2)).toEqual(['111'])
    expect(digits(3, 6, 2)).toEqual(['112', '121'])
    expect(digits(4, 6, 2)).toEqual(['112', '121', '211'])
    expect(digits(2, 6, 2)).toEqual([])
  })

  test('[H-PH9-12] the reduced payment itself must fulfil everything', () => {
    expect(digits(0, 3, 1)).toEqual([])
    expect(digits(1, 3, 1)).toEqual([])
    expect(digits(0, 4, 1)).toEqual(['21'])
    expect(digits(1, 5, 1)).toEqual(['31'])
  })

  test('[H-PH9-13] the number of legal payments of every building and round; overpaying is refused', () => {
    const counts = [0, 1, 2, 3, 4].map((craft) => [1, 2, 3, 4, 5, 6].map((round) => digits(craft, round).length))
    expect(counts).toEqual([
      [1, 1, 2, 3, 4, 5],
      [1, 1, 2, 3, 4, 5],
      [2, 3, 5, 7, 9, 11],
      [3, 5, 10, 14, 19, 24],
      [3, 6, 13, 22, 34, 49],
    ])
    expect(why(progress({ round: 1, milk: 3 }), { advance: 'coolingHouse', pay: { milk: 2 } })).toBe('H-PH9-13')
  })

  test('[H-PH9-14] a jewelry pays any advancement in any round, only in Phase 9', () => {
    for (const round of [1, 6]) {
      const scene = progress({ round, jewelry: 2 })
      answer(scene, 0, { advance: 'brewhouse', pay: { jewelry: 1 } })
      expect([amount(scene, 0, 'jewelry'), seat(scene, 0).crafts[1]]).toEqual([1, 1])
    }
    expect(why(progress({ milk: 1 }), { advance: 'carpentry', pay: { jewelry: 1 } })).toBe('H-PH9-14')
  })
})

describe('boulders and tools', () => {
  test('[H-PH9-16] [H-PH9-17] a boulder must go; one behind it first', () => {
    const scene = progress({ clay: 4, milk: 1, tools: 3 })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
    expect([seat(scene, 0).boulders.slice(0, 2), seat(scene, 0).exhausted]).toEqual([[3, 4], 1])
    // Now both boulders stand in the way: two tools.
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    expect([seat(scene, 0).boulders.slice(0, 2), seat(scene, 0).exhausted]).toEqual([[4, 5], 3])
    expect(why(scene, { advance: 'carpentry', pay: { clay: 1 } })).toBe('H-PH9-16')
    // Without tools the second step is refused.
    const bare = progress({ clay: 4 })
    answer(bare, 0, { advance: 'carpentry', pay: { clay: 1 } })
    expect([seat(bare, 0).crafts[0], asked(bare, 0)]).toEqual([1, null])
  })

  test('[H-PH9-17] a boulder cannot be moved onto the other one', () => {
    const scene = progress({ clay: 1, tools: 2, boulders: [2, 3, 2, 4, 2, 4, 2, 4, 2, 4] })
    expect(choices(scene, 0)).not.toContainEqual({ boulder: 'carpentry', which: 'near' })
    expect(choices(scene, 0)).toContainEqual({ boulder: 'carpentry', which: 'far' })
    expect(why(scene, { boulder: 'carpentry', which: 'near' })).toBe('H-PH9-17')
  })

  test('[H-PH9-18] beyond the last space a boulder is off the board', () => {
    const scene = progress({ clay: 3, tools: 1, crafts: [8, 0, 0, 0, 0], boulders: [10, 11, 2, 4, 2, 4, 2, 4, 2, 4] })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
    expect([seat(scene, 0).crafts[0], seat(scene, 0).boulders.slice(0, 2)]).toEqual([10, [11, 11]])
    expect(seat(scene, 0).exhausted).toBe(1)
  })

  test('[H-PH9-19] from the normal position 0, 1, 2, 2, 2 tools', () => {
    const scene = progress({ clay: 9, tools: 9 })
    const needs: number[] = []
    for (let i = 0; i < 5; i++) {
      needs.push(toolsNeeded(seat(scene, 0), 0))
      answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    }
    expect(needs).toEqual([0, 1, 2, 2, 2])
  })

  test('[H-PH9-20] used tools are exhausted until the next Phase 9', () => {
    const scene = progress({ clay: 2, tools: 1 })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
    expect([amount(scene, 0, 'tools'), k.view(scene.m, 0).table.seats[0]?.crafts[0]]).toEqual([1, 2])
    give(scene, 0, { round: 2, clay: 4, tools: 1, state: (p) => (p.exhausted = 1) })
    give(scene, 1, { round: 2 })
    enter(scene, 9)
    expect(seat(scene, 0).exhausted).toBe(0)
  })

  test('[H-PH9-21] in Round 6 used tools are gone', () => {
    const scene = progress({ round: 6, jewelry: 3, tools: 4 })
    answer(
      scene,
      0,
      { advance: 'carpentry', pay: { jewelry: 1 } },
      { advance: 'carpentry', pay: { jewelry: 1 } },
      { advance: 'carpentry', pay: { jewelry: 1 } },
    )
    expect(amount(scene, 0, 'tools')).toBe(1)
  })

  test('[H-PH9-22] exhausted tools still count and pay, the exhausted first', () => {
    const scene = progress({ clay: 4, tools: 3, hand: [903, 12] })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } }, { advance: 'carpentry', pay: { clay: 1 } })
    expect([seat(scene, 0).exhausted, canPlay(scene, 0, 903)]).toEqual([1, true])
    edit(scene, (s) => {
      const p = s.players[0]
      if (p !== undefined) p.stock[10] = 4
    })
    play(scene, 0, 903)
    expect([amount(scene, 0, 'tools'), seat(scene, 0).exhausted]).toEqual([1, 0])
  })

  test('[H-PH9-23] tools gained in Phase 9 are usable at once', () => {
    const scene = progress({ round: 1, clay: 4, sheep: 4, hand: [705] })
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    // No tool for the boulder: the last chance for cards of this phase.
    expect(asked(scene, 0)).toBe('playCards')
    answer(scene, 0, { play: '705', option: 2 })
    if (asked(scene, 0) === 'playCards') answer(scene, 0, 'pass')
    expect(asked(scene, 0)).toBe('progress')
    answer(scene, 0, { advance: 'carpentry', pay: { clay: 1 } })
    expect(seat(scene, 0).crafts[0]).toBe(2)
  })

  test('[H-PH9-24] boulders may be moved without advancing', () => {
    const scene = progress({ milk: 1, tools: 2 })
    answer(scene, 0, { boulder: 'carpentry', which: 'far' }, { boulder: 'carpentry', which: 'near' })
    expect([seat(scene, 0).boulders.slice(0, 2), seat(scene, 0).exhausted, seat(scene, 0).crafts[0]]).toEqual([
      [3, 5],
      2,
      0,
    ])
    expect(why(scene, { boulder: 'carpentry', which: 'near' })).toBe('H-PH9-20')
  })

  test('[H-PH10-01] afterwards boulders stand 2 and 4 spaces ahead again', () => {
    const scene = table(2, 1)
    give(scene, 1, { round: 2 })
    give(scene, 0, { round: 2, crafts: [3, 1, 2, 8, 7], boulders: [11, 11, 9, 10, 3, 4, 9, 10, 8, 11] })
    enter(scene, 10)
    expect(seat(scene, 0).boulders).toEqual([5, 7, 3, 5, 4, 6, 10, 11, 9, 11])
  })

  test('[H-PH10-02] not in Round 6', () => {
    const scene = table(2, 1)
    give(scene, 1, { round: 6 })
    give(scene, 0, { round: 6, crafts: [3, 1, 2, 8, 7], boulders: [11, 11, 9, 10, 3, 4, 9, 10, 8, 11] })
    enter(scene, 10)
    expect([k.over(scene.m), seat(scene, 0).boulders[0]]).toEqual([true, 11])
  })
})
