/** Deck E by the rulebook's own notes: reactions, bread, harvest moments, goods to come, passing cards, points. */

import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../rules/goods.ts'
import { spaceNamed } from '../../rules/spaces.ts'
import { at, ring, type Table, table } from '../cards-e/table.ts'

function harvest(goods: Amounts, round = 4, seats = 2): Table {
  const t = table(seats, round).has(goods)
  for (let seat = 1; seat < seats; seat++) t.has({ food: 30 }, seat)
  return t
}
const people = (t: Table, n: number, newborn = 0, seat = 0): Table =>
  t.edit((s) => {
    const p = s.players[seat]
    if (p !== undefined) {
      p.people = n
      p.newborn = newborn
    }
  })
/** Plays rounds on from here and tells what a seat had got at the start of each. */
function coming(
  t: Table,
  rounds: number,
  good: 'food' | 'wood' | 'clay' | 'reed' | 'grain' | 'sheep' | 'cattle',
): number[] {
  const got: number[] = []
  for (let n = 0; n < rounds; n++) {
    t.has({ food: 40 }).has({ food: 40 }, 1)
    for (let seat = 2; seat < t.m.state.players.length; seat++) t.has({ food: 40 }, seat)
    const round = t.m.state.round
    t.endRound()
    const eaten = [4, 7, 9, 11, 13, 14].includes(round) ? 4 : 0
    got.push((t.goods()[good] ?? 0) - (good === 'food' ? 40 - eaten : 0))
  }
  return got
}

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
  test('[E198] Ratcatcher: in rounds 10 and 12 others leave one child at home; it counts for room and eats', () => {
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
  })
})

describe('harvest', () => {
  test('[E181] Cook: two people eat 2, all others 1', () => {
    expect(
      people(harvest({ food: 20 }, 4, 4).owns([181]), 5)
        .endRound()
        .goods().food,
    ).toBe(13)
    expect(
      people(harvest({ food: 20 }, 4, 4).owns([181]), 3, 1)
        .endRound()
        .goods().food,
    ).toBe(15)
  })
  test('[E26] Plane: 3 for one wood, or two wood for 4', () => {
    const t = harvest({ food: 4, wood: 3 }).owns([7, 26]).endRound()
    expect(t.why({ [7 * 16 + 4]: 1, [26 * 16 + 4]: 1 })).not.toBeNull()
    t.say({ [26 * 16 + 5]: 1 })
    expect(t.goods()).toEqual({ wood: 1, food: 4 })
    const u = harvest({ food: 4, wood: 3 })
      .owns([7, 26])
      .endRound()
      .say({ [26 * 16 + 4]: 1 })
    expect(u.goods()).toEqual({ wood: 2, food: 3 })
  })
  test('[E183] [E214] [A-MAJOR-12] craftsmen and workshops are separate', () => {
    const t = harvest({ food: 4, reed: 3, clay: 3 }, 4, 4).owns([183, 214, 8, 9]).endRound()
    t.say({ [183 * 16 + 4]: 1, [214 * 16 + 4]: 1, [8 * 16 + 4]: 1, [9 * 16 + 4]: 1 })
    expect(t.goods()).toEqual({ food: 10, reed: 1, clay: 1 })
  })
  test('[E51] [E53] spindle and churn in the field phase, before breeding', () => {
    const farm = (sheep: number, cattle: number): number | undefined =>
      harvest({ food: 4, sheep, cattle })
        .owns([51, 53])
        .fences([at(0, 4), at(0, 3)])
        .stables([at(0, 4), at(0, 3)])
        .endRound()
        .goods().food ?? 0
    expect([farm(2, 0), farm(3, 2), farm(5, 3)]).toEqual([0, 3, 4])
  })
  test('[E203] Shepherd: two lambs from four sheep, one if only one fits', () => {
    const wide = harvest({ food: 9, sheep: 4 }, 4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4), at(0, 3)])
      .endRound()
    expect(wide.goods().sheep).toBe(6)
    const tight = harvest({ food: 9, sheep: 4 }, 4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4)])
      .endRound()
    expect(tight.goods().sheep).toBe(5)
    const three = harvest({ food: 9, sheep: 3 }, 4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4), at(0, 3)])
      .endRound()
    expect(three.goods().sheep).toBe(4)
  })
  test('[E58] young live in the Animal Yard', () => {
    const t = harvest({ food: 9, boar: 2 }).owns([58]).endRound()
    expect(t.goods().boar).toBe(3)
  })
})

