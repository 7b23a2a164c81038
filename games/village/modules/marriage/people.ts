/** The three person cards that Marriage brings to the Inn (VC-12, VX-Base to VX-Tausendsassa), as data. */

import { gain } from '@dorfplatz/kernel'
import type { Person } from '../inn/person.ts'
import { choose, seq } from '../inn/persons.ts'

const card = (id: string, name: string, cost: Person['cost'], effect: Person['effect'] & object): Person => ({
  id,
  rule: `VX-${name}`,
  cost,
  costOrigin: 'reconstructed',
  when: 'any',
  effect,
})

export const marriagePersons: readonly Person[] = [
  card('base', 'Base', { beer: 2 }, { do: 'ceremony' }),
  card(
    'fragnerin',
    'Fragnerin',
    { coin: 1 },
    seq({ do: 'anyStones', n: 1 }, gain({ grain: 1 }), choose(gain({ tool: 1 }), gain({ bread: 1 }))),
  ),
  card('tausendsassa', 'Tausendsassa', { beer: 1 }, seq(gain({ point: 1 }), { do: 'rollStones', n: 4 })),
]
