/** Coming home and the harvest. */

import { describe, expect, test } from 'vitest'
import { foodNeeded } from '../rules/calendar/feeding.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { at, type Table, table } from './cards-e/table.ts'
import { begin, k, player, playUntil } from './helpers.ts'
import { unaskedInFull } from './shorthand.ts'

/** A table before the last placement of a round with a harvest; both families have enough to eat. */
function beforeHarvest(round = 4, seats = 2): Table {
  const t = table(seats, round)
  for (let seat = 0; seat < seats; seat++) t.has({ food: 20 }, seat)
  return t
}

describe('coming home', () => {
  test('[A-HOME-01] [A-HOME-02] everybody comes home; newborns work from the next round on', () => {
    const t = table(2, 5).house(0, 3).go('family_growth_minor')
    t.endRound()
    expect(t.m.state.by.every((who) => who === 0)).toBe(true)
    expect([t.p().home, t.p().newborn]).toEqual([3, 0])
  })
  test('[A-HOME-03] effects of coming home are before the harvest', () => {
    const t = beforeHarvest()
    t.endRound()
    expect(t.m.state.round).toBe(5)
  })
  test('[A-HOME-04] [A-HARVEST-FEED-03] who was born this round eats 1 food in this harvest only', () => {
    const t = beforeHarvest(4).house(0, 3).go('family_growth_minor')
    t.endRound()
    expect(t.goods().food).toBe(20 - 5)
    t.edit((s) => {
      s.round = 7
    })
    expect(foodNeeded(t.m, t.p())).toBe(6)
  })
})

describe('field phase', () => {
  test('[A-HARVEST-FIELD-01] [A-HARVEST-FIELD-02] one crop from each planted field; an empty one may be sown again', () => {
    const t = beforeHarvest()
      .fields([at(0, 0), at(0, 1), at(0, 2)])
      .edit((s) => {
        const crops = s.players[0]?.crops as number[]
        crops[at(0, 0)] = 4 * 3 + 1
        crops[at(0, 1)] = 4 * 1 + 1
        crops[at(0, 2)] = 4 * 2 + 2
      })
    t.endRound()
    expect(t.goods()).toMatchObject({ grain: 2, vegetable: 1 })
    expect(t.p().crops.slice(0, 3)).toEqual([4 * 2 + 1, 0, 4 * 1 + 2])
    expect(t.whyNot('sow_bake')).toBeNull()
  })
  test('[A-HARVEST-FIELD-03] cards that give in the field phase give now', () => {
    const t = beforeHarvest()
      .owns([53])
      .fences([at(0, 4), at(0, 3)])
      .has({ food: 20, sheep: 3 })
    t.endRound()
    expect(t.goods().food).toBe(20 + 1 - 4)
  })
})