describe('goods to come', () => {
  test('[A-CARDS-22] [E24] [E31] [E43] [E45] [E46] [E48] [E57] odd, even and listed rounds after this one', () => {
    const play = (card: number, own: number[], round: number, goods: Amounts): Table =>
      table(2, round).owns(own).holds([card]).has(goods).go('starting_player_minor', card)
    expect(coming(play(31, [1, 22, 151], 5, {}), 4, 'food')).toEqual([0, 1, 0, 1])
    expect(coming(play(45, [], 5, { food: 2 }), 4, 'wood')).toEqual([1, 0, 1, 0])
    expect(coming(play(46, [151, 171], 5, { wood: 2 }), 4, 'grain')).toEqual([0, 0, 1, 0])
    expect(coming(play(48, [151, 171, 154], 5, {}), 4, 'reed')).toEqual([1, 1, 1, 0])
    expect(coming(play(57, [], 8, { stone: 2 }), 3, 'food')).toEqual([0, 1, 1])
    expect(coming(play(24, [151, 171, 154, 189], 11, { wood: 2 }), 2, 'food')).toEqual([2, 2])
    expect(coming(play(43, [151, 171, 154], 6, {}), 3, 'food')).toEqual([0, 1, 1])
  })
  test('[E187] [E201] [E204] [E205] occupations that send goods', () => {
    const play = (card: number, round: number): Table => table(4, round).holds([card]).go('occupation', card)
    expect(coming(play(187, 4), 3, 'clay')).toEqual([0, 1, 1])
    expect(coming(play(205, 4), 5, 'reed')).toEqual([1, 1, 1, 1, 0])
    expect(coming(play(201, 4), 5, 'cattle')).toEqual([0, 0, 0, 0, 1])
    expect(play(201, 6).p().future).toHaveLength(4)
    expect(play(201, 1).p().future).toHaveLength(8)
    expect(coming(play(204, 4), 1, 'sheep')).toEqual([1])
  })
  test('[E178] Hut Builder: rounds 1 to 4 only; a free room in round 11, not in stone', () => {
    expect(
      [table(4, 4).holds([178]).whyNot('occupation'), table(4, 5).holds([178]).whyNot('occupation')].map(
        (r) => r === null,
      ),
    ).toEqual([true, false])
    const t = harvest({ food: 9 }, 10, 4).owns([178]).endRound()
    expect(t.asked()?.op).not.toBe('place')
    const stone = harvest({ food: 9 }, 10, 4).owns([178]).house(2, 2).endRound()
    expect(stone.asked()?.op).toBe('place')
  })
  test('[E217] Reeve: wood by the rounds left', () => {
    const wood = [1, 5, 6, 8, 9, 11, 12, 13, 14].map(
      (round) => table(3, round).holds([217]).go('occupation', 217).goods().wood ?? 0,
    )
    expect(wood).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 0])
  })
})

