/** Deck E: plowing, sowing and harvesting. */
import { describe, expect, test } from 'vitest'
import { CARD_FIELDS } from '../../rules/state.ts'
import { at, type Table, table } from './table.ts'

const GRAIN = 1
const VEGETABLE = 2
/** A sowing answer, and how many lie in a place. */
const sow = (place: number, crop: number): number => 4 * place + crop
const lying = (t: Table, place: number): number => (t.p().crops[place] ?? 0) >> 2
const ask = (t: Table): string | undefined => t.asked()?.op

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
    expect(table().owns([195]).has({ food: 1 }).go('plow_field', at(0, 4), 'pass').goods()).toEqual({ food: 1 })
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
    const u = table().owns([62]).go('plow_field', at(0, 4), 'pass')
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
    expect(t.say('pass').goods()).toEqual({ vegetable: 1 })
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
