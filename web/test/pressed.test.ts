/** Which clicks are meant for what stands there now. */

import { expect, test } from 'vitest'
import { isEcho } from '../motion/pressed.ts'

test('the second half of a double click does not answer a question that has just come', () => {
  expect(isEcho(2, 1090, 1045)).toBe(true)
  expect(isEcho(3, 1200, 1045)).toBe(true)
})

test('a slow page hears of the second half when its answer is long drawn: it counts when it was made', () => {
  expect(isEcho(2, 1020, 1045)).toBe(true)
})

test('a single click, and one for a question that has stood there a while, is meant', () => {
  expect(isEcho(1, 1090, 1045)).toBe(false)
  expect(isEcho(0, 1090, 1045)).toBe(false)
  expect(isEcho(2, 1500, 1045)).toBe(false)
  expect(isEcho(2, 5000, Number.NEGATIVE_INFINITY)).toBe(false)
})
