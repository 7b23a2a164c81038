/** Agricola in German: all sentences and the cards. */

import { listed } from '../cards/entries.ts'
import { cardText } from '../text/cards.de.ts'

export { cites } from '../text/cites.ts'
export { de as text } from '../text/de.ts'
export const cards = listed(cardText)
