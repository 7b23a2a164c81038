/** Deck E by the rulebook's own notes: prices and their limits, reactions, scheduled goods, fields, plows, points. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { at, ring, type Table, table } from '../cards-e/table.ts'

const less = (all: readonly number[], gone: readonly number[]): number[] => all.filter((e) => !gone.includes(e))
const site = (cell: number): number => 32 + cell
/** Answers every open question of a seat with its first choice until another seat is asked. */
function through(t: Table, pick: (choices: readonly Json[], op: string) => Json): Table {
  for (let n = 0; n < 20 && t.asked()?.seat === 0 && t.asked()?.op !== 'place'; n++) {
    const asked = t.asked()
    t.say(pick(asked?.choices ?? [], asked?.op ?? ''))
  }
  return t
}
const first = (choices: readonly Json[]): Json => choices[0] ?? null
/** The prices the player may choose from, as goods given: [good, number, …]. */
const prices = (t: Table): string[] => (t.asked()?.choices ?? []).map((c) => JSON.stringify((c as Json[])[0])).sort()

describe('prices', () => {
  test('[E218] [E13] Carpenter and Axe: either price, never 3 less and 3 less', () => {
    const t = table().owns([218, 13]).has({ wood: 2, reed: 2 })
    expect(t.whyNot('build_rooms_stables')).toBeNull()
    expect(through(t.go('build_rooms_stables', at(0, 0)), first).goods()).toEqual({})
    expect(table().owns([218, 13]).has({ wood: 1, reed: 2 }).whyNot('build_rooms_stables')).not.toBeNull()
    const clay = table().owns([218, 13]).house(1, 2).has({ clay: 3, reed: 2 })
    expect(through(clay.go('build_rooms_stables', at(0, 0)), first).goods()).toEqual({})
    expect(
      table().owns([13]).house(1, 2).has({ clay: 3, wood: 3, reed: 2 }).go('build_rooms_stables').why(at(0, 0)),
    ).not.toBeNull()
  })
  test('[E37] [E218] Clay Supports: room by room, not together with the Carpenter', () => {
    const t = table().owns([37]).house(1, 2).has({ clay: 7, wood: 1, reed: 3 }).go('build_rooms_stables', at(0, 0))
    expect(prices(t)).toEqual(['[0,1,1,2,2,1]', '[1,5,2,2]'])
    t.say(t.asked()?.choices?.[0] ?? null)
    t.say(at(0, 1))
    expect(t.goods()).toEqual({})
    const both = table()
      .owns([37, 218])
      .house(1, 2)
      .has({ clay: 9, wood: 9, reed: 9 })
      .go('build_rooms_stables', at(0, 0))
    expect(prices(both)).toEqual(['[0,1,1,2,2,1]', '[1,3,2,2]'])
    expect(table().owns([37]).has({ clay: 9, wood: 1, reed: 9 }).whyNot('build_rooms_stables')).not.toBeNull()
  })
  test('[E36] Clay Roof: reed and clay may be mixed, for rooms and for renovating, not for improvements', () => {
    const t = table().owns([36]).has({ wood: 5, clay: 2, reed: 2 }).go('build_rooms_stables', at(0, 0))
    expect(prices(t)).toEqual(['[0,5,1,1,2,1]', '[0,5,1,2]', '[0,5,2,2]'])
    const u = table().owns([36]).has({ clay: 3 }).go('renovation_improvement')
    expect([u.p().house, u.goods()]).toEqual([1, {}])
    const w = table().owns([36]).holds([34]).has({ clay: 1 }).go('starting_player_minor')
    expect(w.asked()?.seat).toBe(1)
  })
  test('[E157] [E211] [E199] [E200] discounts add up, never below nothing, also on the way from wood to stone', () => {
    const t = table(3).owns([200, 199, 211, 157]).house(0, 4).has({ stone: 1 }).go('renovation_improvement')
    through(t, (c, op) => (op === 'renovate' ? 2 : op === 'improve' ? 0 : first(c)))
    expect([t.p().house, t.goods()]).toEqual([2, {}])
    const two = table(3).owns([200]).house(0, 2).has({ stone: 2, reed: 1 }).go('renovation_improvement')
    through(two, (c, op) => (op === 'renovate' ? 2 : op === 'improve' ? 0 : first(c)))
    expect([two.p().house, two.goods()]).toEqual([2, {}])
    expect(table(3).owns([200]).house(0, 3).has({ stone: 2, reed: 1 }).whyNot('renovation_improvement')).not.toBeNull()
  })
  test('[E211] Stonecutter: majors, minors, rooms and renovation one stone less each', () => {
    expect(table(3).owns([211]).has({ wood: 1, stone: 2 }).go('major_or_minor', 10).goods()).toEqual({})
    expect(table(3).owns([211]).holds([57]).has({ stone: 1 }).go('starting_player_minor', 57).goods()).toEqual({})
    expect(
      through(
        table(3).owns([211]).house(2, 2).has({ stone: 8, reed: 4 }).go('build_rooms_stables', at(0, 0), at(0, 1)),
        first,
      ).goods(),
    ).toEqual({})
    expect(table(3).owns([211]).house(1, 2).has({ stone: 1, reed: 1 }).go('renovation_improvement').p().house).toBe(2)
  })
  test('[E157] Thatcher: named minors, not the Basket', () => {
    const half = table(3).owns([157]).holds([21]).has({ wood: 1, clay: 1, stone: 2 }).go('starting_player_minor', 21)
    expect(half.p().improvements).toEqual([21])
    const basket = table(3).owns([157]).holds([34]).go('starting_player_minor')
    expect(basket.asked()?.seat).toBe(1)
    const basketry = table(3).owns([157]).has({ reed: 1, stone: 2 })
    expect(basketry.whyNot('major_or_minor')).not.toBeNull()
  })
  test('[E15] [E27] Baking Tray: ovens as minors, one resource less, also with the Stonecutter; not fireplaces', () => {
    const t = table().owns([15]).has({ clay: 3 }).go('starting_player_minor')
    expect(t.asked()?.choices).toEqual([5, 0])
    t.say(5)
    expect([t.p().improvements, t.goods()]).toEqual([[15, 5], {}])
    const u = table(3).owns([15, 211]).has({ clay: 1, stone: 1 }).go('starting_player_minor')
    expect(u.asked()?.choices).toEqual([6, 0])
    const w = table().owns([15]).holds([27]).has({ wood: 3 }).go('starting_player_minor', 27)
    expect(w.p().improvements).toEqual([15, 27])
    expect(table(2, 5).owns([15]).house(0, 3).has({ clay: 3 }).go('family_growth_minor').asked()?.choices).toContain(5)
  })
  test('[E33] Ceramics: 2 food, then the Pottery for nothing as a minor', () => {
    const t = table().owns([5]).holds([33]).has({ clay: 1 }).go('starting_player_minor', 33)
    expect(t.goods()).toEqual({ food: 2 })
    t.edit((s) => s.by.fill(0))
      .go('day_laborer')
      .go('starting_player_minor', 8)
    expect(t.p().improvements).toEqual([5, 33, 8])
    expect(table().holds([33]).has({ clay: 1 }).go('starting_player_minor').asked()?.seat).toBe(1)
  })
  test('[E172] [E192] Chief: 2 food on top; the Patron pays before', () => {
    expect(table().holds([172]).has({ food: 1 }).whyNot('occupation')).not.toBeNull()
    expect(table().holds([172]).has({ food: 2 }).go('occupation', 172).goods()).toEqual({})
    expect(table(4).owns([192]).holds([172]).has({ food: 1 }).go('occupation', 172).goods()).toEqual({})
  })
})

