/** Scoring, playing alone, the family game, the variants. */

import type { Options } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf, isOccupation } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { cardsInUse } from '../rules/calendar/hands.ts'
import { checkSetup } from '../rules/calendar/options.ts'
import { scoreOf } from '../rules/calendar/scoring.ts'
import { nextGame, withOccupation } from '../rules/calendar/series.ts'
import { amountsOf, CATEGORIES, plainScore } from '../rules/calendar/sheet.ts'
import { SOLO_TARGETS } from '../rules/calendar/targets.ts'
import { outlineH, outlineV, pasturesOf } from '../rules/farm/yard.ts'
import { FOOD, GRAIN } from '../rules/goods.ts'
import { refreshPlaces } from '../rules/player.ts'
import { SPACES, spaceNamed } from '../rules/work/spaces.ts'
import { at, type Table, table } from './cards-e/table.ts'
import { answer, begin, k, player, playUntil } from './helpers.ts'
import { unaskedInFull } from './shorthand.ts'

/** Ilka's farm of the rulebook's example. */
function ilka(): Table {
  return table()
    .house(1, 2)
    .edit((s) => {
      const p = s.players[0]
      if (p === undefined) return
      p.rooms = [at(1, 0), at(2, 0), at(1, 1), at(2, 1)].reduce((m, c) => m | (1 << c), 0)
      p.people = 3
      p.fields = [at(0, 0), at(0, 1), at(0, 2)].reduce((m, c) => m | (1 << c), 0)
      p.crops[at(0, 0)] = 4 * 3 + 1
      p.crops[at(0, 1)] = 4 * 1 + 1
      p.crops[at(0, 2)] = 4 * 2 + 2
      for (const pasture of [(1 << at(0, 4)) | (1 << at(1, 4)), 1 << at(2, 4), 1 << at(2, 3)]) {
        p.fenceH |= outlineH(pasture)
        p.fenceV |= outlineV(pasture)
      }
      p.pastures = pasturesOf(p.fenceH, p.fenceV)
      p.stables = (1 << at(2, 4)) | (1 << at(1, 3))
      p.goods = [0, 0, 0, 0, 0, 0, 0, 1, 6, 3]
      refreshPlaces(p)
    })
}

