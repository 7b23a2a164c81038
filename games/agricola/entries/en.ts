/** Agricola in English: all sentences and the cards. */

import { listed } from '../cards/entries.ts'
import { cardText } from '../text/cards.en.ts'

export { cites } from '../text/cites.ts'
export { en as text } from '../text/en.ts'
export const cards = listed(cardText)
