/** Deck E: baking bread, and what works once per harvest. */
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Number of a card's n-th exchange. */
const swap = (card: number, n = 0): number => 16 * card + 4 + n

describe('baking', () => {
  test('Wood-fired Oven: bakes when played, any number of grain for 3 food', () => {
    const t = table().holds([27]).has({ wood: 3, stone: 1, grain: 3 }).go('major_or_minor', 27, 'yes', 3)
    expect(t.goods()).toEqual({ food: 9 })
    expect(table().owns([27]).has({ grain: 4 }).go('sow_bake', 4).goods()).toEqual({ food: 12 })
  })

  test('Wood-fired Oven: the baking may be left out', () => {
    const t = table().holds([27]).has({ wood: 3, stone: 1, grain: 1 }).go('major_or_minor', 27, 'pass')
    expect(t.goods()).toEqual({ grain: 1 })
  })

  test("Baker's Oven: up to 2 grain for 5 food each, at once and later", () => {
    const t = table().holds([14]).owns([5]).has({ grain: 3 }).go('major_or_minor', 14, 'yes')
    expect(t.asked()?.choices).toEqual([1, 2])
    expect(t.say(2).goods()).toEqual({ grain: 1, food: 10 })
    const u = table().owns([14]).has({ grain: 3 }).go('sow_bake')
    expect(u.asked()?.choices).toEqual([1, 2])
  })

  test("Baker's Oven: other baking improvements may be used with it", () => {
    const t = table().holds([14]).owns([5, 1]).has({ grain: 3 }).go('major_or_minor', 14, 'yes', 3)
    expect(t.goods()).toEqual({ food: 12 })
  })

  test('Baker: a bake action when played', () => {
    const t = table().owns([1]).holds([150]).has({ grain: 2 }).go('occupation', 150, 'yes', 2)
    expect(t.goods()).toEqual({ food: 4 })
  })

  test('Baker: nothing to bake with, nothing asked', () => {
    const t = table().holds([150]).has({ grain: 2 }).go('occupation', 150)
    expect(t.asked()?.op).toBe('place')
    expect(t.goods()).toEqual({ grain: 2 })
  })

  test('[A-HARVEST-TIME-01] Baker: bakes at the start of every feeding phase', () => {
    const t = table(2, 4).owns([150, 1]).has({ grain: 2, food: 1 }).endRound()
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes', 2)
    expect(t.goods()).toEqual({ food: 1 })
    expect(t.p().begging).toBe(0)
  })

  test('Baker with Millstone: 2 food more per harvest', () => {
    const t = table(2, 4).owns([150, 1, 41]).has({ grain: 1 }).endRound().say('yes', 1)
    expect(t.goods()).toEqual({})
    expect(t.p().begging).toBe(0)
  })

  test('Millstone: 2 food more per bake action, not per grain', () => {
    expect(table().owns([1, 41]).has({ grain: 3 }).go('sow_bake', 3).goods()).toEqual({ food: 8 })
    expect(table().owns([1, 41]).has({ grain: 1 }).go('sow_bake', 1).goods()).toEqual({ food: 4 })
  })

  test('Bread Seller: 1 food for every grain baked by the owner', () => {
    expect(table(3).owns([1, 155]).has({ grain: 3 }).go('sow_bake', 3).goods()).toEqual({ food: 9 })
  })

  test('Bread Seller: 1 food for every grain baked by others', () => {
    const t = table(3).owns([155], 1).owns([1]).has({ grain: 2 }).go('sow_bake', 2)
    expect(t.goods()).toEqual({ food: 4 })
    expect(t.goods(1)).toEqual({ food: 2 })
  })

  test('Bread Seller: brewing is not baking', () => {
    const t = table(3, 4).owns([154, 155]).has({ grain: 1, food: 4 }).endRound()
    expect(t.say({ [16 * 154 + 4]: 1 }).goods()).toEqual({ food: 3 })
  })

  test('Master Baker: 1 food more in a bake action of the owner', () => {
    expect(table(4).owns([149, 1]).has({ grain: 3 }).go('sow_bake', 3).goods()).toEqual({ food: 7 })
  })

  test('Master Baker: bakes when another player bakes, without the extra food', () => {
    const t = table(4).owns([149, 1], 1).has({ grain: 2 }, 1).owns([2]).has({ grain: 1 }).go('sow_bake', 1)
    expect(t.asked()).toMatchObject({ seat: 1, op: 'mayEffect' })
    t.say('yes', 2)
    expect(t.goods(1)).toEqual({ food: 4 })
    expect(t.goods(0)).toEqual({ food: 2 })
  })

  test('Master Baker: not without an improvement to bake with', () => {
    const t = table(4).owns([149], 1).has({ grain: 2 }, 1).owns([2]).has({ grain: 1 }).go('sow_bake', 1)
    expect(t.asked()?.op).toBe('place')
  })

  test('Master Baker: baking along feeds Bread Seller and Millstone', () => {
    const t = table(4).owns([149, 1, 41], 1).has({ grain: 1 }, 1).owns([2]).owns([155], 2).has({ grain: 1 })
    t.go('sow_bake', 1).say('yes', 1)
    expect(t.goods(1)).toEqual({ food: 4 })
    expect(t.goods(2)).toEqual({ food: 2 })
  })

  test('Charcoal Burner: 1 food and 1 wood when anybody builds a baking improvement', () => {
    const own = table(3).owns([182]).has({ clay: 2 }).go('major_or_minor', 1)
    expect(own.goods()).toEqual({ food: 1, wood: 1 })
    const other = table(3).owns([182], 1).has({ clay: 3, stone: 1 }).go('major_or_minor', 5)
    expect(other.goods(1)).toEqual({ food: 1, wood: 1 })
    const minor = table(3).owns([182], 2).holds([20]).has({ clay: 1 }).go('major_or_minor', 20)
    expect(minor.goods(2)).toEqual({ food: 1, wood: 1 })
  })

  test('Charcoal Burner: upgrades count, other improvements do not', () => {
    const t = table(3).owns([182], 1).owns([5]).holds([14]).go('major_or_minor', 14)
    expect(t.goods(1)).toEqual({ food: 1, wood: 1 })
    const u = table(3).owns([182], 1).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    expect(u.goods(1)).toEqual({})
  })
})

