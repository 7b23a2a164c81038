/** The bot's judgement: plans for Phase 9 that hold, and values that point the right way. */

import { type Frame, type Random, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { standing } from '../bot/judge.ts'
import { W } from '../bot/weights.ts'
import { answer, asked, choices, type Given, give, k, runAlone, type Scene, seat, table } from './scenario.ts'

/** Seat 0 in Phase 9, asked for its advancements. */
function inProgress(given: Given): Scene {
  const scene = table(1)
  give(scene, 0, { ...given, phase: 9 })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  return scene
}

/** Follows the plan until the phase is over. */
function follow(scene: Scene): void {
  while (asked(scene, 0) === 'progress') {
    const next = bot.plan?.(scene.m, { op: 'progress', seat: 0 }) ?? 'done'
    answer(scene, 0, next)
    if (next === 'done') return
  }
}

describe('the plan for Phase 9', () => {
  test('makes nine steps of the strong first round, and moves the Community Center', () => {
    const scene = inProgress({ barley: 3, flax: 4, rye: 1, clay: 3, milk: 1, jewelry: 1, tools: 4 })
    follow(scene)
    expect(seat(scene, 0).center).toBe(1)
    expect(seat(scene, 0).crafts.reduce((sum, n) => sum + n, 0)).toBe(9)
  })

  test('leaves barley to the Brewhouse where the Bakehouse can take rye', () => {
    const scene = inProgress({ barley: 1, rye: 1 })
    follow(scene)
    expect(seat(scene, 0).crafts).toEqual([0, 1, 0, 1, 0])
  })

  test('uses jewelry for the building that holds the Community Center back', () => {
    const scene = inProgress({ round: 6, window: 13, crafts: [7, 8, 8, 8, 8], jewelry: 1 })
    follow(scene)
    expect(seat(scene, 0).center).toBe(8)
  })

  test('consists of legal answers only, from any position of random games', () => {
    const random: Random = randomFrom('plans')
    let plans = 0
    for (let i = 0; i < 6; i++) {
      const m = k.create({ game: 'hallertau', seats: 2, seed: seedFrom(`plans ${i}`) })
      for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
        const planned =
          open.frame.op === 'progress' ? bot.plan?.(m, { op: 'progress', seat: open.frame.seat }) : undefined
        if (planned !== undefined) {
          expect(k.choices(m, open)).toContain(planned)
          plans++
        }
        k.play(m, open.frame.seat, { choice: planned ?? k.sample(m, open, random) })
      }
    }
    expect(plans).toBeGreaterThan(50)
  })
})

describe('how well a seat stands', () => {
  const value = (given: Given): number => {
    const scene = table(1)
    give(scene, 0, { workers: 0, ...given })
    return standing(seat(scene, 0), scene.m.state)
  }

  test.each<[string, Given, Given]>([
    ['goods', { round: 3, barley: 4 }, { round: 3, barley: 1 }],
    ['tools that allow second steps', { round: 3, barley: 9, milk: 9, tools: 4 }, { round: 3, barley: 9, milk: 9 }],
    ['a planted field', { round: 3, fields: ['4b'] }, { round: 3, fields: ['4'], barley: 1 }],
    ['sheep that live on', { round: 4, sheepOn: { 6: 2 } }, { round: 4, sheepOn: { 5: 2 } }],
    ['Workers', { round: 2, workers: 4 }, { round: 2, workers: 2 }],
    ['a card that can be played', { round: 3, tools: 4, hand: [12] }, { round: 3, tools: 4, hand: [6] }],
    ['points on the table', { round: 6, phase: 0, played: [910] }, { round: 6, phase: 0, hand: [910] }],
    ['balanced buildings', { round: 5, crafts: [7, 7, 7, 7, 7] }, { round: 5, crafts: [10, 10, 5, 5, 5] }],
  ])('%s', (_, better, worse) => expect(value(better)).toBeGreaterThan(value(worse)))

  test('is the score when all is over', () => {
    const scene = table(1)
    give(scene, 0, { round: 6, phase: 0, window: 14, crafts: [9, 9, 9, 8, 8], sheep: 5, jewelry: 2, wool: 10 })
    expect(standing(seat(scene, 0), scene.m.state)).toBe(k.game.result(scene.m).scores[0]?.total)
  })
})

test('a farm is worth the same, whether it is remembered or judged for the first time', () => {
  const random: Random = randomFrom('memory')
  const m = k.create({ game: 'hallertau', seats: 2, options: { gateway: 'mixed' }, seed: seedFrom('memory') })
  const positions: (typeof m)[] = []
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
    positions.push(k.clone(m))
  }
  const values = (weights: typeof W): number[] =>
    positions.flatMap(({ state }) => state.players.map((p) => standing(p, state, weights)))
  const before = values(W)
  // Other numbers see other worths, and push out what was remembered.
  expect(values({ ...W, step: 5, field: 2 })).not.toEqual(before)
  expect(values({ ...W })).toEqual(before)
  expect(values(W)).toEqual(before)
})

test('another turn of the same seat can be imagined while others are to move', () => {
  const scene = table(2, 1)
  give(scene, 0, { workers: 2 })
  const question = bot.again?.(scene.m, 0)
  expect(question).toEqual({ op: 'turn', seat: 0 })
  k.askInstead(scene.m, question as Frame)
  expect(asked(scene, 0)).toBe('turn')
  expect(choices(scene, 0)).toContainEqual({ exchange: 2 })
  give(scene, 1, { workers: 0 })
  expect(bot.again?.(scene.m, 1)).toBeNull()
})
