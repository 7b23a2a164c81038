/** Training: the middle moves to where it is better, the same from the same seed; weights find their way into the file. */

import { netOf, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { evolve, normal, pulls } from './evolve.ts'
import { packed } from './net/pack.ts'
import { ridge } from './ridge.ts'
import { commandOf, filled, flat, rewritten } from './weights.ts'
import { rewritten as written } from './worths.ts'

const PEAK = [3, -1, 0.5, 2]
const fitness = (numbers: readonly number[]): number =>
  -numbers.reduce((sum, x, i) => sum + (x - (PEAK[i] ?? 0)) ** 2, 0)
const climb = (seed: string): number[] =>
  evolve([1, 1, 1, 1], { population: 16, generations: 120, random: randomFrom(seed), fitness })

test('numbers move to where they are best', () => {
  for (const [i, x] of climb('peak').entries()) expect(x).toBeCloseTo(PEAK[i] ?? 0, 1)
})

test('the same seed finds the same numbers', () => expect(climb('again')).toEqual(climb('again')))

test('what ranks count for adds up to nothing, and falls', () => {
  const pull = pulls(16)
  expect(pull.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0)
  expect(pull).toEqual(pull.toSorted((a, b) => b - a))
})

test('normal numbers have mean 0 and variance 1', () => {
  const random = randomFrom('normal')
  const drawn = Array.from({ length: 20_000 }, () => normal(random))
  const mean = drawn.reduce((sum, x) => sum + x, 0) / drawn.length
  expect(mean).toBeCloseTo(0, 1)
  expect(drawn.reduce((sum, x) => sum + (x - mean) ** 2, 0) / drawn.length).toBeCloseTo(1, 1)
})

test('weights become numbers and come back into their file', () => {
  const weights = { wood: 0.5, goods: [1, 2], time: -0.25 }
  expect(flat(weights)).toEqual([0.5, 1, 2, -0.25])
  const other = filled(weights, [1, 2.006, 3, -0.001])
  const source = `before
/** Alone. */
export const SOLO: Weights = {
  wood: 9,
}

/**
 * With others.
 * Found by \`npm run train game MANY\`, with a seed
 * that was lost.
 */
export const MANY: Weights = {
  wood: 8,
}

export const FOUR: Weights = MANY
`
  const command = commandOf('train', ['game', 'SOLO'], { seed: 'a b', games: '8', from: undefined, cores: '4' }, [
    'cores',
  ])
  expect(command).toBe("npm run train game SOLO -- --seed 'a b' --games 8")
  const written = rewritten(source, 'SOLO', other, command)
  const numbers = '  wood: 1,\n  goods: [2.01, 3],\n  time: 0,\n}\n'
  expect(written).toContain(
    `before\n/**\n * Alone.\n * Found by \`${command}\`.\n */\nexport const SOLO: Weights = {\n${numbers}\n/**`,
  )
  expect(written).toContain('MANY: Weights = {\n  wood: 8,\n}\n')
  const many = rewritten(source, 'MANY', other, command)
  expect(many).toContain(
    ` * With others.\n * Found by \`${command}\`.\n */\nexport const MANY: Weights = {\n${numbers}`,
  )
  expect(many).toContain('/** Alone. */\nexport const SOLO: Weights = {\n  wood: 9,\n}\n')
  // What was another's so far gets its own.
  const four = rewritten(source, 'FOUR', other, command)
  expect(four).toContain(`}\n\n/** Found by \`${command}\`. */\nexport const FOUR: Weights = {\n${numbers}`)
  // What has been written can be written again.
  expect(rewritten(rewritten(source, 'FOUR', other, 'x'), 'FOUR', other, command)).toContain(
    `/**\n * Found by \`${command}\`.\n */\nexport const FOUR`,
  )
  expect(() => rewritten(source, 'FEW', other, command)).toThrow('no weights called FEW')
})

test('rows that come from numbers give the numbers back; what was seen seldom is drawn to zero', () => {
  const random = randomFrom('ridge')
  const rows = Array.from({ length: 200 }, () => [0, 1, 2].map((i) => [i, random(100) / 100] as const))
  const all = ridge(4)
  for (const row of rows)
    all.add(
      row,
      row.reduce((sum, [i, x]) => sum + (PEAK[i] ?? 0) * x, 0),
    )
  all.add([[3, 1]], 8)
  const close = all.solve((i) => (i === 3 ? 7 : 1e-9))
  for (const [i, x] of [3, -1, 0.5, 1].entries()) expect(close[i]).toBeCloseTo(x, 5)
})

test('worths of cards come into their file, each with its name', () => {
  const source = 'before\nexport const SOLO: Worths = {}\n\nexport const MANY: Worths = {\n  1: 0, // Field\n}\n'
  const once = written(source, 'SOLO', { 2: 1.26, 3: -0.04 }, new Map([[2, 'Axe']]), 'npm run x')
  expect(once).toContain('before\n/** Found by `npm run x`. */\nexport const SOLO')
  expect(once).toContain('const SOLO: Worths = {\n  2: 1.3, // Axe\n  3: 0, // \n}\n\nexport const MANY')
  expect(written(once, 'MANY', {}, new Map(), 'x')).toContain('const MANY: Worths = {\n}\n')
  expect(() => written(source, 'FEW', {}, new Map(), 'x')).toThrow('no worths called FEW')
})

test('a fitted network is packed into bytes and says nearly the same', () => {
  const random = randomFrom('pack')
  const some = (n: number): number[] => Array.from({ length: n }, () => normal(random))
  const [inputs, first, second] = [20, 8, 4]
  const fitted = {
    inputs,
    base: 30,
    linear: some(inputs),
    layers: [
      { w: Array.from({ length: inputs }, () => some(first)), b: some(first) },
      { w: Array.from({ length: second }, () => some(first)), b: some(second) },
    ],
    out: { w: some(second) },
  }
  const [one, two] = fitted.layers
  const plain = (x: readonly number[]): number => {
    const a =
      one?.b.map((b, j) =>
        Math.max(
          0,
          x.reduce((sum, xi, i) => sum + xi * (one.w[i]?.[j] ?? 0), b),
        ),
      ) ?? []
    const h =
      two?.b.map((b, j) =>
        Math.max(
          0,
          a.reduce((sum, ai, i) => sum + ai * (two.w[j]?.[i] ?? 0), b),
        ),
      ) ?? []
    const direct = x.reduce((sum, xi, i) => sum + xi * (fitted.linear[i] ?? 0), fitted.base)
    return h.reduce((sum, hj, j) => sum + hj * (fitted.out.w[j] ?? 0), direct)
  }
  const net = netOf(packed(fitted))
  for (let i = 0; i < 20; i++) {
    const x = some(inputs)
    expect(Math.abs(net(Float32Array.from(x)) - plain(x))).toBeLessThan(0.02 * (10 + Math.abs(plain(x))))
  }
})
