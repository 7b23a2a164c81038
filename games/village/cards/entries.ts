/** Every customer tile as galleries and lists show it. */

import type { CardEntry } from '@dorfplatz/kernel'
import { personEntries } from '../modules/inn/cards.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'
import { demandOf } from '../text/parts.ts'
import { type Customer, customers, promos } from './customers.ts'

function entry(tile: Customer, deck: 'customer' | 'promo'): CardEntry {
  const number = tile.id.slice(-2)
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
  ...promos.map((tile) => entry(tile, 'promo')),
  ...personEntries(),
]
