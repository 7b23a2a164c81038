/** What people choose from is what there is. */

import { expect, test } from 'vitest'
import { ALONE, AMONG, botName, bots, DUELS, figuresOf, LEVELS } from '../index.ts'
import { comparedLevels } from '../levels.ts'

test('every bot is a level, in the same order, and says how long it thinks', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(Object.keys(bots))
  for (const { id, milliseconds, name, over, about } of LEVELS) {
    expect(bots[id]?.milliseconds ?? 0).toBe(milliseconds)
    for (const words of [name, over, about]) for (const lang of ['en', 'de'] as const) expect(words[lang]).toMatch(/\S/)
  }
})

test('what was measured is of a level there is', () => {
  const ids = Object.keys(bots)
  for (const { level, low, mean, high } of Object.values(ALONE).flat()) {
    expect(ids).toContain(level)
    expect([low, mean, high]).toEqual([low, mean, high].toSorted((a, b) => a - b))
  }
  for (const { level, against, won } of [...Object.values(DUELS).flat(), ...Object.values(AMONG).flat()]) {
    expect(ids.indexOf(against)).toBe(ids.indexOf(level) - 1)
    expect(won).toBeGreaterThan(0)
    expect(won).toBeLessThanOrEqual(1)
  }
})

test('figures are told in sentences, and none where nothing was measured', () => {
  const alone = ALONE.agricola?.find(({ level }) => level === 'greedy')
  expect(figuresOf('agricola', 'greedy', 'en')).toContain(
    `Solo it scores about ${Math.round(alone?.mean ?? 0)} points, mostly ${alone?.low} to ${alone?.high}`,
  )
  expect(figuresOf('agricola', 'greedy', 'de')).toMatch(/^Allein holt er etwa \d+ Punkte/)
  const [among] = AMONG.agricola ?? []
  expect(figuresOf('agricola', 'search', 'en')).toContain(`it wins ${Math.round(100 * (among?.won ?? 0))} %`)
  expect(figuresOf('agricola', 'search', 'de')).toMatch(/Bei 4 Leuten am Tisch/)
  // Below zero with a true minus, as everywhere.
  expect(figuresOf('agricola', 'random', 'en')).toMatch(/about −\d+ points, mostly −\d+ to −\d+/)
  expect(figuresOf('chess', 'greedy', 'en')).toBe('')
})

test('side by side stand all levels with what was measured of them, and nothing that was not', () => {
  for (const game of ['agricola', 'hallertau', 'village', 'chess']) {
    const rows = comparedLevels(game)
    expect(rows.map(({ level }) => level)).toEqual(LEVELS)
    expect(rows.flatMap(({ alone }) => alone ?? [])).toEqual(ALONE[game] ?? [])
    expect(rows.flatMap(({ duel }) => duel ?? [])).toEqual(DUELS[game] ?? [])
  }
})

test.each(['en', 'de'] as const)('a level has names of its own, enough for the longest table (%s)', (lang) => {
  const names = LEVELS.flatMap(({ id }) => [0, 1, 2, 3, 4].map((place) => botName(id, place, lang)))
  expect(new Set(names).size).toBe(5 * LEVELS.length)
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u)
  expect(LEVELS.map(({ id }) => id)).not.toContain('mine')
  expect(botName('mine', 6, lang)).toBe(botName('greedy', 1, lang))
})
