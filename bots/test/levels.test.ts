/** What people choose from is what there is. */

import { expect, test } from 'vitest'
import { bots, LEVELS } from '../index.ts'

test('every bot is a level, in the same order, and says how long it thinks', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(Object.keys(bots))
  for (const { id, milliseconds, name, about } of LEVELS) {
    expect(bots[id]?.milliseconds ?? 0).toBe(milliseconds)
    for (const words of [name, about]) for (const lang of ['en', 'de'] as const) expect(words[lang]).toMatch(/\S/)
  }
})
