/** Phase 9 and 10 from the rulebook: what may be paid, what tools and boulders demand, how the Center follows. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import type { Good, Situation } from './expectation.ts'
import { at, atProgress, playOn } from './flow.ts'
import { arrange, asked, GOODS, k, type M, must, player, waysToPlay } from './harness.ts'

const table = atProgress()

interface Building {
  readonly name: string
  readonly rule: string
  readonly goods: readonly Good[]
  readonly allowed: (paid: Partial<Record<Good, number>>) => boolean
}

const buildings: readonly Building[] = [
  { name: 'Carpentry', rule: 'H-PH9-04', goods: ['clay', 'rye'], allowed: (p) => (p.clay ?? 0) > (p.rye ?? 0) },
  { name: 'Brewhouse', rule: 'H-PH9-05', goods: ['barley', 'hops'], allowed: (p) => (p.barley ?? 0) > (p.hops ?? 0) },
  { name: 'Cooling House', rule: 'H-PH9-06', goods: ['meat', 'milk'], allowed: () => true },
  { name: 'Bakehouse', rule: 'H-PH9-07', goods: ['flax', 'barley', 'rye'], allowed: (p) => (p.flax ?? 0) <= 1 },
  { name: 'Manufacture', rule: 'H-PH9-08', goods: ['flax', 'hides', 'wool'], allowed: () => true },
]

/** Every payment the rulebook allows: the full cost, or one of the discounts with the types actually paid. */
function payments({ goods, allowed }: Building, round: number): string[] {
  const found: string[] = []
  const walk = (i: number, paid: Partial<Record<Good, number>>): void => {
    const good = goods[i]
    if (good !== undefined) {
      for (let n = 0; n <= round; n++) walk(i + 1, { ...paid, [good]: n })
      return
    }
    const total = goods.reduce((sum, g) => sum + (paid[g] ?? 0), 0)
    const types = goods.filter((g) => (paid[g] ?? 0) > 0).length
    const enough =
      total === round ||
      (round >= 3 && total === round - 1 && types >= 2) ||
      (round >= 5 && total === round - 2 && types === 3)
    if (total > 0 && enough && allowed(paid)) found.push(text(GOODS.map((g) => paid[g] ?? 0)))
  }
  walk(0, {})
  return found.sort()
}

const text = (amounts: readonly number[]): string =>
  GOODS.flatMap((g, i) => ((amounts[i] ?? 0) > 0 ? [`${amounts[i]} ${g}`] : [])).join(' + ')

function standing(given: Situation): M {
  const m = k.clone(table)
  arrange(m, { phase: 9, workers: 0, ...given })
  return m
}

/** What each offered advancement would do: building, goods paid, jewelry paid. */
function offers(m: M): {
  readonly choice: Json
  readonly building: number
  readonly paid: string
  readonly jewelry: number
  readonly tools: number
}[] {
  const before = player(m)
  if (asked(m)?.kind !== 'progress') return []
  return (asked(m)?.choices ?? [])
    .filter((c) => typeof c === 'object' && c !== null && 'advance' in c)
    .map((choice) => {
      const n = k.clone(m)
      must(n, 0, { choice })
      const after = player(n)
      return {
        choice,
        building: after.crafts.findIndex((to, i) => to !== before.crafts[i]),
        paid: text(GOODS.map((_, i) => (before.stock[i] ?? 0) - (after.stock[i] ?? 0))),
        jewelry: (before.stock[9] ?? 0) - (after.stock[9] ?? 0),
        tools: after.exhausted - before.exhausted + ((before.stock[10] ?? 0) - (after.stock[10] ?? 0)),
      }
    })
}

const plenty = Object.fromEntries(GOODS.map((g) => [g, 9])) as Situation

/** Advances the building in this way, or says that it cannot. */
function advance(m: M, building: number, paid: string): boolean {
  const offer = offers(m).find(
    (o) => o.building === building && (paid === 'jewelry' ? o.jewelry === 1 : o.paid === paid),
  )
  if (offer === undefined) return false
  must(m, 0, { choice: offer.choice })
  return true
}

