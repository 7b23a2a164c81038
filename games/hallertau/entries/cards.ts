/** Every card of Hallertau as lists and galleries show it. */

import type { CardEntry } from '@dorfplatz/kernel'
import { CARD_LIST } from '../cards/index.ts'
import type { Card } from '../rules/card.ts'
import { DECKS, FARMYARD_DECKS, GATEWAY_DECKS } from '../rules/facts.ts'
import { cardName, cardText } from '../text/card.ts'
import { deSpeech } from '../text/de.speech.ts'
import { enSpeech } from '../text/en.speech.ts'
import { cardNumber } from '../text/speech.ts'

/** The deck a card is listed under, with its sub-deck. */
function deckName({ id, deck }: Card): string {
  const sub = Math.floor(id / 100)
  if (deck === 0) return `gateway-${GATEWAY_DECKS[sub] ?? ''}`
  if (deck === 1) return `farmyard-${FARMYARD_DECKS[sub - 4] ?? ''}`
  return DECKS[deck] ?? ''
}

export const cards: readonly CardEntry[] = CARD_LIST.map((card) => ({
  id: cardNumber(card.id),
  deck: deckName(card),
  name: { en: cardName(enSpeech, card.id), de: cardName(deSpeech, card.id) },
  text: { en: cardText(enSpeech, card.data), de: cardText(deSpeech, card.data) },
  primitives: card.primitives,
}))
