/** Deck E by the rulebook's own notes: reactions, bread, improvement actions, passing cards, what is done at any time. */

import { describe, expect, test } from 'vitest'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { at, table } from '../cards-e/table.ts'
import { harvest, people } from './tools.ts'

describe('reactions', () => {
  test('[E155] [E149] Bread Seller: 1 food for every grain baked by anybody; Master Baker bakes along', () => {
    const t = table(4)
      .owns([1])
      .has({ grain: 3 })
      .owns([155], 1)
      .owns([149, 20], 2)
      .has({ grain: 1 }, 2)
      .go('sow_bake', 3)
    expect([t.goods(), t.goods(1)]).toEqual([{ food: 6 }, { food: 3 }])
    expect(t.asked()?.seat).toBe(2)
    t.say('yes')
    if (t.asked()?.op === 'bake') t.say(1)
    expect([t.goods(2), t.goods(1)]).toEqual([{ food: 2 }, { food: 4 }])
    const own = table(4).owns([149, 1]).has({ grain: 2 }).go('sow_bake', 2)
    expect(own.goods()).toEqual({ food: 5 })
    const other = table(4)
      .owns([149, 1])
      .owns([149, 2], 1)
      .has({ grain: 1 })
      .has({ grain: 1 }, 1)
      .go('sow_bake', 1, 'yes')
    if (other.asked()?.op === 'bake') other.say(1)
    expect([other.asked()?.op, other.goods(), other.goods(1)]).toEqual(['place', { food: 3 }, { food: 2 }])
  })
  test('[E155] [E17] [E154] milling and brewing are no bread', () => {
    const t = table(3).owns([155, 17]).has({ grain: 2 })
    t.any([17 * 16 + 4, 2])
    expect(t.goods()).toEqual({ food: 4 })
    const u = harvest({ food: 9, grain: 1 }, 4, 3)
      .owns([155, 154])
      .endRound()
      .say({ [154 * 16 + 4]: 1 })
    expect(u.goods()).toEqual({ food: 9 + 3 - 4 })
  })
  test('[E41] [E150] Millstone: 2 a bake action, however much; with the Baker 2 a harvest', () => {
    expect(table().owns([41, 1]).has({ grain: 3 }).go('sow_bake', 3).goods()).toEqual({ food: 8 })
    const t = harvest({ food: 9, grain: 2 }).owns([41, 1, 150]).endRound()
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes', 2)
    expect([t.asked()?.op, t.goods()]).toEqual(['place', { food: 9 + 4 + 2 - 4 }])
    const played = table().owns([1]).holds([150]).has({ grain: 1 }).go('occupation', 150, 'yes')
    if (played.asked()?.op === 'bake') played.say(1)
    expect(played.goods()).toEqual({ food: 2 })
  })
  test('[E182] Charcoal Burner: 1 food and 1 wood for every bread improvement anybody builds, upgrades too', () => {
    const t = table(3).owns([182], 1).has({ clay: 9 }).go('major_or_minor', 1)
    expect(t.goods(1)).toEqual({ food: 1, wood: 1 })
    const well = table(3).owns([182], 1).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    expect(well.goods(1)).toEqual({})
    const own = table(3).owns([182]).holds([20]).has({ clay: 1 }).go('starting_player_minor', 20)
    expect(own.goods()).toEqual({ food: 1, wood: 1 })
    const up = table(3).owns([182], 1).owns([5]).holds([14]).go('starting_player_minor', 14)
    expect(up.goods(1)).toEqual({ food: 1, wood: 1 })
  })
  test("[E173] Chief's Daughter: free and out of turn when another plays the Chief", () => {
    const t = table().holds([172]).has({ food: 2 }).holds([173], 1).go('occupation', 172)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'outOfTurn' })
    t.say('yes')
    expect([t.p(1).occupations, t.asked()?.seat]).toEqual([[173], 1])
    expect(table().house(2, 2).owns([173, 28]).score().bonus).toBe(5)
    expect(table().house(1, 2).owns([173, 28]).score().bonus).toBe(2)
  })
  test('[E193] Pastor: once, as soon as all others have more than two rooms', () => {
    const t = table(4).owns([193], 3)
    for (const seat of [1, 2]) t.house(0, 3, seat)
    t.has({ wood: 5, reed: 2 }).go('build_rooms_stables', at(0, 0))
    if (t.asked()?.seat === 0) t.say(-1)
    expect(t.goods(3)).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
    const late = table(4).holds([193])
    for (const seat of [1, 2, 3]) late.house(0, 3, seat)
    expect(late.go('occupation', 193).goods()).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
    const three = table(4).holds([193]).house(0, 3)
    for (const seat of [1, 2, 3]) three.house(0, 4, seat)
    expect(three.go('occupation', 193).goods()).toEqual({})
  })
  test('[E164] Master Forester: two wood a round from the next on; others pay 2 food', () => {
    const forest = spaceNamed('p3_wood_2')
    const t = table(4).lies('p3_wood_2', 0).holds([164]).go('occupation', 164)
    expect(t.m.state.spaces).toContain(forest)
    t.endRound()
    expect(t.m.state.lies[forest]).toBe(2)
    t.has({}, 1).go('day_laborer')
    expect(t.why(forest)).not.toBeNull()
    t.has({ grain: 2 }, 1)
    expect(t.why(forest)).toBeNull()
    t.say(forest)
    if (t.asked()?.op === 'pay') t.say(t.asked()?.choices?.[0] ?? null)
    expect([t.goods(1), t.goods().food]).toEqual([{ wood: 2 }, 4])
  })
  test('[E159] Head of the Family: others rooms and growth, never the same space with two of his own', () => {
    const t = table(4, 5).owns([159]).house(0, 4).has({ wood: 10, reed: 4 })
    t.edit((s) => {
      s.by[spaceNamed('build_rooms_stables')] = 2
      s.by[spaceNamed('family_growth_minor')] = 4
      s.by[spaceNamed('wood_3')] = 2
    })
    expect([t.whyNot('build_rooms_stables'), t.whyNot('family_growth_minor')]).toEqual([null, null])
    expect(t.whyNot('wood_3')).toBe('A-WORK-05')
    t.go('family_growth_minor').go('day_laborer').go('fishing').go('clay_1')
    expect(t.whyNot('family_growth_minor')).not.toBeNull()
  })
  test('[E163] Field Warden: plow, plow and sow, vegetable', () => {
    const t = table(4, 12).owns([163])
    t.edit((s) => {
      for (const name of ['plow_field', 'plow_sow', 'take_vegetable', 'take_grain']) s.by[spaceNamed(name)] = 2
    })
    expect(['plow_field', 'plow_sow', 'take_vegetable', 'take_grain'].map((name) => t.whyNot(name))).toEqual([
      null,
      null,
      null,
      'A-WORK-05',
    ])
  })
  test('[E198] Ratcatcher: in rounds 10 and 12 others leave one child at home', () => {
    for (const [round, home] of [
      [9, 2],
      [10, 3],
      [11, 2],
      [12, 3],
    ] as const) {
      const t = people(people(harvest({ food: 30 }, round, 3).owns([198]), 3, 0, 1), 3)
      t.endRound()
      expect([round, t.p(1).home, t.p(2).home, t.p().home]).toEqual([round, home, 2, 3])
    }
    expect(table(3, 10).holds([198]).whyNot('occupation')).not.toBeNull()
    expect(table(3, 9).holds([198]).whyNot('occupation')).toBeNull()
  })
})

