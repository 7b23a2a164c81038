/** The suite every game must pass, for all seat counts and modes. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { agricola } from '../index.ts'

const setups = [
  ...[1, 2, 3, 4, 5].map((seats) => ({ seats, options: { mode: 'family' } })),
  ...[1, 2, 3, 4, 5].map((seats) => ({ seats, options: { mode: 'full' } })),
  { seats: 3, options: { mode: 'full', draft: 'combined', threeForOne: true } },
  { seats: 2, options: { mode: 'full', draft: 'occupationsThenMinors', dealt: 9 } },
  { seats: 4, options: { mode: 'full', draft: 'tenToSeven' } },
  { seats: 5, options: { mode: 'family', familyOccupationCards: 'dropped' } },
  { seats: 1, options: { mode: 'full', soloGame: 3, soloFood: 4, permanent1: 176, permanent2: 190 } },
]

for (const check of conformance(agricola, { setups, games: 1 })) {
  test(check.name, () => expect(check.run()).toEqual([]))
}