describe('payments', () => {
  for (const [i, building] of buildings.entries()) {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      test(`[${building.rule}] [H-PH9-03] [H-PH9-12] [H-PH9-13] ${building.name} in Round ${round}: exactly the legal payments`, () => {
        const own = offers(standing({ ...plenty, round })).filter((o) => o.building === i)
        expect(own.map((o) => o.paid).sort()).toEqual(payments(building, round))
        expect(own.every((o) => o.jewelry === 0)).toBe(true)
      })
    }
  }

  test('[H-PH9-04] [H-PH9-09] the constraint looks at the payment, not at the supply', () => {
    const m = standing({ round: 3, clay: 2, rye: 9 })
    expect(
      offers(m)
        .filter((o) => o.building === 0)
        .map((o) => o.paid),
    ).toEqual(['1 rye + 2 clay'])
  })

  test('[H-PH9-10] [H-PH9-12] Round 3: meat and milk one each, then three meat', () => {
    const m = standing({ round: 3, meat: 4, milk: 1, tools: 1, wool: 9 })
    expect(advance(m, 2, '1 meat + 1 milk')).toBe(true)
    expect(advance(m, 2, '3 meat')).toBe(true)
    expect(player(m).crafts).toEqual([0, 0, 2, 0, 0])
    expect(player(m).exhausted).toBe(1)
    expect(player(m).stock[10]).toBe(1)
  })

  test('[H-PH9-14] one jewelry for any building in any round, as often as there is some', () => {
    for (const round of [1, 6]) {
      const m = standing({ round, jewelry: 2, hops: 1 })
      expect(offers(m).map((o) => [o.building, o.jewelry, o.paid])).toEqual([0, 1, 2, 3, 4].map((b) => [b, 1, '']))
      expect(advance(m, 3, 'jewelry')).toBe(true)
      expect(advance(m, 4, 'jewelry')).toBe(true)
      expect(offers(m)).toEqual([])
    }
  })

  test('[H-PH9-15] no further than the last space, not even for jewelry', () => {
    const m = standing({ ...plenty, round: 1, jewelry: 5, tools: 9, crafts: [10, 10, 10, 10, 9], window: 12 })
    k.edit(m, (s) => {
      for (const p of s.players) p.center = 9
    })
    expect(new Set(offers(m).map((o) => o.building))).toEqual(new Set([4]))
    expect(advance(m, 4, 'jewelry')).toBe(true)
    expect(player(m).center).toBe(10)
    expect(offers(m)).toEqual([])
  })

  test('[H-PH9-01] nothing has to be advanced', () => {
    const m = standing({ ...plenty, round: 2, jewelry: 3 })
    expect(asked(m)?.choices).toContainEqual('done')
    must(m, 0, { choice: 'done' })
    expect(player(m).crafts).toEqual([0, 0, 0, 0, 0])
  })
})

describe('boulders and tools', () => {
  test('[H-PH9-16] [H-PH9-19] the advancements of one building need 0, 1, 2, 2, 2 tools', () => {
    const m = standing({ round: 1, clay: 9, tools: 9, wool: 9 })
    const needed: number[] = []
    for (let i = 0; i < 5; i++) {
      const before = player(m).exhausted
      expect(advance(m, 0, '1 clay')).toBe(true)
      needed.push(player(m).exhausted - before)
    }
    expect(needed).toEqual([0, 1, 2, 2, 2])
    expect(player(m).stock[10]).toBe(9)
  })

  test('[H-PH9-17] [H-PH9-20] four tools: the Carpentry three times, not four; another building twice', () => {
    const m = standing({ round: 2, clay: 8, meat: 9, tools: 4, wool: 9 })
    for (let i = 0; i < 3; i++) expect(advance(m, 0, '2 clay')).toBe(true)
    expect(player(m).exhausted).toBe(3)
    expect(advance(m, 0, '2 clay')).toBe(false)
    expect(advance(m, 2, '2 meat')).toBe(true)
    expect(advance(m, 2, '2 meat')).toBe(true)
    expect(advance(m, 2, '2 meat')).toBe(false)
    expect(player(m).stock[10]).toBe(4)
    playOn(m, at(3, 9))
    expect(player(m).exhausted).toBe(0)
    expect(player(m).stock[10]).toBeGreaterThanOrEqual(4)
  })

  test('[H-PH9-18] three last spaces with one boulder off board need two tools', () => {
    const m = standing({ round: 6, wool: 9, jewelry: 3, tools: 5, crafts: [7, 7, 7, 7, 7], window: 12 })
    k.edit(m, (s) => {
      for (const p of s.players) p.center = 7
    })
    expect(player(m).boulders.slice(2, 4)).toEqual([9, 11])
    for (let i = 0; i < 3; i++) expect(advance(m, 1, 'jewelry')).toBe(true)
    expect(player(m).crafts[1]).toBe(10)
    expect(player(m).stock[10]).toBe(3)
  })

  test('[H-PH9-21] in Round 6 tools are spent, in Round 5 they are only used up for the phase', () => {
    for (const round of [5, 6]) {
      const m = standing({ round, jewelry: 3, tools: 5, wool: 9, crafts: [4, 4, 4, 4, 4], window: 10 })
      for (let i = 0; i < 3; i++) expect(advance(m, 1, 'jewelry')).toBe(true)
      expect(player(m).stock[10]).toBe(round === 6 ? 2 : 5)
      k.edit(m, (s) => {
        for (const p of s.players) p.hand = [903]
      })
      expect(waysToPlay(m, 903).length > 0).toBe(round === 5)
    }
  })

  test('[H-PH9-22] exhausted tools pay for cards, and the fresh ones stay fresh', () => {
    const m = standing({ round: 2, clay: 9, tools: 4, wool: 9 })
    for (let i = 0; i < 3; i++) expect(advance(m, 0, '2 clay')).toBe(true)
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = [903]
    })
    must(m, 0, { to: 'anytime', choice: { play: '903' } })
    expect(player(m).stock[10]).toBe(1)
    expect(player(m).exhausted).toBe(0)
  })

  test('[H-PH9-23] tools gained in Phase 9 can be used in it', () => {
    const m = standing({ round: 1, clay: 3, hides: 1, wool: 9 })
    expect(advance(m, 0, '1 clay')).toBe(true)
    expect(advance(m, 0, '1 clay')).toBe(false)
    k.edit(m, (s) => {
      for (const p of s.players) p.hand = [107]
    })
    must(m, 0, { to: 'anytime', choice: { play: '107', option: 0 } })
    expect(advance(m, 0, '1 clay')).toBe(true)
    expect(player(m).exhausted).toBe(1)
  })

  test('[H-PH9-14] [H-PH9-16] jewelry does not get past a boulder', () => {
    const m = standing({ round: 1, jewelry: 3 })
    expect(advance(m, 0, 'jewelry')).toBe(true)
    expect(advance(m, 0, 'jewelry')).toBe(false)
  })

  test('[H-ACT-21] [H-PH9-16] after the Town Hall two advancements need no tool, a third needs one', () => {
    const m = standing({ round: 1, clay: 5, tools: 2, wool: 9, crafts: [2, 1, 1, 1, 1], window: 7 })
    k.edit(m, (s) => {
      for (const p of s.players) p.crafts[0] = 1
    })
    expect(player(m).boulders.slice(0, 2)).toEqual([4, 6])
    for (let i = 0; i < 2; i++) expect(advance(m, 0, '1 clay')).toBe(true)
    expect(player(m).exhausted).toBe(0)
    expect(advance(m, 0, '1 clay')).toBe(true)
    expect(player(m).exhausted).toBe(1)
  })

  test('[H-PH10-01] boulders are set 2 and 4 spaces right of each building, or off board', () => {
    const m = standing({ round: 3, crafts: [3, 1, 2, 8, 7], window: 7 })
    k.edit(m, (s) => {
      for (const p of s.players) p.boulders = [6, 9, 4, 6, 5, 9, 11, 11, 10, 11]
    })
    must(m, 0, { choice: 'done' })
    playOn(m, at(4, 4))
    expect(player(m).boulders).toEqual([5, 7, 3, 5, 4, 6, 10, 11, 9, 11])
  })
})

