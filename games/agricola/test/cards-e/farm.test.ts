/** Deck E: rooms, stables, fences, fields and room for animals. */
import { describe, expect, test } from 'vitest'
import { CARD_FIELDS } from '../../rules/state.ts'
import { at, ring, type Table, table } from './table.ts'

const GRAIN = 1
const VEGETABLE = 2
/** A sowing answer, and how many lie in a place. */
const sow = (place: number, crop: number): number => 4 * place + crop
const lying = (t: Table, place: number): number => (t.p().crops[place] ?? 0) >> 2
const rooms = (t: Table): number => [...t.p().rooms.toString(2)].filter((bit) => bit === '1').length
const ask = (t: Table): string | undefined => t.asked()?.op
/** Does a herd fit: the animals are put there and one more arrives by the market of five players. */
function keeps(t: Table, herd: { sheep?: number; boar?: number; cattle?: number }): boolean {
  const { sheep = 0, boar = 0, cattle = 0 } = herd
  t.has({ sheep, boar, cattle: Math.max(0, cattle - 1) })
  t.edit(() => t.p().future.push(t.m.state.round + 1, cattle > 0 ? 9 : 7, cattle > 0 ? 1 : 0, 0)).endRound()
  return t.asked()?.op !== 'keep'
}

describe('rooms', () => {
  test('Master Builder: one free room from five rooms on', () => {
    const t = table().owns([151]).house(0, 5)
    expect(t.offers()).toContainEqual(['use', 151])
    t.any(['use', 151]).say(at(1, 2))
    expect(rooms(t)).toBe(6)
    expect(t.offers()).not.toContainEqual(['use', 151])
  })

  test('Master Builder: not with four rooms; the placement rules hold', () => {
    expect(table().owns([151]).house(0, 4).offers()).not.toContainEqual(['use', 151])
    const t = table().owns([151]).house(1, 5).any(['use', 151])
    expect(t.asked()?.choices).not.toContain(at(0, 4))
  })

  test('Mason: one free room in a stone house of four rooms', () => {
    const t = table().owns([191]).house(2, 4).any(['use', 191]).say(at(1, 1))
    expect(rooms(t)).toBe(5)
    expect(t.p().house).toBe(2)
    expect(t.offers()).not.toContainEqual(['use', 191])
  })

  test('Mason: not in a clay hut, not with three rooms', () => {
    expect(table().owns([191]).house(1, 4).offers()).not.toContainEqual(['use', 191])
    expect(table().owns([191]).house(2, 3).offers()).not.toContainEqual(['use', 191])
  })

  test('Hut Builder: a free room at the start of round 11', () => {
    const t = table(4, 10).owns([178]).has({ food: 9 }).endRound()
    expect(t.m.state.round).toBe(11)
    expect(ask(t)).toBe('mayEffect')
    t.say('yes', at(0, 0))
    expect(rooms(t)).toBe(3)
  })

  test('Hut Builder: unused it lapses; nothing in a stone house or in other rounds', () => {
    const t = table(4, 10).owns([178]).has({ food: 9 }).endRound().say('no')
    expect(rooms(t)).toBe(2)
    expect(ask(table(4, 10).owns([178]).house(2, 2).has({ food: 9 }).endRound())).toBe('place')
    expect(ask(table(4, 9).owns([178]).has({ food: 9 }).endRound())).toBe('place')
  })

  test('Stone House Extension: 1 room for 1 reed and 3 stone, then to the left', () => {
    const t = table().house(2, 2).holds([55]).has({ reed: 1, stone: 3 }).go('major_or_minor', 55, at(0, 0))
    expect(rooms(t)).toBe(3)
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([55])
  })

  test('[AGR-MIN-G12] Stone House Extension: only with a stone house', () => {
    const t = table().house(1, 2).holds([55, 16]).has({ reed: 1, stone: 3 }).go('major_or_minor')
    expect(t.why(55)).toBe('A-MINOR-02')
  })

  test('Stone House Extension: the Stonecutter makes it cheaper, the Carpenter does not', () => {
    const t = table(3).owns([211]).house(2, 2).holds([55]).has({ reed: 1, stone: 2 }).go('major_or_minor', 55, at(0, 0))
    expect(t.goods()).toEqual({})
    const u = table(3).owns([218]).house(2, 2).holds([55, 16]).has({ reed: 1, stone: 2 }).go('major_or_minor')
    expect(u.why(55)).toBe('A-WORK-15')
  })

  test('Pastor: the only player left with two rooms gets 3 wood, 2 clay, 1 reed and 1 stone', () => {
    const t = table(4).owns([193]).house(0, 3, 2).house(0, 3, 3).has({ wood: 5, reed: 2 }, 1)
    expect(t.goods()).toEqual({})
    t.go('day_laborer').go('build_rooms_stables', at(0, 0))
    expect(t.goods()).toEqual({ food: 2, wood: 3, clay: 2, reed: 1, stone: 1 })
  })

  test('Pastor: at once when played; not while another has two rooms; only once', () => {
    const t = table(4).holds([193]).house(0, 3, 1).house(0, 3, 2).house(0, 3, 3).go('occupation', 193)
    expect(t.goods()).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
    const u = table(4).holds([193]).house(0, 3, 1).house(0, 3, 2).go('occupation', 193)
    expect(u.goods()).toEqual({})
    t.has({ wood: 5, reed: 2 }, 1).go('build_rooms_stables', at(0, 1))
    expect(t.goods()).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
  })
})