describe('points of cards', () => {
  test('[E172] [E21] [E28] [E177] house cards', () => {
    expect(table().house(2, 4).owns([172, 21, 28]).score().bonus).toBe(4 + 4 + 2)
    expect(table().house(1, 4).owns([172, 21, 28]).score().bonus).toBe(1)
    expect(table(3).house(0, 4).owns([177]).score().bonus).toBe(4)
  })
  test('[E23] Manger: fenced spaces', () => {
    const cells = [at(0, 4), at(1, 4), at(2, 4), at(2, 3), at(1, 3), at(0, 3), at(0, 2), at(1, 2), at(2, 2), at(2, 1)]
    const bonus = [5, 6, 7, 8, 9, 10].map((n) => table().owns([23]).fences(cells.slice(0, n)).score().bonus)
    expect(bonus).toEqual([0, 1, 2, 3, 4, 4])
  })
  test('[E197] Braggart: 5, 6, 7, 8, 9 improvements', () => {
    const cards = [1, 2, 3, 4, 5, 6, 10, 12, 22, 35]
    expect(
      [4, 5, 6, 7, 8, 9, 10].map(
        (n) =>
          table(3)
            .owns([197, ...cards.slice(0, n)])
            .score().bonus,
      ),
    ).toEqual([0, 1, 3, 5, 7, 9, 9])
  })
  test('[E174] [E148] [E217] Tutor and Reeve', () => {
    expect(table(3).owns([151, 174, 154, 148]).score().bonus).toBe(3)
    const t = table(3).owns([217, 148], 1).owns([151, 171, 154])
    expect([t.score().bonus, t.score(1).bonus, t.score(2).bonus]).toEqual([3, 3, 0])
  })
  test('[E170] Estate Manager: nobody with more of any kind; 2, 3, 4', () => {
    const points = [3, 4, 5].map(
      (seats) => table(seats).owns([170]).has({ sheep: 1 }).has({ sheep: 1 }, 1).score().bonus,
    )
    expect(points).toEqual([2, 3, 4])
    expect(table(3).owns([170]).has({ sheep: 1 }).has({ boar: 1 }, 2).score().bonus).toBe(0)
  })
  test('[E189] Lord of the Manor: a point for every full category, four fenced stables too', () => {
    const t = table().owns([189]).fields([0, 1, 2, 7, 8]).has({ grain: 8, vegetable: 4 })
    expect(t.score().bonus).toBe(3)
    const cells = [at(0, 4), at(1, 4), at(2, 4), at(2, 3)]
    expect(table().owns([189]).fences(cells).stables(cells).score().bonus).toBe(2)
  })
  test('[E165] [E153] [E215] Yeoman Farmer, Mendicant, Tenant Farmer', () => {
    const yeoman = table(3).owns([165]).score()
    expect([yeoman.fields, yeoman.pastures, yeoman.grain, yeoman.sheep, yeoman.unused]).toEqual([0, 0, 0, 0, -13])
    const beg = (n: number): number =>
      table()
        .owns([153])
        .edit((s) => {
          const p = s.players[0]
          if (p !== undefined) p.begging = n
        })
        .score().cards
    expect([1, 2, 3].map(beg)).toEqual([0, 0, -3])
    const owed = harvest({ food: 20, sheep: 5 }, 14, 4)
      .owns([215])
      .fences([at(0, 4), at(0, 3)])
      .stables([at(0, 4), at(0, 3)])
      .endRound()
    expect(owed.asked()).toMatchObject({ seat: 0, op: 'mayEffect' })
    owed.say('yes')
    expect([owed.asked(), owed.goods().sheep, owed.score().bonus]).toEqual([null, 5, -2])
  })
  test('[E156] Brush Maker: boar eaten and kept on the card', () => {
    const t = table(3)
      .owns([156, 3])
      .fences([at(0, 4), at(0, 3)])
      .has({ boar: 3 })
      .any([50, 3])
    for (let n = 0; n < 3 && t.asked()?.op !== 'place'; n++)
      t.say(t.asked()?.choices?.includes('yes') === true ? 'yes' : 3)
    expect([t.goods(), t.score().bonus]).toEqual([{ food: 9 }, 2])
  })
})