describe('once per harvest', () => {
  test('Master Brewer: at most 1 grain into 3 food', () => {
    const t = table(2, 4).owns([154]).has({ grain: 2, food: 1 }).endRound()
    expect(t.asked()?.op).toBe('feed')
    expect(t.why({ [swap(154)]: 2 })).toBe('A-MAJOR-12')
    expect(t.say({ [swap(154)]: 1 }).goods()).toEqual({ grain: 1 })
    expect(t.p().begging).toBe(0)
  })

  test('Master Brewer: not outside the harvest, not with grain on fields', () => {
    expect(table().owns([154]).has({ grain: 2 }).offers()).not.toContainEqual([swap(154), 1])
    const t = table(2, 4).owns([154]).has({ food: 4 }).endRound()
    expect(t.asked()?.op).toBe('place')
  })

  test('Potter: at most 1 clay into 2 food', () => {
    const t = table(3, 4).owns([214]).has({ clay: 2, food: 2 }).endRound()
    expect(t.why({ [swap(214)]: 2 })).toBe('A-MAJOR-12')
    expect(t.say({ [swap(214)]: 1 }).goods()).toEqual({ clay: 1 })
    expect(t.p().begging).toBe(0)
  })

  test('Basketmaker: at most 1 reed into 3 food, besides the workshop', () => {
    const t = table(4, 4).owns([183, 9]).has({ reed: 3 }).endRound()
    expect(t.why({ [swap(183)]: 2 })).toBe('A-MAJOR-12')
    t.say({ [swap(183)]: 1, [swap(9)]: 1 })
    expect(t.goods()).toEqual({ reed: 1, food: 2 })
    expect(t.p().begging).toBe(0)
  })

  test('Plane: 1 food more from the Joinery', () => {
    const t = table(2, 4).owns([7, 26]).has({ wood: 1, food: 1 }).endRound()
    t.say({ [swap(26, 0)]: 1 })
    expect(t.goods()).toEqual({})
    expect(t.p().begging).toBe(0)
  })

  test('Plane: or a second wood into 2 food, once', () => {
    const t = table(2, 4).owns([7, 26]).has({ wood: 3 }).endRound()
    expect(t.why({ [swap(26, 0)]: 1, [swap(26, 1)]: 1 })).toBe('A-MAJOR-12')
    expect(t.why({ [swap(26, 1)]: 1, [swap(7)]: 1 })).toBe('A-MAJOR-12')
    t.say({ [swap(26, 1)]: 1 })
    expect(t.goods()).toEqual({ wood: 1 })
    expect(t.p().begging).toBe(0)
  })

  test('Plane: nothing without Joinery, Sawmill or Cabinetmaker', () => {
    const t = table(2, 4).owns([26]).has({ wood: 3, food: 4 }).endRound()
    expect(t.asked()?.op).toBe('place')
    expect(t.goods()).toEqual({ wood: 3 })
  })
})
