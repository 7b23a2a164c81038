/** The work phase: placing people and what each space allows. */

import { describe, expect, test } from 'vitest'
import { isOccupation } from '../cards/registry.ts'
import { outlineH, outlineV } from '../rules/farm/yard.ts'
import { DAY_LABORER, SPACES, STARTER, spaceNamed } from '../rules/work/spaces.ts'
import { at, ring, table } from './cards-e/table.ts'

const CHEAP_JOBS = [158, 176, 187, 150]

describe('placing', () => {
  test('[A-WORK-01] the holder of the token begins, then clockwise', () => {
    const t = table(3)
    expect(t.asked()).toMatchObject({ seat: 0, op: 'place' })
    expect(t.go('wood_3').asked()?.seat).toBe(1)
  })
  test('[A-WORK-02] one person a turn until all are placed; who has none left is skipped', () => {
    const t = table(2, 5).edit((s) => {
      for (const [seat, p] of s.players.entries()) p.home = seat === 0 ? 2 : 1
    })
    t.go('wood_3').go('clay_1')
    expect(t.asked()?.seat).toBe(0)
    expect(t.go('reed_1').m.state.round).toBe(6)
  })
  test('[A-WORK-03] there is no passing', () => {
    expect(table().asked()?.choices).not.toContain('pass')
    expect(table().asked()?.choices).not.toContain(-1)
  })
  test('[A-WORK-04] who finds no space is skipped', () => {
    const t = table(2, 5).edit((s) => {
      for (const space of s.spaces) if (space !== STARTER) s.by[space] = 0b10
    })
    t.go('starting_player_minor')
    expect(t.m.state.round).toBe(6)
  })
  test('[A-WORK-05] one person on each space', () => {
    expect(table().go('wood_3').whyNot('wood_3')).toBe('A-WORK-05')
  })
  test('[A-WORK-06] no space without doing something there', () => {
    expect(table().whyNot('sow_bake')).toBe('A-WORK-06')
    expect(table().whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })
  test('[A-WORK-07] everything that lies there is taken', () => {
    expect(table().lies('wood_3', 7).go('wood_3').goods()).toEqual({ wood: 7 })
  })
  test('[A-WORK-08] an empty pile may not be used', () => {
    expect(table().lies('clay_1', 0).whyNot('clay_1')).toBe('A-WORK-08')
  })
  test('[A-WORK-09] animals without room may be taken all the same', () => {
    const t = table().lies('sheep', 3).go('sheep')
    expect(t.goods()).toEqual({ sheep: 1 })
  })
  test('[A-WORK-10] taking spaces give the same every time', () => {
    const t = table(2, 1).go('day_laborer')
    expect(t.goods()).toEqual({ food: 2 })
    expect(t.m.state.lies[DAY_LABORER]).toBe(0)
  })
  test('[A-WORK-11] [AX-T-23] the token counts from the next round on', () => {
    const t = table(3, 5).go('day_laborer').go('starting_player_minor')
    expect(t.m.state.starter).toBe(1)
    expect(t.asked()?.seat).toBe(2)
    expect(t.go('wood_3').asked()?.seat).toBe(0)
    t.go('clay_1').go('reed_1').go('fishing')
    expect(t.m.state.round).toBe(6)
    expect(t.asked()?.seat).toBe(1)
  })
  test('[A-WORK-12] and/or means at least one; then-optional never the second alone', () => {
    const t = table()
      .has({ grain: 2 })
      .owns([1])
      .fields([at(0, 0)])
      .go('sow_bake')
    expect(t.asked()).toMatchObject({ op: 'first', choices: [0, 1] })
    t.say(1)
    expect(t.asked()).toMatchObject({ op: 'bake', choices: [1, 2] })
    t.say(1)
    expect(t.asked()?.choices).toContain(-1)
    expect(table().holds([16]).whyNot('family_growth_minor')).toBe('A-FAMILY-02')
  })
  test('[A-WORK-13] the player orders, but plowing comes before sowing', () => {
    const t = table()
      .has({ grain: 1 })
      .fields([at(0, 0)])
      .go('plow_sow')
    expect(t.asked()).toMatchObject({ op: 'plowSow' })
    t.say(at(0, 1))
    expect(t.asked()?.op).toBe('sow')
    t.say(4 * at(0, 1) + 1)
    expect(t.asked()?.op).toBe('place')
  })
  test('[A-WORK-14] single items once for each person', () => {
    const t = table().holds([158, 176]).go('occupation', 158)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'place' })
    expect(table().go('plow_field', at(0, 1)).asked()?.seat).toBe(1)
  })
  test('[A-WORK-15] goods of the same action pay, and exchanges in between', () => {
    const t = table().has({ grain: 1 }).owns([158]).holds([176]).go('occupation', 176)
    expect(t.goods()).toEqual({})
    expect(t.p().occupations).toEqual([158, 176])
  })
  test('[A-WORK-16] played cards are told to everybody', () => {
    const t = table().holds([176]).go('occupation', 176)
    expect(t.p().occupations).toEqual([176])
    expect(t.p().hand).toEqual([])
  })
})

