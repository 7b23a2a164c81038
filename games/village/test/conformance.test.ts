/** Village keeps the promises every game makes, alone and at every table size. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../index.ts'

const checks = conformance(village, {
  setups: [
    { seats: 1 },
    { seats: 1, options: { conny: 'die', promos: true } },
    { seats: 2 },
    { seats: 3, options: { promos: true } },
    { seats: 4 },
    { seats: 5, options: { promos: true, startSeat: 3 } },
  ],
  games: 2,
})

for (const check of checks) test(check.name, () => expect(check.run()).toEqual([]))
