/** Whole games written down, so that no change of behaviour or wording goes unseen; and how many ways a game can open. */

import { kernel, seedFrom } from '@dorfplatz/kernel'
import { openings } from '@dorfplatz/kernel/conformance'
import { expectGolden } from '@dorfplatz/kernel/golden'
import { describe, expect, test } from 'vitest'
import { agricola } from '../index.ts'

const k = kernel(agricola)

describe('golden playthroughs', () => {
  test.each([
    ['solo', 1, {}],
    ['two', 2, {}],
    ['four', 4, {}],
    ['five-draft', 5, { draft: 'combined' }],
    ['family', 3, { mode: 'family' }],
  ] as const)('%s', (name, seats, options) =>
    expectGolden(k, { game: 'agricola', seats, options }, name, new URL(`golden/${name}`, import.meta.url)),
  )
})

describe('openings', () => {
  test('the first two answers of a family game for two', () => {
    const setup = { game: 'agricola', seats: 2, options: { mode: 'family' }, seed: seedFrom('openings') }
    // Eight spaces are open: six of them leave seven, plowing asks for one of 13 spaces, the laborer for one of 4 resources.
    expect(openings(k, setup, 2)).toEqual([8, 59])
  })
})
