/** The chapters about occupations, minor and major improvements, and cards in general. */
import { kernel } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { minorsE } from '../../cards/E/minors.ts'
import { occupationsE } from '../../cards/E/occupations.ts'
import { cardOf } from '../../cards/registry.ts'
import { agricola } from '../../index.ts'
import { at, type Table, table } from './table.ts'

const ask = (t: Table): string | undefined => t.asked()?.op
const view = (t: Table, seat: number): string => JSON.stringify(kernel(agricola).view(t.m, seat).table)
/** Jobs without any effect of their own at these moments. */
const JOBS = [151, 174, 172, 181]

describe('occupations', () => {
  test('[A-OCC-01] one action plays exactly one from the hand, face up', () => {
    const t = table().holds([151, 174]).go('occupation', 151)
    expect(t.p().occupations).toEqual([151])
    expect(t.p().hand).toEqual([174])
    expect(t.asked()?.seat).toBe(1)
    expect(view(t, 1)).toContain('[151]')
  })

  const price = (space: string, seats: number, before: number): number => {
    const t = table(seats).owns(JOBS.slice(0, before)).holds([154]).has({ food: 5 })
    return 5 - (t.go(space, 154).goods().food ?? 0)
  }

  test('[A-OCC-02] printed space: the first free, each further 1 food', () => {
    expect([0, 1, 2, 3].map((n) => price('occupation', 2, n))).toEqual([0, 1, 1, 1])
  })

  test('[A-OCC-03] the cards for three, four and five players', () => {
    expect([0, 1, 2, 3].map((n) => price('p3_occupation', 3, n))).toEqual([2, 2, 2, 2])
    expect([0, 1, 2, 3].map((n) => price('p4_occupation', 4, n))).toEqual([1, 1, 2, 2])
    expect([0, 1, 2, 3].map((n) => price('p5_occupation_or_growth', 5, n))).toEqual([1, 1, 2, 2])
  })

  test('[A-OCC-04] occupations of all spaces count together', () => {
    const t = table(4).holds([151, 154]).has({ food: 2 }).go('p4_occupation', 151)
    expect(t.goods()).toEqual({ food: 1 })
    t.go('fishing').go('take_grain').go('day_laborer').go('occupation', 154)
    expect(t.goods()).toEqual({})
  })

  test('[A-OCC-05] food a card brings cannot pay for it', () => {
    expect(table(4).owns([151]).holds([192]).whyNot('occupation')).toBe('A-OCC-06')
  })

  test('[A-OCC-06] without an occupation in hand, or without the food, the space is closed', () => {
    expect(table().whyNot('occupation')).toBe('A-OCC-06')
    expect(table().holds([16]).whyNot('occupation')).toBe('A-OCC-06')
    expect(table().owns([151]).holds([154]).whyNot('occupation')).toBe('A-OCC-06')
    expect(table().owns([151]).holds([154]).has({ food: 1 }).whyNot('occupation')).toBeNull()
  })

  test('[A-OCC-06] grain may become the food', () => {
    const t = table().owns([151]).holds([154]).has({ grain: 1 }).go('occupation', 154)
    expect(t.p().occupations).toEqual([151, 154])
    expect(t.goods()).toEqual({})
  })

  test('[A-OCC-07] no printed points', () => {
    expect(occupationsE.every((c) => c.points === 0)).toBe(true)
  })
})

