/** Every card of Village in all languages, for tools and tests; a page takes the list of its language's entry. */

import type { CardEntry } from '@dorfplatz/kernel'
import { cardsIn } from '../cards/entries.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'

const german = cardsIn(de)

export const cards: readonly CardEntry[] = cardsIn(en).map((card, i) => ({
  ...card,
  name: { en: card.name, de: german[i]?.name ?? card.name },
  text: { en: card.text, de: german[i]?.text ?? card.text },
  primitives: [],
}))