describe('stables and fences', () => {
  test('Stable: one stable for the card, then to the left', () => {
    const t = table().holds([52]).has({ wood: 1 }).go('starting_player_minor', 52, at(0, 4))
    expect(t.p().stables).toBe(1 << at(0, 4))
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([52])
  })

  test('[AGR-MIN-G12] Stable: not when all four are built', () => {
    const t = table()
      .holds([52, 16])
      .has({ wood: 1 })
      .stables([at(0, 1), at(0, 2), at(0, 3), at(0, 4)])
    expect(t.go('starting_player_minor').why(52)).toBe('AGR-MIN-G12')
  })

  test('Mini Pasture: one space is fenced without wood, then to the left', () => {
    const t = table().holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    expect(t.p().pastures).toEqual([1 << at(0, 4)])
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([40])
  })

  test('Mini Pasture: must touch the pastures there are; a stable may stand there', () => {
    const t = table()
      .holds([40])
      .has({ food: 2 })
      .fences([at(0, 4)])
      .stables([at(0, 3)])
      .go('starting_player_minor', 40)
    expect(t.asked()?.choices).toEqual([at(0, 3), at(1, 4)])
    t.say(at(0, 3))
    expect(t.p().pastures).toHaveLength(2)
  })

  test('Hedge Keeper: up to 3 fences of an action cost nothing', () => {
    const t = table()
      .owns([175])
      .has({ wood: 1 })
      .go('fences', ring(at(0, 4)))
    expect(t.p().pastures).toHaveLength(1)
    expect(t.goods()).toEqual({})
    const u = table()
      .owns([175])
      .has({ wood: 5 })
      .go('fences', ring(at(0, 3), at(0, 4)))
    expect(u.goods()).toEqual({ wood: 2 })
  })

  test('Hedge Keeper: one fence at least is paid for, and pastures must be closed', () => {
    expect(table().owns([175]).whyNot('fences')).toBe('A-FENCE-11')
    const t = table().owns([175]).has({ wood: 1 }).go('fences')
    expect(t.why(ring(at(0, 4)).slice(1))).toBe('A-FENCE-03')
  })

  test('Hedge Keeper with Mini Pasture: up to 3 more fences without wood', () => {
    const t = table().owns([175]).holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    expect(ask(t)).toBe('fence')
    t.say(ring(at(0, 3)).filter((edge) => !ring(at(0, 4)).includes(edge)))
    expect(t.p().pastures).toHaveLength(2)
    expect(t.goods()).toEqual({})
  })

  test('Farmer: 1 wild boar the first time, 1 cattle every later time', () => {
    const t = table(4)
      .owns([160])
      .has({ wood: 8 })
      .go('fences', ring(at(0, 4)))
    expect(t.goods()).toEqual({ wood: 4, boar: 1 })
    t.edit((s) => {
      s.by.fill(0)
      for (const p of s.players.slice(1)) p.home = 0
    })
    while (t.asked()?.seat !== 0) t.say(t.asked()?.choices?.[1] ?? null)
    t.edit((s) => s.by.fill(0))
    t.go(
      'fences',
      ring(at(0, 3)).filter((edge) => !ring(at(0, 4)).includes(edge)),
    )
    expect(t.goods()).toEqual({ wood: 1, boar: 1, cattle: 1 })
  })

  test('Farmer: several pastures at once give one animal; it works with the Mini Pasture', () => {
    const both = [...new Set([...ring(at(0, 3)), ...ring(at(0, 4))])].sort((a, b) => a - b)
    expect(table(4).owns([160]).has({ wood: 7 }).go('fences', both).goods()).toEqual({ boar: 1 })
    const t = table(4).owns([160]).holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    expect(t.goods()).toEqual({ boar: 1 })
  })

  test('Farmer: the animal may be housed on the new pasture', () => {
    const t = table(4)
      .owns([160])
      .has({ wood: 4, cattle: 1 })
      .go('fences', ring(at(0, 4)))
    expect(t.goods()).toEqual({ boar: 1, cattle: 1 })
    expect(ask(t)).toBe('place')
  })

  test('Stablehand: a free stable must be built after fencing', () => {
    const t = table()
      .owns([207])
      .has({ wood: 4 })
      .go('fences', ring(at(0, 4)))
    expect(ask(t)).toBe('freeSite')
    expect(t.asked()?.choices).toContain(at(0, 4))
    expect(t.asked()?.choices).toContain(at(2, 4))
    t.say(at(0, 4))
    expect(t.p().stables).toBe(1 << at(0, 4))
    expect(t.goods()).toEqual({})
  })

  test('Stablehand: only once per round; nothing when all stables stand', () => {
    const t = table()
      .owns([207])
      .holds([40])
      .has({ wood: 4, food: 2 })
      .go('fences', ring(at(0, 4)), at(0, 4))
    t.go('fishing').go('starting_player_minor', 40, at(0, 3))
    expect(ask(t)).toBe('place')
    const u = table()
      .owns([207])
      .has({ wood: 4 })
      .stables([at(1, 1), at(1, 2), at(1, 3), at(1, 4)])
    expect(ask(u.go('fences', ring(at(0, 4))))).toBe('place')
  })

  test('Stockman: cattle, wild boar and sheep for the second, third and fourth stable', () => {
    const t = table(4).owns([213]).has({ wood: 8 })
    t.go('build_rooms_stables', 32 + at(0, 1), 32 + at(0, 2))
    expect(t.goods()).toEqual({ wood: 4, cattle: 1 })
    t.say(32 + at(0, 3))
    expect(t.goods()).toEqual({ wood: 2, cattle: 1, boar: 1 })
    t.say(32 + at(0, 4))
    expect(t.goods()).toEqual({ cattle: 1, boar: 1, sheep: 1 })
  })

  test('Stockman: nothing for the first stable nor for those built before', () => {
    expect(
      table(4)
        .owns([213])
        .has({ wood: 2 })
        .go('build_rooms_stables', 32 + at(0, 1))
        .goods(),
    ).toEqual({})
    const t = table(4)
      .stables([at(0, 1), at(0, 2)])
      .holds([213])
      .go('occupation', 213)
    expect(t.goods()).toEqual({})
  })
})

