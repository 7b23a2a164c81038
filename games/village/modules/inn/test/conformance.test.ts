/** What every game promises, with Inn alone at every number of seats and on both sides of its board. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'

for (const check of conformance(village, {
  games: 1,
  setups: [1, 2, 3, 4, 5].map((seats) => ({ seats, options: { inn: true, innSide: seats % 2 === 0 ? 'B' : 'A' } })),
})) {
  test(`with Inn: ${check.name}`, () => expect(check.run()).toEqual([]))
}