describe('minor improvements', () => {
  test('[A-MINOR-01] one per opportunity, after the token or the growth', () => {
    const t = table().holds([25, 35]).has({ wood: 1 }).go('starting_player_minor', 25)
    expect(t.p().hand).toEqual([35])
    expect(t.asked()?.seat).toBe(1)
    const u = table().holds([25]).go('starting_player_minor', 0)
    expect(u.p().hand).toEqual([25])
    expect(u.m.state.starter).toBe(0)
  })

  test('[A-MINOR-02] the cost is paid, the prerequisite only shown', () => {
    const t = table().owns([151, 154]).holds([30]).has({ wood: 3 }).go('major_or_minor', 30)
    expect(t.goods()).toEqual({ wood: 1 })
    expect(t.p().occupations).toEqual([151, 154])
  })

  test('[A-MINOR-03] what counts is the moment of playing: more is fine, less is refused', () => {
    const t = table().owns([151, 154, 174]).holds([30]).has({ wood: 2 }).go('major_or_minor')
    expect(t.why(30)).toBeNull()
    const u = table().owns([151]).holds([30, 154]).has({ wood: 2, food: 1 })
    expect(u.go('occupation', 154).go('fishing').go('major_or_minor').why(30)).toBeNull()
    expect(table().owns([151]).holds([30, 16]).has({ wood: 2 }).go('major_or_minor').why(30)).toBe('A-MINOR-02')
  })

  test('[A-MINOR-05] crops on fields are no supply', () => {
    const t = table()
      .holds([39, 16])
      .fields([at(0, 4)])
    t.edit(() => {
      t.p().crops[at(0, 4)] = 4 * 3 + 1
    }).go('starting_player_minor')
    expect(t.why(39)).toBe('A-WORK-15')
  })

  test('[A-MINOR-06] a passing card is carried out, then goes to the left', () => {
    const t = table(4).holds([11]).has({ food: 1 }).go('starting_player_minor', 11)
    expect(t.p(1).hand).toEqual([])
    t.say(at(0, 4))
    expect(t.p().fields).toBe(1 << at(0, 4))
    expect(t.p(1).hand).toEqual([11])
  })

  test('[A-MINOR-07] a passing card is no improvement one has', () => {
    const t = table().owns([151, 25]).holds([16, 31]).go('major_or_minor', 16, 0)
    t.go('fishing').go('starting_player_minor')
    expect(t.why(31)).not.toBeNull()
  })
})

