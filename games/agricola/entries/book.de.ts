/** Agricola to read, in German: the rulebook, the quick reference, and the values that no rulebook prints. */

import type { RuleBook } from '@dorfplatz/kernel'
import { marks } from '../text/marks.ts'
import { rules, sections } from '../text/rules.de.ts'

export { sheet } from '../text/facts.de.ts'
export { quick } from '../text/quick.de.ts'
export const book: RuleBook = { rules, marks, sections }
