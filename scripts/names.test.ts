import { botName, LEVELS } from '@dorfplatz/bots/levels'
import { expect, test } from 'vitest'
import { people as de } from '../games/village/text/people.de.ts'
import { people as en } from '../games/village/text/people.en.ts'

test('no bot is called like somebody of the village it plays in', () => {
  for (const [lang, { families, brides }] of [
    ['de', de],
    ['en', en],
  ] as const) {
    const villagers = new Set([...families.flat(), ...brides])
    const bots = LEVELS.flatMap(({ id }) => [0, 1, 2, 3, 4].map((place) => botName(id, place, lang)))
    expect(new Set(bots).size).toBe(20)
    expect(bots.filter((name) => villagers.has(name))).toEqual([])
  }
})
