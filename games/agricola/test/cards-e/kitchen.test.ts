/** Deck E: exchanging, cooking and baking. */
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Number of a card's n-th exchange, and of cooking a vegetable, sheep, boar or cattle with it. */
const swap = (card: number, n = 0): number => 16 * card + 4 + n
const cook = (card: number, what: 'vegetable' | 'sheep' | 'boar' | 'cattle'): number =>
  16 * card + ['vegetable', 'sheep', 'boar', 'cattle'].indexOf(what)

describe('exchanges at any time', () => {
  test('Turner: wood into 1 food each, any number', () => {
    const t = table(3).owns([158]).has({ wood: 3 })
    expect(t.offers()).toContainEqual([swap(158), 3])
    expect(t.any([swap(158), 3]).goods()).toEqual({ food: 3 })
  })

  test('Turner: nobody else may, and not without wood', () => {
    const t = table(3).owns([158]).has({ wood: 3 }, 1)
    expect(t.offers(1)).not.toContainEqual([swap(158), 1])
    expect(t.offers(0)).not.toContainEqual([swap(158), 1])
  })

  test('Quarryman: stone into 2 food each', () => {
    expect(
      table(3)
        .owns([209])
        .has({ stone: 2 })
        .any([swap(209), 2])
        .goods(),
    ).toEqual({ food: 4 })
  })

  test('Dock Worker: 3 wood for 1 clay, reed or stone', () => {
    const got = [0, 1, 2].map((n) =>
      table()
        .owns([171])
        .has({ wood: 3 })
        .any([swap(171, n), 1])
        .goods(),
    )
    expect(got).toEqual([{ clay: 1 }, { reed: 1 }, { stone: 1 }])
    expect(table().owns([171]).has({ wood: 2 }).offers()).toEqual([])
  })

  test('Dock Worker: 2 clay, reed or stone for 1 other building resource', () => {
    const got = (give: object): string[] => {
      const t = table().owns([171]).has(give)
      return t.offers().map((choice) => {
        const u = table().owns([171]).has(give).any(choice)
        return JSON.stringify(u.goods())
      })
    }
    expect(got({ clay: 2 }).sort()).toEqual(['{"reed":1}', '{"stone":1}', '{"wood":1}'])
    expect(got({ reed: 2 }).sort()).toEqual(['{"clay":1}', '{"stone":1}', '{"wood":1}'])
    expect(got({ stone: 2 }).sort()).toEqual(['{"clay":1}', '{"reed":1}', '{"wood":1}'])
  })

  test('Dock Worker: what is swapped may pay for something', () => {
    const t = table().owns([171]).has({ wood: 8, reed: 1 })
    expect(t.whyNot('build_rooms_stables')).toBeNull()
    t.go('build_rooms_stables', 0)
    if (t.asked()?.op === 'pay') t.say(t.asked()?.choices?.[0] ?? null)
    expect(t.p().rooms & 1).toBe(1)
    expect(t.goods()).toEqual({})
  })

  test('Grocer: eight goods in a pile, the topmost for 1 food', () => {
    const t = table().holds([184]).has({ food: 9 }).go('occupation', 184)
    const bought: string[] = []
    for (let i = 0; i < 8; i++) {
      const before = t.goods()
      t.any([swap(184), 1])
      const after = t.goods()
      expect(after.food ?? 0).toBe((before.food ?? 0) - 1)
      for (const good of ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable'] as const) {
        if ((after[good] ?? 0) > (before[good] ?? 0)) bought.push(good)
      }
    }
    expect(bought).toEqual(['reed', 'grain', 'stone', 'vegetable', 'wood', 'clay', 'reed', 'vegetable'])
    expect(t.offers()).not.toContainEqual([swap(184), 1])
  })

  test('Grocer: not without food; what lies on the card does not count', () => {
    const t = table().holds([184]).go('occupation', 184)
    expect(t.offers()).not.toContainEqual([swap(184), 1])
    expect(t.goods()).toEqual({})
    expect(t.score().vegetables).toBe(-1)
  })

  test('Clay Firer: 2 clay for 1 stone, 3 clay for 2 stone', () => {
    expect(
      table(4)
        .owns([185])
        .has({ clay: 4 })
        .any([swap(185, 0), 2])
        .goods(),
    ).toEqual({ stone: 2 })
    expect(
      table(4)
        .owns([185])
        .has({ clay: 3 })
        .any([swap(185, 1), 1])
        .goods(),
    ).toEqual({ stone: 2 })
    expect(table(4).owns([185]).has({ clay: 1 }).offers()).toEqual([])
  })

  test('Clay Seller: clay for animals, reed or stone', () => {
    const got = [2, 2, 3, 3, 4].map((clay, n) =>
      table(4)
        .owns([186])
        .has({ clay })
        .any([swap(186, n), 1])
        .goods(),
    )
    expect(got).toEqual([{ sheep: 1 }, { reed: 1 }, { boar: 1 }, { stone: 1 }, { cattle: 1 }])
  })

  test('Clay Seller: bought animals need room at once', () => {
    const t = table(4)
      .owns([186])
      .has({ clay: 4 })
      .any([swap(186, 0), 2])
    expect(t.asked()?.op).toBe('keep')
    t.say([1, 0, 0])
    expect(t.goods()).toEqual({ sheep: 1 })
  })

  test('Windmill: grain into 2 food each, any number', () => {
    expect(
      table()
        .owns([17])
        .has({ grain: 3 })
        .any([swap(17), 3])
        .goods(),
    ).toEqual({ food: 6 })
  })

  test('[AGR-MIN-G17] Windmill: milling is not baking', () => {
    const t = table(3)
      .owns([17, 41, 155])
      .has({ grain: 2 })
      .any([swap(17), 2])
    expect(t.goods()).toEqual({ food: 4 })
  })

  test('Windmill: grain on fields cannot be milled', () => {
    const t = table().owns([17]).fields([4])
    t.edit(() => {
      t.p().crops[4] = 4 * 3 + 1
    })
    expect(t.offers()).toEqual([])
  })
})