describe('plowing', () => {
  test('Field: plows one field, then to the left', () => {
    const t = table().holds([11]).has({ food: 1 }).go('starting_player_minor', 11, at(0, 4))
    expect(t.p().fields).toBe(1 << at(0, 4))
    expect(t.goods()).toEqual({})
    expect(t.p(1).hand).toEqual([11])
  })

  test('Field: must be adjacent to fields there are, and possible at all', () => {
    const t = table()
      .holds([11])
      .has({ food: 1 })
      .fields([at(0, 4)])
      .go('starting_player_minor', 11)
    expect(t.asked()?.choices).toEqual([at(0, 3), at(1, 4)])
    const full = [at(0, 0), at(0, 1), at(0, 2), at(0, 3), at(0, 4), at(1, 1), at(1, 2), at(1, 3), at(1, 4)]
    const u = table().holds([11, 16]).has({ food: 1 })
    u.fields([...full, at(2, 1), at(2, 2), at(2, 3), at(2, 4)]).go('starting_player_minor')
    expect(u.why(11)).toBe('AGR-MIN-G12')
  })

  test('Field: plows cannot be applied to it', () => {
    const t = table().holds([11]).owns([62, 195]).has({ food: 2 }).go('starting_player_minor', 11, at(0, 4))
    expect(ask(t)).toBe('place')
  })

  test('Plow Driver: in a stone house 1 food plows a field at the start of each round', () => {
    const t = table(2, 4).owns([194]).house(2, 2).has({ food: 6 }).endRound()
    expect(ask(t)).toBe('mayEffect')
    t.say('yes', at(0, 4))
    expect(t.p().fields).toBe(1 << at(0, 4))
    expect(t.goods()).toEqual({ food: 1 })
  })

  test('Plow Driver: not in a clay hut, not without food, no plows with it', () => {
    expect(ask(table(2, 2).owns([194]).house(1, 2).has({ food: 6 }).endRound())).toBe('place')
    expect(ask(table(2, 2).owns([194]).house(2, 2).endRound())).toBe('place')
    const t = table(2, 2).owns([194, 62]).house(2, 2).has({ food: 2 }).endRound().say('yes', at(0, 4))
    expect(ask(t)).toBe('place')
  })

  test('Plow Maker: 1 food for one more field on both plow spaces', () => {
    const t = table().owns([195]).has({ food: 2 }).go('plow_field', at(0, 4), 'yes', at(0, 3))
    expect(t.p().fields).toBe((1 << at(0, 4)) | (1 << at(0, 3)))
    expect(t.goods()).toEqual({ food: 1 })
    expect(ask(t)).toBe('place')
    const u = table().owns([195]).has({ food: 1 }).go('plow_sow', at(0, 4), 'yes', at(0, 3))
    expect(u.goods()).toEqual({})
  })

  test('Plow Maker: optional, not without food, not without a place', () => {
    expect(table().owns([195]).has({ food: 1 }).go('plow_field', at(0, 4), 'no').goods()).toEqual({ food: 1 })
    expect(ask(table().owns([195]).go('plow_field', at(0, 4)))).toBe('place')
  })

  test('Turnwrest Plough: up to 3 fields, once per game', () => {
    const t = table().owns([62]).go('plow_field', at(0, 4), 'yes', at(0, 3), at(0, 2))
    expect(t.p().fields).toBe((1 << at(0, 4)) | (1 << at(0, 3)) | (1 << at(0, 2)))
    t.go('fishing').edit((s) => s.by.fill(0))
    t.go('plow_field', at(0, 1))
    expect(ask(t)).toBe('place')
  })

  test('Turnwrest Plough: two fields instead of three use it up; not using it does not', () => {
    const t = table().owns([62]).go('plow_field', at(0, 4), 'yes', at(0, 3), -1)
    t.go('fishing').edit((s) => s.by.fill(0))
    expect(ask(t.go('plow_field', at(0, 2)))).toBe('place')
    const u = table().owns([62]).go('plow_field', at(0, 4), 'no')
    u.go('fishing').edit((s) => s.by.fill(0))
    expect(ask(u.go('plow_field', at(0, 3)))).toBe('mayEffect')
  })

  test('Riding Plough: up to 3 fields, twice per game', () => {
    const t = table().owns([61]).go('plow_field', at(0, 4), 'yes', at(0, 3), at(0, 2))
    t.go('fishing').edit((s) => {
      s.by.fill(0)
      for (const p of s.players) p.home = 2
    })
    t.go('plow_sow', at(1, 2), 'yes', at(1, 3), at(1, 4))
    t.go('day_laborer').edit((s) => s.by.fill(0))
    expect(ask(t.go('plow_field', at(2, 4)))).toBe('place')
  })

  test('[AGR-MIN-G18] one plow per action; the Plow Maker may be added', () => {
    const t = table().owns([61, 62]).go('plow_field', at(0, 4))
    expect(ask(t)).toBe('orderReactions')
    t.say('61.0', 'yes', at(0, 3), at(0, 2))
    expect(ask(t)).toBe('place')
    const u = table().owns([62, 195]).has({ food: 1 }).go('plow_field', at(0, 4)).say('62.0', 'yes', at(0, 3), at(0, 2))
    u.say('yes', at(0, 1))
    expect(u.goods()).toEqual({})
    expect([at(0, 1), at(0, 2), at(0, 3), at(0, 4)].every((cell) => (u.p().fields >> cell) & 1)).toBe(true)
  })
})

