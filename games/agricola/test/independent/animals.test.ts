/** Animals, cooking, feeding and breeding, told from the rulebook alone. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../rules/goods.ts'
import { at, ring, type Table, table } from '../cards-e/table.ts'
import { k } from '../helpers.ts'
import { unaskedInFull } from '../shorthand.ts'

const cook = (card: number, what: 'vegetable' | 'sheep' | 'boar' | 'cattle'): number =>
  16 * card + ['vegetable', 'sheep', 'boar', 'cattle'].indexOf(what)

/** A harvest at hand; the others are fed. */
function harvest(goods: Amounts, round = 4, seats = 2, options = {}): Table {
  const t = table(seats, round, options).has(goods)
  for (let seat = 1; seat < seats; seat++) t.has({ food: 30 }, seat)
  return t
}

/** All that fits: each way to hold animals of three kinds, best first. */
const kept = (t: Table): Json[] =>
  [...new Set((t.asked()?.choices ?? []).map((c) => JSON.stringify((c as number[]).slice(0, 3))))].map(
    (s) => JSON.parse(s) as Json,
  )

describe('room for animals', () => {
  test('[A-ANIMAL-03] [A-ANIMAL-07] [AX-T-11] the house holds one, whatever its size', () => {
    const t = table().house(2, 5).lies('sheep', 3).go('sheep')
    expect(t.goods()).toEqual({ sheep: 1 })
    const u = table()
      .fences([at(0, 4)])
      .lies('sheep', 4)
      .go('sheep')
    expect(u.goods()).toEqual({ sheep: 3 })
    const v = table()
      .owns([1])
      .fences([at(0, 4)])
      .lies('sheep', 4)
      .go('sheep')
    v.say([3, 0, 0])
    expect(v.goods()).toEqual({ sheep: 3, food: 2 })
  })
  test('[A-ANIMAL-02] [A-ANIMAL-08] [AX-T-12] one kind in a pasture, and the player says which stay', () => {
    const t = table()
      .fences([at(0, 3)])
      .mine((p) => {
        p.goods[7] = 0
      })
      .lies('boar', 2)
      .has({ sheep: 3 })
      .go('boar')
    expect(kept(t)).toEqual([
      [3, 0, 0],
      [2, 1, 0],
      [1, 2, 0],
    ])
    t.say([1, 2, 0])
    expect(t.goods()).toEqual({ sheep: 1, boar: 2 })
  })
  test('[A-STABLE-03] [A-ANIMAL-04] unfenced stables hold one each, of any kind', () => {
    const t = table()
      .stables([at(0, 3), at(0, 4)])
      .lies('sheep', 1)
      .has({ boar: 1, cattle: 1 })
      .go('sheep')
    expect(t.goods()).toEqual({ sheep: 1, boar: 1, cattle: 1 })
    const u = table()
      .stables([at(0, 3), at(0, 4)])
      .lies('sheep', 2)
      .has({ boar: 1, cattle: 1 })
      .go('sheep')
    expect(u.asked()?.op).toBe('keep')
  })
  test('[A-STABLE-05] [A-FENCE-13] [AX-T-10] fencing a stable in: its place is gone, the pasture holds 4 of one kind', () => {
    const t = table()
      .stables([at(2, 4)])
      .has({ boar: 1, sheep: 1, wood: 4 })
      .go('fences', ring(at(2, 4)))
    expect(t.goods()).toEqual({ boar: 1, sheep: 1 })
    const u = table()
      .stables([at(2, 4), at(0, 4)])
      .has({ boar: 1, sheep: 1, cattle: 1, wood: 4 })
      .go('fences', ring(at(2, 4)))
    expect(u.goods()).toEqual({ boar: 1, sheep: 1, cattle: 1 })
    const w = table()
      .stables([at(2, 4), at(2, 3)])
      .has({ boar: 1, sheep: 1, cattle: 1, wood: 9 })
      .go('fences', ring(at(2, 3), at(2, 4)))
    expect(w.asked()?.op).toBe('keep')
  })
  test('[A-FENCE-09] [A-FENCE-13] dividing a pasture can leave too little room', () => {
    const t = table()
      .stables([at(0, 4)])
      .has({ wood: 6 })
      .go('fences', ring(at(0, 3), at(0, 4)))
    t.edit((s) => {
      s.by.fill(0)
      for (const p of s.players) p.home = 2
    })
    t.go('day_laborer')
    t.has({ wood: 1, sheep: 8 }).go('fences', [24 + 4])
    expect(t.goods()).toEqual({ sheep: 7 })
  })
  test('[A-ANIMAL-10] [A-ANIMAL-11] [AX-T-17] rates of fireplace and hearth, any number at any time, also in others turns', () => {
    const rates = (card: number): (number | undefined)[] =>
      (['vegetable', 'sheep', 'boar', 'cattle'] as const).map(
        (what) =>
          table()
            .owns([card])
            .has({ [what]: 1 })
            .any([cook(card, what), 1])
            .goods().food,
      )
    expect([rates(1), rates(2), rates(3), rates(4)]).toEqual([
      [2, 2, 2, 3],
      [2, 2, 2, 3],
      [3, 2, 3, 4],
      [3, 2, 3, 4],
    ])
    const other = table().owns([1], 1).has({ vegetable: 2, grain: 1 }, 1)
    other.any([cook(1, 'vegetable'), 2], 1)
    expect(other.goods(1)).toEqual({ food: 4, grain: 1 })
    expect(k.whyNot(other.m, 1, { to: 'anytime', choice: unaskedInFull([16, 1]) })).not.toBeNull()
    expect(other.any([0, 1], 1).goods(1)).toEqual({ food: 5 })
  })
  test('[A-ANIMAL-11] grain is never cooked, only baked', () => {
    const offers = table().owns([3]).has({ grain: 2 }).offers()
    expect(offers.filter((choice) => Array.isArray(choice))).toEqual([
      [0, 1],
      [0, 2],
    ])
  })
})

