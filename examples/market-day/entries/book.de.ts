/** What there is to read in German: the rulebook and the quick reference. */

import type { RuleBook } from '@dorfplatz/kernel'
import { rules, sections } from '../text/book.de.ts'

export { quick } from '../text/book.de.ts'

export const book: RuleBook = { rules, sections }
/** Nothing of this game is reconstructed: it is our own. */
export const sheet = () => []