describe('sowing and harvesting', () => {
  test('Hobby Farmer: 1 vegetable, and it may be sown at once', () => {
    const t = table(4)
      .holds([180])
      .fields([at(0, 4)])
      .go('occupation', 180, 'yes', sow(at(0, 4), VEGETABLE))
    expect(lying(t, at(0, 4))).toBe(2)
    expect(t.goods()).toEqual({})
    expect(ask(t)).toBe('place')
  })

  test('Hobby Farmer: only the vegetable, only one field', () => {
    const t = table(4)
      .holds([180])
      .fields([at(0, 4), at(0, 3)])
      .has({ grain: 2, vegetable: 1 })
      .go('occupation', 180, 'yes')
    expect(t.asked()?.choices).toEqual([sow(at(0, 3), VEGETABLE), sow(at(0, 4), VEGETABLE)])
    t.say(sow(at(0, 3), VEGETABLE))
    expect(ask(t)).toBe('place')
    expect(t.goods()).toEqual({ grain: 2, vegetable: 1 })
  })

  test('Hobby Farmer: without an empty field the vegetable is kept', () => {
    const t = table(4).holds([180]).go('occupation', 180)
    expect(ask(t)).toBe('place')
    expect(t.goods()).toEqual({ vegetable: 1 })
  })

  test('Potato Dibber: 1 vegetable more on each vegetable field sown', () => {
    const t = table()
      .owns([32])
      .fields([at(0, 3), at(0, 4)])
      .has({ grain: 1, vegetable: 1 })
    t.go('sow_bake', sow(at(0, 3), GRAIN), sow(at(0, 4), VEGETABLE))
    expect(lying(t, at(0, 3))).toBe(3)
    expect(lying(t, at(0, 4))).toBe(3)
  })

  test('Potato Dibber works on card fields and with the Hobby Farmer', () => {
    const t = table().owns([32, 18, 47]).has({ vegetable: 2 })
    t.go('sow_bake', sow(CARD_FIELDS, VEGETABLE), sow(CARD_FIELDS + 1, VEGETABLE))
    expect(lying(t, CARD_FIELDS)).toBe(3)
    expect(lying(t, CARD_FIELDS + 1)).toBe(3)
    const u = table(4)
      .owns([32])
      .holds([180])
      .fields([at(0, 4)])
      .go('occupation', 180, 'yes', sow(at(0, 4), VEGETABLE))
    expect(lying(u, at(0, 4))).toBe(3)
  })

  test('Bean Field: takes vegetables only and is harvested like a field', () => {
    const t = table(2, 4).owns([18]).has({ grain: 1, vegetable: 1, food: 9 }).go('sow_bake')
    expect(t.asked()?.choices).toEqual([sow(CARD_FIELDS, VEGETABLE)])
    t.say(sow(CARD_FIELDS, VEGETABLE))
    expect(lying(t, CARD_FIELDS)).toBe(2)
    t.has({ food: 9 }).endRound()
    expect(lying(t, CARD_FIELDS)).toBe(1)
    expect(t.goods()).toEqual({ vegetable: 1, food: 5 })
  })

  test('[A-CARDS-10] [AGR-MIN-G19] Bean Field: no field in scoring, but its vegetables count', () => {
    const t = table().owns([18])
    t.edit(() => {
      t.p().crops[CARD_FIELDS] = 4 * 2 + VEGETABLE
    })
    expect(t.score()).toMatchObject({ fields: -1, vegetables: 2 })
  })

  test('Lettuce Patch: a vegetable just harvested from it may become 4 food', () => {
    const t = table(2, 4).owns([47]).has({ food: 4 })
    t.edit(() => {
      t.p().crops[CARD_FIELDS] = 4 * 2 + VEGETABLE
    }).endRound()
    expect(ask(t)).toBe('mayEffect')
    t.say('yes')
    expect(t.goods()).toEqual({ food: 4 })
    expect(lying(t, CARD_FIELDS)).toBe(1)
  })

  test('Lettuce Patch: kept, it is an ordinary vegetable; other fields do not count', () => {
    const t = table(2, 4).owns([47]).has({ food: 4 })
    t.edit(() => {
      t.p().crops[CARD_FIELDS] = 4 * 2 + VEGETABLE
    }).endRound()
    expect(t.say('no').goods()).toEqual({ vegetable: 1 })
    const u = table(2, 4)
      .owns([47])
      .fields([at(0, 4)])
      .has({ food: 4 })
    u.edit(() => {
      u.p().crops[at(0, 4)] = 4 * 2 + VEGETABLE
    }).endRound()
    expect(ask(u)).toBe('place')
    expect(u.goods()).toEqual({ vegetable: 1 })
  })

  test('Spindle: 1 food with 3 or 4 sheep, 2 food with 5 or more', () => {
    const food = [2, 3, 4, 5, 9].map((sheep) => {
      const t = table(2, 4)
        .owns([51])
        .fences([at(0, 2), at(0, 3), at(0, 4)])
        .stables([at(0, 2), at(0, 3), at(0, 4)])
      t.has({ sheep, food: 4 }).endRound()
      return t.goods().food ?? 0
    })
    expect(food).toEqual([0, 1, 1, 2, 2])
  })

  test('Butter Churn: 1 food for every 3 sheep and for every 2 cattle', () => {
    const food = (sheep: number, cattle: number): number => {
      const t = table(2, 4)
        .owns([53])
        .fences([at(0, 2), at(0, 3), at(0, 4)])
        .stables([at(0, 2), at(0, 3), at(0, 4)])
      return t.has({ sheep, cattle, food: 4 }).endRound().goods().food ?? 0
    }
    expect([food(2, 1), food(3, 0), food(5, 0), food(6, 0), food(0, 2), food(3, 5), food(7, 4)]).toEqual([
      0, 1, 1, 2, 1, 3, 4,
    ])
  })
})