describe('major improvements', () => {
  test('[A-MAJOR-01] each exists once, open to all', () => {
    const t = table().has({ clay: 2 }).has({ clay: 9, wood: 1 }, 1).go('major_or_minor', 1)
    t.edit((s) => s.by.fill(0)).go('major_or_minor')
    expect(t.why(1)).toBe('A-MAJOR-01')
    expect(t.why(2)).toBeNull()
  })

  test('[A-MAJOR-02] several fireplaces and hearths may be owned', () => {
    const t = table()
      .owns([1, 2, 3])
      .has({ clay: 5 })
      .go('major_or_minor', 4, [[1, 5], [], []])
    expect(t.p().improvements).toEqual([1, 2, 3, 4])
  })

  test.each([
    ['[A-MAJOR-03]', 1, { clay: 2 }, 1],
    ['[A-MAJOR-04]', 2, { clay: 3 }, 1],
    ['[A-MAJOR-05]', 3, { clay: 4 }, 1],
    ['[A-MAJOR-06]', 4, { clay: 5 }, 1],
    ['[A-MAJOR-07]', 5, { clay: 3, stone: 1 }, 2],
    ['[A-MAJOR-08]', 6, { clay: 1, stone: 3 }, 3],
    ['[A-MAJOR-09]', 7, { wood: 2, stone: 2 }, 2],
    ['[A-MAJOR-10]', 8, { clay: 2, stone: 2 }, 2],
    ['[A-MAJOR-11]', 9, { reed: 2, stone: 2 }, 2],
    ['[A-MAJOR-15]', 10, { wood: 1, stone: 3 }, 4],
  ] as const)('%s improvement %i has its price and points', (_, no, price, points) => {
    const t = table().has(price).go('major_or_minor', no)
    expect(t.goods()).toEqual({})
    expect(t.score().cards).toBe(points)
    for (const [good, n] of Object.entries(price)) {
      const u = table()
        .holds([16])
        .has({ ...price, [good]: n - 1 })
      expect(u.go('major_or_minor').why(no)).toBe('A-WORK-15')
    }
  })

  test('[A-MAJOR-03] [A-MAJOR-05] cooking and baking rates', () => {
    const rates = (no: number): (number | undefined)[] => {
      const { cook, bake } = cardOf(no)
      return [cook?.vegetable, cook?.sheep, cook?.boar, cook?.cattle, bake?.food]
    }
    expect(rates(1)).toEqual([2, 2, 2, 3, 2])
    expect(rates(2)).toEqual(rates(1))
    expect(rates(3)).toEqual([3, 2, 3, 4, 3])
    expect(rates(4)).toEqual(rates(3))
  })

  test('[A-MAJOR-07] [A-MAJOR-08] ovens bake at once when bought', () => {
    expect(table().has({ clay: 3, stone: 1, grain: 2 }).go('major_or_minor', 5, 'yes', 1).goods()).toEqual({
      grain: 1,
      food: 5,
    })
    expect(table().has({ clay: 1, stone: 3, grain: 3 }).go('major_or_minor', 6, 'yes', 2).goods()).toEqual({
      grain: 1,
      food: 8,
    })
  })

  test('[A-MAJOR-13] workshops count what is left, never more than 3 points, and nothing is spent', () => {
    const bonus = (no: number, good: string): number[] =>
      [1, 2, 3, 4, 5, 6, 7, 9].map((n) => {
        const t = table()
          .owns([no])
          .has({ [good]: n })
        const points = t.score().bonus
        expect(t.goods()).toEqual({ [good]: n })
        return points
      })
    expect(bonus(7, 'wood')).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(bonus(8, 'clay')).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(bonus(9, 'reed')).toEqual([0, 1, 1, 2, 3, 3, 3, 3])
  })

  test('[A-MAJOR-14] a hearth for a fireplace given back, which anybody can buy again', () => {
    const t = table().owns([2]).go('major_or_minor', 4)
    expect(t.p().improvements).toEqual([4])
    t.edit((s) => s.by.fill(0))
      .has({ clay: 3 }, 1)
      .go('major_or_minor', 2)
    expect(t.p(1).improvements).toEqual([2])
  })

  test('[A-MAJOR-14] it needs an action for major improvements', () => {
    const t = table().owns([2]).holds([25]).go('starting_player_minor')
    expect(t.why(4)).toBe('A-MINOR-01')
  })

  test('[A-MAJOR-16] the Well: 1 food on each of the next 5 rounds, fewer near the end', () => {
    const rounds = (round: number): number[] => {
      const t = table(2, round).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
      return t.p().future.filter((_, i) => i % 4 === 0)
    }
    expect(rounds(3)).toEqual([4, 5, 6, 7, 8])
    expect(rounds(12)).toEqual([13, 14])
    expect(rounds(14)).toEqual([])
  })

  test('[A-MAJOR-18] improvements given back: majors to the offer, minors out of the game', () => {
    const t = table().owns([1, 25]).holds([38]).go('major_or_minor', 38)
    expect(t.m.state.offer & (1 << 1)).not.toBe(0)
    expect([t.p().hand, t.p().improvements]).toEqual([[], [38]])
  })
})

