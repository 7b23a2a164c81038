/** Where the hand of a guided game stands, and what of a thing is in sight. */

import { expect, test } from 'vitest'
import { HAND, leastHiding, type Standing, standingsAt } from '../learn/hand.ts'
import { common, isInSight } from '../learn/inSight.ts'

const page = { left: 0, top: 0, width: 390, height: 844 }
const thing = { left: 150, top: 300, width: 100, height: 80 }
const standings = standingsAt(thing)

test('the hand stands above where it hides nothing, and elsewhere where it would', () => {
  expect(leastHiding(standings, page, () => 0)?.side).toBe('above')
  const aboveHides = ({ side }: Standing) => (side === 'above' ? 4 : side === 'left' ? 1 : 0)
  expect(leastHiding(standings, page, aboveHides)?.side).toBe('right')
})

test('where it hides something everywhere it stands where it hides least', () => {
  const hides = ({ side }: Standing) => ({ above: 9, left: 7, right: 3, below: 5 })[side]
  expect(leastHiding(standings, page, hides)?.side).toBe('right')
})

test('it never stands off the page', () => {
  const atTheTop = standingsAt({ left: 0, top: 0, width: 390, height: 40 })
  expect(leastHiding(atTheTop, page, () => 0)?.side).toBe('below')
  expect(leastHiding(standingsAt(page), page, () => 0)).toBeNull()
})

test('it reaches over the edge of the thing, and not over its middle', () => {
  for (const { left, top } of standings) {
    const over = common({ left, top, width: HAND, height: HAND }, thing)
    expect(over).not.toBeNull()
    expect(Math.min(over?.width ?? 0, over?.height ?? 0)).toBeLessThanOrEqual(8)
  }
})

test('a thing just below the edge of its region is not in sight, one larger than the region is from its top', () => {
  const region = { left: 8, top: 160, width: 374, height: 250 }
  expect(isInSight({ left: 10, top: 200, width: 100, height: 80 }, region)).toBe(true)
  expect(isInSight({ left: 10, top: 400, width: 100, height: 80 }, region)).toBe(false)
  expect(isInSight({ left: 10, top: 100, width: 100, height: 80 }, region)).toBe(false)
  expect(isInSight({ left: 10, top: 160, width: 100, height: 600 }, region)).toBe(true)
  // Boards are shifted sideways, too.
  expect(isInSight({ left: region.left + region.width - 20, top: 200, width: 100, height: 80 }, region)).toBe(false)
  expect(common({ left: 10, top: 420, width: 100, height: 80 }, region)).toBeNull()
  expect(common({ left: 10, top: 400, width: 100, height: 80 }, region)).toEqual({
    left: 10,
    top: 400,
    width: 100,
    height: 10,
  })
})