describe('feeding phase', () => {
  test('[A-HARVEST-FEED-01] 2 food for each person, without a question where nothing is to decide', () => {
    const t = beforeHarvest()
    t.endRound()
    expect([t.goods().food, t.goods(1).food]).toEqual([16, 16])
  })
  test('[A-HARVEST-FEED-02] everybody of the family eats, wherever they come from', () => {
    const t = beforeHarvest().edit((s) => {
      for (const p of s.players) p.people = 5
    })
    expect(foodNeeded(t.m, t.p())).toBe(10)
  })
  test('[A-HARVEST-FEED-04] crops at 1, cooking at its rates, no bread; raw animals are worth nothing', () => {
    const t = beforeHarvest().has({ grain: 1, vegetable: 1, sheep: 1 })
    t.endRound()
    expect(t.asked()?.op).toBe('feed')
    expect(t.why({ feed: { 'sheep@1': 1 } })).toBe('A-HARVEST-FEED-04')
    expect(t.why({ 0: 2 })).toBe('A-HARVEST-FEED-04')
    expect([t.why({ 0: 0.5 }), t.why({ keep: -1 }), t.why([0])]).toEqual(['K-MALFORMED', 'K-SHAPE', 'K-SHAPE'])
    t.say({ 0: 1, 1: 1 })
    expect([t.p().begging, t.goods()]).toEqual([2, { sheep: 1 }])
    const oven = beforeHarvest().owns([5]).has({ grain: 1 })
    oven.endRound()
    expect(oven.why({ feed: { 'grain@5': 1 } })).toBe('K-SHAPE')
  })
  test('[A-HARVEST-FEED-05] [A-MAJOR-12] [AX-T-15] each workshop once a harvest', () => {
    const t = beforeHarvest()
      .owns([7])
      .has({ food: 3, grain: 1, wood: 2 })
      .mine((p) => {
        p.people = 3
      })
    t.endRound()
    expect(t.why({ [7 * 16 + 4]: 2 })).toBe('A-MAJOR-12')
    t.say({ 0: 1, [7 * 16 + 4]: 1 })
    expect([t.p().begging, t.goods()]).toEqual([0, { wood: 1 }])
  })
  test('[A-HARVEST-FEED-06] one begging card for each food missing', () => {
    const t = beforeHarvest().has({ food: 1 })
    t.endRound()
    expect([t.p().begging, t.score().cards]).toEqual([3, -9])
  })
  test('[A-HARVEST-FEED-07] [AX-T-16] goods and food may be held back for begging cards', () => {
    const t = beforeHarvest().has({ food: 2, vegetable: 2 })
    t.endRound()
    t.say({})
    expect([t.p().begging, t.goods().vegetable, t.score().cards]).toEqual([2, 2, -6])
    const kept = beforeHarvest().has({ food: 2, vegetable: 2 })
    kept.endRound()
    expect(kept.why({ keep: 3 })).toBe('A-HARVEST-FEED-07')
    kept.say({ 1: 2, keep: 1 })
    expect([kept.p().begging, kept.goods().food]).toEqual([1, 1])
    const paid = beforeHarvest().has({ food: 2, vegetable: 2 })
    paid.endRound()
    expect(paid.say({ 1: 2 }).p().begging).toBe(0)
  })
  test('[A-HARVEST-FEED-07] who wants it is asked at every feeding and may hold food back', () => {
    const t = beforeHarvest().has({ food: 4 })
    expect(t.offers()).toEqual(['careful'])
    t.any('careful')
    expect([t.p().careful, k.view(t.m, 1).table.farms[0]?.careful]).toEqual([1, true])
    t.endRound()
    expect(t.asked()).toMatchObject({ seat: 0, op: 'feed' })
    t.say({ keep: 1 })
    expect([t.p().begging, t.goods()]).toEqual([1, { food: 1 }])
    expect(t.any({ careful: false }).p().careful).toBe(0)
  })
  test('[A-HARVEST-FEED-08] surplus food stays and scores nothing', () => {
    const t = table().has({ food: 50 })
    const poor = table()
    expect(t.score()).toEqual(poor.score())
  })
  test('[A-HARVEST-FEED-09] begging cards stay', () => {
    const t = beforeHarvest().has({ food: 3 })
    t.endRound()
    t.has({ food: 20 })
    expect(t.offers()).toEqual(['careful'])
    expect(t.p().begging).toBe(1)
  })
})

