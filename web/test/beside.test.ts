/** Notes beside things. */

import { expect, test } from 'vitest'
import { beside } from '../motion/beside.ts'

const NOTE = { w: 200, h: 100 }
const PAGE = { w: 360, h: 640 }

test('a note lies below its thing, centred', () => {
  expect(beside({ x: 150, y: 100, w: 40, h: 20 }, NOTE, PAGE)).toEqual({ x: 70, y: 126 })
})

test('above where there is no room below', () => {
  expect(beside({ x: 150, y: 600, w: 40, h: 20 }, NOTE, PAGE)).toEqual({ x: 70, y: 494 })
})

test('never off the page', () => {
  expect(beside({ x: 0, y: 100, w: 10, h: 20 }, NOTE, PAGE).x).toBe(12)
  expect(beside({ x: 350, y: 100, w: 10, h: 20 }, NOTE, PAGE).x).toBe(148)
  expect(beside({ x: 100, y: 300, w: 10, h: 20 }, { w: 200, h: 600 }, PAGE).y).toBeGreaterThanOrEqual(12)
})
