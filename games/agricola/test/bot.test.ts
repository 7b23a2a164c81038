/** What the bot thinks of a farm: more of the right things is better, hunger is worse, and it can imagine a second move. */

import { answerOf, bots } from '@dorfplatz/bots'
import { type Frame, type Json, randomFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { features, INPUTS } from '../bot/features.ts'
import { bot } from '../bot/index.ts'
import { net } from '../bot/net.four.ts'
import { cardWorth, type Worths, worthsFor } from '../bot/worth.ts'
import { CARDS, LAST_MAJOR } from '../cards/registry.ts'
import type { Player } from '../rules/state.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { type Table, table } from './cards-e/table.ts'
import { begin, k, playUntil } from './helpers.ts'
import { cardNo, type OpenTable, openTable } from './table.ts'

const worth = (t: Table, seat = 0): number => bot.value(t.m, seat)

describe('how well a farm stands', () => {
  const better = (what: (p: Player) => void, round = 5): number =>
    worth(table(2, round).has({ food: 4 }).mine(what)) - worth(table(2, round).has({ food: 4 }))

  test('goods, rooms and people are worth something', () => {
    expect(better((p) => (p.goods[0] = 3))).toBeGreaterThan(0)
    expect(better((p) => (p.rooms |= 1))).toBeGreaterThan(0)
    expect(better((p) => (p.fields |= 1))).toBeGreaterThan(0)
  })

  test('a person is worth more early than late', () => {
    const grown = (p: Player): number => ++p.people
    expect(better(grown, 5)).toBeGreaterThan(better(grown, 11))
  })

  test('goods are worth less when nobody is left to use them', () => {
    expect(better((p) => (p.goods[3] = 4), 5)).toBeGreaterThan(better((p) => (p.goods[3] = 4), 14))
  })

  test('a begging card and an empty larder hurt', () => {
    expect(better((p) => p.begging++)).toBeLessThan(-2)
    const hungry = worth(table(2, 4).has({ food: 0 }))
    expect(worth(table(2, 4).has({ food: 4 }))).toBeGreaterThan(hungry + 2)
  })

  test('is a number at every step of a game', () => {
    const m = begin(3)
    const values: number[] = []
    playUntil(m, () => {
      for (let seat = 0; seat < 3; seat++) values.push(bot.value(m, seat))
      return false
    })
    expect(values.length).toBeGreaterThan(100)
    expect(values.every((n) => Number.isFinite(n))).toBe(true)
  })
})

describe('a second move', () => {
  test('is imagined at once, as if the others waited', () => {
    const t = table(2).go('wood_3')
    expect(t.asked()?.seat).toBe(1)
    k.askInstead(t.m, bot.again?.(t.m, 0) as Frame)
    expect(t.asked()).toMatchObject({ seat: 0, op: 'place' })
    t.go('clay_1')
    expect(t.asked()?.seat).toBe(1)
    expect(k.game.violations(t.m)).toEqual([])
  })

  test('is not there without another person at home, nor in the midst of an action', () => {
    const t = table(2)
      .mine((p) => (p.home = 1))
      .go('wood_3')
    expect(bot.again?.(t.m, 0)).toBeNull()
    const u = table(2).go('plow_field')
    expect(bot.again?.(u.m, 1)).toBeNull()
  })
})

describe('what cards are worth', () => {
  test.each([1, 2])('every card that may be dealt at %i seats is known', (seats) => {
    for (const { no, name } of CARDS.filter((card) => card.no > LAST_MAJOR && card.players <= seats)) {
      expect(Math.abs(worthsFor(seats)[no] ?? Number.NaN), name.en).toBeLessThan(15)
    }
  })

  test('a card in play counts by what it is worth and by the rounds left; one in the hand waits', () => {
    const t = table(2, 3).owns([26, 176]).holds([75])
    const known: Worths = { 26: -2.8, 176: 1.4, 75: 5 }
    expect(cardWorth(t.p(), 7, known)).toBeCloseTo(-0.7)
    expect(cardWorth(t.p(), 14, known)).toBeCloseTo(-1.4)
    expect(cardWorth(t.p(), 0, known)).toBeCloseTo(0)
  })

  test('alone a card that was seen to harm is left in the hand, one that helped is played', () => {
    const goods = { wood: 5, clay: 5, reed: 5, stone: 5, grain: 5, vegetable: 3, food: 9 }
    const gain = (no: number): number => {
      const after = (choice: Json): number => {
        const t = openTable({ seats: 1, round: 3 }).seat(0, { goods, holds: [no], plays: ['Woodcutter', 'Carpenter'] })
        return bot.value(t.place('starting_player_minor', choice).m, 0)
      }
      return after({ play: String(no) }) - after('pass')
    }
    expect(gain(cardNo('Spices'))).toBeLessThan(0)
    expect(gain(cardNo('Basket'))).toBeGreaterThan(0)
  })
})

describe('cards at the end of the game', () => {
  const CARD_SPACES = [spaceNamed('occupation'), spaceNamed('starting_player_minor'), spaceNamed('fishing')]

  /** What the seat has in the end when a Journeyman goes on from here. */
  function ends(t: OpenTable): number {
    const random = randomFrom('end')
    for (let [open] = k.open(t.m); open !== undefined; [open] = k.open(t.m)) {
      const { seat } = open.frame
      const greedy = bots.greedy ?? expect.unreachable()
      expect(k.play(t.m, seat, answerOf(greedy, k, k.imagine(t.m, seat, random), open, random))).toBeNull()
    }
    return Object.values(t.score()).reduce((sum, points) => sum + points, 0)
  }
  /** One person is left to be placed in the whole game. */
  const last = (holds: readonly number[]): OpenTable =>
    openTable({ seats: 4, round: 14 })
      .seat(0, {
        goods: { wood: 9, clay: 9, reed: 9, stone: 9, grain: 4, vegetable: 2, sheep: 1, boar: 1, cattle: 2, food: 4 },
        plays: ['Woodcutter', 'Conjurer', 1, 'Clay Oven', 'Well', 'Joinery'],
        pastures: ['A4 A5', 'B4 B5', 'C4 C5'],
        fields: { A2: 'grain 2', A3: 'vegetable 2' },
        holds,
        home: 1,
      })
      .edit((s) => {
        for (const p of s.players.slice(1)) p.home = 0
        // Nothing else is worth a person's way.
        for (const space of s.spaces) if (!CARD_SPACES.includes(space)) s.by[space] = 2
      })

  test('no card is played with the last person that costs more than it brings', () => {
    const without = ends(last([]))
    const played: number[] = []
    for (const { no, name } of CARDS.filter((card) => card.no > LAST_MAJOR)) {
      const t = last([no])
      expect(ends(t), name.en).toBeGreaterThanOrEqual(without)
      if (t.played().includes(no)) played.push(no)
    }
    expect(played.length).toBeGreaterThan(50)
    // Worth nothing any more: a way to pay, goods for rounds that never come.
    for (const card of ['Axe', 'Private Forest', 'Wood Collector']) expect(played).not.toContain(cardNo(card))
  })
})

describe('the judgement that was learned at full tables', () => {
  test('looks at as many numbers as its network was made for, at four seats and at five', () => {
    expect(net.inputs).toBe(INPUTS)
    const row = new Float32Array(2 * INPUTS)
    for (const seats of [4, 5]) expect(features(table(seats, 5).m, seats - 1, row)).toBe(INPUTS)
  })

  test('judges at full tables alone, once it has been fetched, and there in points at the end', async () => {
    const two = table(2, 5)
    expect(bot.finer?.(two.m, 0)).toBe(worth(two))
    const four = table(4, 5).has({ food: 4 })
    await bot.prepare?.(4)
    const points = bot.finer?.(four.m, 0) ?? 0
    expect(points).not.toBe(worth(four))
    expect(points).toBeGreaterThan(-20)
    expect(points).toBeLessThan(60)
    expect(bot.finer?.(two.m, 0)).toBe(worth(two))
  })

  test('more rooms and people are worth more to it, a begging card less', async () => {
    await bot.prepare?.(4)
    const judged = (what: (p: Player) => void): number => bot.finer?.(table(4, 6).has({ food: 6 }).mine(what).m, 0) ?? 0
    const plain = judged(() => undefined)
    expect(judged((p) => p.people++)).toBeGreaterThan(plain)
    expect(judged((p) => p.begging++)).toBeLessThan(plain)
  })
})
