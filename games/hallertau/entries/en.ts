/** Hallertau in English: all sentences, the quick reference, and the values that no rulebook prints. */

import { factSheet } from '../text/facts.ts'

export { cites } from '../text/cites.ts'
export { en as text } from '../text/en.ts'
export { quick } from '../text/quick.en.ts'
export const sheet = () => factSheet('en')