describe('the printed spaces and round cards', () => {
  test('[A-WORK-20] rooms and stables, any number, at least one', () => {
    const t = table()
      .has({ wood: 9, reed: 2 })
      .go('build_rooms_stables', at(0, 0), 32 + at(0, 1), 32 + at(0, 2))
    expect(t.goods()).toEqual({})
    expect(t.asked()?.op).toBe('place')
    expect(table().has({ wood: 2 }).go('build_rooms_stables').asked()?.choices).not.toContain(-1)
  })
  test('[A-WORK-21] [A-WORK-44] [AX-T-22] the token is always taken or kept, a minor improvement may follow', () => {
    const t = table().go('starting_player_minor')
    expect(t.m.state.starter).toBe(0)
    expect(t.asked()?.seat).toBe(1)
    const minor = table().holds([16]).go('starting_player_minor')
    expect(minor.asked()).toMatchObject({ op: 'improve', choices: [16, 0] })
    expect(minor.say(0).asked()?.seat).toBe(1)
  })
  test('[A-WORK-22] [A-WORK-45] 1 grain goes to the supply and is not sown', () => {
    const t = table()
      .fields([at(0, 0)])
      .go('take_grain')
    expect(t.goods()).toEqual({ grain: 1 })
    expect(t.asked()?.seat).toBe(1)
  })
  test('[A-WORK-23] one field', () => {
    const t = table().go('plow_field', at(0, 3))
    expect(t.p().fields).toBe(1 << at(0, 3))
  })
  test('[A-WORK-24] the first occupation is free, later ones 1 food', () => {
    const t = table().has({ food: 3 }).holds(CHEAP_JOBS).go('occupation', 158)
    expect(t.goods().food).toBe(3)
    t.go('day_laborer').edit((s) => {
      s.by[spaceNamed('occupation')] = 0
    })
    expect(t.go('occupation', 176).goods().food).toBe(2)
  })
  test('[A-WORK-25] day laborer: 2 food', () => {
    expect(table().go('day_laborer').goods()).toEqual({ food: 2 })
  })
  test('[A-WORK-26] [A-WORK-27] [A-WORK-28] [A-WORK-29] the four printed piles', () => {
    const piles = ['wood_3', 'clay_1', 'reed_1', 'fishing'].map((key) => SPACES[spaceNamed(key)]?.pile)
    expect(piles.map((p) => [p?.good, p?.n, p?.solo])).toEqual([
      [0, 3, 2],
      [1, 1, 1],
      [2, 1, 1],
      [6, 1, 1],
    ])
    expect(table().lies('reed_1', 0).whyNot('reed_1')).toBe('A-WORK-08')
  })
  test('[A-WORK-30] sow and/or bake', () => {
    expect(table().has({ grain: 1 }).owns([1]).go('sow_bake').asked()?.op).toBe('bake')
    expect(
      table()
        .has({ grain: 1 })
        .fields([at(0, 0)])
        .go('sow_bake')
        .asked()?.op,
    ).toBe('sow')
  })
  test('[A-WORK-31] one improvement, major or minor', () => {
    const t = table().has({ clay: 2 }).holds([16]).go('major_or_minor')
    expect(t.asked()?.choices).toEqual([1, 16])
    expect(t.say(1).asked()?.seat).toBe(1)
  })
  test('[A-WORK-32] [A-WORK-38] [A-WORK-40] animals pile up on their cards', () => {
    for (const [key, good] of [
      ['sheep', 7],
      ['boar', 8],
      ['cattle', 9],
    ] as const) {
      const t = table()
        .fences([at(0, 4)])
        .lies(key, 2)
        .go(key)
      expect(t.p().goods[good]).toBe(2)
      expect(table().lies(key, 0).whyNot(key)).toBe('A-WORK-08')
    }
  })
  test('[A-WORK-33] fences, at least one', () => {
    expect(
      table()
        .has({ wood: 4 })
        .go('fences', ring(at(0, 4)))
        .p().pastures,
    ).toHaveLength(1)
  })
  test('[A-WORK-34] [A-WORK-39] two stone spaces', () => {
    expect(table().lies('stone_stage2', 2).go('stone_stage2').goods()).toEqual({ stone: 2 })
    expect(table().lies('stone_stage4', 1).go('stone_stage4').goods()).toEqual({ stone: 1 })
  })
  test('[A-WORK-35] after renovation also an improvement, never instead', () => {
    const t = table().has({ clay: 4, reed: 1 }).go('renovation_improvement')
    expect(t.p().house).toBe(1)
    expect(t.asked()).toMatchObject({ op: 'improve', choices: [1, 0] })
    expect(table().has({ clay: 9 }).whyNot('renovation_improvement')).toBe('A-RENOVATE-01')
  })
  test('[A-WORK-36] [AX-S-02] after family growth also a minor improvement, never instead', () => {
    const t = table().house(0, 3).holds([16]).go('family_growth_minor')
    expect(t.p().people).toBe(3)
    expect(t.asked()).toMatchObject({ op: 'improve', choices: [16, 0] })
    expect(table().has({ wood: 2 }).go('build_rooms_stables').asked()?.choices).toContain(32 + at(0, 0))
    expect(table().holds([16]).whyNot('family_growth_minor')).toBe('A-FAMILY-02')
  })
  test('[A-WORK-37] 1 vegetable', () => {
    expect(table().go('take_vegetable').goods()).toEqual({ vegetable: 1 })
  })
  test('[A-WORK-41] plow and/or sow', () => {
    expect(table().go('plow_sow', at(0, 0)).p().fields).not.toBe(0)
    const t = table()
      .has({ grain: 1 })
      .fields([at(0, 0)])
      .go('plow_sow', -1)
    expect(t.asked()).toMatchObject({ op: 'sow', choices: [4 * at(0, 0) + 1] })
  })
  test('[A-WORK-42] family growth without room', () => {
    expect(table().go('family_growth_no_room').p().people).toBe(3)
  })
  test('[A-WORK-43] after renovation also fences', () => {
    const t = table().has({ clay: 2, reed: 1, wood: 4 }).go('renovation_fences')
    expect(t.asked()?.op).toBe('fence')
    expect(t.say([]).p().pastures).toEqual([])
    expect(table().has({ wood: 9 }).whyNot('renovation_fences')).toBe('A-RENOVATE-01')
  })
})

