/** Cards that act in the same moment, side by side in random games (all of them: `npm run pairs`). */

import { expect, test } from 'vitest'
import { nothingCovered, PAIRS, playPairs } from './pairs.ts'

test('random games with fourteen cards in front of everybody: no violation, nobody stuck, replayed the same', () => {
  const covered = nothingCovered()
  for (let i = 0; i < 12; i++) playPairs(covered, 5 - (i % 5), `test ${i}`)
  expect(covered.violations).toEqual([])
  expect(covered.games).toBe(12)
  // Every game brings hundreds of pairs together.
  expect(covered.together.size + covered.apart.size).toBeGreaterThan(PAIRS.size / 2)
})
