/** Reconstructed facts: corrected in one place, they change rules, texts and the version of the rules. */

import { kernel, seedFrom } from '@dorfplatz/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { tiles } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import { village } from '../index.ts'
import { people } from '../modules/people.ts'
import { numbers, version, versionOf as versionWith } from '../rules/version.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'
import { factSheet } from '../text/facts.ts'

const WORDS = { de, en }

afterEach(() => {
  vi.doUnmock('../cards/facts.ts')
  vi.resetModules()
})

/** The game as it is when the box says something else. */
async function corrected(change: Partial<{ -readonly [K in keyof typeof facts]: unknown }>) {
  vi.resetModules()
  vi.doMock('../cards/facts.ts', () => ({ facts: { ...facts, ...change } }))
  return await import('../index.ts')
}

const SPACES_OF_TWO = { harvest: 3, family: 2, crafts: 3, market: 1, travel: 3, council: 3, church: 3 }
const fact = <T>(value: T) => ({ value, origin: 'rulebook', confidence: 'high' })

test('[V-TIME-02] [V-MASS-08] [V-COUNCIL-04] [V-CRAFT-12] [V-TRAVEL-06] [V-SOLO-26] [V-ROUND-08] rules print what the facts say', async () => {
  const other = await corrected({
    trackLength: fact(14),
    churchGrain: fact([1, 2, 4]),
    councilTime: fact([1, 3, 3, 2]),
    scriptoriumTraining: fact(5),
    paths: [fact({ a: 0, b: 1, brown: 3 }), fact({ a: 0, b: 2, orange: 1, pink: 1 }), ...facts.paths.slice(2)],
    clockwise: fact([
      'church',
      'market',
      'inn',
      'travel',
      'council',
      'family',
      'harvest',
      'marriage',
      'smuggler',
      'crafts',
    ]),
    setupCards: {
      ...facts.setupCards,
      5: fact({
        spaces: { harvest: 6, family: 5, crafts: 6, market: 1, travel: 5, council: 6, church: 6 },
        perColour: [8, 9, 10, 11],
      }),
    },
  })
  const { en, de } = { en: other.village.text.en.rules, de: other.village.text.de.rules }
  expect(en['V-TIME-02']).toContain('14 spaces')
  expect(en['V-MASS-08']).toContain('1/2/4')
  expect(en['V-COUNCIL-04']).toContain('3/3/2')
  expect(en['V-CRAFT-12']).toContain('training 5')
  expect(en['V-TRAVEL-06']).toContain('castle 1 costs 3 brown stones')
  expect(en['V-TRAVEL-06']).toContain('castle 2 costs 1 orange and 1 pink stone')
  expect(en['V-SOLO-26']).toMatch(/Church, Market, Travel/)
  expect(en['V-ROUND-08']).toContain('35 with five')
  expect(de['V-MASS-08']).toContain('1/2/4')
  expect(de['V-SOLO-100']).toMatch(/Kirche, Markt, Wirtshaus, Reise/)
  const { quick } = await import('../entries/en.ts')
  expect(quick.flatMap(({ lines }) => lines).join()).toContain('Scriptorium, scroll: 5 / 2 / pink')
})

test('[V-ROUND-03] stones per colour may differ: each colour of the card goes into the bag', async () => {
  const { village: other } = await corrected({
    setupCards: { ...facts.setupCards, 2: fact({ spaces: SPACES_OF_TWO, perColour: [3, 5, 7, 9] }) },
  })
  const m = kernel(other).create({ game: 'village', seats: 2, seed: seedFrom('colours') })
  expect(m.state.supply).toEqual([30, 28, 26, 24, 0])
  expect(other.violations(m)).toEqual([])
})

test('[V-SETUP-15] [V-SETUP-16] the stalls that are open follow their printed numbers of players', async () => {
  const stalls = (game: typeof village, seats: number): number =>
    kernel(game).create({ game: 'village', seats, seed: seedFrom('stalls') }).state.stalls.length
  expect([1, 2, 3, 4, 5].map((seats) => stalls(village, seats))).toEqual([3, 3, 4, 5, 5])
  const { village: other } = await corrected({ stallsFrom: fact([2, 2, 4, 4, 5]) })
  expect([1, 2, 3, 4, 5].map((seats) => stalls(other, seats))).toEqual([2, 2, 2, 4, 5])
})

test('changed facts, customers, persons or setup cards give another version of the rules; origin and confidence do not', () => {
  const versionOf = (given: object, customers: typeof tiles) => versionWith(given, customers, people)
  expect(village.version).toBe(version)
  const changed = [
    versionOf({ ...numbers, trackLength: fact(9) }, tiles),
    versionOf({ ...numbers, paths: facts.paths.slice(1) }, tiles),
    versionOf(numbers, tiles.slice(1)),
    versionOf({ ...numbers, port: { ...numbers.port, burial: fact([5, 4, 3]) } }, tiles),
    versionOf(
      numbers,
      tiles.map((tile) => ({ ...tile, points: tile.points + 1 })),
    ),
    versionOf({ ...numbers, expansionCards: { ...numbers.expansionCards, inn: {} } }, tiles),
    ...people.map((dear) =>
      versionWith(
        numbers,
        tiles,
        people.map((person) => (person === dear ? { ...person, cost: { beer: 3 } } : person)),
      ),
    ),
    versionWith(
      numbers,
      tiles,
      people.map((person) => (person.id === 'chronist' ? { ...person, score: { per: 'grain', points: 9 } } : person)),
    ),
  ]
  expect(people).toHaveLength(37)
  expect(new Set([version, ...changed]).size).toBe(changed.length + 1)
  expect(versionOf({ ...numbers, trackLength: fact(facts.trackLength.value) }, tiles)).toBe(version)
})

test('the sheet of facts speaks its language: no ids of ours in it', () => {
  for (const lang of ['en', 'de'] as const) {
    const words = factSheet(WORDS[lang]).flatMap(({ title, value }) => [title, value])
    for (const line of words) expect(line).not.toMatch(/cust\d|promo0|\b[a-z]+[A-Z]/)
  }
  const german = factSheet(WORDS.de)
    .flatMap(({ title, value }) => [title, value])
    .join('\n')
  expect(german).toContain('Wirtshaus')
  expect(german).not.toMatch(/\b(inn|marriage|smuggler|market|orange|pink)\b/)
})