describe('bread', () => {
  test('[A-BAKE-02] [A-BAKE-03] each within its limit: oven 1 at 5, stone oven 2 at 4, hearth the rest at 3', () => {
    const food = [1, 2, 3, 4, 5].map((n) => table().owns([3, 5, 6]).has({ grain: 5 }).go('sow_bake', n).goods())
    expect(food).toEqual([
      { grain: 4, food: 5 },
      { grain: 3, food: 9 },
      { grain: 2, food: 13 },
      { grain: 1, food: 16 },
      { food: 19 },
    ])
    const oven = table().owns([5]).has({ grain: 3 })
    oven.go('sow_bake', 1)
    expect(oven.goods()).toEqual({ grain: 2, food: 5 })
  })
  test('[A-BAKE-04] [A-BAKE-05] not without grain in the supply, not without a place to bake', () => {
    expect(table().owns([1]).whyNot('sow_bake')).not.toBeNull()
    expect(table().has({ grain: 3 }).whyNot('sow_bake')).not.toBeNull()
    expect(
      table()
        .owns([1])
        .fields([0])
        .mine((p) => {
          p.crops[0] = 13
        })
        .whyNot('sow_bake'),
    ).not.toBeNull()
  })
  test('[A-BAKE-06] [A-BAKE-07] [AX-T-18] an oven bakes at once, a fireplace does not', () => {
    const t = table().owns([1]).has({ clay: 3, stone: 1, grain: 3 }).go('major_or_minor', 5, 'yes', 3)
    expect(t.goods()).toEqual({ food: 9 })
    const u = table().has({ clay: 2, grain: 3 }).go('major_or_minor', 1)
    expect([u.asked()?.seat, u.goods()]).toEqual([1, { grain: 3 }])
    const w = table().has({ clay: 3, stone: 1, grain: 1 }).go('major_or_minor', 5, 'pass')
    expect(w.goods()).toEqual({ grain: 1 })
  })
})

