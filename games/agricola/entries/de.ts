/** Agricola in German: all sentences, the cards, the quick reference, and the values that no rulebook prints. */

import { listed } from '../cards/entries.ts'
import { cardText } from '../text/cards.de.ts'

export { cites } from '../text/cites.ts'
export { de as text } from '../text/de.ts'
export { sheet } from '../text/facts.de.ts'
export { quick } from '../text/quick.de.ts'
export const cards = listed(cardText)
