/** Training: the middle moves to where it is better, the same from the same seed; weights find their way into the file. */

import { randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { evolve, normal, pulls } from './evolve.ts'
import { filled, flat, rewritten } from './weights.ts'

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
