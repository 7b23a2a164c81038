/** Life goals keep what every game promises, along whole random games, alone and with Marriage. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'

for (const check of conformance(village, {
  games: 1,
  words: 'goals',
  setups: [
    { seats: 1, options: { goals: true } },
    { seats: 3, options: { goals: true } },
    { seats: 5, options: { goals: true, marriage: true } },
  ],
})) {
  test(`with life goals: ${check.name}`, () => expect(check.run()).toEqual([]))
}
