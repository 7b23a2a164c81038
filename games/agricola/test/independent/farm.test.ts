/** Spaces, house, family, fields, fences, stables and points, told from the rulebook alone. */

import { describe, expect, test } from 'vitest'
import { h, v } from '../../rules/farm/yard.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { at, ring, type Table, table } from '../cards-e/table.ts'

const edges = (...list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
const less = (all: readonly number[], gone: readonly number[]): number[] => all.filter((e) => !gone.includes(e))
const again = (t: Table): Table =>
  t.edit((s) => {
    s.by.fill(0)
    for (const p of s.players) p.home = 0
    const p = s.players[0]
    if (p !== undefined) p.home = 2
  })

describe('rooms, renovation, growth', () => {
  test('[A-BUILD-01] [A-BUILD-04] [A-BUILD-05] rooms side by side, a new one carries the next, not on fields, stables, pastures', () => {
    const t = table()
      .has({ wood: 15, reed: 6 })
      .fields([at(0, 0)])
      .stables([at(1, 1)])
      .go('build_rooms_stables')
    expect(t.why(at(0, 0))).not.toBeNull()
    expect(t.why(at(1, 1))).not.toBeNull()
    expect(t.why(at(2, 2))).toBe('A-BUILD-01')
    t.say(at(2, 1), at(2, 2))
    expect(t.goods()).toEqual({ wood: 5, reed: 2 })
    const fenced = table()
      .has({ wood: 5, reed: 2 })
      .fences([at(0, 0), at(1, 1)])
      .fields([at(2, 1)])
    expect(fenced.whyNot('build_rooms_stables')).toBeNull()
    fenced.edit((s) => {
      for (const p of s.players) p.stables = (1 << at(2, 2)) | (1 << at(2, 3)) | (1 << at(2, 4)) | (1 << at(1, 4))
    })
    expect(fenced.whyNot('build_rooms_stables')).not.toBeNull()
  })

  test('[A-BUILD-02] [A-BUILD-03] the room is of the material of the house', () => {
    const all = { wood: 5, clay: 5, stone: 5, reed: 2 }
    const left = [0, 1, 2].map((house) => {
      const t = table().house(house, 2).has(all).go('build_rooms_stables', at(0, 0))
      if (t.asked()?.op === 'build') t.say(-1)
      return t.goods()
    })
    expect(left).toEqual([
      { clay: 5, stone: 5 },
      { wood: 5, stone: 5 },
      { wood: 5, clay: 5 },
    ])
    expect(table().house(1, 2).has({ clay: 5, reed: 1 }).whyNot('build_rooms_stables')).not.toBeNull()
    expect(table().house(1, 2).has({ clay: 4, reed: 2 }).whyNot('build_rooms_stables')).not.toBeNull()
  })

  test('[A-RENOVATE-01] [A-RENOVATE-03] [AX-S-03] all rooms at once for one reed; no two steps in one action', () => {
    const t = table().house(0, 4).has({ clay: 4, reed: 2, stone: 4 }).go('renovation_improvement')
    expect([t.p().house, t.goods()]).toEqual([1, { reed: 1, stone: 4 }])
    expect(table().house(0, 4).has({ clay: 3, reed: 2 }).whyNot('renovation_improvement')).not.toBeNull()
    expect(table().house(0, 4).has({ clay: 4 }).whyNot('renovation_improvement')).not.toBeNull()
    expect(table().house(0, 2).has({ stone: 9, reed: 2 }).whyNot('renovation_improvement')).not.toBeNull()
  })

  test('[A-RENOVATE-03] in round 14 two people may do both steps on the two spaces', () => {
    const t = table(2, 14).has({ clay: 2, stone: 2, reed: 2 }).go('renovation_improvement')
    while (t.asked()?.seat === 0) t.say(0)
    t.go('day_laborer').go('renovation_fences')
    expect([t.p().house, t.goods()]).toEqual([2, {}])
  })

  test('[A-RENOVATE-04] [AX-T-25] a stone house is never renovated: neither space, not even for what follows', () => {
    const t = table(2, 14).house(2, 2).has({ wood: 15, clay: 9, reed: 9, stone: 9 })
    expect([t.whyNot('renovation_improvement'), t.whyNot('renovation_fences')]).toEqual([
      'A-RENOVATE-04',
      'A-RENOVATE-04',
    ])
  })

  test('[A-WORK-43] after renovating fences may follow or not', () => {
    const t = table(2, 14).has({ clay: 2, reed: 1, wood: 4 }).go('renovation_fences')
    expect(t.asked()?.op).toBe('fence')
    expect(t.why([])).toBeNull()
    t.say(ring(at(0, 4)))
    expect([t.goods(), t.p().pastures.length]).toEqual([{}, 1])
  })

  test('[A-FAMILY-02] [A-FAMILY-04] [A-WORK-36] growth needs more rooms than people; newborns count, and so do those without a room', () => {
    expect(table(2, 5).whyNot('family_growth_minor')).toBe('A-FAMILY-02')
    const t = table(5, 8).house(0, 3).go('family_growth_minor')
    expect([t.p().people, t.p().newborn, t.p().home]).toEqual([3, 1, 1])
    for (const space of ['day_laborer', 'fishing', 'clay_1', 'reed_1']) t.go(space)
    expect(t.asked()?.seat).toBe(0)
    expect(t.whyNot('p5_occupation_or_growth')).not.toBeNull()
    const crowded = table(2, 13).house(0, 3)
    crowded.mine((p) => {
      p.people = 3
    })
    expect(crowded.whyNot('family_growth_minor')).toBe('A-FAMILY-02')
    expect(crowded.whyNot('family_growth_no_room')).toBeNull()
  })

  test('[A-FAMILY-05] [AX-S-12] never a sixth', () => {
    const t = table(2, 13).house(0, 6)
    t.mine((p) => {
      p.people = 5
    })
    expect([t.whyNot('family_growth_minor'), t.whyNot('family_growth_no_room')]).toEqual(['A-FAMILY-05', 'A-FAMILY-05'])
  })

  test('[A-WORK-42] growth without room brings no improvement', () => {
    const t = table(2, 13).holds([16]).go('family_growth_no_room')
    expect(t.asked()?.seat).toBe(1)
    expect(t.p().people).toBe(3)
  })

  test('[A-FAMILY-06] a newborn does nothing in its round and one thing more in the next', () => {
    const t = table(2, 5).house(0, 3).go('family_growth_minor').go('day_laborer').go('fishing').go('clay_1')
    expect(t.m.state.round).toBe(6)
    expect(t.p().home).toBe(3)
  })
})

describe('spaces for more players', () => {
  test('[A-WORK-50] [A-OCC-03] three: any resource, and an occupation always for 2', () => {
    const got = [0, 1, 2, 3].map((n) => table(3).go('p3_building_resource', n).goods())
    expect(got).toEqual([{ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 }])
    expect(table(3).holds([174]).has({ food: 2 }).go('p3_occupation', 174).goods()).toEqual({})
    expect(table(3).holds([174]).has({ food: 1 }).whyNot('p3_occupation')).toBe('A-OCC-06')
  })
  test('[A-WORK-51] [A-OCC-03] [A-OCC-04] four: reed, stone and food; occupations 1, 1, 2', () => {
    expect(table(4).go('p4_reed_stone_food').goods()).toEqual({ reed: 1, stone: 1, food: 1 })
    const price = [[], [151], [151, 153], [151, 153, 154]].map(
      (owned) => 5 - (table(4).owns(owned).holds([189]).has({ food: 5 }).go('p4_occupation', 189).goods().food ?? 0),
    )
    expect(price).toEqual([1, 1, 2, 2])
    const printed = [[], [151], [151, 153]].map(
      (owned) => 5 - (table(4).owns(owned).holds([189]).has({ food: 5 }).go('occupation', 189).goods().food ?? 0),
    )
    expect(printed).toEqual([0, 1, 1])
  })
  test('[A-WORK-52] [A-WORK-58] five: all the reed, but one stone and one wood', () => {
    expect(table(5).lies('p5_reed_stone_wood', 3).go('p5_reed_stone_wood').goods()).toEqual({
      reed: 3,
      stone: 1,
      wood: 1,
    })
  })
  test('[A-WORK-52] [A-WORK-56] five: animals; cattle is paid before it comes', () => {
    expect(table(5).go('p5_animals', 0).goods()).toEqual({ sheep: 1, food: 1 })
    expect(table(5).go('p5_animals', 1).goods()).toEqual({ boar: 1 })
    expect(table(5).has({ food: 1 }).go('p5_animals', 2).goods()).toEqual({ cattle: 1 })
    const poor = table(5).owns([3]).go('p5_animals')
    expect(poor.why(2)).not.toBeNull()
    const grain = table(5).has({ grain: 1 }).go('p5_animals')
    if (grain.why(2) !== null) grain.any([0, 1])
    grain.say(2)
    expect(grain.goods()).toEqual({ cattle: 1 })
  })
  test('[A-WORK-53] [A-WORK-54] five: the room leaves the food lying, and it grows', () => {
    const space = spaceNamed('p5_room_or_traveling_players')
    const t = table(5).has({ wood: 10, reed: 4 }).lies('p5_room_or_traveling_players', 3)
    t.go('p5_room_or_traveling_players', 0, at(0, 0))
    expect(t.asked()?.seat).toBe(1)
    expect([t.goods(), t.m.state.lies[space]]).toEqual([{ wood: 5, reed: 2 }, 3])
    expect(t.whyNot('p5_room_or_traveling_players')).toBe('A-WORK-05')
    t.endRound()
    expect(t.m.state.lies[space]).toBe(4)
    expect(table(5).lies('p5_room_or_traveling_players', 3).go('p5_room_or_traveling_players').goods()).toEqual({
      food: 3,
    })
  })
  test('[A-WORK-52] [A-WORK-55] five: growth from round 5 on, with a room, without an improvement', () => {
    expect(table(5, 4).house(0, 3).whyNot('p5_occupation_or_growth')).not.toBeNull()
    expect(table(5, 5).whyNot('p5_occupation_or_growth')).not.toBeNull()
    const t = table(5, 5).house(0, 3).holds([16])
    t.go('p5_occupation_or_growth')
    if (t.asked()?.op === 'option') t.say(1)
    expect([t.p().people, t.asked()?.seat]).toEqual([3, 1])
  })
})

describe('fields', () => {
  test('[A-PLOW-01] [A-PLOW-02] [A-PLOW-04] beside a field, on nothing else', () => {
    const t = table()
      .fields([at(0, 1)])
      .stables([at(0, 2)])
      .fences([at(1, 1)])
      .go('plow_field')
    expect(t.asked()?.choices).toEqual([at(0, 0)])
    expect(t.why(at(2, 3))).toBe('A-PLOW-02')
    expect(t.why(at(0, 2))).toBe('A-PLOW-01')
    expect(t.why(at(1, 1))).toBe('A-PLOW-01')
    const full = table()
      .fields([at(0, 0)])
      .stables([at(0, 1)])
    expect(full.whyNot('plow_field')).toBe('A-PLOW-04')
    expect(full.has({}).whyNot('plow_sow')).not.toBeNull()
  })
  test('[A-SOW-01] [A-SOW-02] [A-SOW-03] [A-SOW-04] [AX-T-27] three grain or two vegetables on an empty field', () => {
    const t = table()
      .fields([at(0, 0), at(0, 1), at(0, 2)])
      .mine((p) => {
        p.crops[at(0, 2)] = 4 * 1 + 1
      })
      .has({ grain: 2, vegetable: 1 })
      .go('sow_bake')
    const sow = (cell: number, kind: number): number => 4 * cell + kind
    expect(t.why(sow(at(0, 2), 1))).not.toBeNull()
    t.say(sow(at(0, 1), 1))
    expect(t.asked()?.choices).toEqual([sow(at(0, 0), 1), sow(at(0, 0), 2), -1])
    t.say(sow(at(0, 0), 2))
    expect(t.p().crops.slice(0, 3)).toEqual([4 * 2 + 2, 4 * 3 + 1, 4 * 1 + 1])
    expect([t.goods(), t.asked()?.seat]).toEqual([{ grain: 1 }, 1])
  })
  test('[A-SOW-05] [AX-T-28] the field just plowed may be sown; sowing alone needs one', () => {
    const t = table(2, 12).has({ vegetable: 1 }).go('plow_sow')
    expect(t.asked()?.op).toBe('plow')
    t.say(at(1, 3))
    expect(t.asked()?.op).toBe('sow')
    t.say(t.asked()?.choices?.[0] ?? null)
    expect([t.p().crops[at(1, 3)], t.goods()]).toEqual([4 * 2 + 2, {}])
  })
})

describe('fences and stables', () => {
  const pens = (t: Table): number[] => [...t.p().pens].sort((a, b) => a - b)

  test('[A-FENCE-01] wood for every fence', () => {
    expect(table().has({ wood: 3 }).whyNot('fences')).toBe('A-FENCE-11')
    const t = table().has({ wood: 5 }).go('fences')
    expect(t.why(ring(at(0, 3), at(0, 4)))).toBe('A-FENCE-01')
  })
  test('[A-FENCE-03] [A-FENCE-10] border, room, field and stable are no fence', () => {
    const t = table()
      .has({ wood: 15 })
      .fields([at(0, 1)])
      .stables([at(1, 2)])
      .go('fences')
    expect(t.why(less(ring(at(0, 4)), [v(0, 5)]))).toBe('A-FENCE-03')
    expect(t.why(less(ring(at(0, 0)), [h(1, 0)]))).toBe('A-FENCE-03')
    expect(t.why(less(ring(at(0, 2)), [v(0, 2)]))).toBe('A-FENCE-03')
    expect(t.why(less(ring(at(0, 2)), [h(1, 2)]))).toBe('A-FENCE-03')
    expect(t.why(ring(at(0, 2)))).toBeNull()
    expect(t.why(ring(at(0, 2), at(1, 2)))).toBeNull()
  })
  test('[A-FENCE-04] no room, no field inside', () => {
    const t = table()
      .has({ wood: 15 })
      .fields([at(0, 1)])
      .go('fences')
    expect(t.why(ring(at(0, 0), at(1, 0)))).toBe('A-FENCE-04')
    expect(t.why(ring(at(0, 1), at(0, 2)))).toBe('A-FENCE-04')
  })
  test('[A-FENCE-06] [A-FENCE-07] connected, edge to edge', () => {
    const t = table()
      .has({ wood: 11 })
      .fences([at(1, 3)])
      .go('fences')
    expect(t.why(ring(at(0, 4)))).toBe('A-FENCE-06')
    expect(t.why(less(ring(at(1, 4)), ring(at(1, 3))))).toBeNull()
    const two = table().has({ wood: 15 }).go('fences')
    expect(two.why(edges(...ring(at(0, 4)), ...ring(at(1, 3))))).toBe('A-FENCE-07')
  })
  test('[A-FENCE-09] [A-STABLE-04] a pasture of two with a stable: 8; divided: 2 and 4', () => {
    const t = table()
      .has({ wood: 7 })
      .stables([at(0, 4)])
      .go('fences', ring(at(0, 3), at(0, 4)))
    expect(t.p().pastures).toHaveLength(1)
    expect(t.p().pens.some((n) => n === 8)).toBe(true)
    again(t).go('day_laborer')
    again(t)
    expect(t.asked()?.seat).toBe(0)
    t.go('fences', [v(0, 4)])
    expect([t.p().pastures.length, t.goods().wood ?? 0]).toEqual([2, 0])
    expect(pens(t).filter((n) => n === 8)).toHaveLength(0)
    expect(pens(t)).toContain(2)
    expect(pens(t)).toContain(4)
  })
  test('[A-FENCE-10] a fence that parts nothing is refused, also inside a pasture', () => {
    const t = table()
      .has({ wood: 9 })
      .fences([at(0, 4)])
      .go('fences')
    expect(t.why([h(2, 1)])).toBe('A-FENCE-10')
    const big = table().has({ wood: 9 })
    big.go('fences')
    expect(big.why(edges(...ring(at(0, 3), at(0, 4), at(1, 3), at(1, 4)), h(1, 3)))).toBe('A-FENCE-10')
  })
  test('[A-STABLE-01] [A-STABLE-02] [A-STABLE-05] stables: 2 wood, four in all, one a space, inside or outside', () => {
    const t = table()
      .has({ wood: 12 })
      .fields([at(0, 0)])
      .fences([at(0, 4)])
      .go('build_rooms_stables')
    const site = 32
    expect(t.why(site + at(0, 0))).not.toBeNull()
    expect(t.why(site + at(1, 0))).not.toBeNull()
    t.say(site + at(0, 4))
    expect(t.why(site + at(0, 4))).not.toBeNull()
    t.say(site + at(0, 1), site + at(0, 2), site + at(0, 3))
    expect(t.goods()).toEqual({ wood: 4 })
    expect(t.asked()?.seat).toBe(1)
    expect(table().stables([0, 1, 2, 3]).has({ wood: 4 }).whyNot('build_rooms_stables')).not.toBeNull()
  })
  test('[A-WORK-20] [AX-S-02] stables alone are enough, or rooms alone', () => {
    expect(table().has({ wood: 2 }).whyNot('build_rooms_stables')).toBeNull()
    expect(table().has({ wood: 1 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })
})

describe('points', () => {
  const at13 = [0, 1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 16]
  test('[A-SCORE-02] fields', () => {
    const points = [0, 1, 2, 3, 4, 5, 6].map((n) => table().fields(at13.slice(0, n)).score().fields)
    expect(points).toEqual([-1, -1, 1, 2, 3, 4, 4])
  })
  test('[A-SCORE-03] pastures', () => {
    const cells = [at(0, 4), at(1, 4), at(2, 4), at(2, 3), at(1, 3)]
    const points = [0, 1, 2, 3, 4, 5].map((n) => table().fences(cells.slice(0, n)).score().pastures)
    expect(points).toEqual([-1, 1, 2, 3, 4, 4])
  })
  test('[A-SCORE-04] [A-SCORE-05] grain and vegetables, on fields and in the supply', () => {
    const grain = [0, 1, 3, 4, 5, 6, 7, 8, 9].map((n) => table().has({ grain: n }).score().grain)
    expect(grain).toEqual([-1, 1, 1, 2, 2, 3, 3, 4, 4])
    const vegetable = [0, 1, 2, 3, 4, 5].map((n) => table().has({ vegetable: n }).score().vegetables)
    expect(vegetable).toEqual([-1, 1, 2, 3, 4, 4])
    const t = table()
      .fields([0, 1])
      .has({ grain: 3, vegetable: 1 })
      .mine((p) => {
        p.crops.splice(0, 2, 4 * 3 + 1, 4 * 2 + 2)
      })
    expect([t.score().grain, t.score().vegetables]).toEqual([3, 3])
  })
  test('[A-SCORE-06] [A-SCORE-07] [A-SCORE-08] animals', () => {
    const of = (good: 'sheep' | 'boar' | 'cattle') => (n: number) =>
      table()
        .fences([3, 4])
        .stables([3, 4])
        .has({ [good]: n })
        .score()[good]
    expect([0, 1, 3, 4, 5, 6, 7, 8].map(of('sheep'))).toEqual([-1, 1, 1, 2, 2, 3, 3, 4])
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(of('boar'))).toEqual([-1, 1, 1, 2, 2, 3, 3, 4])
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(of('cattle'))).toEqual([-1, 1, 2, 2, 3, 3, 4, 4])
  })
  test('[A-SCORE-09] [A-SCORE-10] [A-TERM-12] unused spaces and fenced stables', () => {
    expect(table().score().unused).toBe(-13)
    const t = table()
      .fields([0])
      .fences([at(0, 4), at(1, 4)])
      .stables([at(0, 4), at(2, 4)])
    expect([t.score().unused, t.score().fencedStables]).toEqual([-9, 1])
  })
  test('[A-SCORE-11] [A-SCORE-12] [A-SCORE-13] rooms, people, cards and begging', () => {
    const rooms = [0, 1, 2].map((house) => {
      const s = table().house(house, 4).score()
      return [s.clayRooms, s.stoneRooms]
    })
    expect(rooms).toEqual([
      [0, 0],
      [4, 0],
      [0, 8],
    ])
    const t = table()
      .owns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      .mine((p) => {
        p.people = 5
        p.begging = 2
      })
    expect([t.score().persons, t.score().cards]).toEqual([15, 1 + 1 + 1 + 1 + 2 + 3 + 2 + 2 + 2 + 4 - 6])
  })
  test('[A-MAJOR-13] [A-SCORE-14] workshops count what is left', () => {
    const of = (card: number, good: 'wood' | 'clay' | 'reed') => (n: number) =>
      table()
        .owns([card])
        .has({ [good]: n })
        .score().bonus
    expect([2, 3, 4, 5, 6, 7, 12].map(of(7, 'wood'))).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect([2, 3, 4, 5, 6, 7, 12].map(of(8, 'clay'))).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect([1, 2, 3, 4, 5, 9].map(of(9, 'reed'))).toEqual([0, 1, 1, 2, 3, 3])
  })
})
