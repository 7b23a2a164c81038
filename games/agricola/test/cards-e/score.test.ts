/** Deck E: points at the end of the game. */
import { describe, expect, test } from 'vitest'
import { at, type Table, table } from './table.ts'

const bonus = (t: Table, seat = 0): number => t.score(seat).bonus

describe('houses', () => {
  test('Chief: 1 point per room of a stone house', () => {
    expect(bonus(table().owns([172]).house(2, 4))).toBe(4)
    expect(bonus(table().owns([172]).house(1, 4))).toBe(0)
    expect(table().owns([172]).house(2, 4).score().stoneRooms).toBe(8)
  })

  test("Chief's Daughter: 3 points in a stone house, 1 in a clay hut", () => {
    expect([0, 1, 2].map((house) => bonus(table().owns([173]).house(house, 3)))).toEqual([0, 1, 3])
  })

  test('Wooden Hut Builder: 1 point per room of a wooden hut', () => {
    expect([0, 1, 2].map((house) => bonus(table(3).owns([177]).house(house, 5)))).toEqual([5, 0, 0])
  })

  test('Half-timbered House: 1 point per room of a stone house', () => {
    expect([0, 1, 2].map((house) => bonus(table().owns([21]).house(house, 4)))).toEqual([0, 0, 4])
  })

  test('Half-timbered House and Chief add up', () => {
    expect(bonus(table().owns([21, 172]).house(2, 3))).toBe(6)
  })

  test('Clogs: 1 point in a clay hut, 2 in a stone house, besides other cards', () => {
    expect([0, 1, 2].map((house) => bonus(table().owns([28]).house(house, 3)))).toEqual([0, 1, 2])
    expect(bonus(table().owns([28, 21, 173]).house(2, 3))).toBe(2 + 3 + 3)
  })
})

describe('cards', () => {
  test('Tutor: 1 point for each occupation played after it', () => {
    expect(bonus(table().owns([151, 174, 154, 158]))).toBe(2)
    expect(bonus(table().owns([151, 154, 174]))).toBe(0)
  })

  test('[A-OCCARD-D06] Tutor: the Academic played later counts 2', () => {
    expect(bonus(table(3).owns([174, 148, 151]))).toBe(3)
    expect(bonus(table(3).owns([148, 174, 151]))).toBe(1)
  })

  test('Academic: counts as 2 occupations for prerequisites', () => {
    const t = table(3).owns([148]).holds([30]).has({ wood: 2 }).go('major_or_minor', 30)
    expect(t.p().improvements).toEqual([30])
    const u = table(3).owns([151]).holds([30, 16]).has({ wood: 2 }).go('major_or_minor')
    expect(u.why(30)).toBe('A-MINOR-02')
  })

  test('Academic: a single card for the price of occupations', () => {
    const t = table(4).owns([148]).holds([151]).has({ food: 1 }).go('p4_occupation', 151)
    expect(t.goods()).toEqual({})
  })

  test('Braggart: by the improvements in front of the owner', () => {
    const cards = [12, 13, 15, 17, 18, 19, 20, 21, 22, 23]
    const points = [4, 5, 6, 7, 8, 9, 10].map((n) => {
      const t = table(3).owns([197])
      const before = bonus(t)
      return bonus(t.owns(cards.slice(0, n)).house(0, 2)) - before
    })
    expect(points).toEqual([0, 1, 3, 5, 7, 9, 9])
  })

  test('[A-OCCARD-G24] Reeve: 3 points for everybody with the most occupations', () => {
    const t = table(3).owns([217, 151]).owns([154, 158], 1).owns([172], 2)
    expect([0, 1, 2].map((seat) => bonus(t, seat))).toEqual([3, 3, 0])
    const u = table(3).owns([217]).owns([154, 158], 1)
    expect([0, 1, 2].map((seat) => bonus(u, seat))).toEqual([0, 3, 0])
  })

  test('Reeve: the Academic counts 2', () => {
    const t = table(3).owns([217]).owns([148], 1)
    expect([0, 1, 2].map((seat) => bonus(t, seat))).toEqual([0, 3, 0])
  })

  test('Mendicant: two begging cards cost nothing', () => {
    const cards = (begging: number): number => {
      const t = table().owns([153])
      return t
        .edit(() => {
          t.p().begging = begging
        })
        .score().cards
    }
    expect([0, 1, 2, 3, 5].map(cards)).toEqual([0, 0, 0, -3, -9])
  })

  test('Yeoman Farmer: minus points only for unused spaces and begging', () => {
    const t = table(3).owns([165])
    t.edit(() => {
      t.p().begging = 1
    })
    expect(t.score()).toMatchObject({
      fields: 0,
      pastures: 0,
      grain: 0,
      vegetables: 0,
      sheep: 0,
      boar: 0,
      cattle: 0,
      unused: -13,
      cards: -3,
    })
  })
})

