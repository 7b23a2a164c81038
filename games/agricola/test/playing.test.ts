/** Occupations, minor and major improvements, and cards in general. */

import { eventsFor } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, cardOf } from '../cards/registry.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { at, table } from './cards-e/table.ts'
import { begin, k, player } from './helpers.ts'

describe('occupations', () => {
  test('[A-OCC-01] one from the hand, valid from then on', () => {
    const t = table().holds([176, 158]).lies('wood_3', 3).go('occupation', 176)
    expect([t.p().occupations, t.p().hand]).toEqual([[176], [158]])
    t.go('day_laborer').go('wood_3')
    expect(t.goods().wood).toBe(4)
  })
  test('[A-OCC-02] [A-OCC-03] [A-OCC-04] prices by space and number played', () => {
    const price = (seats: number, space: string, played: number): number => {
      const t = table(seats).has({ food: 5 }).owns([158, 187, 185, 209].slice(0, played)).holds([176]).go(space, 176)
      return 5 - (t.goods().food ?? 0)
    }
    expect([0, 1, 2, 3].map((n) => price(2, 'occupation', n))).toEqual([0, 1, 1, 1])
    expect([0, 1, 2].map((n) => price(3, 'p3_occupation', n))).toEqual([2, 2, 2])
    expect([0, 1, 2, 3].map((n) => price(4, 'p4_occupation', n))).toEqual([1, 1, 2, 2])
  })
  test('[A-OCC-05] food a card gives does not pay for it', () => {
    const t = table().owns([158]).holds([190])
    expect(t.house(1, 2).whyNot('occupation')).toBe('A-OCC-06')
  })
  test('[A-OCC-06] without an occupation or the food the space is closed', () => {
    expect(table().whyNot('occupation')).toBe('A-OCC-06')
    expect(table().owns([158]).holds([176]).whyNot('occupation')).toBe('A-OCC-06')
    expect(table().has({ food: 1 }).owns([158]).holds([176]).whyNot('occupation')).toBeNull()
  })
  test('[A-OCC-07] occupations bear no points', () => {
    expect(CARDS.filter((c) => c.kind === 'occupation').every((c) => c.points === 0)).toBe(true)
  })
})

describe('minor improvements', () => {
  test('[A-MINOR-01] where they are played', () => {
    for (const space of ['starting_player_minor', 'major_or_minor']) {
      expect(table().holds([16]).go(space).asked()?.choices).toContain(16)
    }
    expect(table().has({ clay: 2, reed: 1 }).holds([16]).go('renovation_improvement').asked()?.choices).toContain(16)
    expect(table().house(0, 3).holds([16]).go('family_growth_minor').asked()?.choices).toContain(16)
    expect(table().has({ clay: 2 }).go('starting_player_minor').asked()?.op).toBe('place')
  })
  test('[A-MINOR-02] [A-MINOR-03] [AX-S-19] prerequisites are minimums and nothing of them is paid', () => {
    expect(table().owns([158]).holds([18]).whyNot('major_or_minor')).toBe('A-WORK-06')
    const t = table().owns([158, 176, 187]).holds([18]).go('major_or_minor', 18)
    expect([t.p().improvements, t.p().occupations]).toEqual([[18], [158, 176, 187]])
  })
  test('[A-MINOR-04] alternatives are never mixed', () => {
    const t = table().has({ clay: 1 }).owns([1])
    expect(t.edit(() => {}).whyNot('major_or_minor')).toBeNull()
    expect(cardOf(3).cost).toEqual([{ clay: 4 }])
    expect(
      table()
        .has({ clay: 3 })
        .edit((s) => {
          s.offer = 1 << 3
        })
        .whyNot('major_or_minor'),
    ).toBe('A-WORK-06')
  })
  test('[A-MINOR-05] crops must lie in the supply', () => {
    const t = table()
      .holds([39])
      .fields([at(0, 0)])
      .edit((s) => {
        ;(s.players[0]?.crops as number[])[0] = 13
      })
    expect(t.whyNot('major_or_minor')).toBe('A-WORK-06')
    expect(table().holds([39]).has({ grain: 1 }).go('major_or_minor', 39).goods()).toEqual({ vegetable: 1 })
  })
  test('[A-MINOR-06] [A-MINOR-08] passing cards go to the left, who may play them at once', () => {
    const t = table(3).holds([16]).go('starting_player_minor', 16, 0)
    expect([t.p().hand, t.p(1).hand, t.p(2).hand]).toEqual([[], [16], []])
    expect(k.view(t.m, 2).table.farms[1]?.hand.known).toEqual([16])
    expect(t.go('major_or_minor', 16, 1).goods(1)).toEqual({ clay: 1 })
    expect(t.p(2).hand).toEqual([16])
  })
  test('[A-MINOR-07] a passing card never counts as an improvement', () => {
    const t = table().holds([16]).go('starting_player_minor', 16, 0)
    expect(t.p().improvements).toEqual([])
  })
})