describe('improvement actions', () => {
  test('[E179] Merchant: twice for 1 food, majors and minors as the space allows, not three times', () => {
    const t = table().owns([179]).holds([22, 16]).has({ clay: 2, wood: 2, food: 2 }).go('major_or_minor', 1)
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes')
    expect(t.asked()?.choices).toEqual(expect.arrayContaining([22, 16]))
    t.say(22)
    expect([t.asked()?.seat, t.p().improvements, t.goods()]).toEqual([1, [1, 22], { food: 1 }])
    const minor = table()
      .owns([179])
      .holds([22, 20])
      .has({ clay: 9, wood: 2, food: 1 })
      .go('starting_player_minor', 22, 'yes')
    expect(minor.asked()?.choices).not.toContain(1)
    minor.say(20)
    expect(minor.goods()).toEqual({ clay: 8 })
  })
  test('[E179] the food for the second may come from the first, or from grain', () => {
    const t = table().owns([179, 5]).holds([33, 22]).has({ clay: 1, wood: 2 }).go('starting_player_minor', 33)
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes', 22)
    expect([t.p().improvements, t.goods()]).toEqual([[5, 33, 22], { food: 1 }])
    const grain = table().owns([179]).holds([22, 12]).has({ grain: 1, wood: 3 }).go('starting_player_minor', 22)
    expect(grain.asked()?.op).toBe('mayEffect')
    grain.say('yes', 12)
    expect([grain.p().improvements, grain.goods()]).toEqual([[22, 12], {}])
  })
  test('[E179] also after renovating and after growth', () => {
    const t = table().owns([179]).has({ clay: 7, reed: 1, food: 1 }).go('renovation_improvement', 1, 'yes', 2)
    expect([t.p().improvements, t.goods()]).toEqual([[1, 2], {}])
    const g = table(2, 5)
      .owns([179])
      .house(0, 3)
      .holds([22, 12])
      .has({ wood: 3, food: 1 })
      .go('family_growth_minor', 22, 'yes', 12)
    expect([g.p().improvements, g.goods()]).toEqual([[22, 12], {}])
  })
  test('[E49] Writing Desk: a second occupation for 2 food, on action spaces', () => {
    const t = table().owns([49, 151, 153]).holds([154, 189]).has({ food: 3 }).go('occupation', 154, 'yes')
    if (t.asked()?.op === 'occupation') t.say(189)
    expect([t.p().occupations, t.goods()]).toEqual([[151, 153, 154, 189], {}])
    const u = table(4).owns([49, 151, 153]).holds([154, 189]).has({ food: 4 }).go('p4_occupation', 154, 'yes')
    if (u.asked()?.op === 'occupation') u.say(189)
    expect(u.goods()).toEqual({})
  })
  test('[A-OCC-05] [AX-T-26] the price must be there before the card; grain may be eaten for it', () => {
    const t = table().owns([151]).holds([154]).has({ grain: 1 })
    expect(t.whyNot('occupation')).toBeNull()
    t.go('occupation', 154)
    expect([t.p().occupations, t.goods()]).toEqual([[151, 154], {}])
    expect(table().owns([151]).holds([154]).whyNot('occupation')).toBe('A-OCC-06')
  })
  test('[A-MINOR-06] [A-MINOR-07] [E39] [E42] passing cards go left and lie in front of nobody', () => {
    const t = table(3).holds([39]).has({ grain: 1 }).go('starting_player_minor', 39)
    expect([t.goods(), t.p().hand, t.p().improvements, t.p(1).hand]).toEqual([{ vegetable: 1 }, [], [], [39]])
    const n = table(3).holds([42]).has({ wood: 1, clay: 1 }).go('starting_player_minor', 42)
    expect([n.goods(), n.p(1).hand]).toEqual([{ reed: 1, stone: 1 }, [42]])
    const last = table(3)
    last.go('day_laborer').go('fishing')
    last.holds([16], 2).go('starting_player_minor', 16, 1)
    expect(last.p(0).hand).toEqual([16])
    const solo = table(1).holds([16]).go('starting_player_minor', 16, 0)
    expect([solo.p().hand, solo.goods()]).toEqual([[], { wood: 1 }])
  })
  test('[A-MINOR-08] the receiver may play it in the same round', () => {
    const t = table().holds([16]).go('starting_player_minor', 16, 0)
    expect(t.go('major_or_minor', 16, 1).goods(1)).toEqual({ clay: 1 })
    expect(t.p(0).hand).toEqual([16])
  })
  test('[E60] Cattle Market: a sheep for a cattle, which may be cooked', () => {
    const t = table().owns([3]).holds([60]).has({ sheep: 1 }).go('starting_player_minor', 60)
    expect(t.goods()).toEqual({ cattle: 1 })
    expect(table().holds([60]).go('starting_player_minor').asked()?.seat).toBe(1)
  })
  test('[E38] [A-MAJOR-18] Madonna: two improvements back, majors on offer again', () => {
    const t = table().owns([1, 22]).holds([38]).go('starting_player_minor', 38)
    if (t.asked()?.op === 'pay') t.say(t.asked()?.choices?.[0] ?? null)
    expect([t.p().improvements, (t.m.state.offer >> 1) & 1, t.m.state.returned]).toEqual([[38], 1, [22]])
    expect(table().owns([1]).holds([38]).go('starting_player_minor').asked()?.seat).toBe(1)
  })
  test("[E14] [E162] Baker's Oven: an oven back, bake at once, still an oven for the Meat Seller", () => {
    const t = table().owns([5, 162]).holds([14]).has({ grain: 3 }).go('starting_player_minor', 14, 'yes', 2)
    expect([t.goods(), t.p().improvements, (t.m.state.offer >> 5) & 1]).toEqual([{ grain: 1, food: 10 }, [14], 1])
    t.has({ boar: 1 })
    expect(t.any([162 * 16 + 2, 1]).goods()).toEqual({ food: 3 })
  })
  test('[E55] Stone House Extension: only in stone, a room and no more cost', () => {
    const t = table().house(2, 2).holds([55]).has({ reed: 1, stone: 3 }).go('starting_player_minor', 55, at(0, 0))
    expect([t.goods(), t.score().stoneRooms, t.p(1).hand]).toEqual([{}, 6, [55]])
    expect(table().house(1, 2).holds([55]).has({ reed: 1, stone: 3 }).go('starting_player_minor').asked()?.seat).toBe(1)
  })
  test('[E44] Outhouse: while another has fewer than 2 occupations', () => {
    const t = (mine: number[], other: number[]): boolean =>
      table().owns(mine).owns(other, 1).holds([44]).has({ wood: 1, clay: 1 }).go('starting_player_minor').asked()
        ?.seat === 0
    expect([t([151, 153], [154]), t([], [151, 153])]).toEqual([true, false])
  })
  test('[E31] Carp Pond: cards in front of the player count', () => {
    const t = (improvements: number[], occupations: number[]): boolean =>
      table().owns(improvements).owns(occupations).holds([31]).go('starting_player_minor').asked()?.seat === 0
    expect([t([1, 22], [151]), t([1], [151]), t([1, 22], [])]).toEqual([true, false, false])
  })
  test('[E148] Academic: two for what improvements ask, one for the price', () => {
    const t = table(3).owns([148]).holds([18, 154]).has({ food: 1 }).go('starting_player_minor')
    expect(t.asked()?.choices).toContain(18)
    const price = table(4).owns([148]).holds([154]).has({ food: 1 }).go('p4_occupation', 154)
    expect(price.goods()).toEqual({})
  })
})

