/** Where popovers stand. */

import { expect, test } from 'vitest'
import { placed } from '../parts/placing.ts'

const PAGE = { w: 1000, h: 600 }
const POP = { w: 300, h: 150 }

test('below its thing, its tip at the middle of it', () => {
  expect(placed({ x: 400, y: 100, w: 100, h: 50 }, POP, PAGE, 8)).toEqual({ x: 300, y: 158, side: 'below', tip: 150 })
})

test('above where there is no room below, beside where there is none either', () => {
  expect(placed({ x: 400, y: 500, w: 100, h: 50 }, POP, PAGE, 8)).toMatchObject({ side: 'above', y: 342 })
  expect(placed({ x: 100, y: 20, w: 100, h: 560 }, POP, PAGE, 8)).toMatchObject({ side: 'right', x: 208 })
  expect(placed({ x: 800, y: 20, w: 100, h: 560 }, POP, PAGE, 8)).toMatchObject({ side: 'left', x: 492 })
})

test('never out of the window; the tip stays at its thing', () => {
  const { x, tip } = placed({ x: 0, y: 100, w: 60, h: 40 }, POP, PAGE, 8)
  expect([x, tip]).toEqual([8, 22])
  const far = placed({ x: 960, y: 100, w: 40, h: 40 }, POP, PAGE, 8)
  expect([far.x, far.tip]).toEqual([692, 278])
})

test('never over its thing where one side has room', () => {
  for (let x = 0; x <= 900; x += 50) {
    for (let y = 0; y <= 500; y += 50) {
      const thing = { x, y, w: 80, h: 60 }
      const at = placed(thing, POP, PAGE, 8)
      const apart = at.x >= x + thing.w || at.x + POP.w <= x || at.y >= y + thing.h || at.y + POP.h <= y
      expect([x, y, apart]).toEqual([x, y, true])
    }
  }
})
