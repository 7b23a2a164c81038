/** What every game promises, with all four expansions together and every promo, from one to five. */

import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../../index.ts'

const ALL = { inn: true, port: true, marriage: true, goals: true }
const PROMOS = Object.fromEntries(
  [...Array.from({ length: 12 }, (_, i) => `promo${String(i + 1).padStart(2, '0')}`), 'promoChest'].map((id) => [
    id,
    true,
  ]),
)

for (const check of conformance(village, {
  games: 1,
  words: 'all together',
  setups: [
    { seats: 1, options: { ...ALL, ...PROMOS } },
    { seats: 3, options: { ...ALL, ...PROMOS, marriageSide: 'B' } },
    { seats: 5, options: { ...ALL, ...PROMOS, innSide: 'B' } },
  ],
}))
  test(`with everything: ${check.name}`, () => expect(check.run()).toEqual([]))
