/** What the bots are told: the end counts, and before it more of a good thing is better. */

import { PASS, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { bot, value, valueBy } from '../bot/value.ts'
import { MANY, MASTERS } from '../bot/weights.ts'
import { village } from '../index.ts'
import { USE_WELL } from '../rules/choices.ts'
import type { VillageDecision } from '../rules/frames.ts'
import { scoreOf } from '../rules/score.ts'
import { bury, farm, k, playOut, put, table } from './scenario.ts'

test('when the game is over the value is the score', () => {
  const m = table(2, {}, 'bot')
  playOut(m, (now) => now.choices[0] ?? PASS)
  expect(k.over(m)).toBe(true)
  for (const seat of [0, 1]) {
    expect(value(m, seat)).toBe(scoreOf(m.state, seat).total)
    expect(bot.finer?.(m, seat)).toBe(scoreOf(m.state, seat).total)
  }
})

test('goods, grain, births and offices are worth something before they score', () => {
  const plain = value(table(2), 0)
  const better = (change: (m: ReturnType<typeof table>) => void): number => {
    const m = table(2)
    change(m)
    return value(m, 0) - plain
  }
  expect(better((m) => farm(m, 0, { plow: 1 }))).toBeGreaterThan(0)
  expect(better((m) => farm(m, 0, { grain: 3 }))).toBeGreaterThan(0)
  expect(better((m) => farm(m, 0, { pink: 2 }))).toBeGreaterThan(0)
  expect(better((m) => put(m, 0, 2, 'farm', 'unborn'))).toBeGreaterThan(0)
  expect(better((m) => put(m, 0, 2, 'council3', 'unborn'))).toBeGreaterThan(4)
  expect(better((m) => bury(m, 0, 2, 'craft', 'unborn'))).toBeGreaterThan(0)
})

test('close to the end stores lose their worth', () => {
  const worth = (m: ReturnType<typeof table>): number => {
    const before = value(m, 0)
    farm(m, 0, { horse: 1, ox: 1, plow: 1 })
    return value(m, 0) - before
  }
  const late = table(2)
  k.edit(late, (s) => {
    s.free = [0, 0, 0, 0, 1, 6]
  })
  expect(worth(late)).toBeLessThan(worth(table(2)) / 2)
})

test('a first guess prefers doing to declining', () => {
  const m = table(2)
  const [decision] = k.decisions(m)
  if (decision === undefined || bot.prior === undefined) throw new Error('nobody is asked')
  const asked = decision as VillageDecision
  const [first = PASS] = asked.choices ?? []
  expect(bot.prior(m, asked, first)).toBeGreaterThan(bot.prior(m, asked, USE_WELL))
  expect(bot.prior(m, asked, first)).toBeGreaterThan(bot.prior(m, asked, PASS))
  expect(village.bot).toBe(bot)
})

test.each([{}, { promos: true }, { inn: true, port: true }])(
  'a seat stands the same, whether it is remembered or judged for the first time (%o)',
  (options) => {
    const m = table(2, options, 'memory')
    const random = randomFrom('memory')
    for (let n = 0; n < 150 && k.playRandomly(m, random); n++) {
      // A copy with one thing more, and the position itself twice: what was found before must not be taken for either.
      const richer = k.clone(m)
      farm(richer, n % 2, { coin: 1 + (n % 3), horse: n % 2 })
      for (const now of [m, richer, m]) {
        for (const seat of [0, 1]) {
          expect(value(now, seat)).toBe(valueBy(now, seat, MANY))
          expect(bot.finer?.(now, seat)).toBe(valueBy(now, seat, MASTERS))
        }
      }
    }
  },
)
