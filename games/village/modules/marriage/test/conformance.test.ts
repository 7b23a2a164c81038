/** Marriage keeps what every game promises, along whole random games. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'

for (const check of conformance(village, {
  games: 1,
  words: 'marriage',
  setups: [
    { seats: 1, options: { marriage: true } },
    { seats: 2, options: { marriage: true, marriageSide: 'B' } },
    { seats: 4, options: { marriage: true } },
  ],
})) {
  test(`with Marriage: ${check.name}`, () => expect(check.run()).toEqual([]))
}