describe('action cards', () => {
  test('[A-WORK-50] [A-WORK-59] three players', () => {
    const t = table(3).go('p3_building_resource')
    expect(t.asked()).toMatchObject({ op: 'resource', choices: [0, 1, 2, 3] })
    expect(t.say(3).goods()).toEqual({ stone: 1 })
    expect(table(3).go('p3_wood_2').goods()).toEqual({ wood: 2 })
    expect(table(3).go('p3_clay_1').goods()).toEqual({ clay: 1 })
    expect(table(3).has({ food: 2 }).holds([158]).go('p3_occupation', 158).goods()).toEqual({})
    expect(table(3).has({ food: 1 }).holds([158]).whyNot('p3_occupation')).toBe('A-OCC-06')
  })
  test('[A-WORK-51] four players', () => {
    expect(table(4).go('p4_wood_1').goods()).toEqual({ wood: 1 })
    expect(table(4).go('p4_wood_2').goods()).toEqual({ wood: 2 })
    expect(table(4).go('p4_clay_2').goods()).toEqual({ clay: 2 })
    expect(table(4).go('p4_reed_stone_food').goods()).toEqual({ reed: 1, stone: 1, food: 1 })
    expect(table(4).lies('p4_traveling_players', 3).go('p4_traveling_players').goods()).toEqual({ food: 3 })
    const t = table(4).has({ food: 4 }).holds(CHEAP_JOBS)
    const prices = [1, 1, 2].map(() => {
      const before = t.p().goods[6] as number
      t.edit((s) => {
        s.by.fill(0)
        s.turn = 3
        for (const p of s.players) p.home = 2
      })
      while (t.asked()?.seat !== 0) t.go('day_laborer').edit((s) => s.by.fill(0))
      t.go('p4_occupation', t.p().hand.filter(isOccupation)[0] as number)
      return before - (t.p().goods[6] as number)
    })
    expect(prices).toEqual([1, 1, 2])
  })
  test('[A-WORK-52] five players: piles and choices', () => {
    expect(table(5).go('p5_wood_4').goods()).toEqual({ wood: 4 })
    expect(table(5).go('p5_clay_3').goods()).toEqual({ clay: 3 })
    expect(table(5).go('p5_animals', 0).goods()).toEqual({ sheep: 1, food: 1 })
    expect(table(5).go('p5_animals', 1).goods()).toEqual({ boar: 1 })
    expect(table(5).has({ food: 1 }).go('p5_animals', 2).goods()).toEqual({ cattle: 1 })
    expect(table(5, 4).house(0, 3).whyNot('p5_occupation_or_growth')).toBe('A-WORK-06')
    expect(table(5, 5).house(0, 3).go('p5_occupation_or_growth').p().people).toBe(3)
    const t = table(5).has({ wood: 5, reed: 2 }).go('p5_room_or_traveling_players', 0, at(0, 0))
    expect(t.asked()?.seat).toBe(1)
    expect(table(5).lies('p5_room_or_traveling_players', 2).go('p5_room_or_traveling_players').goods()).toEqual({
      food: 2,
    })
  })
  test('[A-WORK-53] one person blocks all choices of a card', () => {
    expect(table(5).go('p5_animals', 1).whyNot('p5_animals')).toBe('A-WORK-05')
  })
  test('[A-WORK-54] food stays when the room is built, and grows next round', () => {
    const t = table(5, 5).has({ wood: 5, reed: 2 }).lies('p5_room_or_traveling_players', 2)
    t.go('p5_room_or_traveling_players', 0, at(0, 0))
    expect(t.whyNot('p5_room_or_traveling_players')).toBe('A-WORK-05')
    t.endRound()
    expect(t.m.state.lies[spaceNamed('p5_room_or_traveling_players')]).toBe(3)
  })
  test('[A-WORK-55] growth on the five-player card needs a room', () => {
    expect(table(5, 8).whyNot('p5_occupation_or_growth')).toBe('A-WORK-06')
    const t = table(5, 8).house(0, 3).holds([16]).go('p5_occupation_or_growth')
    expect(t.asked()?.seat).toBe(1)
  })
  test('[A-WORK-56] the cattle is paid before it comes: its own meat does not pay', () => {
    expect(table(5).owns([1]).go('p5_animals').asked()?.choices).toEqual([0, 1])
    const t = table(5).has({ grain: 1 }).go('p5_animals', 2)
    expect(t.goods()).toEqual({ cattle: 1 })
  })
  test('[A-WORK-57] the price counts occupations played by whatever means', () => {
    const t = table(4).has({ food: 2 }).owns([158, 176]).holds([187]).go('p4_occupation', 187)
    expect(t.goods()).toEqual({})
  })
  test('[A-WORK-58] the five-player reed card: all reed, exactly 1 stone and 1 wood', () => {
    expect(table(5).lies('p5_reed_stone_wood', 4).go('p5_reed_stone_wood').goods()).toEqual({
      wood: 1,
      reed: 4,
      stone: 1,
    })
  })
})

test('the farm helpers of these tests draw what they say', () => {
  const t = table().fences([at(0, 4)])
  expect(t.p().fenceH).toBe(outlineH(1 << at(0, 4)))
  expect(t.p().fenceV).toBe(outlineV(1 << at(0, 4)))
})