describe('breeding phase', () => {
  test('[A-HARVEST-BREED-01] [AX-S-09] one young for each species with two or more', () => {
    const t = beforeHarvest()
      .fences([at(0, 4)])
      .stables([at(0, 2)])
      .has({ food: 20, sheep: 3 })
    t.endRound()
    expect(t.goods().sheep).toBe(4)
  })
  test('[A-HARVEST-BREED-02] [AX-T-14] the parents may live apart', () => {
    const t = beforeHarvest()
      .fences([at(0, 4)])
      .stables([at(0, 2)])
      .has({ food: 20, boar: 2 })
    t.endRound()
    expect(t.goods().boar).toBe(3)
  })
  test('[A-HARVEST-BREED-03] [AX-T-13] without room no young, and no food for it', () => {
    const t = beforeHarvest()
      .fences([at(0, 4)])
      .owns([3])
      .has({ food: 4, cattle: 2, sheep: 1 })
    t.endRound()
    // The sheep could be cooked to make room: the feeding phase asks although the food suffices.
    expect(t.asked()?.op).toBe('feed')
    t.say({})
    expect(t.asked()).toMatchObject({
      op: 'breed',
      form: { herds: [{ sheep: 1, cattle: 2 }, { cattle: 3 }] },
    })
    t.say({ sheep: 1, cattle: 2 })
    expect(t.goods()).toEqual({ cattle: 2, sheep: 1 })
    const cooked = beforeHarvest()
      .fences([at(0, 4)])
      .owns([3])
      .has({ food: 2, cattle: 2, sheep: 1 })
    cooked.endRound()
    cooked.say({ [3 * 16 + 1]: 1 })
    expect(cooked.goods()).toEqual({ cattle: 3 })
  })
  test('[A-HARVEST-BREED-04] all species at once; young ones do not breed', () => {
    const t = beforeHarvest()
      .fences([at(0, 4), at(0, 3), at(0, 2)])
      .stables([at(0, 2), at(0, 3), at(0, 4)])
    t.has({ food: 20, sheep: 2, boar: 2, cattle: 1 })
    t.endRound()
    expect(t.goods()).toMatchObject({ sheep: 3, boar: 3, cattle: 1 })
  })
  test('[A-HARVEST-BREED-05] [A-HARVEST-BREED-07] animals may go to make room; a young one need not be taken', () => {
    const t = beforeHarvest()
      .fences([at(0, 4)])
      .has({ food: 20, sheep: 2, boar: 1 })
    t.endRound()
    expect(t.asked()?.form).toMatchObject({ herds: [{ sheep: 3 }, { sheep: 2, boar: 1 }] })
  })
  test('[A-HARVEST-BREED-07] fewer animals may be kept, also none', () => {
    const t = () =>
      beforeHarvest()
        .fences([at(0, 4)])
        .has({ food: 4, sheep: 2, boar: 1 })
        .endRound()
    expect(t().say({ sheep: 2 }).goods()).toEqual({ sheep: 2 })
    expect(t().say({ boar: 1 }).goods()).toEqual({ boar: 1 })
    expect(t().say({}).goods()).toEqual({})
    expect(t().why({ sheep: 3, boar: 1 })).toBe('A-HARVEST-BREED-03')
    // Nobody gets more animals by breeding than are born.
    expect(t().why({ boar: 2 })).toBe('A-HARVEST-BREED-01')
    expect(t().why({ sheep: -1 })).toBe('K-SHAPE')
    expect(t().why({ wood: 1 })).toBe('K-SHAPE')
  })
  test('[A-HARVEST-BREED-06] no animal becomes food while animals breed', () => {
    const t = beforeHarvest()
      .fences([at(0, 4)])
      .owns([3])
      .has({ food: 20, sheep: 2, boar: 1, vegetable: 1 })
    t.endRound()
    t.say({})
    expect(t.asked()?.op).toBe('breed')
    expect(k.whyNot(t.m, 0, { to: 'anytime', choice: unaskedInFull([3 * 16 + 1, 1]) })?.rule).toBe('A-HARVEST-BREED-06')
  })
})

describe('when cards act', () => {
  test('[A-HARVEST-02] farms feed side by side', () => {
    const t = beforeHarvest().has({ grain: 5 }).has({ grain: 5 }, 1)
    t.endRound()
    expect(k.decisions(t.m).map((d) => [d.seat, d.kind])).toEqual([
      [0, 'feed'],
      [1, 'feed'],
    ])
  })
  test('[A-HARVEST-TIME-01] field phase, feeding, breeding: grain just harvested feeds, animals eaten do not breed', () => {
    const t = beforeHarvest()
      .owns([1])
      .fences([at(0, 4)])
      .fields([at(0, 0)])
      .has({ food: 1, sheep: 2 })
    t.edit((s) => {
      ;(s.players[0]?.crops as number[])[0] = 4 * 3 + 1
    })
    t.endRound()
    t.say({ 0: 1, [16 + 1]: 1 })
    expect([t.p().begging, t.goods()]).toEqual([0, { sheep: 1 }])
  })
  test('[A-HARVEST-TIME-02] workshops work in the feeding phase, not before', () => {
    const t = table().owns([7]).has({ wood: 1 })
    expect(k.whyNot(t.m, 0, { to: 'anytime', choice: unaskedInFull([7 * 16 + 4, 1]) })?.rule).toBe('A-HARVEST-TIME-02')
  })
  test('[A-HARVEST-TIME-03] the field phase is over before the Baker bakes: harvested grain can be baked', () => {
    const t = beforeHarvest()
      .owns([150, 1])
      .fields([at(0, 0)])
      .edit((s) => {
        ;(s.players[0]?.crops as number[])[0] = 4 * 3 + 1
      })
    t.endRound()
    expect(t.asked()?.op).toBe('mayEffect')
    t.say('yes', 1)
    expect(t.goods().food).toBe(20 + 2 - 4)
  })
  test('[A-HARVEST-TIME-04] begging is settled before breeding', () => {
    const t = beforeHarvest()
      .fences([at(0, 4)])
      .has({ sheep: 2, boar: 1 })
    t.endRound()
    expect(t.asked()?.op).toBe('breed')
    expect(t.p().begging).toBe(4)
  })
  test('solo harvests too', () => {
    const m = playUntil(begin(1, { mode: 'family' }), (x) => x.state.round === 5)
    expect(player(m, 0).begging + (player(m, 0).goods[6] as number)).toBeGreaterThanOrEqual(0)
    expect(m.state.lies[spaceNamed('wood_3')]).toBeGreaterThanOrEqual(2)
  })
})
