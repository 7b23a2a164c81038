/** What the bot thinks of a farm: more of the right things is better, hunger is worse, and it can imagine a second move. */

import type { Frame } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from '../bot/value.ts'
import type { Player } from '../rules/state.ts'
import { type Table, table } from './cards-e/table.ts'
import { begin, k, playUntil } from './helpers.ts'

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
