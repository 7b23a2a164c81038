/** What every game promises, with Port alone at every number of seats. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'

for (const check of conformance(village, {
  games: 1,
  setups: [1, 2, 3, 4, 5].map((seats) => ({ seats, options: { port: true, promoChest: seats % 2 === 1 } })),
})) {
  test(`with Port: ${check.name}`, () => expect(check.run()).toEqual([]))
}
