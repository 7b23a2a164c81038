/** Hallertau to read, in German: the rulebook, the quick reference, and the values that no rulebook prints. */

import type { RuleBook } from '@dorfplatz/kernel'
import { factSheet } from '../text/facts.ts'
import { marks } from '../text/rules/marks.ts'
import { rules, sections } from '../text/rules.de.ts'

export { quick } from '../text/quick.de.ts'
export const book: RuleBook = { rules, marks, sections }
export const sheet = () => factSheet('de')