describe('scoring', () => {
  test('[A-SCORE-01] [A-SCORE-17] most points win; who ties shares, unless resources decide', () => {
    const m = playUntil(begin(3, { mode: 'family' }), () => false)
    const result = k.view(m, 0).result
    const best = Math.max(...(result?.scores.map((s) => s.total) ?? []))
    expect(result?.winners).toEqual(result?.scores.filter((s) => s.total === best).map((s) => s.seat))
    const tied = begin(2, { mode: 'family' })
    k.edit(tied, (s) => {
      s.players[1] = structuredClone(s.players[0] as NonNullable<(typeof s.players)[0]>)
    })
    expect(k.game.result(tied).winners).toEqual([0, 1])
    for (const resource of [0, 1, 2, 3]) {
      const broken = begin(2, { mode: 'family', tieBreak: 'resources' })
      k.edit(broken, (s) => {
        s.players[1] = structuredClone(s.players[0] as NonNullable<(typeof s.players)[0]>)
        ;(s.players[0]?.goods as number[])[0] = 1
        ;(s.players[1]?.goods as number[])[0] = 1
        ;(s.players[1]?.goods as number[])[resource] = 2
      })
      expect(k.game.result(broken).winners).toEqual([1])
    }
  })
  test('[A-SCORE-02] [A-SCORE-03] [A-SCORE-04] [A-SCORE-05] [A-SCORE-06] [A-SCORE-07] [A-SCORE-08] [AX-T-30] the tables', () => {
    const fields = [at(0, 0), at(0, 1), at(0, 2), at(0, 3), at(0, 4), at(1, 4)]
    const byFields = [0, 1, 2, 3, 4, 5, 6].map((n) => table().fields(fields.slice(0, n)).score().fields)
    expect(byFields).toEqual([-1, -1, 1, 2, 3, 4, 4])
    const pens = [at(0, 4), at(1, 4), at(2, 4), at(2, 3), at(1, 3)]
    const byPastures = [0, 1, 2, 3, 4, 5].map((n) => table().fences(pens.slice(0, n)).score().pastures)
    expect(byPastures).toEqual([-1, 1, 2, 3, 4, 4])
    const by = (good: 'grain' | 'vegetable' | 'sheep' | 'boar' | 'cattle', n: number): number => {
      const score = table()
        .has({ [good]: n })
        .score()
      return score[good === 'vegetable' ? 'vegetables' : good]
    }
    const upTo = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(upTo.map((n) => by('grain', n))).toEqual([-1, 1, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(upTo.map((n) => by('vegetable', n))).toEqual([-1, 1, 2, 3, 4, 4, 4, 4, 4, 4])
    expect(upTo.map((n) => by('sheep', n))).toEqual([-1, 1, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(upTo.map((n) => by('boar', n))).toEqual([-1, 1, 1, 2, 2, 3, 3, 4, 4, 4])
    expect(upTo.map((n) => by('cattle', n))).toEqual([-1, 1, 2, 2, 3, 3, 4, 4, 4, 4])
  })
  test('[A-SCORE-09] [A-SCORE-10] unused spaces cost, fenced stables count, others only use their space', () => {
    const t = table().stables([at(0, 0)])
    expect([t.score().unused, t.score().fencedStables]).toEqual([-12, 0])
    const fenced = table()
      .fences([at(0, 4)])
      .stables([at(0, 4)])
    expect([fenced.score().unused, fenced.score().fencedStables]).toEqual([-12, 1])
  })
  test('[A-SCORE-11] [AX-S-11] clay rooms 1, stone rooms 2', () => {
    expect([0, 1, 2].map((house) => table().house(house, 4).score()).map((s) => s.clayRooms + s.stoneRooms)).toEqual([
      0, 4, 8,
    ])
    expect(table().house(2, 2).score().stoneRooms).toBe(4)
  })
  test('[A-SCORE-12] 3 points a person', () => {
    expect(table().score().persons).toBe(6)
  })
  test('[A-SCORE-13] points on cards and begging cards in one category', () => {
    const t = table()
      .owns([10, 1])
      .mine((p) => {
        p.begging = 2
      })
    expect(t.score().cards).toBe(4 + 1 - 6)
  })
  test('[A-SCORE-14] [A-MAJOR-13] bonus points of the workshops: counted, not spent', () => {
    const bonus = (no: number, good: string): number[] =>
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        (n) =>
          table()
            .owns([no])
            .has({ [good]: n })
            .score().bonus,
      )
    expect(bonus(7, 'wood')).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(bonus(8, 'clay')).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(bonus(9, 'reed')).toEqual([0, 1, 1, 2, 3, 3, 3, 3])
  })
  test('[A-SCORE-15] fields are tiles; crops on card fields count as crops', () => {
    const t = table()
      .owns([18])
      .edit((s) => {
        ;(s.players[0]?.crops as number[])[17] = 4 * 2 + 2
      })
    expect([t.score().fields, t.score().vegetables]).toEqual([-1, 2])
  })
  test('[A-SCORE-16] negative categories and totals stand', () => {
    expect(scoreOf(table().m, 0).total).toBe(-7 - 13 + 6)
  })
  test('[A-SCORE-18] scores shown on the way are no scoring', () => {
    const m = begin(2)
    expect(k.view(m, 0).table.scores).toHaveLength(2)
    expect(k.view(m, 0).result).toBeNull()
  })
  test('[AX-S-04] Ilka’s farm scores 26', () => {
    const t = ilka()
    const score = plainScore(t.p())
    expect(score).toMatchObject({
      fields: 2,
      pastures: 3,
      grain: 2,
      vegetables: 2,
      sheep: 1,
      boar: 3,
      cattle: 2,
      unused: -3,
    })
    expect(score).toMatchObject({ fencedStables: 1, clayRooms: 4, stoneRooms: 0, persons: 9, cards: 0, bonus: 0 })
    expect(CATEGORIES.reduce((sum, c) => sum + score[c], 0)).toBe(26)
  })
  test('[AX-S-05] Ilka’s next harvest', () => {
    const t = ilka().edit((s) => {
      s.round = 4
      for (const p of s.players) p.goods[FOOD] = 20
    })
    expect(t.whyNot('family_growth_minor')).toBeNull()
    t.endRound()
    const { grain, vegetable, sheep, boar, cattle } = { vegetable: 0, ...t.goods() }
    expect([grain, vegetable, sheep, boar, cattle]).toEqual([2, 1, 1, 7, 4])
    expect(t.p().crops.slice(0, 3)).toEqual([4 * 2 + 1, 0, 4 + 2])
  })
  test('[AX-S-10] pastures are areas', () => {
    const t = table().edit((s) => {
      const p = s.players[0]
      if (p === undefined) return
      for (const pasture of [(1 << at(0, 4)) | (1 << at(0, 3)), 1 << at(1, 4)]) {
        p.fenceH |= outlineH(pasture)
        p.fenceV |= outlineV(pasture)
      }
      p.pastures = pasturesOf(p.fenceH, p.fenceV)
    })
    expect([amountsOf(t.p()).pastures, t.score().pastures]).toEqual([2, 2])
  })
})

describe('playing alone', () => {
  test('[A-SOLO-01] one player, no action cards, occupations for one', () => {
    const m = begin(1)
    expect(m.state.spaces).toHaveLength(11)
    expect(
      player(m, 0)
        .hand.filter(isOccupation)
        .every((no) => cardOf(no).players === 1),
    ).toBe(true)
    expect(checkSetup(2, { soloGame: 2 })?.rule).toBe('A-SOLO-01')
  })
  test('[A-SOLO-02] no food to begin with', () => {
    expect(player(begin(1), 0).goods[FOOD]).toBe(0)
  })
  test('[A-SOLO-03] [AX-T-20] 3 food an adult, 1 a newborn', () => {
    const t = table(1, 7).has({ food: 7 }).house(0, 3).go('family_growth_minor')
    t.mine((p) => {
      p.home = 1
    })
    t.go('starting_player_minor')
    expect([t.p().begging, t.goods().food ?? 0]).toEqual([0, 0])
    t.has({ food: 9 }).edit((s) => {
      s.round = 9
    })
    t.endRound()
    expect([t.p().begging, t.goods().food ?? 0]).toEqual([0, 0])
  })
  test('[A-SOLO-04] the wood space gets 2', () => {
    expect(begin(1).state.lies[spaceNamed('wood_3')]).toBe(2)
  })
  test('[A-SOLO-05] passing cards leave the game', () => {
    const t = table(1).holds([16]).go('starting_player_minor', 16, 0)
    expect([t.p().hand, t.p().improvements, t.m.state.returned]).toEqual([[], [], [16]])
  })
  test('[A-SOLO-06] the starting player space still brings a minor improvement', () => {
    expect(table(1).holds([16]).go('starting_player_minor').asked()?.choices).toEqual([16, 0])
  })
  test('[A-SOLO-07] cards that need others do nothing', () => {
    const t = table(1).owns([155, 1]).has({ grain: 1 }).go('sow_bake', 1)
    expect(t.goods()).toEqual({ food: 3 })
  })
  const won = (options: Options, points: number) => {
    const m = begin(1, options)
    k.edit(m, (s) => {
      const p = s.players[0]
      if (p === undefined) return
      // 3 points each: people are as good as any way to a given score here.
      p.people += Math.ceil((points - scoreOf(m, 0).total) / 3)
    })
    return m
  }
  test('[A-SOLO-10] targets rise', () => {
    expect(SOLO_TARGETS).toEqual([50, 55, 59, 62, 64, 65, 66, 67])
    const m = won({}, 50)
    expect([k.view(m, 0).table.target, k.view(begin(2), 0).table.target]).toEqual([50, null])
  })
  test('[A-SOLO-10] [A-SOLO-14] exactly the target is enough, one point less ends the series', () => {
    const scoring = (points: number) => {
      const m = begin(1)
      k.edit(m, ({ players: [p] }) => {
        if (p === undefined) return
        p.goods[GRAIN] = 1
        p.people += Math.floor((points - scoreOf(m, 0).total) / 3)
        // A person is worth 3 points; single ones come from grain.
        for (const grain of [4, 6]) if (scoreOf(m, 0).total < points) p.goods[GRAIN] = grain
      })
      expect(scoreOf(m, 0).total).toBe(points)
      return m
    }
    const reached = k.game.result(scoring(50))
    expect([reached.verdict, reached.winners, reached.sequels?.length]).toEqual(['reached 50', [0], 1])
    const missed = k.game.result(scoring(49))
    expect([missed.verdict, missed.winners, missed.sequels ?? []]).toEqual(['missed 50', [], []])
  })
  test('[A-SOLO-11] only an occupation that was played in that game is kept', () => {
    const m = won({}, 53)
    k.edit(m, ({ players: [p] }) => {
      if (p !== undefined) p.occupations = [...p.occupations, 176]
    })
    const next = nextGame(m)
    if (next === null) throw new Error('the series ends')
    expect(withOccupation(next, 190)).toEqual(next.options)
  })
  test('[A-SOLO-11] [A-SOLO-13] [A-SOLO-18] one more occupation, and food for points above the target', () => {
    const m = won({}, 53)
    k.edit(m, ({ players: [p] }) => {
      if (p !== undefined) p.occupations = [...p.occupations, 176, 190]
    })
    const total = scoreOf(m, 0).total
    const next = nextGame(m)
    expect(next?.options).toMatchObject({ soloGame: 2, soloFood: total - 50 })
    expect(next?.candidates).toEqual([176, 190])
    if (next === null) return
    expect(withOccupation(next, 190)).toMatchObject({ permanent1: 190 })
    expect(withOccupation(next, 0)).toEqual(next.options)
    expect(checkSetup(1, { soloGame: 2, permanent1: 176, permanent2: 190 })?.rule).toBe('A-SOLO-11')
    const half = won({ soloStartFoodDivisor: 2 }, 53)
    expect(nextGame(half)?.options.soloFood).toBe(Math.floor((scoreOf(half, 0).total - 50) / 2))
  })
  test('[A-SOLO-11] the result names the games that may follow, and each of them can be set up', () => {
    const m = won({}, 53)
    k.edit(m, ({ players: [p] }) => {
      if (p !== undefined) p.occupations = [...p.occupations, 176, 190]
    })
    const sequels = k.game.result(m).sequels ?? []
    expect(sequels.map((options) => options.permanent1)).toEqual([176, 190])
    for (const options of sequels) {
      expect(k.checkSetup({ game: 'agricola', seats: 1, options, seed: m.seed })).toBeNull()
      expect(agricola.text.en.sequel?.(options)).toMatch(
        /^Game 2 of the series: target 55, \d+ food to begin with, keeping \w/,
      )
      expect(agricola.text.de.sequel?.(options)).toMatch(/^Partie 2 der Serie: Ziel 55, .*mit der Ausbildung \S/)
    }
    expect(k.game.result(won({}, 40)).sequels).toBeUndefined()
    expect(k.game.result(won({ mode: 'family' }, 53)).sequels).toHaveLength(1)
  })
  test('[A-SOLO-12] [A-SOLO-15] [A-SOLO-16] permanent occupations are in play and not dealt again', () => {
    const m = begin(1, { soloGame: 3, permanent1: 187, permanent2: 190, soloFood: 5 })
    const p = player(m, 0)
    expect(p.occupations).toEqual([187, 190])
    expect(p.hand.filter(isOccupation)).toHaveLength(5)
    expect(p.hand.filter((no) => !isOccupation(no))).toHaveLength(7)
    expect(p.hand).not.toContain(187)
    // The Clay Deliveryman's clay: rounds 6 to 14, laid before round 1.
    expect(p.future.filter((_, i) => i % 4 === 0)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(p.goods[FOOD]).toBe(5)
    expect(checkSetup(1, { soloGame: 3, permanent1: 187, permanent2: 187 })?.rule).toBe('A-SOLO-16')
  })
  test('[A-SOLO-14] [A-SOLO-17] the series ends with a missed target or the eighth game', () => {
    expect(nextGame(won({}, 40))).toBeNull()
    expect(nextGame(won({ soloGame: 8 }, 90))).toBeNull()
  })
})

describe('the family game', () => {
  const family = (seats: number, round = 1): Table => table(seats, round, { mode: 'family' })
  const keys = (seats: number, options = {}): string[] =>
    begin(seats, { mode: 'family', ...options }).state.spaces.map((s) => SPACES[s]?.key ?? '')

  test('[A-FAMILYGAME-01] [A-FAMILYGAME-06] [AGR-MIN-G26] no hand cards, no occupation spaces', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      expect(begin(seats, { mode: 'family' }).state.players.every((p) => p.hand.length === 0)).toBe(true)
      expect(keys(seats).some((key) => key.includes('occupation'))).toBe(false)
    }
  })
  test('[A-FAMILYGAME-02] [A-FAMILYGAME-04] [A-FAMILYGAME-08] [AX-T-29] storehouse and day laborer', () => {
    const m = playUntil(begin(2, { mode: 'family' }), () => true)
    expect(m.state.lies[spaceNamed('starting_player_storehouse')]).toBe(1)
    const t = family(2).lies('starting_player_storehouse', 3).go('starting_player_storehouse')
    expect([t.goods(), t.m.state.starter]).toEqual([{ food: 3 }, 0])
    expect(family(2).go('day_laborer_family', 2).goods()).toEqual({ reed: 1, food: 1 })
  })
  test('[A-FAMILYGAME-03] alone the storehouse stays empty', () => {
    expect(begin(1, { mode: 'family' }).state.lies[spaceNamed('starting_player_storehouse')]).toBe(0)
  })
  test('[A-FAMILYGAME-05] only major improvements; none after family growth', () => {
    const t = family(2).has({ clay: 2 }).go('major_improvement')
    expect(t.asked()?.choices).toEqual([1])
    expect(family(2).house(0, 3).go('family_growth').asked()?.seat).toBe(1)
  })
  test('[A-FAMILYGAME-07] one stable for 1 wood and/or bread', () => {
    const t = family(2)
      .has({ wood: 3, grain: 1 })
      .owns([1])
      .go('stable_bake', 0, 32 + at(0, 0))
    expect(t.asked()).toMatchObject({ op: 'bake', choices: [0, 1] })
    expect(t.say(1).goods()).toEqual({ wood: 2, food: 2 })
    expect(family(2).whyNot('stable_bake')).toBe('A-WORK-06')
  })
  test('[A-FAMILYGAME-09] the other printed spaces are the same', () => {
    expect(keys(2).slice(0, 10)).toEqual([
      'build_rooms_stables',
      'starting_player_storehouse',
      'take_grain',
      'plow_field',
      'stable_bake',
      'day_laborer_family',
      'wood_3',
      'clay_1',
      'reed_1',
      'fishing',
    ])
  })
  test('[A-FAMILYGAME-10] [A-FAMILYGAME-12] occupation cards become two different resources', () => {
    expect(keys(3)).toContain('p3_two_resources')
    expect(keys(4)).toContain('p4_two_resources')
    const t = family(3).go('p3_two_resources')
    expect(t.asked()?.choices).toHaveLength(6)
    expect(t.say(6).goods()).toEqual({ clay: 1, reed: 1 })
    expect(family(5, 4).house(0, 3).go('p5_two_resources_or_growth').asked()?.op).toBe('resource')
    expect(family(5, 5).house(0, 3).go('p5_two_resources_or_growth').asked()?.choices).toEqual([0, 1])
  })
  test('[A-FAMILYGAME-11] or they fall away', () => {
    const dropped = { familyOccupationCards: 'dropped' }
    expect(keys(3, dropped)).not.toContain('p3_two_resources')
    expect(keys(5, dropped)).toContain('p5_growth')
    const t = table(5, 5, { mode: 'family', ...dropped })
      .house(0, 3)
      .go('p5_growth')
    expect(t.p().people).toBe(3)
    expect(
      table(5, 4, { mode: 'family', ...dropped })
        .house(0, 3)
        .whyNot('p5_growth'),
    ).toBe('A-FAMILY-02')
  })
  test('[A-FAMILYGAME-13] everything else as in the full game, alone too', () => {
    const m = playUntil(begin(1, { mode: 'family' }), () => false)
    expect(k.over(m)).toBe(true)
    expect(k.game.violations(m)).toEqual([])
  })
})

describe('variants', () => {
  test('[A-VARIANT-01] [A-VARIANT-02] three hand cards for one of the undealt', () => {
    const m = begin(2, { threeForOne: true })
    const seat = m.state.starter
    expect(m.state.piles[0]).toHaveLength(cardsInUse(2, {}, 'occupation').length - 14)
    const hand = [...player(m, seat).hand].sort((a, b) => a - b)
    expect(k.anytime(m, seat)).toContainEqual({ trade: 'threeForOne' })
    expect(k.apply(m, seat, { to: 'anytime', choice: unaskedInFull(['trade']) }).ok).toBe(true)
    for (const no of hand.slice(0, 3)) answer(m, seat, no)
    const top = m.state.piles[1].at(-1) as number
    answer(m, seat, 'minor')
    expect(player(m, seat).hand).toHaveLength(12)
    expect(player(m, seat).hand).toContain(top)
    expect(k.open(m)[0]?.frame.op).toBe('place')
  })
  test('[A-VARIANT-03] an empty pile is made of its discards', () => {
    const m = begin(2, { threeForOne: true })
    const seat = m.state.starter
    k.edit(m, (s) => {
      s.piles = [s.piles[0], []]
      s.discards = [s.discards[0], [16]]
      for (const p of s.players) p.hand = p.hand.filter((no) => no !== 16)
    })
    k.apply(m, seat, { to: 'anytime', choice: unaskedInFull(['trade']) })
    const hand = [...player(m, seat).hand].sort((a, b) => a - b)
    for (const no of hand.slice(0, 3)) answer(m, seat, no)
    answer(m, seat, 'minor')
    expect(player(m, seat).hand).toContain(16)
  })
  test('[A-VARIANT-04] in one’s own turn, as often as one likes, not in others’ while own people are at home', () => {
    const m = begin(2, { threeForOne: true })
    const other = 1 - m.state.starter
    expect(k.anytime(m, other)).not.toContainEqual({ trade: 'threeForOne' })
    expect(k.whyNot(m, other, { to: 'anytime', choice: unaskedInFull(['trade']) })?.rule).toBe('A-VARIANT-04')
    expect(k.anytime(begin(2), 0)).not.toContainEqual({ trade: 'threeForOne' })
  })
  test('[A-VARIANT-05] only hand cards', () => {
    const m = begin(2, { threeForOne: true })
    const seat = m.state.starter
    k.edit(m, (s) => {
      const p = s.players[seat]
      if (p !== undefined) p.hand = p.hand.slice(0, 2)
    })
    expect(k.anytime(m, seat)).not.toContainEqual({ trade: 'threeForOne' })
  })
  test('[A-DRAFT-01] [A-DRAFT-04] choose one, pass the rest to the left, all at once', () => {
    const m = begin(3, { draft: 'occupationsThenMinors' })
    const packets = m.state.packets.map((p) => [...p])
    expect(k.decisions(m).map((d) => d.seat)).toEqual([0, 1, 2])
    expect(k.view(m, 0).table.packets.occupation).toEqual(packets[0])
    for (const seat of [0, 1, 2]) answer(m, seat, packets[seat]?.[0] as number)
    expect(m.state.packets[1]).toEqual(packets[0]?.slice(1))
    expect(m.state.packets[0]).toEqual(packets[2]?.slice(1))
    playUntil(m, (x) => x.state.round === 1)
    for (const p of m.state.players) expect(p.hand.filter(isOccupation)).toHaveLength(7)
    for (const p of m.state.players) expect(p.hand).toHaveLength(14)
  })
  test('[A-DRAFT-02] combined: an occupation and a minor improvement in each pass', () => {
    const m = begin(2, { draft: 'combined' })
    answer(m, 0, m.state.packets[0]?.[0] as number)
    expect(k.decisions(m).find((d) => d.seat === 0)?.choices).toEqual(
      m.state.packets[2]?.map((no) => ({ take: String(no) })),
    )
  })
  test('[A-DRAFT-03] more may be dealt; or ten dealt and seven kept', () => {
    const m = begin(2, { draft: 'combined', dealt: 10 })
    expect(m.state.packets[0]).toHaveLength(10)
    playUntil(m, (x) => x.state.round === 1)
    expect(player(m, 0).hand).toHaveLength(14)
    expect(m.state.packets).toEqual([])
    const keep = begin(2, { draft: 'tenToSeven' })
    expect(player(keep, 0).hand).toHaveLength(20)
    playUntil(keep, (x) => x.state.round === 1)
    expect(player(keep, 1).hand.filter(isOccupation)).toHaveLength(7)
    expect(player(keep, 1).hand).toHaveLength(14)
  })
})
