/** Deck E: exchanging and cooking. */
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
    // Cooking would make room, so the feeding phase asks.
    t.say({})
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

  test("Gypsy's Crock: two different goods cooked in the same moment are a pair", () => {
    const t = table(2, 4).owns([19, 1]).has({ vegetable: 1, sheep: 1 }).endRound()
    expect(t.asked()?.op).toBe('feed')
    t.say({ [cook(1, 'vegetable')]: 1, [cook(1, 'sheep')]: 1 })
    expect(t.goods()).toEqual({ food: 1 })
    expect(t.p().begging).toBe(0)
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
    expect(t.p().memory[156]?.kept?.boar).toBe(1)
    const u = table(3)
      .owns([156, 1])
      .has({ boar: 1 })
      .any([cook(1, 'boar'), 1])
      .say('pass')
    expect(u.p().memory[156]?.kept?.boar ?? 0).toBe(0)
    expect(u.goods()).toEqual({ food: 2 })
  })

  test('Brush Maker: sheep and cattle are not kept', () => {
    const t = table(3)
      .owns([156, 1])
      .has({ sheep: 1 })
      .any([cook(1, 'sheep'), 1])
    expect(t.asked()?.op).toBe('place')
    expect(t.p().memory[156]?.kept?.boar ?? 0).toBe(0)
  })
})
