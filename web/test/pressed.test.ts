/** Which clicks are meant for what stands there now. */

import { expect, test } from 'vitest'
import { isBlind, isEcho } from '../motion/pressed.ts'

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

test('what has come to stand below a still pointer gives nothing up before it was looked at', () => {
  const stone = { x: 325, y: 458, at: 1000 }
  expect(isBlind({ x: 325, y: 459, at: 1900 }, stone, 1045)).toBe(true)
  expect(isBlind({ x: 325, y: 459, at: 3000 }, stone, 1045)).toBe(false)
  expect(isBlind({ x: 400, y: 459, at: 1900 }, stone, 1045)).toBe(false)
  // It stood there already.
  expect(isBlind({ x: 325, y: 459, at: 1900 }, stone, 500)).toBe(false)
  expect(isBlind({ x: 325, y: 459, at: 1900 }, null, 1045)).toBe(false)
})
