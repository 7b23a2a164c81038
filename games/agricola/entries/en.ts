/** Agricola in English: all sentences, the cards, the quick reference, and the values that no rulebook prints. */

import { listed } from '../cards/entries.ts'
import { cardText } from '../text/cards.en.ts'

export { cites } from '../text/cites.ts'
export { en as text } from '../text/en.ts'
export { sheet } from '../text/facts.en.ts'
export { quick } from '../text/quick.en.ts'
export const cards = listed(cardText)