describe('the Community Center', () => {
  test('[H-CC-04] [H-CC-05] it follows the hindmost building; the Worker comes in the next Phase 2', () => {
    const m = standing({ round: 1, crafts: [1, 1, 1, 1, 0], wool: 2, jewelry: 2, window: 6 })
    expect(advance(m, 4, '1 wool')).toBe(true)
    expect(player(m).center).toBe(1)
    expect(player(m).workers).toBe(0)
    must(m, 0, { choice: 'done' })
    playOn(m, at(2, 4))
    expect(player(m).workers).toBe(7)
  })

  test('[H-CC-04] it does not move while one building still touches it', () => {
    const m = standing({ round: 1, crafts: [1, 1, 1, 0, 0], wool: 2, rye: 2 })
    expect(advance(m, 4, '1 wool')).toBe(true)
    expect(player(m).center).toBe(0)
  })

  test('[H-PH2-05] [H-CC-03] beyond 12 there are points, not Workers', () => {
    const m = standing({ round: 1, crafts: [8, 8, 8, 8, 8], window: 12 })
    k.edit(m, (s) => {
      for (const p of s.players) p.center = 8
    })
    must(m, 0, { choice: 'done' })
    playOn(m, at(2, 4))
    expect(player(m).workers).toBe(12)
  })

  const worth = (center: number, crafts: readonly number[]): number | undefined => {
    const m = standing({ round: 6 })
    k.edit(m, (s) => {
      for (const p of s.players) {
        p.center = center
        p.crafts = [...crafts]
      }
    })
    return k.game.result(m).scores[0]?.parts.center
  }

  test('[H-CC-03] [H-SCORE-01] the window is worth 0, 18, 34, 50 and 70', () => {
    for (const [center, vp] of [
      [0, 0],
      [6, 0],
      [7, 18],
      [8, 34],
      [9, 50],
      [10, 70],
    ] as const) {
      expect(worth(center, [center, center, center, center, center])).toBe(vp)
    }
  })

  test('[H-CC-07] [H-CC-08] [H-CC-09] [H-CC-10] symbols count between the Center and the building', () => {
    expect(worth(8, [9, 9, 9, 8, 8])).toBe(43)
    expect(worth(5, [10, 5, 5, 5, 5])).toBe(12)
    expect(worth(6, [10, 7, 6, 6, 6])).toBe(15)
    expect(worth(0, [6, 6, 6, 6, 0])).toBe(0)
    expect(worth(0, [7, 6, 6, 6, 0])).toBe(3)
    expect(worth(9, [10, 10, 10, 10, 9])).toBe(62)
    expect(worth(7, [8, 8, 8, 8, 7])).toBe(30)
  })
})