describe('feeding', () => {
  const born = (t: Table, people: number, newborn: number): Table =>
    t.mine((p) => {
      p.people = people
      p.newborn = newborn
    })
  test('[A-HARVEST-FEED-01] [A-HARVEST-FEED-03] 2 each, 1 for the newborn', () => {
    expect(
      born(harvest({ food: 9 }), 3, 1)
        .endRound()
        .goods().food,
    ).toBe(4)
    expect(
      born(harvest({ food: 9 }), 3, 0)
        .endRound()
        .goods().food,
    ).toBe(3)
    expect(
      born(harvest({ food: 9 }), 5, 2)
        .endRound()
        .goods().food,
    ).toBe(1)
  })
  test('[A-SOLO-03] [AX-T-20] solo 3 each, 1 for the newborn', () => {
    expect(
      born(harvest({ food: 20 }, 7, 1), 3, 1)
        .endRound()
        .goods().food,
    ).toBe(13)
    expect(
      born(harvest({ food: 20 }, 9, 1), 3, 0)
        .endRound()
        .goods().food,
    ).toBe(11)
  })
  test('[A-HARVEST-FEED-05] [A-MAJOR-12] [A-MAJOR-11] workshops 2, 2 and 3, once each, also when nobody is hungry', () => {
    const t = harvest({ food: 20, wood: 3, clay: 3, reed: 3 }).owns([7, 8, 9]).endRound()
    expect(t.asked()?.op).toBe('feed')
    t.say({ [7 * 16 + 4]: 1, [8 * 16 + 4]: 1, [9 * 16 + 4]: 1 })
    expect(t.goods()).toEqual({ food: 20 + 7 - 4, wood: 2, clay: 2, reed: 2 })
  })
  test('[A-HARVEST-FEED-06] [A-HARVEST-FEED-07] begging by choice and by need', () => {
    const t = harvest({ food: 1, grain: 1, vegetable: 1 }).owns([1]).endRound()
    t.say({ 0: 1 })
    expect([t.p().begging, t.goods()]).toEqual([2, { vegetable: 1 }])
    expect(harvest({}).endRound().p().begging).toBe(4)
  })
  test('[A-HARVEST-FEED-04] [A-HARVEST-TIME-03] what the fields bring can be eaten at once', () => {
    const t = harvest({ food: 2 })
      .owns([3])
      .fields([0])
      .mine((p) => {
        p.crops[0] = 4 * 1 + 2
      })
      .endRound()
    t.say({ [cook(3, 'vegetable')]: 1 })
    expect([t.p().begging, t.goods(), t.p().crops[0]]).toEqual([0, { food: 1 }, 0])
  })
  test('[A-HARVEST-FEED-07] [E153] with the Mendicant food may be kept and begging cards taken, whatever there is', () => {
    const t = harvest({ food: 4 }).owns([153]).endRound()
    expect(t.asked()?.op).toBe('feed')
    t.say({ keep: 2 })
    expect([t.p().begging, t.goods(), t.score().cards]).toEqual([2, { food: 2 }, 0])
  })
})