describe('at any time', () => {
  test('[E50] Trowel: wood to clay out of turn, not in the midst of an action, not from clay', () => {
    const t = table().owns([50], 1).has({ clay: 2, reed: 1 }, 1)
    expect(t.offers(1)).toContainEqual(['use', 50])
    t.any(['use', 50], 1)
    expect([t.p(1).house, t.goods(1)]).toEqual([1, {}])
    expect(table().owns([50]).house(1, 2).has({ stone: 9, reed: 9 }).offers()).not.toContainEqual(['use', 50])
    expect(table().owns([50, 200]).has({ stone: 9, reed: 9 }).offers()).not.toContainEqual(['use', 50])
  })
  test('[E190] [E50] Maid: 1 food on every later round once the hut is of clay', () => {
    const t = table(2, 10).owns([190, 50]).has({ clay: 2, reed: 1 }).any(['use', 50])
    expect(t.p().future.length / 4).toBe(4)
  })
  test('[E151] [E191] Master Builder and Mason: once, free', () => {
    const t = table().owns([151]).house(0, 5).any(['use', 151])
    if (t.asked()?.op !== 'place') t.say(t.asked()?.choices?.[0] ?? null)
    expect(t.offers()).not.toContainEqual(['use', 151])
    expect(table().owns([151]).house(0, 4).offers()).not.toContainEqual(['use', 151])
    expect(table().owns([191]).house(1, 4).offers()).not.toContainEqual(['use', 191])
    expect(table().owns([191]).house(2, 4).offers()).toContainEqual(['use', 191])
  })
  test('[E19] [E25] crock and spices: pairs at once; a spice for each vegetable cooked', () => {
    expect(table().owns([19, 25, 3]).has({ vegetable: 4 }).any([48, 4]).goods()).toEqual({ food: 12 + 4 + 2 })
    const t = harvest({ vegetable: 1, sheep: 1 }).owns([19, 1]).endRound().say({ 16: 1, 17: 1 })
    expect([t.goods(), t.p().begging]).toEqual([{ food: 1 }, 0])
  })
  test('[E162] Meat Seller: with an oven, never in the breeding phase', () => {
    expect(
      table()
        .owns([162, 5])
        .has({ cattle: 1 })
        .any([162 * 16 + 3, 1])
        .goods(),
    ).toEqual({ food: 4 })
    expect(table().owns([162, 1]).has({ cattle: 1 }).offers()).not.toContainEqual([162 * 16 + 3, 1])
    const t = harvest({ food: 20, sheep: 2, boar: 1 })
      .owns([162, 5])
      .fences([at(0, 4)])
      .endRound()
    if (t.asked()?.op === 'feed') t.say({})
    expect(t.asked()?.op).toBe('breed')
    expect(t.offers()).not.toContainEqual([162 * 16 + 1, 1])
  })
})