describe('fences and stables', () => {
  test('[E175] Hedge Keeper: three fences free beyond the first paid one, in every action', () => {
    expect(table().owns([175]).whyNot('fences')).not.toBeNull()
    expect(
      table()
        .owns([175])
        .has({ wood: 1 })
        .go('fences', ring(at(0, 4)))
        .goods(),
    ).toEqual({})
    const more = less(ring(at(0, 2), at(0, 3)), ring(at(0, 4)))
    expect(
      table()
        .owns([175])
        .has({ wood: 9 })
        .fences([at(0, 4)])
        .go('fences', more)
        .goods(),
    ).toEqual({ wood: 7 })
    const two = table().owns([175]).has({ wood: 2 }).go('fences')
    expect(two.why(ring(at(0, 3), at(0, 4)))).toBe('A-FENCE-01')
  })
  test('[E40] Mini Pasture: for 2 food one space beside the others, then on to the left', () => {
    const t = table()
      .fences([at(0, 4)])
      .holds([40])
      .has({ food: 2 })
      .go('starting_player_minor', 40)
    expect(t.asked()?.choices).toEqual([at(0, 3), at(1, 4)])
    t.say(at(1, 4))
    expect([t.p().pastures.length, t.goods(), t.p(1).hand, t.p().improvements]).toEqual([2, {}, [40], []])
  })
  test('[E40] [E160] [E207] Mini Pasture with Farmer and Stablehand', () => {
    const t = table(4).owns([160, 207]).holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    through(t, (c, op) => (op === 'freeSite' ? at(0, 4) : first(c)))
    expect([t.goods(), t.p().stables]).toEqual([{ boar: 1 }, 1 << at(0, 4)])
  })
  test('[E160] Farmer: a boar the first time, cattle after; several pastures are one time', () => {
    const t = table(4).owns([160]).has({ wood: 15 })
    t.go(
      'fences',
      [...new Set([...ring(at(0, 4)), ...ring(at(1, 4))])].sort((a, b) => a - b),
    )
    expect(t.goods()).toEqual({ wood: 8, boar: 1 })
    t.edit((s) => s.by.fill(0))
    for (let n = 0; n < 3; n++) t.go(['day_laborer', 'fishing', 'clay_1'][n] as string)
    t.go('fences', less(ring(at(2, 4)), ring(at(1, 4))))
    expect(t.goods()).toEqual({ wood: 5, boar: 1, cattle: 1 })
  })
  test('[E207] Stablehand: one free stable a round, anywhere; none left, none built', () => {
    const t = table()
      .owns([207])
      .has({ wood: 4 })
      .go('fences', ring(at(0, 4)), at(2, 2))
    expect([t.p().stables, t.goods()]).toEqual([1 << at(2, 2), {}])
    const full = table()
      .owns([207])
      .stables([0, 1, 2, 3])
      .has({ wood: 4 })
      .go('fences', ring(at(0, 4)))
    expect(full.asked()?.seat).toBe(1)
  })
  test('[E213] [E207] [E52] Stockman: second, third and fourth stable, however built; earlier ones give nothing', () => {
    const t = table(4)
      .owns([213])
      .fences([at(0, 4), at(0, 3)])
      .stables([at(2, 4)])
      .has({ wood: 8 })
    t.go('build_rooms_stables', site(at(2, 3)), site(at(2, 2)), site(at(2, 1)))
    expect(t.goods()).toEqual({ wood: 2, cattle: 1, boar: 1, sheep: 1 })
    const u = table(4)
      .owns([213])
      .stables([at(2, 4)])
      .holds([52])
      .has({ wood: 1 })
      .go('starting_player_minor', 52, at(2, 3))
    expect(u.goods()).toEqual({ cattle: 1 })
    const w = table(4)
      .owns([213, 207])
      .stables([at(2, 4)])
      .has({ wood: 4 })
      .go('fences', ring(at(0, 4)), at(2, 3))
    expect(w.goods()).toEqual({ cattle: 1 })
  })
  test('[E52] Stable: 1 wood in all, not with four stables', () => {
    expect(table().stables([0, 1, 2, 3]).holds([52]).has({ wood: 9 }).go('starting_player_minor').asked()?.seat).toBe(1)
  })
  test('[E208] [E29] Stablemaster: three of one kind in one stable; the pipe adds nothing there', () => {
    const t = table()
      .owns([208])
      .stables([at(0, 3), at(0, 4)])
      .lies('sheep', 6)
      .go('sheep')
    expect(t.goods()).toEqual({ sheep: 5 })
    const pipe = table()
      .owns([208, 29])
      .stables([at(0, 3), at(0, 4)])
      .lies('sheep', 9)
      .go('sheep')
    expect(pipe.goods()).toEqual({ sheep: 6 })
    const mixed = table()
      .owns([208])
      .stables([at(0, 4)])
      .lies('sheep', 2)
      .has({ boar: 2 })
      .go('sheep')
    expect(mixed.asked()?.choices).toEqual(
      expect.arrayContaining([
        [2, 1, 0],
        [1, 2, 0],
      ]),
    )
    expect(mixed.asked()?.choices).not.toContainEqual([2, 2, 0])
  })
  test('[E29] [E59] [E58] pipe, trough and yard', () => {
    const of = (cards: number[], good: 'sheep' | 'boar') => {
      const t = table()
        .owns(cards)
        .fences([at(0, 4)])
        .stables([at(0, 4)])
        .lies(good, 30)
        .go(good)
      return t.goods()[good]
    }
    expect([of([], 'sheep'), of([29], 'sheep'), of([29], 'boar'), of([59], 'boar'), of([59, 29], 'sheep')]).toEqual([
      5, 7, 5, 7, 9,
    ])
    expect([of([58], 'boar'), of([58, 59], 'boar'), of([58, 29], 'sheep')]).toEqual([7, 11, 11])
    const three = table().owns([58]).lies('sheep', 1).has({ boar: 1, cattle: 1 }).go('sheep')
    expect(three.goods()).toEqual({ sheep: 1, boar: 1, cattle: 1 })
  })
  test('[E216] Animal Keeper: kinds share a pasture', () => {
    const t = table(4)
      .owns([216])
      .fences([at(0, 4)])
      .lies('sheep', 1)
      .has({ boar: 1, cattle: 1 })
      .go('sheep')
    expect(t.goods()).toEqual({ sheep: 1, boar: 1, cattle: 1 })
  })
})

