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

test('what is to be pressed next stays in sight', () => {
  const thing = { x: 150, y: 100, w: 40, h: 20 }
  const next = { x: 60, y: 130, w: 100, h: 60 }
  const { x, y } = beside(thing, NOTE, PAGE, next)
  const over = (box: { x: number; y: number; w: number; h: number }) =>
    x < box.x + box.w && box.x < x + NOTE.w && y < box.y + box.h && box.y < y + NOTE.h
  expect([over(thing), over(next)]).toEqual([false, false])
  expect(beside(thing, NOTE, PAGE, { x: 0, y: 500, w: 20, h: 20 })).toEqual({ x: 70, y: 126 })
})

test('never off the page', () => {
  expect(beside({ x: 0, y: 100, w: 10, h: 20 }, NOTE, PAGE).x).toBe(12)
  expect(beside({ x: 350, y: 100, w: 10, h: 20 }, NOTE, PAGE).x).toBe(148)
  expect(beside({ x: 100, y: 300, w: 10, h: 20 }, { w: 200, h: 600 }, PAGE).y).toBeGreaterThanOrEqual(12)
})