describe('breeding', () => {
  const room = (t: Table): Table => t.fences([at(0, 4), at(1, 4), at(2, 4)])

  test('[A-HARVEST-BREED-01] one young of every kind with two or more, however many', () => {
    const t = room(harvest({ food: 9, sheep: 2, boar: 2, cattle: 2 }))
      .stables([at(0, 4), at(1, 4), at(2, 4)])
      .endRound()
    expect(t.goods()).toEqual({ food: 5, sheep: 3, boar: 3, cattle: 3 })
    const u = harvest({ food: 9, sheep: 7, boar: 1 })
      .fences([at(0, 4), at(1, 4)])
      .stables([at(0, 4), at(1, 4)])
      .endRound()
    expect(u.goods()).toEqual({ food: 5, sheep: 8, boar: 1 })
  })
  test('[A-HARVEST-BREED-03] [A-HARVEST-BREED-05] with room for one the player says which; parents may go for another kind', () => {
    const t = room(harvest({ food: 9, sheep: 2, boar: 2, cattle: 2 })).endRound()
    const herd = (sheep: number, boar: number, cattle: number) => ({ sheep, boar, cattle })
    const herds = expect.arrayContaining([herd(3, 2, 2), herd(2, 3, 2), herd(2, 2, 3)])
    expect(t.asked()?.form).toMatchObject({ herds })
    expect(t.why(herd(3, 3, 2))).toBe('A-HARVEST-BREED-03')
    t.say(herd(2, 2, 3))
    expect(t.goods()).toEqual({ food: 5, sheep: 2, boar: 2, cattle: 3 })
  })
  test('[A-HARVEST-BREED-06] no animal is cooked while breeding; afterwards it is', () => {
    const t = room(harvest({ food: 9, sheep: 2, boar: 2, cattle: 2 }))
      .owns([3])
      .endRound()
    while (t.asked()?.op === 'feed') t.say({})
    expect(t.asked()?.op).toBe('breed')
    expect(t.offers().some((c) => Array.isArray(c) && typeof c[0] === 'number' && c[0] >= 48)).toBe(false)
    expect(k.whyNot(t.m, 0, { to: 'anytime', choice: unaskedInFull([cook(3, 'sheep'), 1]) })?.rule).toBe(
      'A-HARVEST-BREED-06',
    )
    t.say({ sheep: 2, boar: 2, cattle: 3 })
    expect(t.offers()).toContainEqual([cook(3, 'cattle'), 3])
  })
  test('[A-HARVEST-BREED-06] [AX-T-13] a pet may be eaten before, to make room for the calf, also when there is enough food', () => {
    const t = harvest({ food: 20, sheep: 1, cattle: 2 })
      .fences([at(0, 4)])
      .owns([3])
      .endRound()
    expect(t.asked()?.op).toBe('feed')
    t.say({ [cook(3, 'sheep')]: 1 })
    expect(t.goods()).toEqual({ food: 18, cattle: 3 })
  })
  test('[A-HARVEST-BREED-06] [A-MAJOR-05] the hearth bought with the last person cooks in the harvest that follows', () => {
    const t = harvest({ food: 20, sheep: 1, cattle: 2, clay: 4 })
      .fences([at(0, 4)])
      .edit((s) => {
        s.players.forEach((p, seat) => {
          p.home = seat === 0 ? 1 : 0
        })
      })
      .go('major_or_minor', 3)
    expect(t.asked()?.op).toBe('feed')
    t.say({ [cook(3, 'sheep')]: 1 })
    expect(t.goods()).toEqual({ food: 18, cattle: 3 })
  })
  test('[A-HARVEST-BREED-04] [A-SCORE-12] the last harvest breeds too, before the points', () => {
    const t = room(harvest({ food: 9, sheep: 2 }, 14)).endRound()
    expect([k.over(t.m), t.goods()]).toEqual([true, { food: 5, sheep: 3 }])
  })
})

describe('major improvements', () => {
  test('[A-MAJOR-16] [AX-T-21] the well gives 1 food in the next five rounds, fewer at the end', () => {
    const t = table(2, 5).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    const came: number[] = []
    for (let round = 6; round <= 12; round++) {
      t.has({ food: 10 }).has({ food: 10 }, 1)
      t.endRound()
      const eaten = [7, 9, 11].includes(round - 1) ? 4 : 0
      came.push((t.goods().food ?? 0) - 10 + eaten)
    }
    expect(came).toEqual([1, 1, 1, 1, 1, 0, 0])
    const late = table(2, 12).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    expect(late.p().future).toHaveLength(8)
  })
  test('[A-MAJOR-14] [A-MAJOR-18] [AX-S-16] a fireplace goes back for either hearth and can be bought again', () => {
    const t = table().owns([1]).has({ clay: 2 }).go('major_or_minor')
    expect(t.asked()?.choices).toEqual(expect.arrayContaining([3, 4]))
    t.say(4)
    if (t.asked()?.op === 'pay') t.say(t.asked()?.choices?.[0] ?? null)
    expect([t.p().improvements, t.goods(), (t.m.state.offer >> 1) & 1]).toEqual([[4], { clay: 2 }, 1])
    t.has({ clay: 2 }, 1).edit((s) => s.by.fill(0))
    t.go('major_or_minor', 1)
    expect(t.p(1).improvements).toEqual([1])
  })
  test('[A-MAJOR-01] each exists once', () => {
    const t = table().owns([1, 5], 1).has({ clay: 9, stone: 9 }).go('major_or_minor')
    expect(t.asked()?.choices).not.toContain(1)
    expect(t.asked()?.choices).not.toContain(5)
  })
})
