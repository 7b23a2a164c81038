/** Training: the middle moves to where it is better, the same from the same seed; weights find their way into the file. */

import { randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { evolve, normal, pulls } from './evolve.ts'
import { ridge } from './ridge.ts'
import { filled, flat, rewritten } from './weights.ts'
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
  const source =
    'before\nexport const SOLO: Weights = {\n  wood: 9,\n}\n\nexport const MANY: Weights = {\n  wood: 8,\n}\n'
  const written = rewritten(source, 'SOLO', other)
  expect(written).toContain('const SOLO: Weights = {\n  wood: 1,\n  goods: [2.01, 3],\n  time: 0,\n}\n')
  expect(written).toContain('MANY: Weights = {\n  wood: 8,\n}\n')
  expect(() => rewritten(source, 'FEW', other)).toThrow('no weights called FEW')
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
  const once = written(source, 'SOLO', { 2: 1.26, 3: -0.04 }, new Map([[2, 'Axe']]))
  expect(once).toContain('const SOLO: Worths = {\n  2: 1.3, // Axe\n  3: 0, // \n}\n\nexport const MANY')
  expect(written(once, 'MANY', {}, new Map())).toContain('const MANY: Worths = {\n}\n')
  expect(() => written(source, 'FEW', {}, new Map())).toThrow('no worths called FEW')
})