describe('cards in general', () => {
  test('[A-CARDS-02] a card overrides the rules', () => {
    const t = table(4).owns([163], 1).go('take_vegetable').go('take_vegetable')
    expect(t.goods(1)).toEqual({ vegetable: 1 })
  })

  test('[A-CARDS-03] played cards can be inspected by all, hands cannot', () => {
    const t = table().holds([151, 154]).go('occupation', 151)
    expect(view(t, 1)).toContain('[151]')
    expect(view(t, 1)).not.toContain('154')
    expect(view(t, 0)).toContain('154')
  })

  test('[A-CARDS-04] [A-CARDS-07] points and effects end with a card given back', () => {
    const t = table().owns([22, 30]).holds([38]).go('major_or_minor', 38)
    expect(t.score().cards).toBe(2)
    t.go('day_laborer').go('fishing')
    expect(t.goods()).toEqual({ food: 1 })
  })

  test('[A-CARDS-05] bonus points are a category of their own', () => {
    expect(table().owns([172]).house(2, 2).score()).toMatchObject({ cards: 0, stoneRooms: 4, bonus: 2 })
  })

  test("[A-CARDS-06] the Baker's Oven is an upgrade, the Madonna Statue is none", () => {
    expect(minorsE.filter((c) => c.tags.includes('upgrade')).map((c) => c.name.en)).toEqual(["Baker's Oven"])
  })

  test('[A-CARDS-08] passing cards, card spaces and card fields are marked in the data', () => {
    expect(minorsE.filter((c) => c.passing === true).map((c) => c.no)).toEqual([11, 16, 39, 40, 42, 52, 55, 60])
    expect(minorsE.filter((c) => c.field !== undefined).map((c) => c.no)).toEqual([18, 47])
    expect(occupationsE.filter((c) => c.space !== undefined).map((c) => c.no)).toEqual([164])
  })

  test('[A-CARDS-13] animals on cards are bred and scored', () => {
    const t = table(2, 4).owns([58]).has({ boar: 2, food: 4 }).endRound()
    expect(t.goods()).toEqual({ boar: 3 })
    expect(t.score().boar).toBe(2)
  })

  test('[A-CARDS-14] bonuses for taking look at the goods of the space', () => {
    const t = table().owns([176]).holds([16]).go('starting_player_minor', 16, 0)
    expect(t.goods()).toEqual({ wood: 1 })
  })

  test('[A-CARDS-15] a card works for the rest of the same action', () => {
    const t = table(3).owns([179]).holds([15]).has({ wood: 1, clay: 3, food: 1 }).go('major_or_minor', 15, 'yes', 5)
    expect(t.p().improvements).toEqual([15, 5])
    expect(t.goods()).toEqual({})
  })

  test('[A-CARDS-16] plain goods come by themselves, the rest may be declined', () => {
    const t = table().owns([35]).go('take_grain')
    expect(ask(t)).toBe('place')
    expect(table().owns([196]).lies('wood_3', 3).go('wood_3', 'pass').goods()).toEqual({ wood: 3 })
  })

  test('[A-CARDS-20] [A-CARDS-26] goods on later rounds belong to whoever laid them and do not count yet', () => {
    const t = table(2, 2).holds([204]).go('occupation', 204)
    expect(t.p(0).future.length).toBeGreaterThan(0)
    expect(t.p(1).future).toEqual([])
    expect(t.goods()).toEqual({})
    expect(t.score().sheep).toBe(-1)
  })

  test('[A-CARDS-22] the present round never counts', () => {
    const t = table(2, 8).holds([46]).owns([151, 154]).has({ wood: 2 }).go('major_or_minor', 46)
    expect(t.p().future.filter((_, i) => i % 4 === 0)).toEqual([11, 14])
  })

  test('[A-CARDS-23] goods laid out stay when the card is given back for an upgrade', () => {
    const t = table(2, 3).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    expect(t.p().future).toHaveLength(20)
    t.edit((s) => {
      s.by.fill(0)
      t.p().improvements = [5]
    })
    t.go('fishing').holds([14]).go('starting_player_minor', 14)
    expect(t.p().improvements).toEqual([14])
    expect(t.p().future).toHaveLength(20)
  })

  test('[A-WORK-16] playing a card is announced to everybody', () => {
    const t = table().holds([25]).go('starting_player_minor')
    const applied = kernel(agricola).apply(t.m, 0, { choice: { play: '25' } })
    expect(applied.ok && applied.events.filter((e) => !('to' in e))).toContainEqual(
      expect.objectContaining({ kind: 'played', seat: 0, card: 25 }),
    )
  })
})