describe('cooking', () => {
  test('Simple Fireplace: vegetable 2, sheep 1, wild boar 2, cattle 3', () => {
    const kinds = ['vegetable', 'sheep', 'boar', 'cattle'] as const
    const food = kinds.map((what) => {
      const t = table()
        .owns([20])
        .has({ [what]: 1 })
      return t.any([cook(20, what), 1]).goods().food
    })
    expect(food).toEqual([2, 1, 2, 3])
  })

  test('Simple Fireplace: bakes any number of grain for 2 food each', () => {
    expect(table().owns([20]).has({ grain: 3 }).go('sow_bake', 3).goods()).toEqual({ food: 6 })
  })

  test('Meat Seller: with an oven sheep 2, wild boar 3, cattle 4', () => {
    for (const oven of [5, 6, 27, 14]) {
      const food = (['sheep', 'boar', 'cattle'] as const).map((what) => {
        const t = table()
          .owns([162, oven])
          .has({ [what]: 1 })
        return t.any([cook(162, what), 1]).goods().food
      })
      expect(food).toEqual([2, 3, 4])
    }
  })

  test('Meat Seller: not without an oven', () => {
    const cooking = (t: ReturnType<typeof table>): boolean =>
      t.offers().some((x) => Array.isArray(x) && x[0] === cook(162, 'sheep'))
    expect(cooking(table().owns([162]).has({ sheep: 1 }))).toBe(false)
    expect(cooking(table().owns([162, 20]).has({ sheep: 1 }))).toBe(false)
    expect(cooking(table().owns([162, 5]).has({ sheep: 1 }))).toBe(true)
  })

  test('Meat Seller: new animals without room may be cooked at once', () => {
    const t = table().owns([162, 5]).lies('sheep', 3).go('sheep')
    expect(t.asked()?.op).toBe('keep')
    expect(t.say([1, 0, 0]).goods()).toEqual({ sheep: 1, food: 4 })
  })

  test('[A-HARVEST-BREED-06] Meat Seller: nothing is cooked in the breeding phase', () => {
    const t = table(2, 4).owns([162, 5]).has({ sheep: 2, boar: 2, food: 9 }).stables([4, 10, 16]).endRound()
    expect(t.asked()?.op).toBe('breed')
    expect(t.offers().some((x) => Array.isArray(x) && x[0] === cook(162, 'sheep'))).toBe(false)
  })

  test('Spices: each cooked vegetable brings 1 food more', () => {
    expect(
      table()
        .owns([25, 1])
        .has({ vegetable: 2 })
        .any([cook(1, 'vegetable'), 2])
        .goods(),
    ).toEqual({ food: 6 })
    expect(
      table()
        .owns([25, 20])
        .has({ vegetable: 1 })
        .any([cook(20, 'vegetable'), 1])
        .goods(),
    ).toEqual({ food: 3 })
  })

  test('Spices: not without a place to cook', () => {
    const t = table().owns([25]).has({ vegetable: 1 }).any([1, 1])
    expect(t.goods()).toEqual({ food: 1 })
  })

  test("Gypsy's Crock: 1 food more for every 2 goods cooked at once", () => {
    const food = [1, 2, 3, 4, 6].map(
      (vegetable) =>
        table()
          .owns([19, 1])
          .has({ vegetable })
          .any([cook(1, 'vegetable'), vegetable])
          .goods().food,
    )
    expect(food).toEqual([2, 5, 7, 10, 15])
  })

  test("Gypsy's Crock: grain baked in the fireplace counts, in an oven not", () => {
    expect(table().owns([19, 1]).has({ grain: 2 }).go('sow_bake', 2).goods()).toEqual({ food: 5 })
    expect(table().owns([19, 6]).has({ grain: 2 }).go('sow_bake', 2).goods()).toEqual({ food: 8 })
  })

  test("Gypsy's Crock: nothing for the Meat Seller's oven", () => {
    const t = table()
      .owns([19, 162, 5])
      .has({ sheep: 2 })
      .stables([4])
      .any([cook(162, 'sheep'), 2])
    expect(t.goods()).toEqual({ food: 4 })
  })

  test('Brush Maker: cooked wild boar may be kept on the card; the food comes all the same', () => {
    const t = table(3)
      .owns([156, 1])
      .has({ boar: 1 })
      .any([cook(1, 'boar'), 1])
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes')
    expect(t.goods()).toEqual({ food: 2 })
    expect(t.p().notes[156]?.[0]).toBe(1)
    const u = table(3)
      .owns([156, 1])
      .has({ boar: 1 })
      .any([cook(1, 'boar'), 1])
      .say('no')
    expect(u.p().notes[156]?.[0] ?? 0).toBe(0)
    expect(u.goods()).toEqual({ food: 2 })
  })

  test('Brush Maker: sheep and cattle are not kept', () => {
    const t = table(3)
      .owns([156, 1])
      .has({ sheep: 1 })
      .any([cook(1, 'sheep'), 1])
    expect(t.asked()?.op).toBe('place')
    expect(t.p().notes[156]?.[0] ?? 0).toBe(0)
  })
})

describe('baking', () => {
  test('Wood-fired Oven: bakes when played, any number of grain for 3 food', () => {
    const t = table().holds([27]).has({ wood: 3, stone: 1, grain: 3 }).go('major_or_minor', 27, 'yes', 3)
    expect(t.goods()).toEqual({ food: 9 })
    expect(table().owns([27]).has({ grain: 4 }).go('sow_bake', 4).goods()).toEqual({ food: 12 })
  })

  test('Wood-fired Oven: the baking may be left out', () => {
    const t = table().holds([27]).has({ wood: 3, stone: 1, grain: 1 }).go('major_or_minor', 27, 'no')
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
