/** Fitting a network: it learns what no sum can say, the same from the same seed, and can go on from an earlier one. */

import { netOf, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { type Fit, fitNet } from './fit.ts'
import { packed } from './pack.ts'

const INPUTS = 6
/** Points that hang on two inputs together. */
const points = (x: readonly number[]): number => 30 + 2 * (x[0] ?? 0) - (x[1] ?? 0) + 8 * (x[2] ?? 0) * (x[3] ?? 0)

/** Rows of small numbers, many of them 0; the last input never changes. */
function rows(n: number): Float32Array {
  const random = randomFrom('rows')
  const all = Array.from({ length: n }, () => {
    const x = Array.from({ length: INPUTS }, (_, i) => (i === INPUTS - 1 ? 3 : i < 2 ? random(7) : random(2)))
    return [...x, points(x)]
  })
  return Float32Array.from(all.flat())
}

const fitted = (seed: string, n: number, epochs: number, earlier?: Fit): Fit =>
  fitNet({ rows: rows(n), inputs: INPUTS, seed, epochs, rate: 1e-2, ...(earlier && { earlier: earlier.net }) })

test('what two inputs say only together is learned, and the packed network says it too; a fit can go on from there', () => {
  const { net, wrong, spread } = fitted('one', 4_000, 16)
  expect(spread).toBeGreaterThan(4)
  // The best sum of single inputs would be wrong by two points.
  expect(wrong).toBeLessThan(0.5)
  const ask = netOf(packed(net))
  for (const x of [
    [6, 0, 1, 1, 0, 3],
    [0, 6, 1, 0, 1, 3],
    [0, 0, 0, 0, 0, 3],
  ])
    expect(Math.abs(ask(Float32Array.from(x)) - points(x))).toBeLessThan(1)
  const before = { net, wrong, spread }
  expect(fitted('two', 4_000, 0, before).wrong).toBeCloseTo(wrong, 3)
  expect(fitted('two', 4_000, 2, before).wrong).toBeLessThan(fitted('two', 4_000, 2).wrong)
})

test('the same seed fits the same network, another one another', () => {
  const one = fitted('one', 600, 1)
  expect(fitted('one', 600, 1)).toEqual(one)
  expect(fitted('two', 600, 1)).not.toEqual(one)
})
