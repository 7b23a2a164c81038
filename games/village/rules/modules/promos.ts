/** The promo customers of the base game: eight tiles, mixed in one by one or all together (V-PROMO-01 to -09). */

import type { OptionSpec, Options } from '@dorfplatz/kernel'
import type { Box } from '../../cards/box.ts'
import { type Customer, expansionPromos, promos, tileNumber } from '../../cards/customers.ts'
import { deny } from '../reasons.ts'
import { boxOf } from '../state.ts'
import { customerPoints } from './base.ts'
import type { Module } from './module.ts'

/** Those of expansions that are in the product. */
const withExpansions = expansionPromos.filter(({ needs }) => needs === 'inn' || needs === 'port')

/** Whether the expansion a tile belongs to is in play; those of the base game always are. */
const isIn = (options: Options, needs: Customer['needs']): boolean => needs === undefined || options[needs] === true
const wants = (options: Options, id: string): boolean => options.promos === true || options[id] === true

/** Printed points, and one more for every two tiles with the collector among them (V-PROMO-08). */
export function promoPoints(box: Box, served: readonly number[]): number {
  const collects = served.some((n) => box.tiles[n - 1]?.bonus === 'pairs')
  return customerPoints(box, served) + (collects ? Math.floor(served.length / 2) : 0)
}

export const promoModule: Module = {
  id: 'promos',
  chosen: (options) =>
    [...promos, ...withExpansions].some(({ id, needs }) => isIn(options, needs) && wants(options, id)),
  options: [
    { key: 'promos', values: [false, true], default: false, group: 'fine' },
    ...promos.map(
      ({ id }): OptionSpec => ({
        key: id,
        values: [false, true],
        default: false,
        group: 'fine',
        when: { promos: [false] },
      }),
    ),
    ...withExpansions.map(
      ({ id, needs }): OptionSpec => ({
        key: id,
        values: [false, true],
        default: false,
        group: 'fine',
        when: { promos: [false], [needs ?? '']: [true] },
      }),
    ),
  ],
  tiles: (options) =>
    [...promos, ...withExpansions].flatMap(({ id, needs }) =>
      isIn(options, needs) && wants(options, id) ? [tileNumber(id)] : [],
    ),
  // VC-40: a promo with the mark of an expansion only with it.
  refuses: (options) =>
    withExpansions.some(({ id, needs }) => options[id] === true && !isIn(options, needs))
      ? deny('VC-40', { why: 'promoWithout' })
      : null,
  scoring: { customers: (s, seat) => promoPoints(boxOf(s), s.served[seat] ?? []) },
}