describe('major improvements', () => {
  test('[A-MAJOR-01] each exists once', () => {
    const t = table().has({ clay: 2 }).has({ clay: 2 }, 1).go('major_or_minor', 1)
    t.edit((s) => {
      s.by.fill(0)
    })
    expect(t.whyNot('major_or_minor')).toBe('A-WORK-06')
  })
  test('[A-MAJOR-02] [A-MAJOR-14] [AX-S-16] several may be owned; a hearth for a fireplace, which returns', () => {
    const t = table().owns([1]).go('major_or_minor')
    expect(t.asked()?.choices).toEqual([3, 4])
    t.say(4)
    expect([t.p().improvements, t.m.state.offer & 2]).toEqual([[4], 2])
    expect(t.score().cards).toBe(1)
    const both = table().has({ clay: 3 }).owns([1]).go('major_or_minor', 2)
    expect(both.p().improvements).toEqual([1, 2])
  })
  test('[A-MAJOR-03] [A-MAJOR-04] [A-MAJOR-05] [A-MAJOR-06] [A-MAJOR-07] [A-MAJOR-08] [A-MAJOR-09] [A-MAJOR-10] [A-MAJOR-11] [A-MAJOR-15] prices and points', () => {
    const facts = [
      [1, { clay: 2 }, 1],
      [2, { clay: 3 }, 1],
      [3, { clay: 4 }, 1],
      [4, { clay: 5 }, 1],
      [5, { clay: 3, stone: 1 }, 2],
      [6, { clay: 1, stone: 3 }, 3],
      [7, { wood: 2, stone: 2 }, 2],
      [8, { clay: 2, stone: 2 }, 2],
      [9, { reed: 2, stone: 2 }, 2],
      [10, { wood: 1, stone: 3 }, 4],
    ] as const
    for (const [no, price, points] of facts) {
      const t = table(2, 1)
        .has(price)
        .edit((s) => {
          s.offer = 1 << no
        })
      t.go('major_or_minor', no)
      expect([t.goods(), t.score().cards]).toEqual([{}, points])
      const short = Object.fromEntries(Object.entries(price).map(([good, n], i) => [good, i === 0 ? n - 1 : n]))
      const poor = table()
        .has(short)
        .edit((s) => {
          s.offer = 1 << no
        })
      expect(poor.whyNot('major_or_minor')).toBe('A-WORK-06')
    }
  })
  test('[A-MAJOR-16] [AX-T-21] the well lays 1 food on each of the next 5 rounds, as far as there are any', () => {
    const rounds = (round: number): number[] =>
      table(2, round)
        .has({ wood: 1, stone: 3 })
        .go('major_or_minor', 10)
        .p()
        .future.filter((_, i) => i % 4 === 0)
    expect(rounds(3)).toEqual([4, 5, 6, 7, 8])
    expect(rounds(11)).toEqual([12, 13, 14])
  })
  test('[A-MAJOR-17] [A-CARDS-23] its food stays when the well is given back in an upgrade', () => {
    const t = table(2, 3).has({ wood: 1, stone: 3 }).go('major_or_minor', 10)
    t.edit((s) => {
      const p = s.players[0]
      if (p !== undefined) p.improvements = p.improvements.slice(1)
      s.offer |= 1 << 10
    })
    expect(t.p().future).toHaveLength(20)
    t.endRound()
    expect(t.goods().food).toBe(1)
  })
  test('[A-MAJOR-18] majors return to the offer, minors leave the game', () => {
    const t = table().owns([27, 20]).holds([38]).go('major_or_minor', 38)
    expect([t.p().improvements, [...t.m.state.returned].sort()]).toEqual([[38], [20, 27]])
    const majors = table().owns([1, 5]).holds([38]).go('major_or_minor', 38)
    expect(majors.m.state.offer & 0b100010).toBe(0b100010)
  })
})