describe('room for animals', () => {
  test('Animal Yard: 2 animals of any kinds on the card', () => {
    expect(keeps(table().owns([58]), { sheep: 1, boar: 1, cattle: 1 })).toBe(true)
    expect(keeps(table().owns([58]), { sheep: 1, boar: 2, cattle: 1 })).toBe(false)
    expect(table().owns([58]).score().pastures).toBe(-1)
  })

  test('Drinking Trough: 2 more in each pasture, after the doubling', () => {
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)]),
        { cattle: 5 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)]),
        { cattle: 6 },
      ),
    ).toBe(false)
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)])
          .stables([at(0, 4)]),
        { cattle: 7 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)])
          .stables([at(0, 4)]),
        { cattle: 8 },
      ),
    ).toBe(false)
  })

  test('Drinking Trough: nothing for unfenced stables, 2 more on the Animal Yard', () => {
    expect(
      keeps(
        table()
          .owns([59])
          .stables([at(0, 4)]),
        { cattle: 3 },
      ),
    ).toBe(false)
    expect(keeps(table().owns([59, 58]), { cattle: 5 })).toBe(true)
    expect(keeps(table().owns([59, 58]), { cattle: 6 })).toBe(false)
  })

  test("Shepherd's Pipe: 2 sheep more in a pasture, 2 sheep in an unfenced stable", () => {
    const with3 = (sheep: number): boolean => {
      const t = table()
        .owns([29])
        .fences([at(0, 4)])
        .stables([at(2, 4)])
      t.has({ sheep: sheep - 1 })
        .lies('sheep', 1)
        .go('sheep')
      return ask(t) !== 'keep'
    }
    expect(with3(7)).toBe(true)
    expect(with3(8)).toBe(false)
  })

  test("Shepherd's Pipe: for sheep only; 2 more on the Animal Yard", () => {
    expect(
      keeps(
        table()
          .owns([29])
          .fences([at(0, 4)])
          .stables([at(2, 4)]),
        { cattle: 4 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([29])
          .fences([at(0, 4)])
          .stables([at(2, 4)]),
        { cattle: 5 },
      ),
    ).toBe(false)
    const t = table().owns([29, 58]).has({ sheep: 4 }).lies('sheep', 1).go('sheep')
    expect(ask(t)).toBe('place')
  })

  test('Stablemaster: one unfenced stable for 3 of a kind', () => {
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4), at(2, 4)]),
        { sheep: 1, cattle: 3 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4)]),
        { cattle: 4 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4)]),
        { cattle: 5 },
      ),
    ).toBe(false)
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4)]),
        { sheep: 2, cattle: 2 },
      ),
    ).toBe(false)
  })

  test("Stablemaster: does not add up with the Shepherd's Pipe", () => {
    const t = table()
      .owns([208, 29])
      .stables([at(0, 4)])
      .has({ sheep: 4 })
      .lies('sheep', 1)
      .go('sheep')
    expect(ask(t)).toBe('keep')
  })

  test('Stablemaster: nothing for fenced stables', () => {
    expect(
      keeps(
        table()
          .owns([208])
          .fences([at(0, 4)])
          .stables([at(0, 4)]),
        { cattle: 6 },
      ),
    ).toBe(false)
  })

  test('Animal Keeper: kinds may share a pasture', () => {
    const mixed = { sheep: 1, boar: 1, cattle: 1 }
    expect(
      keeps(
        table(4)
          .owns([216])
          .fences([at(0, 4)]),
        mixed,
      ),
    ).toBe(true)
    expect(keeps(table(4).fences([at(0, 4)]), { sheep: 2, boar: 1, cattle: 1 })).toBe(false)
    expect(
      keeps(
        table(4)
          .owns([216])
          .fences([at(0, 4)]),
        { sheep: 2, boar: 1, cattle: 1 },
      ),
    ).toBe(false)
    expect(
      keeps(
        table(4)
          .owns([216])
          .fences([at(0, 3)])
          .fences([at(0, 4)]),
        { sheep: 3, boar: 1, cattle: 1 },
      ),
    ).toBe(true)
  })

  test('[A-OCCARD-X10] Shepherd: 4 sheep have 2 lambs, if they fit', () => {
    const t = table(4, 4)
      .owns([203])
      .fences([at(0, 3)])
      .stables([at(0, 3)])
    t.fences([at(0, 4)])
      .has({ sheep: 4, food: 4 })
      .endRound()
    expect(t.goods().sheep).toBe(6)
    const u = table(4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4)])
      .has({ sheep: 4, food: 4 })
      .endRound()
    expect(u.goods().sheep).toBe(5)
    const v = table(4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4)])
      .has({ sheep: 3, food: 4 })
      .endRound()
    expect(v.goods().sheep).toBe(4)
  })
})
