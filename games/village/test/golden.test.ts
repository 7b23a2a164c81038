/** One whole game each way, word for word: fails on any change of behaviour that nobody meant. */

import { kernel, seedFrom } from '@dorfplatz/kernel'
import { openings } from '@dorfplatz/kernel/conformance'
import { expectGolden } from '@dorfplatz/kernel/golden'
import { expect, test } from 'vitest'
import { village } from '../index.ts'

const k = kernel(village)

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