describe('what two cards do together', () => {
  const twoSteps: readonly (readonly [string, number[], Amounts])[] = [
    ['[E186] clay for cattle, cattle on the hearth', [186, 3], { clay: 8 }],
    ['[E185] [E209] clay for stone, stone for food', [185, 209], { clay: 8 }],
    ['[E171] [E158] stone for wood, wood for food', [171, 158], { stone: 2 }],
  ]
  for (const [title, cards, goods] of twoSteps) {
    test(`[A-HARVEST-FEED-04] [A-HARVEST-FEED-06] nobody begs unasked who could eat in two steps: ${title}`, () => {
      const t = harvest(goods, 4, 4).owns(cards).endRound()
      expect([t.asked()?.op, t.p().begging]).toEqual(['feed', 0])
      expect(t.offers().length).toBeGreaterThan(0)
    })
  }
  test('[A-HARVEST-FEED-04] [E184] a vegetable bought for 1 food feeds three on the hearth', () => {
    const t = harvest({ food: 2 })
      .owns([184, 3])
      .edit((s) => {
        const p = s.players[0]
        if (p !== undefined) p.notes[184] = [5]
      })
      .endRound()
    expect(t.asked()?.op).toBe('feed')
    t.any([184 * 16 + 4, 1]).say({ 48: 1 })
    expect([t.p().begging, t.goods()]).toEqual([0, {}])
  })
  test('[E207] [A-FENCE-13] the free stable stands before animals have to go', () => {
    const t = table()
      .owns([207])
      .stables([at(2, 4)])
      .has({ wood: 6 })
      .go('fences', ring(at(0, 3), at(0, 4)), at(0, 4))
    t.edit((s) => {
      s.by.fill(0)
      s.round = 2
      for (const p of s.players) p.home = 2
    })
    t.go('day_laborer').has({ wood: 1, sheep: 10 })
    t.go('fences', [24 + 4], at(0, 3))
    expect([t.asked()?.seat, t.goods()]).toEqual([1, { sheep: 10 }])
  })
  test('[E159] on an occupied space the Head of the Family builds a room, not only stables', () => {
    const t = table(4, 5)
      .owns([159])
      .has({ wood: 2 })
      .edit((s) => {
        s.by[spaceNamed('build_rooms_stables')] = 2
      })
    expect(t.whyNot('build_rooms_stables')).not.toBeNull()
    expect(t.has({ wood: 5, reed: 2 }).whyNot('build_rooms_stables')).toBeNull()
  })
  test('[E159] on the five-player cards exactly the room or the growth', () => {
    const t = table(5, 5)
      .owns([159])
      .house(0, 3)
      .holds([174])
      .has({ food: 5, wood: 5, reed: 2 })
      .edit((s) => {
        s.by[spaceNamed('p5_occupation_or_growth')] = 2
        s.by[spaceNamed('p5_room_or_traveling_players')] = 2
      })
    t.go('p5_occupation_or_growth')
    expect([t.p().people, t.p().hand, t.asked()?.seat]).toEqual([3, [174], 1])
  })
  test('[E38] [E58] [E59] [E18] what is given back takes its room and its field along', () => {
    const yard = table()
      .owns([58, 22])
      .has({ sheep: 1, boar: 1, cattle: 1 })
      .holds([38])
      .go('starting_player_minor', 38)
    expect(yard.asked()).toMatchObject({ op: 'keep' })
    const trough = table()
      .owns([59, 22])
      .fences([at(0, 4)])
      .has({ sheep: 5 })
      .holds([38])
      .go('starting_player_minor', 38)
    expect(trough.asked()?.choices).toEqual([[3, 0, 0]])
    const fields = table()
      .owns([18, 47])
      .holds([38])
      .edit((s) => {
        const p = s.players[0]
        if (p !== undefined) p.crops.splice(17, 2, 4 * 1 + 2, 4 * 2 + 2)
      })
      .go('starting_player_minor', 38)
    expect([fields.p().cardFields, fields.score().vegetables]).toEqual([[], -1])
  })
  test("[E173] [E192] [E174] the Chief's Daughter out of turn feeds her Patron and counts for the Tutor", () => {
    const t = table(4).holds([172]).has({ food: 2 }).owns([192, 174], 1).holds([173], 1).go('occupation', 172, 'yes')
    expect([t.goods(1), t.p(1).occupations, t.score(1).bonus]).toEqual([{ food: 2 }, [192, 174, 173], 1])
  })
  test('[E178] [E193] a free room makes the Pastor the last with two', () => {
    const t = harvest({ food: 9 }, 10, 4).owns([178]).owns([193], 1).has({}, 1).house(0, 3, 2).house(0, 3, 3)
    t.endRound().say('yes', at(0, 0))
    expect(t.goods(1)).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
  })
  test('[E20] [A-MAJOR-14] the Simple Fireplace too goes back for a hearth, and out of the game', () => {
    const t = table().owns([20]).go('major_or_minor', 4)
    expect([t.p().improvements, t.m.state.returned]).toEqual([[4], [20]])
  })
  test('[A-WORK-15] exchanges pay within an action, and the player says which', () => {
    const t = table(4).owns([151, 158, 1]).holds([154]).has({ wood: 1, grain: 1, sheep: 1 }).go('occupation', 154)
    expect(t.asked()).toMatchObject({ op: 'pay' })
    expect(t.asked()?.choices).toHaveLength(3)
    const stone = table(4).owns([185]).house(1, 2).has({ clay: 3, reed: 1 })
    expect(stone.whyNot('renovation_improvement')).toBeNull()
    expect(stone.go('renovation_improvement').p().house).toBe(2)
    expect(table(4).owns([185]).house(1, 2).has({ clay: 2, reed: 1 }).whyNot('renovation_improvement')).not.toBeNull()
  })
})
