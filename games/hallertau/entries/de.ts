/** Hallertau in German: all sentences, the quick reference, and the values that no rulebook prints. */

import { factSheet } from '../text/facts.ts'

export { cites } from '../text/cites.ts'
export { de as text } from '../text/de.ts'
export { quick } from '../text/quick.de.ts'
export const sheet = () => factSheet('de')
