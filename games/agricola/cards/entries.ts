/** Every card as lists and galleries show it, apart from its text. */

import type { CardEntry } from '@dorfplatz/kernel'
import { CARDS } from './registry.ts'
import type { Card } from './types.ts'

/** Names of hand-written primitives called anywhere inside an effect. */
function specialsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const called = 'do' in value && value.do === 'special' && 'name' in value ? [String(value.name)] : []
  return [...called, ...Object.values(value).flatMap(specialsIn)]
}

function primitives(card: Card): string[] {
  return [...new Set([...(card.special ?? []), ...specialsIn([card.play, card.use, card.on])])]
}

/** The list with a text for each card: its sentence in one language, or in all. */
export function listed<T>(text: (no: number) => T): readonly (Omit<CardEntry, 'text'> & { readonly text: T })[] {
  return CARDS.map((card) => ({
    id: String(card.no),
    deck: card.deck,
    name: card.name,
    text: text(card.no),
    primitives: primitives(card),
    ...(card.reconstructed === true ? { reconstructed: true } : {}),
  }))
}
