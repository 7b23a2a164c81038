/** What people choose from is what there is. */

import { expect, test } from 'vitest'
import { bots, LEVELS, MEASURED } from '../index.ts'

test('every bot is a level, in the same order, and says how long it thinks', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(Object.keys(bots))
  for (const { id, milliseconds, name, about } of LEVELS) {
    expect(bots[id]?.milliseconds ?? 0).toBe(milliseconds)
    for (const words of [name, about]) for (const lang of ['en', 'de'] as const) expect(words[lang]).toMatch(/\S/)
  }
})

test('what was measured is of a level there is', () => {
  for (const { level, low, mean, high } of Object.values(MEASURED).flat()) {
    expect(Object.keys(bots)).toContain(level)
    expect([low, mean, high]).toEqual([low, mean, high].toSorted((a, b) => a - b))
  }
})
