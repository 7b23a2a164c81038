/** Terms, setting up, and the course of a round. */

import { describe, expect, test } from 'vitest'
import { cardOf, isOccupation } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { cardsInUse } from '../rules/calendar/hands.ts'
import { checkSetup } from '../rules/calendar/options.ts'
import { ALL_CELLS, ALL_EDGES, around, count, FARM, MAX_STABLES, START_ROOMS } from '../rules/farm/yard.ts'
import { FOOD, GOODS, isAnimal, isBuildingResource } from '../rules/goods.ts'
import { fieldsWith, MAX_PEOPLE, unused } from '../rules/player.ts'
import { HARVESTS, SPACES, spaceNamed, stagesOf } from '../rules/work/spaces.ts'
import { at, table } from './cards-e/table.ts'
import { begin, k, player, playUntil } from './helpers.ts'

describe('terms', () => {
  test('[A-TERM-01] one to five players', () => {
    expect(agricola.seats).toEqual([1, 5])
    expect(k.checkSetup({ game: 'agricola', seats: 6, seed: '0'.repeat(64) })?.rule).toBe('K-SETUP-SEATS')
  })
  test('[A-TERM-02] ten goods: four building resources, two crops, food, three animals', () => {
    expect(GOODS.filter((_, g) => isBuildingResource(g))).toEqual(['wood', 'clay', 'reed', 'stone'])
    expect(GOODS.filter((_, g) => isAnimal(g))).toEqual(['sheep', 'boar', 'cattle'])
  })
  test('[A-TERM-03] [A-TERM-04] goods from the general supply lie in the personal one, without limit', () => {
    expect(table().has({ wood: 99 }).go('wood_3').goods().wood).toBe(102)
  })
  test('[A-TERM-05] crops on a field cannot be exchanged or sown, but score', () => {
    const t = table()
      .fields([at(0, 0)])
      .edit((s) => {
        ;(s.players[0]?.crops as number[])[at(0, 0)] = 4 * 3 + 1
      })
    expect(t.offers()).toEqual([])
    expect(t.whyNot('sow_bake')).toBe('A-WORK-06')
    expect(t.score().grain).toBe(1)
  })
  test('[A-TERM-06] only people, stables and fences are limited', () => {
    expect([MAX_PEOPLE, MAX_STABLES]).toEqual([5, 4])
    const t = table()
      .has({ wood: 20 })
      .stables([at(0, 1), at(0, 2), at(0, 3), at(0, 4)])
    expect(t.whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })
  test('[A-TERM-07] [AX-S-15] amounts are plain numbers: no markers', () => {
    const t = table().lies('cattle', 4).lies('clay_1', 5)
    t.has({}).owns([1]).go('clay_1')
    expect(t.goods().clay).toBe(5)
  })
  test('[A-TERM-08] [A-TERM-10] 15 spaces in 3 rows of 5, and 38 edges', () => {
    expect(ALL_CELLS).toHaveLength(15)
    expect(count(FARM)).toBe(15)
    expect(ALL_EDGES).toHaveLength(38)
  })
  test('[A-TERM-09] the house begins in the left column, middle and bottom', () => {
    expect(START_ROOMS).toBe((1 << at(1, 0)) | (1 << at(2, 0)))
  })
  test('[A-TERM-11] spaces are adjacent over edges, never over corners', () => {
    const near = around(1 << at(1, 2))
    expect(near & (1 << at(0, 2))).not.toBe(0)
    expect(near & (1 << at(0, 1))).toBe(0)
  })
  test('[A-TERM-12] rooms, fields, stables and fences use a space; goods and animals do not', () => {
    const t = table()
      .has({ sheep: 1 })
      .fields([at(0, 0)])
      .stables([at(0, 2)])
      .fences([at(0, 4)])
    expect(count(unused(t.p()))).toBe(15 - 2 - 1 - 1 - 1)
  })
  test('[A-TERM-13] rooms and fields go on unused spaces only', () => {
    const t = table()
      .has({ wood: 5, reed: 2 })
      .fields([at(1, 1), at(0, 1)])
      .stables([at(0, 0)])
    t.go('build_rooms_stables')
    expect(t.asked()?.choices).not.toContain(at(1, 1))
    expect(t.asked()?.choices).not.toContain(at(0, 0))
  })
  test('[A-TERM-14] a pasture is one enclosed region however large', () => {
    expect(
      table()
        .fences([at(0, 4)])
        .p().pastures,
    ).toHaveLength(1)
  })
  test('[A-TERM-15] a grain field is one that holds grain now', () => {
    const t = table()
      .has({ grain: 1 })
      .fields([at(0, 0)])
    expect(fieldsWith(t.p(), 1)).toBe(0)
    t.go('sow_bake', 4 * at(0, 0) + 1)
    expect(fieldsWith(t.p(), 1)).toBe(1)
  })
  test('[A-TERM-16] supplies and farms are open, hands and coming round cards are not', () => {
    const m = begin(3)
    const view = k.view(m, 1)
    expect(view.table.farms[0]?.goods).toEqual(player(m, 0).goods)
    expect(view.table.hand).toEqual(player(m, 1).hand)
    const text = JSON.stringify({ ...view, table: { ...view.table, hand: [], offer: [] }, decisions: [], options: {} })
    expect(text).not.toContain(JSON.stringify(player(m, 0).hand).slice(1, -1))
    expect(text).not.toContain(m.state.order.slice(2, 5).join(','))
  })
  test('[A-TERM-17] nothing lets players trade goods', () => {
    expect(JSON.stringify(table().has({ wood: 3, grain: 2 }).offers())).toBe('[[0,1],[0,2]]')
  })
  test('[A-TERM-18] animals may go back to the supply at any time', () => {
    const t = table().has({ sheep: 1 })
    expect(t.offers()).toContainEqual(['free', 7, 1])
    expect(t.any(['free', 7, 1]).goods()).toEqual({})
  })
})

describe('setting up', () => {
  test('[A-SETUP-01] two wooden rooms, two people', () => {
    const p = player(begin(4), 2)
    expect([count(p.rooms), p.house, p.people, p.home]).toEqual([2, 0, 2, 2])
  })
  test('[A-SETUP-02] [A-SETUP-03] round cards are shuffled stage by stage', () => {
    expect(stagesOf(false).map((stage) => stage.length)).toEqual([4, 3, 2, 2, 2, 1])
    const orders = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { order } = begin(2, {}, `stage ${i}`).state
      orders.add(order.join())
      expect([...order.slice(0, 4)].sort((a, b) => a - b)).toEqual(
        [...(stagesOf(false)[0] as number[])].sort((a, b) => a - b),
      )
      expect(order[13]).toBe(spaceNamed('renovation_fences'))
    }
    expect(orders.size).toBeGreaterThan(5)
  })
  test('[A-SETUP-04] action cards are those of the exact number of players', () => {
    const cards = (seats: number): string[] =>
      begin(seats)
        .state.spaces.map((s) => SPACES[s]?.key ?? '')
        .filter((key) => /^p\d/.test(key))
    expect(cards(1)).toEqual([])
    expect(cards(2)).toEqual([])
    expect(cards(3)).toHaveLength(4)
    expect(cards(4)).toHaveLength(6)
    expect(cards(5)).toHaveLength(6)
    expect(cards(5).every((key) => key.startsWith('p5'))).toBe(true)
  })
  test('[A-SETUP-05] seven occupations each, by player number; the rest leaves the game', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const m = begin(seats)
      const limit = seats <= 2 ? 1 : seats === 3 ? 3 : 4
      for (const p of m.state.players) {
        const jobs = p.hand.filter(isOccupation)
        expect(jobs).toHaveLength(7)
        expect(jobs.every((no) => cardOf(no).players <= limit)).toBe(true)
      }
      expect(m.state.piles).toEqual([[], []])
    }
  })
  test('[A-SETUP-06] seven minor improvements each', () => {
    expect(player(begin(5), 4).hand.filter((no) => !isOccupation(no))).toHaveLength(7)
  })
  test('[A-SETUP-07] cards come from the chosen deck', () => {
    expect(cardsInUse(5, { deck: 'E' }, 'occupation')).toHaveLength(72)
    expect(cardsInUse(5, { deck: 'E' }, 'minor')).toHaveLength(52)
    const classes = (deck: string, seats: number): number => cardsInUse(seats, { deck }, 'occupation').length
    expect(classes('IK', 2)).toBeLessThan(classes('IK', 3))
    expect(classes('IK', 3)).toBeLessThan(classes('IK', 4))
    // A deck alone has too few cards for five large packets.
    expect(checkSetup(5, { deck: 'I', draft: 'tenToSeven' })?.rule).toBe('A-SETUP-05')
    expect(checkSetup(5, { deck: 'IK', draft: 'tenToSeven' })).toBeNull()
    const minors = (deck: string): number => cardsInUse(5, { deck }, 'minor').length
    expect(['E', 'I', 'K', 'EIK'].map((deck) => minors(deck) > 0)).toEqual([true, true, true, true])
    expect(minors('EIK')).toBe(minors('E') + minors('I') + minors('K'))
  })
  test('[A-SETUP-08] ten major improvements lie open, down to the last', () => {
    expect(k.view(begin(2), 0).table.offer).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const t = table()
      .has({ wood: 1, stone: 3 })
      .edit((s) => {
        s.offer = 1 << 10
      })
    expect(t.go('major_or_minor').asked()?.choices).toEqual([10])
  })
  test('[A-SETUP-09] the starting player is drawn and has 2 food, the others 3', () => {
    const starters = new Set<number>()
    for (let i = 0; i < 20; i++) {
      const m = begin(3, {}, `starter ${i}`)
      starters.add(m.state.starter)
      for (const [seat, p] of m.state.players.entries()) expect(p.goods[FOOD]).toBe(seat === m.state.starter ? 2 : 3)
    }
    expect([...starters].sort()).toEqual([0, 1, 2])
  })
  test('[A-SETUP-10] nobody has anything else', () => {
    expect(player(begin(2), 0).goods.filter((_, g) => g !== FOOD)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
  test('[A-SETUP-11] turns go clockwise', () => {
    const t = table(3).go('day_laborer')
    expect(t.asked()?.seat).toBe(1)
    expect(t.go('take_grain').asked()?.seat).toBe(2)
  })
})

describe('the course of a round', () => {
  test('[A-ROUND-01] [A-HARVEST-01] fourteen rounds, harvests after 4, 7, 9, 11, 13 and 14', () => {
    expect([...Array(15).keys()].filter((r) => (HARVESTS & (1 << r)) !== 0)).toEqual([4, 7, 9, 11, 13, 14])
    const m = playUntil(begin(2, { mode: 'family' }), () => false)
    expect(m.state.round).toBe(14)
    expect(k.over(m)).toBe(true)
  })
  test('[A-ROUND-02] [A-ROUND-09] each round brings one new space for all', () => {
    const m = begin(2, { mode: 'family' })
    for (let round = 1; round <= 14; round++) {
      playUntil(m, (x) => x.state.round === round)
      expect(m.state.spaces).toHaveLength(10 + round)
      expect(m.state.spaces[9 + round]).toBe(m.state.order[round - 1])
    }
  })
  test('[A-ROUND-03] [A-CARDS-21] goods on the round space come before the spaces are filled', () => {
    const m = begin(2)
    k.edit(m, ({ players: [, p] }) => {
      if (p !== undefined) p.future = [...p.future, 2, 0, 3, 45]
    })
    const before = player(m, 1).goods[0] as number
    playUntil(m, (x) => x.state.round === 2)
    expect(player(m, 1).goods[0]).toBeGreaterThanOrEqual(before + 3)
    expect(player(m, 1).future).toEqual([])
  })
  test('[A-ROUND-04] effects of the round’s start come after the goods: bought with food just delivered', () => {
    const t = table(2, 5)
      .owns([194])
      .house(2, 2)
      .mine((p) => {
        p.future = [...p.future, 6, FOOD, 1, 45]
      })
    t.endRound()
    expect(t.asked()?.op).toBe('mayEffect')
  })
  test('[A-ROUND-05] simultaneous effects go round from the starting player', () => {
    const t = table(2, 5).owns([194], 1).owns([194], 0).house(2, 2).house(2, 2, 1).has({ food: 9 }).has({ food: 9 }, 1)
    t.edit((s) => {
      s.starter = 1
    })
    t.endRound()
    const first = t.asked()?.seat
    expect(first).toBe(t.m.state.starter)
  })
  test('[A-ROUND-06] [AX-S-14] every space with an arrow is filled up, whatever lies there', () => {
    const t = table(2, 5).lies('wood_3', 3).lies('fishing', 1).lies('cattle', 1)
    t.endRound()
    expect(t.m.state.lies[spaceNamed('wood_3')]).toBe(6)
    expect(t.m.state.lies[spaceNamed('cattle')]).toBe(2)
  })
  test('[A-ROUND-07] cards not yet revealed get nothing', () => {
    const m = begin(2)
    for (const space of m.state.order.slice(1)) expect(m.state.lies[space]).toBe(0)
  })
  test('[A-ROUND-08] after the last harvest comes the scoring', () => {
    const m = playUntil(begin(3, { mode: 'family' }), () => false)
    expect(k.view(m, 0).result?.scores).toHaveLength(3)
  })
  test('[A-ROUND-10] the token only moves by the starting player space', () => {
    const t = table(2, 5)
    t.edit((s) => {
      for (const p of s.players) p.home = 1
    })
    t.go('day_laborer').go('take_grain')
    expect(t.m.state.round).toBe(6)
    expect(t.m.state.starter).toBe(0)
  })
})