describe('cards in general', () => {
  test('[A-CARDS-01] hand cards are secret and idle', () => {
    const t = table().holds([176]).go('wood_3')
    expect(t.goods().wood).toBe(3)
    expect(JSON.stringify(k.view(t.m, 1).table)).not.toContain('"hand":[176]')
    expect(t.edit((s) => s.by.fill(0)).why(spaceNamed('wood_3'))).toBe('A-WORK-08')
  })
  test('[A-CARDS-02] a card overrides the rules: entering an occupied space', () => {
    const t = table(4).owns([163], 1).go('plow_field', at(0, 0))
    expect(t.whyNot('plow_field')).toBeNull()
    expect(table(4).go('plow_field', at(0, 0)).whyNot('plow_field')).toBe('A-WORK-05')
  })
  test('[A-CARDS-03] played cards lie open', () => {
    const t = table().holds([176]).go('occupation', 176)
    expect(k.view(t.m, 1).table.farms[0]?.occupations).toEqual([176])
  })
  test('[A-CARDS-04] [A-CARDS-07] printed points only while the card lies there', () => {
    const t = table().owns([1])
    expect(t.score().cards).toBe(1)
    t.go('major_or_minor', 3)
    expect(t.p().improvements).toEqual([3])
    expect(t.score().cards).toBe(1)
  })
  test('[A-CARDS-05] bonus points are a category of their own', () => {
    const t = table().owns([28]).house(2, 2)
    expect([t.score().bonus, t.score().cards]).toEqual([2, 0])
  })
  test('[A-CARDS-06] upgrades give back an improvement', () => {
    expect(CARDS.filter((c) => c.tags.includes('upgrade')).map((c) => c.no)).toEqual([14, 65, 66, 85, 106, 122, 128])
    expect(table().holds([14]).whyNot('major_or_minor')).toBe('A-WORK-06')
    const t = table().owns([5]).holds([14]).go('major_or_minor', 14)
    expect([t.p().improvements, t.m.state.offer & 32]).toEqual([[14], 32])
  })
  test('[A-CARDS-08] passing cards, card spaces and card fields are marked as such', () => {
    expect(CARDS.filter((c) => c.passing === true)).toHaveLength(18)
    expect(CARDS.filter((c) => c.space !== undefined).map((c) => c.no)).toEqual([100, 164, 230])
    expect(CARDS.filter((c) => c.field !== undefined).map((c) => c.no)).toEqual([18, 47, 78, 105, 137, 278])
  })
  test('[A-CARDS-09] a card’s space is a space: one person, open to all', () => {
    const t = table(4)
      .owns([164])
      .edit((s) => {
        s.spaces = [...s.spaces, spaceNamed('p3_wood_2')]
      })
    t.has({ food: 2 }, 1).go('p3_wood_2')
    expect(t.whyNot('p3_wood_2')).toBe('A-WORK-05')
  })
  test('[A-CARDS-10] card fields count as planted fields, not as field tiles', () => {
    const t = table()
      .owns([18])
      .has({ vegetable: 1 })
      .go('sow_bake', 4 * 17 + 2)
    expect(t.p().crops[17]).toBe(10)
    expect(t.score().fields).toBe(-1)
  })
  test('[A-CARDS-13] animals on cards are the player’s: they breed and score', () => {
    const t = table(2, 4).owns([58]).has({ food: 9, sheep: 2 }).has({ food: 9 }, 1)
    t.endRound()
    expect([t.goods().sheep, t.score().sheep]).toEqual([3, 1])
  })
  test('[A-CARDS-14] goods count as taken when a person takes them from a space', () => {
    const t = table()
      .owns([176])
      .mine((p) => {
        p.future = [...p.future, 2, 0, 1, 45]
      })
    t.endRound()
    expect(t.goods()).toEqual({ wood: 1 })
  })
  test('[A-CARDS-15] a card works for the rest of the same action', () => {
    const t = table().has({ clay: 3, stone: 1, grain: 1 }).go('major_or_minor', 5, 'yes', 1)
    expect(t.goods()).toEqual({ food: 5 })
  })
  test('[A-CARDS-16] plain gains are automatic, other effects may be declined', () => {
    const t = table().owns([176]).go('wood_3')
    expect([t.asked()?.seat, t.goods().wood]).toEqual([1, 4])
    const may = table().owns([196]).go('wood_3')
    expect(may.asked()).toMatchObject({ op: 'mayEffect', choices: ['yes', 'pass'] })
  })
  test('[A-CARDS-17] prices never fall below nothing', () => {
    const t = table(3).owns([199]).has({ reed: 1 }).go('renovation_fences')
    expect([t.p().house, t.goods()]).toEqual([1, {}])
  })
  test('[A-CARDS-18] replaced prices do not add up', () => {
    const t = table().owns([13, 218]).has({ wood: 3, reed: 2 }).go('build_rooms_stables', at(0, 0))
    expect(t.asked()).toMatchObject({ op: 'place' })
    expect(t.goods()).toEqual({ wood: 1 })
  })
  test('[A-CARDS-20] [A-CARDS-22] goods on later rounds bear their owner’s mark; the present round never counts', () => {
    const t = table(2, 5).owns([158, 176, 187]).holds([48]).go('major_or_minor', 48)
    expect(t.p().future.filter((_, i) => i % 4 === 0)).toEqual([6, 7, 8])
    expect(t.p(1).future).toEqual([])
  })
  test('[AX-S-01] [A-CARDS-24] what waits on the round space is handed out; what must be paid may be refused', () => {
    const t = table(2, 5)
      .owns([194])
      .house(2, 2)
      .has({ food: 1 })
      .mine((p) => {
        p.future = [...p.future, 6, 6, 1, 72]
      }, 1)
    t.endRound()
    expect(t.goods(1).food).toBe(1)
    expect(t.asked()).toMatchObject({ seat: 0, op: 'mayEffect' })
    t.say('pass')
    expect([t.asked()?.op, t.goods().food]).toEqual(['place', 1])
  })
  test('[A-CARDS-25] animals received so look for room at once', () => {
    const t = table(2, 5).mine((p) => {
      p.future = [...p.future, 6, 7, 2, 204]
    })
    t.endRound()
    expect(t.goods()).toEqual({ sheep: 1 })
  })
  test('[A-CARDS-26] goods on round spaces are neither supply nor points', () => {
    const t = table().mine((p) => {
      p.future = [...p.future, 9, 4, 3, 46]
    })
    expect([t.score().grain, t.offers()]).toEqual([-1, []])
  })
  test('[AX-S-17] Gypsy’s Crock: 1 food for every two goods cooked at once', () => {
    const cook = (n: number): number => {
      const t = table().owns([19, 1]).has({ vegetable: n }).any([16, n])
      return t.goods().food ?? 0
    }
    expect([cook(1), cook(4), cook(6)]).toEqual([2, 8 + 2, 12 + 3])
  })
})

test('[A-WORK-16] everybody reads of a played card, only its owner of a drawn one', () => {
  const m = begin(2)
  const seat = m.state.starter
  k.edit(m, (s) => {
    const p = s.players[seat]
    if (p !== undefined) p.hand = [176]
  })
  k.apply(m, seat, { choice: { place: 'occupation' } })
  const applied = k.apply(m, seat, { choice: { play: '176' } })
  const events = applied.ok ? eventsFor(applied.events, 1 - seat) : []
  expect(events).toContainEqual({ kind: 'played', seat, card: 176 })
  expect(player(m, seat).occupations).toEqual([176])
})
