/** Every card as lists and galleries show it. */

import type { CardEntry } from '@dorfplatz/kernel'
import { cardText as textDe } from '../text/cards.de.ts'
import { cardText as textEn } from '../text/cards.en.ts'
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

export const entries: readonly CardEntry[] = CARDS.map((card) => ({
  id: String(card.no),
  deck: card.deck,
  name: card.name,
  text: { en: textEn(card.no), de: textDe(card.no) },
  primitives: primitives(card),
  ...(card.reconstructed === true ? { reconstructed: true } : {}),
}))