describe('farm', () => {
  test('Lord of the Manor: 1 point per category with 4 points', () => {
    const t = table().owns([189])
    expect(bonus(t)).toBe(0)
    t.has({ grain: 8, vegetable: 4, sheep: 8, boar: 7, cattle: 6 })
    expect(bonus(t)).toBe(5)
    t.fields([at(2, 0), at(2, 1), at(2, 2), at(2, 3), at(2, 4)].slice(1)).fields([at(1, 4)])
    expect(bonus(t)).toBe(6)
    for (const cell of [at(0, 1), at(0, 2), at(0, 3), at(0, 4)]) t.fences([cell])
    expect(bonus(t)).toBe(7)
    t.stables([at(0, 1), at(0, 2), at(0, 3), at(0, 4)])
    expect(bonus(t)).toBe(8)
  })

  test('Lord of the Manor: one short of the maximum is not enough', () => {
    expect(bonus(table().owns([189]).has({ grain: 7, vegetable: 3, sheep: 7, boar: 6, cattle: 5 }))).toBe(0)
  })

  test('Manger: by fenced spaces, however divided', () => {
    const points = (n: number, split: boolean): number => {
      const cells = [at(0, 0), at(0, 1), at(0, 2), at(0, 3), at(0, 4), at(1, 4), at(1, 3), at(1, 2), at(1, 1), at(2, 4)]
      const t = table().owns([23])
      if (split) for (const cell of cells.slice(0, n)) t.fences([cell])
      else {
        t.edit(() => {
          t.p().pastures = [cells.slice(0, n).reduce((mask, cell) => mask | (1 << cell), 0)]
        })
      }
      return bonus(t)
    }
    expect([5, 6, 7, 8, 9, 10].map((n) => points(n, true))).toEqual([0, 1, 2, 3, 4, 4])
    expect([5, 6, 9].map((n) => points(n, false))).toEqual([0, 1, 4])
  })

  test('Estate Manager: points by players if nobody has more of any animal', () => {
    const points = (seats: number): number =>
      bonus(table(seats).owns([170]).has({ sheep: 2, boar: 1, cattle: 1 }).has({ sheep: 2, boar: 1 }, 1))
    expect([3, 4, 5].map(points)).toEqual([2, 3, 4])
  })

  test('Estate Manager: nothing if anybody has more of one kind', () => {
    const t = table(3).owns([170]).has({ sheep: 5, boar: 5 }).has({ cattle: 1 }, 2)
    expect(bonus(t)).toBe(0)
  })

  test('Brush Maker: 2, 3, 4 wild boar on the card give 1, 2, 3 points', () => {
    const points = [0, 1, 2, 3, 4, 6].map((n) => {
      const t = table(3).owns([156])
      return bonus(
        t.edit(() => {
          t.p().memory = { 156: { kept: { boar: n } } }
        }),
      )
    })
    expect(points).toEqual([0, 0, 1, 2, 3, 3])
  })

  test('Tenant Farmer: lent animals go back before scoring, or cost 1 point each', () => {
    const t = table(4, 14).owns([215, 58]).has({ food: 20, sheep: 1, cattle: 1 }).endRound()
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes', 'yes')
    expect(t.asked()).toBeNull()
    expect(t.goods()).toEqual({ food: 16 })
    expect(bonus(t)).toBe(-1)
  })

  test('Tenant Farmer: giving back is optional, and nothing is asked for animals that are not there', () => {
    const t = table(4, 14).owns([215, 58]).has({ food: 20, sheep: 1, boar: 1, cattle: 1 }).endRound()
    t.say('pass', 'pass', 'pass')
    expect(t.goods()).toEqual({ food: 16, sheep: 1, boar: 1, cattle: 1 })
    expect(bonus(t)).toBe(-3)
    const u = table(4, 14).owns([215]).has({ food: 20 }).endRound()
    expect(u.asked()).toBeNull()
    expect(bonus(u)).toBe(-3)
  })
})