describe('fields and plows', () => {
  test('[E61] [E62] [E195] one plow an action, the Plow Maker besides; two of three still use it up', () => {
    const t = table().owns([62, 61, 195]).has({ food: 1 }).go('plow_field', at(0, 2))
    let plows = 0
    for (let n = 0; n < 20 && t.asked()?.seat === 0 && t.asked()?.op !== 'place'; n++) {
      const asked = t.asked()
      if (asked?.op === 'mayEffect') plows++
      t.say(asked?.op === 'mayEffect' ? 'yes' : (asked?.choices?.[0] ?? null))
    }
    const fields = [...t.p().fields.toString(2)].filter((b) => b === '1').length
    expect([fields, t.goods()]).toEqual([4, {}])
    expect(plows).toBeGreaterThan(1)
  })
  test('[E62] once a game, [E61] twice', () => {
    const uses = (card: number): number => {
      const t = table().owns([card])
      let used = 0
      for (let n = 0; n < 3; n++) {
        t.edit((s) => {
          s.by.fill(0)
          s.round += 1
          for (const p of s.players) p.home = 2
          const p = s.players[0]
          if (p !== undefined) p.fields = 0
        })
        t.go('plow_field', at(0, 3))
        if (t.asked()?.op === 'mayEffect') {
          used++
          t.say('yes')
          through(t, (c, op) => (op === 'plow' ? first(c) : (c[c.length - 1] ?? null)))
        }
        t.go('day_laborer')
      }
      return used
    }
    expect([uses(62), uses(61)]).toEqual([1, 2])
  })
  test('[E11] [E195] [E61] Field: one field for 1 food, no plow, then on to the left', () => {
    const t = table().owns([61, 195]).holds([11]).has({ food: 9 }).go('starting_player_minor', 11, at(0, 2))
    expect([t.asked()?.seat, t.goods(), t.p(1).hand, t.p().fields]).toEqual([1, { food: 8 }, [11], 1 << at(0, 2)])
  })
  test('[E194] Plow Driver: only in stone, 1 food, no plow', () => {
    const t = table().owns([194, 61]).house(2, 2).has({ food: 2 }).endRound()
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes', at(0, 2))
    expect([t.asked()?.op, t.goods()]).toEqual(['place', { food: 1 }])
    expect(table().owns([194]).house(1, 2).has({ food: 2 }).endRound().asked()?.op).toBe('place')
    const poor = table().owns([194]).house(2, 2).has({ grain: 1 }).endRound()
    expect(poor.asked()?.op).toBe('mayEffect')
    poor.say('yes', at(0, 2))
    expect(poor.goods()).toEqual({})
  })
  test('[E18] [E47] [E32] card fields: sown with a field, dibber on each, no field for points, vegetables count', () => {
    const t = table()
      .owns([18, 47, 32])
      .fields([at(0, 0)])
      .has({ vegetable: 3, grain: 1 })
      .go('sow_bake')
    for (let n = 0; n < 3; n++) t.say((t.asked()?.choices ?? []).filter((c) => (c as number) % 4 === 2)[0] ?? null)
    expect(t.p().crops.filter((c) => c === 4 * 3 + 2)).toHaveLength(3)
    expect([t.score().fields, t.score().vegetables]).toEqual([-1, 4])
    const grain = table().owns([18]).has({ grain: 1 })
    expect(grain.whyNot('sow_bake')).not.toBeNull()
  })
  test('[E47] Lettuce Patch: 4 food at once or an ordinary vegetable', () => {
    const t = (answer: Json): Table =>
      table(2, 4)
        .owns([47])
        .has({ food: 9 })
        .has({ food: 9 }, 1)
        .mine((p) => {
          p.crops[17] = 4 * 2 + 2
        })
        .endRound()
        .say(answer)
    expect(t('yes').goods()).toEqual({ food: 9 + 4 - 4 })
    const kept = t('pass')
    if (kept.asked()?.op === 'feed') kept.say({})
    expect(kept.goods()).toEqual({ food: 5, vegetable: 1 })
  })
  test('[E180] [E32] Hobby Farmer: a vegetable, which may be sown at once with the dibber', () => {
    const t = table(4)
      .owns([32])
      .holds([180])
      .fields([at(0, 0)])
      .has({ grain: 1, food: 3 })
      .go('occupation', 180, 'yes')
    through(t, first)
    expect([t.p().crops[0], t.goods()]).toEqual([4 * 3 + 2, { grain: 1, food: 3 }])
    expect(table(4).holds([180]).go('occupation', 180).goods()).toEqual({ vegetable: 1 })
  })
})

