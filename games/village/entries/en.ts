/** Village in English: all sentences, the quick reference, and the values that no rulebook prints. */

import { texts } from '../modules/texts.en.ts'
import { phrases } from '../text/en.ts'
import { factSheet } from '../text/facts.ts'
import { quick as base } from '../text/quick.en.ts'

export { en as text } from '../text/en.ts'

const more = texts.map((text) => text(phrases))

export const quick = [...base, ...more.flatMap((text) => text.quick ?? [])]
export const sheet = () => [...factSheet('en'), ...more.flatMap((text) => text.facts ?? [])]
