/** The moment that an address asks for. */

import { expect, test } from 'vitest'
import { wishOf } from '../pages/moment.ts'

test('a step is whole and never before the first; what is no number is no wish', () => {
  expect(wishOf(12)).toBe(12)
  expect(wishOf('12')).toBe(12)
  expect(wishOf(-5)).toBe(0)
  expect(wishOf(3.6)).toBe(4)
  expect(wishOf('abc')).toBeUndefined()
  expect(wishOf(Number.NaN)).toBeUndefined()
  expect(wishOf(undefined)).toBeUndefined()
  expect(wishOf('')).toBeUndefined()
  expect(wishOf(Number.POSITIVE_INFINITY)).toBe(Number.MAX_SAFE_INTEGER)
})
