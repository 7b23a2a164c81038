/** One whole game each way, word for word: fails on any change of behaviour that nobody meant. */

import { kernel, seedFrom } from '@dorfplatz/kernel'
import { openings } from '@dorfplatz/kernel/conformance'
import { expectGolden } from '@dorfplatz/kernel/golden'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { rulesWith, type Village } from '../rules/game.ts'
import { base } from '../rules/modules/base.ts'
import { promoModule } from '../rules/modules/promos.ts'

/** The base game without expansions: what they bring, such as plays that may come unasked, must not change its stories. */
const game: Village = { ...rulesWith([base, promoModule]), cards: village.cards, text: village.text }
const k = kernel(game)

for (const [name, seats, options] of [
  ['solo', 1, { conny: 'die', promos: true }],
  ['two', 2, { promos: true }],
  ['five', 5, {}],
] as const) {
  test(`a random game (${name}) plays as before`, () =>
    expectGolden(k, { game: 'village', seats, options }, `golden ${name}`, new URL(`golden/${name}`, import.meta.url)))
}

test('the first answers of a game for three go this many ways', () => {
  const setup = { game: 'village', seats: 3, seed: seedFrom('openings'), options: { startSeat: 1 } }
  expect(openings(k, setup, 3)).toEqual([19, 156, 1383])
})