describe('taking', () => {
  test('[E176] [E152] [E196] [E34] wood: one more, one food, leave one for 2, leave two for 3', () => {
    const t = table(3).owns([176, 152, 196, 34]).lies('wood_3', 3).go('wood_3', '196.0', 'yes', 'yes')
    expect([t.goods(), t.m.state.lies[spaceNamed('wood_3')]]).toEqual([{ wood: 1, food: 6 }, 3])
    const two = table(3).owns([196, 34]).lies('wood_3', 2).go('wood_3', '34.0', 'yes')
    expect([two.asked()?.seat, two.goods()]).toEqual([1, { food: 3 }])
    const five = table(5).owns([176, 152, 196, 34]).go('p5_reed_stone_wood')
    expect([five.asked()?.seat, five.goods()]).toEqual([1, { wood: 2, reed: 1, stone: 1, food: 1 }])
  })
  test('[E152] [E16] Berry Picker also with Building Material, Woodcutter not', () => {
    const t = table(3).owns([152, 176]).holds([16]).go('starting_player_minor', 16, 0)
    expect(t.goods()).toEqual({ wood: 1, food: 1 })
    expect(table(3).owns([152]).holds([16]).go('starting_player_minor', 16, 1).goods()).toEqual({ clay: 1 })
  })
  test('[E210] [E56] Stone Carrier: one more; 1 food beside another resource; the tongs only on the stone cards', () => {
    const yes = (c: readonly Json[]): Json => (c.includes('yes') ? 'yes' : (c[0] ?? null))
    const alone = through(table(2, 5).owns([210, 56]).lies('stone_stage2', 2).go('stone_stage2'), yes)
    expect(alone.goods()).toEqual({ stone: 4 })
    expect(through(table(4).owns([210, 56]).go('p4_reed_stone_food'), yes).goods()).toEqual({ reed: 1, stone: 2 })
    expect(through(table(5).owns([210]).go('p5_reed_stone_wood'), yes).goods()).toEqual({ reed: 1, stone: 1, wood: 1 })
    expect(through(table(5).owns([210]).has({ grain: 1 }).go('p5_reed_stone_wood'), yes).goods()).toEqual({
      reed: 1,
      stone: 2,
      wood: 1,
    })
  })
  test('[E188] Clay Mixer: 2 more clay where only clay comes', () => {
    expect(table(4).owns([188]).go('p4_clay_2').goods()).toEqual({ clay: 4 })
    expect(table(3).owns([188]).go('p3_building_resource', 1).goods()).toEqual({ clay: 3 })
    expect(table(3).owns([188]).go('p3_building_resource', 2).goods()).toEqual({ reed: 1 })
  })
  test('[E168] [E35] [E147] [E202] [E166] [E54] grain, vegetable and day labor', () => {
    expect(table(3).owns([168, 35]).go('take_grain').goods()).toEqual({ grain: 2, vegetable: 1 })
    expect(table(3, 8).owns([147]).go('take_vegetable').goods()).toEqual({ grain: 1, vegetable: 1 })
    expect(table(4, 5).owns([202, 166, 54]).go('day_laborer').goods()).toEqual({
      food: 2,
      grain: 1,
      vegetable: 1,
      stone: 3,
    })
    const later = table(4, 6).owns([202]).go('day_laborer')
    expect(later.asked()?.choices).toHaveLength(2)
    later.say(1)
    expect(later.goods()).toEqual({ food: 2, vegetable: 1 })
  })
  test('[E12] [E22] [E30] fishing gear adds up; from round 8 the rod gives 2', () => {
    const gear = (round: number, last: number): object => {
      const t = table(2, round).owns([12, 22, 30]).lies('fishing', 2).go('fishing')
      return t.say(last).goods()
    }
    expect([gear(7, 0), gear(8, 1)]).toEqual([
      { food: 2 + 1 + 1 + 1, reed: 1 },
      { food: 2 + 2 + 1, reed: 2 },
    ])
  })
  test('[E206] Swineherd: one boar more from the round card, not from the five-player animals', () => {
    expect(
      table(5, 8)
        .owns([206])
        .fences([at(0, 4)])
        .lies('boar', 1)
        .go('boar')
        .goods(),
    ).toEqual({ boar: 2 })
    expect(table(5).owns([206]).go('p5_animals', 1).goods()).toEqual({ boar: 1 })
  })
  test('[E161] Fisherman: twice the food, 1 to the owner of each fishing card', () => {
    const t = table(3).owns([161, 12]).owns([22], 1).owns([30], 2).lies('fishing', 3).go('fishing', 'yes')
    expect([t.goods(), t.goods(1), t.goods(2)]).toEqual([{ food: 6 + 1 - 2 }, { food: 1 }, { food: 1 }])
    expect(table(3).owns([161]).owns([22], 1).lies('fishing', 3).go('fishing', 'pass').goods()).toEqual({ food: 3 })
  })
  test('[E167] [E169] [E212] traveling players: grain, a vegetable for one food left, at least four', () => {
    const at4 = (n: number, answer: Json): Table =>
      table(4).owns([167, 169, 212]).lies('p4_traveling_players', n).go('p4_traveling_players', answer)
    const left = spaceNamed('p4_traveling_players')
    expect(at4(5, 'yes').goods()).toEqual({ grain: 1, vegetable: 1, food: 4 })
    expect(at4(5, 'yes').m.state.lies[left]).toBe(1)
    expect(at4(6, 'pass').goods()).toEqual({ grain: 1, food: 6 })
    const five = table(5).owns([167]).has({ wood: 5, reed: 2 }).go('p5_room_or_traveling_players', 0, at(0, 0))
    expect(five.goods()).toEqual({})
    expect(table(4).owns([212]).lies('p4_traveling_players', 1).go('p4_traveling_players').goods()).toEqual({ food: 4 })
  })
})
