/** The promo customers of the base game: eight tiles, mixed in one by one or all together (V-PROMO-01 to -09). */

import type { OptionSpec, Options } from '@dorfplatz/kernel'
import { customers, promos, tiles } from '../../cards/customers.ts'
import { customerPoints } from './base.ts'
import type { Module } from './module.ts'

const wants = (options: Options, id: string): boolean => options.promos === true || options[id] === true

/** Printed points, and one more for every two tiles with the collector among them (V-PROMO-08). */
export function promoPoints(served: readonly number[]): number {
  const collects = served.some((n) => tiles[n - 1]?.bonus === 'pairs')
  return customerPoints(served) + (collects ? Math.floor(served.length / 2) : 0)
}

export const promoModule: Module = {
  id: 'promos',
  chosen: (options) => promos.some(({ id }) => wants(options, id)),
  options: [
    { key: 'promos', values: [false, true], default: false },
    ...promos.map(
      ({ id }): OptionSpec => ({ key: id, values: [false, true], default: false, when: { promos: [false] } }),
    ),
  ],
  tiles: (options) => promos.flatMap(({ id }, i) => (wants(options, id) ? [customers.length + i + 1] : [])),
  scoring: { customers: (s, seat) => promoPoints(s.served[seat] ?? []) },
}
