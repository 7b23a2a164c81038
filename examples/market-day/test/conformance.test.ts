/** Market Day keeps the promises every game makes. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { marketDay } from '../index.ts'

const checks = conformance(marketDay, { setups: [1, 2, 3, 4].map((seats) => ({ seats })), games: 3 })

for (const check of checks) test(check.name, () => expect(check.run()).toEqual([]))
