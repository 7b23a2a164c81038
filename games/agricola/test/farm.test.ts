/** The farm: rooms, renovation, family, fields, bread, stables, animals. */

import { randomFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { fits, type Herd, largestHerds, type Places } from '../rules/animals/room.ts'
import { count, h, v } from '../rules/farm/yard.ts'
import { MAX_PEOPLE } from '../rules/player.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { at, ring, table } from './cards-e/table.ts'
import { k } from './helpers.ts'
import { unaskedInFull } from './shorthand.ts'

describe('rooms', () => {
  test('[A-BUILD-01] next to a room, also to one built just before', () => {
    const t = table().has({ wood: 10, reed: 4 }).go('build_rooms_stables')
    expect(t.asked()?.choices?.filter((c) => Number(c) < 32)).toEqual([at(0, 0), at(1, 1), at(2, 1)])
    t.say(at(1, 1))
    expect(t.asked()?.choices).toContain(at(1, 2))
  })
  test('[A-BUILD-02] [A-BUILD-03] rooms are of the house’s material and cost 5 of it and 2 reed', () => {
    for (const [house, goods] of [
      [0, { wood: 5, reed: 2 }],
      [1, { clay: 5, reed: 2 }],
      [2, { stone: 5, reed: 2 }],
    ] as const) {
      const t = table().has(goods).house(house, 2).go('build_rooms_stables', at(0, 0))
      expect(t.goods()).toEqual({})
      expect([t.p().house, count(t.p().rooms)]).toEqual([house, 3])
    }
    expect(table().has({ clay: 5, reed: 2 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })
  test('[A-BUILD-04] each room is paid in full; the five-player card builds one', () => {
    const t = table().has({ wood: 9, reed: 4 }).go('build_rooms_stables', at(0, 0))
    expect(t.asked()?.choices?.every((c) => Number(c) >= 32 || c === -1)).toBe(true)
    const one = table(5).has({ wood: 10, reed: 4 }).go('p5_room_or_traveling_players', 0, at(0, 0))
    expect(one.asked()?.seat).toBe(1)
  })
  test('[A-BUILD-05] no room on a field, a stable or in a pasture', () => {
    const t = table()
      .has({ wood: 5, reed: 2 })
      .fields([at(0, 0)])
      .stables([at(1, 1)])
      .fences([at(2, 1)])
    expect(t.whyNot('build_rooms_stables')).toBeNull()
    expect(
      t
        .go('build_rooms_stables')
        .asked()
        ?.choices?.every((c) => Number(c) >= 32),
    ).toBe(true)
  })
  test('[A-BUILD-06] as many rooms as there is space', () => {
    const t = table().has({ wood: 65, reed: 26 }).go('build_rooms_stables')
    for (let n = 0; n < 13; n++)
      t.say(Math.min(...(t.asked()?.choices ?? []).map(Number).filter((c) => c >= 0 && c < 32)))
    expect(count(t.p().rooms)).toBe(15)
  })
})

describe('renovation', () => {
  test('[A-RENOVATE-01] [AX-S-03] from wood to clay to stone: 1 for each room and 1 reed', () => {
    const t = table(2, 5).has({ wood: 5, clay: 8, reed: 6, stone: 4 }).go('build_rooms_stables', at(0, 0))
    expect(t.goods()).toEqual({ clay: 8, reed: 4, stone: 4 })
    t.go('day_laborer').go('renovation_improvement')
    if (t.asked()?.op === 'improve') t.say(0)
    expect(t.goods()).toEqual({ clay: 5, reed: 3, stone: 4 })
    t.edit((s) => {
      s.by.fill(0)
      for (const p of s.players) p.home = 2
      s.turn = 1
    })
    while (t.asked()?.seat !== 0) t.go('take_grain')
    t.go('build_rooms_stables', at(0, 1))
    expect(t.goods()).toEqual({ reed: 1, stone: 4 })
    t.go('fishing').go('renovation_fences')
    expect(t.goods()).toEqual({})
    expect([t.p().house, count(t.p().rooms)]).toEqual([2, 4])
  })
  test('[A-RENOVATE-02] all rooms at once', () => {
    expect(table().has({ clay: 3, reed: 1 }).house(0, 4).whyNot('renovation_improvement')).toBe('A-RENOVATE-01')
  })
  test('[A-RENOVATE-03] one step for each action', () => {
    const t = table().has({ clay: 2, stone: 9, reed: 3 }).go('renovation_fences')
    expect(t.p().house).toBe(1)
  })
  test('[A-RENOVATE-04] [AX-T-25] a stone house is never renovated', () => {
    const t = table().has({ stone: 9, reed: 9, wood: 9, clay: 9 }).house(2, 2)
    expect(t.whyNot('renovation_improvement')).toBe('A-RENOVATE-04')
    expect(t.whyNot('renovation_fences')).toBe('A-RENOVATE-04')
  })
  test('[A-RENOVATE-05] rooms and people stay', () => {
    const t = table().has({ clay: 2, reed: 1 }).go('renovation_fences')
    expect([count(t.p().rooms), t.p().people]).toEqual([2, 2])
  })
})

describe('family growth', () => {
  test('[A-FAMILY-01] [A-FAMILY-06] a newborn does not work in its first round', () => {
    const t = table().house(0, 3).go('family_growth_minor')
    expect([t.p().people, t.p().newborn, t.p().home]).toEqual([3, 1, 1])
  })
  test('[A-FAMILY-02] [AX-T-19] more rooms than people, newborns counted', () => {
    const t = table(5, 8).house(0, 3).go('family_growth_minor')
    for (const space of ['wood_3', 'clay_1', 'reed_1', 'fishing']) t.go(space)
    expect(t.whyNot('p5_occupation_or_growth')).toBe('A-WORK-06')
  })
  test('[A-FAMILY-03] [A-FAMILY-05] [AX-S-12] five people may live in two rooms, six never', () => {
    const t = table(2, 12)
    for (const people of [3, 4, 5]) {
      t.edit((s) => {
        s.by.fill(0)
        s.turn = 1
        for (const p of s.players) p.home = 2
      })
      while (t.asked()?.seat !== 0) t.go('day_laborer')
      t.go('family_growth_no_room')
      expect(t.p().people).toBe(people)
    }
    expect(t.p().people).toBe(MAX_PEOPLE)
    t.edit((s) => s.by.fill(0)).go('day_laborer')
    expect(t.whyNot('family_growth_no_room')).toBe('A-FAMILY-05')
  })
  test('[A-FAMILY-04] a room built later is taken by who lives without one', () => {
    const t = table().edit((s) => {
      for (const p of s.players) p.people = 3
    })
    expect(t.house(0, 3).whyNot('family_growth_minor')).toBe('A-FAMILY-02')
    expect(t.house(0, 4).whyNot('family_growth_minor')).toBeNull()
  })
  test('[A-FAMILY-07] the minor improvement comes after the growth', () => {
    const t = table().house(0, 3).holds([16]).go('family_growth_minor', 16)
    expect(t.p().people).toBe(3)
  })
  test('[A-FAMILY-08] in round 14 it still brings 3 points and costs 1 food', () => {
    const t = table(2, 14).has({ food: 9 }).house(0, 3)
    const before = t.score().persons
    t.go('family_growth_minor')
    expect(t.score().persons).toBe(before + 3)
    t.edit((s) => {
      for (const p of s.players) p.home = 0
      const other = s.players[1]
      if (other !== undefined) other.home = 1
    })
    t.go('fishing')
    expect(t.goods().food).toBe(9 - 5)
  })
})

describe('fields', () => {
  test('[A-PLOW-01] on unused spaces outside the fences', () => {
    const t = table()
      .fences([at(0, 4)])
      .stables([at(0, 3)])
      .go('plow_field')
    for (const cell of [at(0, 4), at(0, 3), at(1, 0)]) expect(t.asked()?.choices).not.toContain(cell)
  })
  test('[A-PLOW-02] the first anywhere, later ones next to a field', () => {
    expect(table().go('plow_field').asked()?.choices).toHaveLength(13)
    expect(
      table()
        .fields([at(0, 4)])
        .go('plow_field')
        .asked()?.choices,
    ).toEqual([at(0, 3), at(1, 4)])
  })
  test('[A-PLOW-03] fields stay', () => {
    const t = table().go('plow_field', at(0, 2))
    expect(t.offers()).toEqual([])
    expect(t.p().fields).toBe(1 << at(0, 2))
  })
  test('[A-PLOW-04] without a legal space no plowing', () => {
    const t = table()
      .fields([at(0, 4)])
      .stables([at(0, 3), at(1, 4)])
    expect(t.whyNot('plow_field')).toBe('A-PLOW-04')
  })
  test('[A-PLOW-05] fields may touch rooms and pastures', () => {
    expect(
      table()
        .fences([at(0, 2)])
        .go('plow_field')
        .asked()?.choices,
    ).toContain(at(0, 1))
  })
  test('[A-SOW-01] [A-SOW-04] [AX-T-27] any number of empty fields, one crop each', () => {
    const t = table()
      .has({ grain: 1, vegetable: 1 })
      .fields([at(0, 0), at(0, 1), at(0, 2)])
      .go('sow_bake')
    t.say(4 * at(0, 0) + 1)
    expect(t.asked()?.choices).toEqual([4 * at(0, 1) + 2, 4 * at(0, 2) + 2, -1])
    t.say(4 * at(0, 1) + 2)
    expect(t.asked()?.op).toBe('place')
    expect(t.p().crops.slice(0, 3)).toEqual([4 * 3 + 1, 4 * 2 + 2, 0])
    const rest = table()
      .has({ grain: 1 })
      .fields([at(0, 0)])
      .edit((s) => {
        ;(s.players[0]?.crops as number[])[at(0, 0)] = 4 + 1
      })
    expect(rest.whyNot('sow_bake')).toBe('A-WORK-06')
  })
  test('[A-SOW-02] grain: 3 in all', () => {
    const t = table()
      .has({ grain: 1 })
      .fields([at(0, 0)])
      .go('sow_bake', 4 * at(0, 0) + 1)
    expect([t.p().crops[0], t.goods()]).toEqual([13, {}])
  })
  test('[A-SOW-03] vegetables: 2 in all', () => {
    const t = table()
      .has({ vegetable: 1 })
      .fields([at(0, 0)])
      .go('sow_bake', 4 * at(0, 0) + 2)
    expect([t.p().crops[0], t.goods()]).toEqual([10, {}])
  })
  test('[A-SOW-05] [AX-T-28] the field just plowed may be sown at once', () => {
    const t = table().has({ vegetable: 1 })
    t.go('plow_sow', at(0, 2), 4 * at(0, 2) + 2)
    expect(t.p().crops[at(0, 2)]).toBe(10)
  })
  test('[A-SOW-06] card fields are sown in the same action', () => {
    const t = table()
      .has({ vegetable: 2 })
      .owns([18])
      .fields([at(0, 0)])
      .go('sow_bake')
    expect(t.asked()?.choices).toEqual([4 * at(0, 0) + 2, 4 * 17 + 2])
  })
})

describe('bread and exchanges', () => {
  test('[A-BAKE-01] [A-BAKE-04] baking needs its action and grain in the supply', () => {
    expect(table().has({ grain: 1 }).owns([1]).offers()).toEqual([[0, 1]])
    expect(table().owns([1]).whyNot('sow_bake')).toBe('A-WORK-06')
  })
  test('[A-BAKE-02] rates and limits of the baking improvements', () => {
    const bread = (owned: readonly number[], grain: number): number | undefined =>
      table().has({ grain }).owns(owned).go('sow_bake', grain).goods().food
    expect(bread([1], 4)).toBe(8)
    expect(bread([3], 4)).toBe(12)
    expect(bread([5], 1)).toBe(5)
    expect(bread([6], 2)).toBe(8)
    expect(table().has({ grain: 4 }).owns([5]).go('sow_bake').asked()?.choices).toEqual([1])
  })
  test('[A-BAKE-03] [A-BAKE-06] [AX-T-18] a new oven bakes at once together with the others, if wished', () => {
    const t = table().has({ clay: 3, stone: 1, grain: 3 }).owns([1]).go('major_or_minor', 5, 'yes')
    expect(t.asked()?.choices).toEqual([1, 2, 3])
    expect(t.say(3).goods()).toEqual({ food: 9 })
    const not = table().has({ clay: 3, stone: 1, grain: 3 }).go('major_or_minor', 5, 'pass')
    expect(not.goods()).toEqual({ grain: 3 })
  })
  test('[A-BAKE-05] a bake action bakes at least 1 grain', () => {
    expect(table().has({ grain: 2 }).owns([1]).go('sow_bake').asked()?.choices).toEqual([1, 2])
  })
  test('[A-BAKE-07] [AX-T-17] fireplace and hearth give no bake action; the hearth cooks better at once', () => {
    const t = table().has({ grain: 3, boar: 1 }).owns([1]).go('major_or_minor', 3)
    expect(t.asked()?.seat).toBe(1)
    expect(t.any([3 * 16 + 2, 1]).goods()).toEqual({ grain: 3, food: 3 })
  })
  test('[A-BAKE-08] bread comes from the general supply', () => {
    const t = table().has({ grain: 1 }).owns([1]).has({ grain: 1, food: 4 }, 1)
    t.go('sow_bake', 1)
    expect(t.goods(1)).toEqual({ grain: 1, food: 4 })
  })
  test('[A-BAKE-09] grain and vegetables are 1 food each at any time, also in others’ turns', () => {
    const t = table().has({ grain: 1, vegetable: 1 }, 1)
    expect(t.asked()?.seat).toBe(0)
    expect(t.any([0, 1], 1).any([1, 1], 1).goods(1)).toEqual({ food: 2 })
  })
  test('[A-BAKE-10] exchanges are open whenever one decides, but never undo what is being decided', () => {
    const t = table()
      .has({ grain: 1 })
      .fields([at(0, 0)])
      .go('sow_bake')
    expect(t.asked()?.op).toBe('sow')
    expect(t.offers()).toEqual([])
  })
  test('[AX-T-26] an exchange pays for an occupation', () => {
    const t = table().has({ grain: 1 }).owns([158]).holds([176]).go('occupation', 176)
    expect(t.goods()).toEqual({})
    const cook = table().has({ vegetable: 1 }).owns([158, 1]).holds([176]).go('occupation', 176)
    expect(cook.goods()).toEqual({ food: 1 })
  })
})

describe('stables', () => {
  test('[A-STABLE-01] 2 wood each, at most 4', () => {
    const t = table()
      .has({ wood: 12 })
      .go('build_rooms_stables', 32 + at(0, 1), 32 + at(0, 2), 32 + at(0, 3), 32 + at(0, 4))
    expect(t.goods()).toEqual({ wood: 4 })
    expect(t.asked()?.seat).toBe(1)
  })
  test('[A-STABLE-02] on any space without room, field and stable, fenced or not', () => {
    const t = table()
      .has({ wood: 2 })
      .fields([at(0, 0)])
      .fences([at(0, 4)])
      .go('build_rooms_stables')
    expect(t.asked()?.choices).toContain(32 + at(0, 4))
    expect(t.asked()?.choices).not.toContain(32 + at(0, 0))
  })
  test('[A-STABLE-03] [A-ANIMAL-04] an unfenced stable houses 1 animal; two are two places', () => {
    const t = table().stables([at(0, 3), at(0, 4)])
    expect(fits(t.p(), 1, 1, 1)).toBe(true)
    expect(fits(t.p(), 4, 0, 0)).toBe(false)
  })
  test('[A-STABLE-04] [AX-S-07] each stable in a pasture doubles it', () => {
    const t = table()
      .edit(() => {})
      .has({ wood: 20 })
      .go('fences', ring(at(0, 3), at(0, 4)))
    expect(t.p().pens).toEqual([4, 4, 4])
    t.stables([at(0, 3)])
    expect(t.p().pens).toEqual([8, 8, 8])
    expect(t.stables([at(0, 4)]).p().pens).toEqual([16, 16, 16])
    const all = [at(0, 3), at(0, 4), at(1, 3), at(1, 4)]
    const four = table()
      .has({ wood: 8 })
      .go('fences', ring(...all))
    expect(four.stables(all.slice(0, 3)).p().pens).toEqual([64, 64, 64])
    expect(four.stables(all).p().pens).toEqual([128, 128, 128])
  })
  test('[A-STABLE-05] [AX-T-10] a stable fenced in later loses its own place and doubles the pasture', () => {
    const t = table()
      .has({ wood: 4, boar: 1 })
      .stables([at(2, 4)])
    expect([t.p().pens, t.p().loose]).toEqual([[], 2])
    t.go('fences', ring(at(2, 4)))
    expect([t.p().pens, t.p().loose]).toEqual([[4, 4, 4], 1])
    expect([t.goods(), t.score().fencedStables]).toEqual([{ boar: 1 }, 1])
  })
  test('[A-STABLE-06] stables need not touch anything', () => {
    expect(table().has({ wood: 2 }).go('build_rooms_stables').asked()?.choices).toHaveLength(13)
  })
})

describe('animals', () => {
  test('[A-ANIMAL-01] [AX-S-08] [AX-T-09] 2 for each space, doubled by each stable', () => {
    const shape = (cells: readonly number[], stables: readonly number[]): number | undefined =>
      table()
        .has({ wood: 15 })
        .go('fences', ring(...cells))
        .stables(stables)
        .p().pens[0]
    expect([1, 2, 3].map((n) => shape([at(0, 4), at(0, 3), at(0, 2)].slice(0, n), []))).toEqual([2, 4, 6])
    expect(shape([at(0, 3), at(0, 4), at(1, 4)], [at(0, 3), at(1, 4)])).toBe(24)
    expect(shape([at(0, 2), at(0, 3), at(0, 4)], [at(0, 2), at(0, 3), at(0, 4)])).toBe(48)
  })
  test('[A-ANIMAL-02] [AX-T-12] one species in a pasture', () => {
    const t = table()
      .has({ wood: 6, sheep: 1 })
      .go('fences', ring(at(0, 3), at(0, 4)))
      .has({ sheep: 3 })
    t.go('day_laborer').lies('boar', 2).go('boar')
    expect(t.asked()).toMatchObject({
      op: 'keep',
      choices: [
        [3, 1, 0],
        [1, 2, 0],
      ],
    })
  })
  test('[A-ANIMAL-03] one pet in the house, whatever its size', () => {
    const t = table().house(2, 5)
    expect(fits(t.p(), 1, 0, 0)).toBe(true)
    expect(fits(t.p(), 1, 1, 0)).toBe(false)
  })
  test('[A-ANIMAL-05] cards hold animals as they say', () => {
    const t = table().owns([58])
    expect(fits(t.p(), 1, 1, 1)).toBe(true)
    expect(fits(t.p(), 2, 1, 1)).toBe(false)
  })
  test('[A-ANIMAL-06] [A-ANIMAL-13] only numbers are kept: rearranging is free', () => {
    const t = table()
      .fences([at(0, 4), at(0, 3)])
      .has({ sheep: 2, boar: 2 })
    expect(fits(t.p(), 2, 2, 1)).toBe(true)
    expect(fits(t.p(), 3, 3, 0)).toBe(false)
  })
  test('[A-ANIMAL-07] [A-ANIMAL-08] [AX-T-11] who has no room goes back or is cooked', () => {
    const t = table()
      .fences([at(0, 4)])
      .lies('sheep', 4)
      .go('sheep')
    // Nothing to decide: nobody is asked.
    expect([t.asked()?.op, t.goods()]).toEqual(['place', { sheep: 3 }])
    const cook = table()
      .fences([at(0, 4)])
      .owns([1])
      .lies('sheep', 4)
      .go('sheep')
    expect(cook.asked()?.choices).toEqual([
      [3, 0, 0],
      [3, 0, 0, 0],
    ])
    expect(cook.say([3, 0, 0]).goods()).toEqual({ sheep: 3, food: 2 })
  })
  test('[A-ANIMAL-09] fields and open land house nobody', () => {
    expect(
      table()
        .fields([at(0, 0), at(0, 1)])
        .p().pens,
    ).toEqual([])
  })
  test('[A-ANIMAL-10] cooking rates of fireplace and hearth', () => {
    const rates = (no: number): number[] =>
      [5, 7, 8, 9].map((good, i) => {
        const t = table()
          .owns([no])
          .edit((s) => {
            ;(s.players[0]?.goods as number[])[good] = 1
          })
        return t.any([no * 16 + i, 1]).goods().food ?? 0
      })
    expect(rates(1)).toEqual([2, 2, 2, 3])
    expect(rates(3)).toEqual([3, 2, 3, 4])
  })
  test('[A-ANIMAL-11] cooking at any time, any number; grain is only baked', () => {
    const t = table()
      .owns([3])
      .fences([at(0, 4)])
      .has({ cattle: 3, grain: 1 })
    expect(t.any([3 * 16 + 3, 3]).goods()).toEqual({ food: 12, grain: 1 })
    expect(t.offers()).toContainEqual([0, 1])
  })
  test('[A-ANIMAL-12] the test of room agrees with trying every arrangement', () => {
    const random = randomFrom('herds')
    const tryAll = (places: Places, herd: Herd): boolean => {
      const pens = places.pens.length / 3
      for (let code = 0; code < 3 ** pens; code++) {
        const room = [...places.kept]
        for (let pen = 0, rest = code; pen < pens; pen++, rest = Math.floor(rest / 3)) {
          room[rest % 3] = (room[rest % 3] as number) + (places.pens[3 * pen + (rest % 3)] as number)
        }
        const over = herd.reduce<number>((sum, n, i) => sum + Math.max(0, n - (room[i] as number)), 0)
        if (over <= places.loose) return true
      }
      return false
    }
    for (let i = 0; i < 3_000; i++) {
      const pens = Array.from({ length: random(4) }, () => 1 + random(5)).flatMap((n) => [n + 2 * random(2), n, n])
      const places: Places = { pens, loose: random(4), kept: [random(3), 0, 0] }
      const herd: Herd = [random(6), random(6), random(6)]
      expect(fits(places, ...herd)).toBe(tryAll(places, herd))
      const kept = largestHerds(places, ...herd)
      expect(kept.length).toBeGreaterThan(0)
      for (const one of kept) {
        expect(tryAll(places, one)).toBe(true)
        for (const s of [0, 1, 2] as const) {
          const more: Herd = [one[0] + (s === 0 ? 1 : 0), one[1] + (s === 1 ? 1 : 0), one[2] + (s === 2 ? 1 : 0)]
          if (more[s] <= herd[s]) expect(tryAll(places, more)).toBe(false)
        }
      }
    }
  })
})

test('[AX-S-06] eleven fences, three pastures', () => {
  const t = table().has({ wood: 11 })
  const edges = [...ring(at(1, 3), at(1, 4), at(2, 3), at(2, 4)), h(2, 3), h(2, 4), v(1, 4)].sort((a, b) => a - b)
  expect(edges).toHaveLength(11)
  t.go('fences', edges)
  expect(t.p().pens.filter((_, i) => i % 3 === 0)).toEqual([2, 2, 4])
  expect(fits(t.p(), 2, 1, 3)).toBe(true)
  expect(fits(t.p(), 2, 2, 4)).toBe(true)
})

test('[A-WORK-06] an action that only the sheep can pay keeps it: no space is taken for nothing', () => {
  const t = table()
    .holds([60])
    .has({ sheep: 1 })
    .fences([at(0, 4)])
  expect(t.offers()).toContainEqual(['free', 7, 1])
  t.go('major_or_minor')
  expect(t.asked()).toMatchObject({ op: 'improve', choices: [60] })
  expect(t.offers()).not.toContainEqual(['free', 7, 1])
  expect(k.whyNot(t.m, 0, { to: 'anytime', choice: unaskedInFull(['free', 7, 1]) })?.rule).toBe('A-WORK-06')
  expect(t.say(60).goods()).toEqual({ cattle: 1 })
  // With two sheep one may go.
  const two = table()
    .holds([60])
    .has({ sheep: 2 })
    .fences([at(0, 4)])
    .go('major_or_minor')
  expect(two.any(['free', 7, 1]).say(60).goods()).toEqual({ cattle: 1 })
})

test('[A-OCCARD-G26] no two own people on one space', () => {
  const t = table(4).owns([163]).go('take_vegetable')
  for (const space of ['wood_3', 'clay_1', 'reed_1']) t.go(space)
  expect(t.why(spaceNamed('take_vegetable'))).toBe('A-OCCARD-G26')
})
