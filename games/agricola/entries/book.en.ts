/** Agricola to read, in English: the rulebook, the quick reference, and the values that no rulebook prints. */

import type { RuleBook } from '@dorfplatz/kernel'
import { marks } from '../text/marks.ts'
import { rules, sections } from '../text/rules.en.ts'

export { sheet } from '../text/facts.en.ts'
export { quick } from '../text/quick.en.ts'
export const book: RuleBook = { rules, marks, sections }
