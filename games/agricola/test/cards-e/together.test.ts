/** Deck E: cards that meet each other. */
import { describe, expect, test } from 'vitest'
import { CARD_FIELDS } from '../../rules/state.ts'
import { at, ring, type Table, table } from './table.ts'

const ask = (t: Table): string | undefined => t.asked()?.op
const beside = (cell: number, next: number): number[] => ring(cell).filter((edge) => !ring(next).includes(edge))

describe('fences and stables', () => {
  test('Stockman: stables given by cards count too', () => {
    const t = table(4)
      .owns([213])
      .stables([at(2, 4)])
      .holds([52])
      .has({ wood: 1 })
      .go('starting_player_minor', 52, at(0, 4))
    expect(t.goods()).toEqual({ cattle: 1 })
    const u = table(4)
      .owns([213, 207])
      .stables([at(2, 4)])
      .has({ wood: 4 })
      .go('fences', ring(at(0, 4)), at(0, 4))
    expect(u.goods()).toEqual({ cattle: 1 })
  })

  test('Farmer: Mini Pasture and the free fences of the Hedge Keeper are one action', () => {
    const t = table(4).owns([160, 175]).holds([40]).has({ food: 2 }).go('starting_player_minor', 40, at(0, 4))
    while (ask(t) === 'fence') t.say(beside(at(0, 3), at(0, 4)))
    expect(t.p().pastures).toHaveLength(2)
    expect(t.goods()).toEqual({ boar: 1 })
  })

  test('Hedge Keeper: after a renovation too', () => {
    const t = table()
      .owns([175])
      .has({ clay: 2, reed: 1, wood: 1 })
      .go('renovation_fences', ring(at(0, 4)))
    expect(t.goods()).toEqual({})
    expect(t.p().pastures).toHaveLength(1)
  })

  test('Stablehand: the free stable may house an animal that would not fit otherwise', () => {
    const t = table()
      .owns([207])
      .has({ wood: 4, sheep: 1, boar: 1 })
      .stables([at(1, 4)])
    t.go('fences', ring(at(0, 4)), at(2, 4))
    expect(t.goods()).toEqual({ sheep: 1, boar: 1 })
  })
})

describe('cards given up for the Madonna Statue', () => {
  test('a card field goes with its crops', () => {
    const t = table().owns([18, 25]).holds([38])
    t.edit(() => {
      t.p().crops[CARD_FIELDS] = 4 * 2 + 2
    }).go('major_or_minor', 38)
    expect(t.score()).toMatchObject({ vegetables: -1, cards: 2 })
    t.go('fishing').has({ vegetable: 1 })
    expect(t.whyNot('sow_bake')).not.toBeNull()
  })

  test('animals that lose their room must be housed anew', () => {
    const t = table().owns([58, 25]).holds([38]).has({ sheep: 3 }).go('major_or_minor', 38)
    expect(t.goods()).toEqual({ sheep: 1 })
  })

  test('a major can be bought again and a price change ends', () => {
    const t = table().owns([13, 1]).holds([38]).has({ wood: 4, reed: 2 }).go('major_or_minor', 38)
    t.go('fishing')
    expect(t.asked()?.seat).toBe(0)
    t.go('build_rooms_stables')
    expect(t.asked()?.choices?.every((c) => Number(c) >= 32)).toBe(true)
  })
})

describe('fields', () => {
  test('Plow Maker: an own plowing by a card does not set it off', () => {
    const t = table(2, 2).owns([195, 194]).house(2, 2).has({ food: 5 }).endRound().say('yes', at(0, 4))
    expect(ask(t)).toBe('place')
    expect(t.goods()).toEqual({ food: 4 })
  })

  test('Lettuce Patch: the new field and the card are sown in one action', () => {
    const t = table().owns([47, 32]).has({ vegetable: 2 }).go('plow_sow', at(0, 4))
    t.say(4 * at(0, 4) + 2, 4 * CARD_FIELDS + 2)
    expect([at(0, 4), CARD_FIELDS].map((place) => (t.p().crops[place] ?? 0) >> 2)).toEqual([3, 3])
  })
})

describe('paying', () => {
  test('Grocer: the topmost good may be bought to pay with', () => {
    const t = table().holds([184]).has({ food: 3 }).go('occupation', 184).has({ wood: 5, reed: 1, food: 1 })
    t.go('fishing')
    expect(t.whyNot('build_rooms_stables')).toBeNull()
    t.go('build_rooms_stables', at(0, 0))
    while (ask(t) === 'pay') t.say(t.asked()?.choices?.[0] ?? null)
    expect((t.p().rooms >> at(0, 0)) & 1).toBe(1)
    expect(t.goods()).toEqual({})
  })

  test('Meat Seller: a sheep may be cooked to pay for an occupation', () => {
    const t = table().owns([162, 5]).holds([151]).has({ sheep: 1 }).go('occupation', 151)
    expect(t.p().occupations).toEqual([162, 151])
    expect(t.goods()).toEqual({ food: 1 })
  })

  test('Dancer and Storyteller on the same food', () => {
    const t = table(4).owns([212, 169]).lies('p4_traveling_players', 2).go('p4_traveling_players', 'yes')
    expect(t.goods()).toEqual({ food: 3, vegetable: 1 })
  })
})

describe('the start of a round', () => {
  test('[A-CARDS-25] delivered animals are housed before effects of the round begin', () => {
    const t = table(4, 10).owns([178]).has({ food: 9, boar: 1 })
    t.edit(() => {
      t.p().future = [...t.p().future, 11, 7, 1, 204]
    }).endRound()
    expect(ask(t)).toBe('keep')
    t.say([1, 0, 0])
    expect(ask(t)).toBe('mayEffect')
  })
})
