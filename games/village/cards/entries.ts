/** Every customer tile and card as galleries and lists show them. */

import type { CardEntry, Sentence } from '@dorfplatz/kernel'
import { goalEntries } from '../modules/goals/entries.ts'
import { personEntries } from '../modules/inn/cards.ts'
import { portCards } from '../modules/port/cards.ts'
import type { Phrases } from '../text/en.ts'
import type { ListedCard } from '../text/modules.ts'
import { demandOf } from '../text/parts.ts'
import {
  type Customer,
  customers,
  expansionPromos,
  innCustomers,
  marriageCustomers,
  promos,
  tileNumber,
} from './customers.ts'

type PageEntry = Omit<CardEntry, 'text'> & { readonly text: Sentence }

const EXPANSION = { inn: 'Inn', port: 'Port', marriage: 'Marriage' } as const

function entry(w: Phrases, id: string, deck: 'customer' | 'promo'): ListedCard {
  const tile = w.box.tiles[tileNumber(id) - 1] as Customer
  // A customer of an expansion is numbered within it.
  const number =
    deck === 'promo' || tile.needs === undefined ? tile.id.slice(-2) : `${EXPANSION[tile.needs]} ${tile.id.slice(-1)}`
  return {
    id: tile.id,
    deck,
    name: tile.demand.coin !== undefined ? w.beggar : deck === 'promo' ? w.promo(number) : w.customer(number),
    text: w.card(demandOf(tile.demand), tile.points, tile.bonus),
    reconstructed: tile.demandOrigin === 'reconstructed' || tile.pointsOrigin === 'reconstructed',
  }
}

/** All of them in the words of one language. */
export function cardsIn(w: Phrases): readonly ListedCard[] {
  return [
    ...[...customers, ...innCustomers, ...marriageCustomers].map(({ id }) => entry(w, id, 'customer')),
    ...[...promos, ...expansionPromos].map(({ id }) => entry(w, id, 'promo')),
    ...personEntries(w),
    ...goalEntries(w),
    ...portCards(w),
  ]
}

/** As a page lists them: it reads its own language only, so that both names are of it. */
export function listed(w: Phrases): readonly PageEntry[] {
  return cardsIn(w).map(({ name, ...card }) => ({ ...card, name: { en: name, de: name }, primitives: [] }))
}
