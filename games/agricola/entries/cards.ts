/** Every card of Agricola in all languages, for tools and tests; a page takes the list of its language's entry. */

import type { CardEntry } from '@dorfplatz/kernel'
import { listed } from '../cards/entries.ts'
import { cardText as textDe } from '../text/cards.de.ts'
import { cardText as textEn } from '../text/cards.en.ts'

export const cards: readonly CardEntry[] = listed((no) => ({ en: textEn(no), de: textDe(no) }))
