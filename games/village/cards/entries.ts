/** Every customer tile and card as galleries and lists show them. */

import type { CardEntry } from '@dorfplatz/kernel'
import { goalEntries } from '../modules/goals/entries.ts'
import { personEntries } from '../modules/inn/cards.ts'
import { portCards } from '../modules/port/cards.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'
import { demandOf } from '../text/parts.ts'
import { type Customer, customers, expansionPromos, innCustomers, marriageCustomers, promos } from './customers.ts'

const EXPANSION = { inn: 'Inn', port: 'Port', marriage: 'Marriage' } as const

function entry(tile: Customer, deck: 'customer' | 'promo'): CardEntry {
  // A customer of an expansion is numbered within it.
  const number =
    deck === 'promo' || tile.needs === undefined ? tile.id.slice(-2) : `${EXPANSION[tile.needs]} ${tile.id.slice(-1)}`
  const demand = demandOf(tile.demand)
  const named = (w: typeof en): string =>
    tile.demand.coin !== undefined ? w.beggar : deck === 'promo' ? w.promo(number) : w.customer(number)
  const text = (w: typeof en) => w.card(demand, tile.points, tile.bonus === 'pairs')
  return {
    id: tile.id,
    deck,
    name: { en: named(en), de: named(de) },
    text: { en: text(en), de: text(de) },
    primitives: [],
    reconstructed: tile.demandOrigin === 'reconstructed' || tile.pointsOrigin === 'reconstructed',
  }
}

export const entries: readonly CardEntry[] = [
  ...customers.map((tile) => entry(tile, 'customer')),
  ...[...innCustomers, ...marriageCustomers].map((tile) => entry(tile, 'customer')),
  ...[...promos, ...expansionPromos].map((tile) => entry(tile, 'promo')),
  ...personEntries(),
  ...goalEntries(),
  ...portCards,
]
