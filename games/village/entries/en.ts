/** Village in English: all sentences, the quick reference, and the values that no rulebook prints. */

import { listed } from '../cards/entries.ts'
import { texts } from '../modules/texts.en.ts'
import { phrases } from '../text/en.ts'
import { factSheet } from '../text/facts.ts'
import { quick as base } from '../text/quick.en.ts'

export { cites } from '../text/cites.ts'
export { en as text } from '../text/en.ts'

const more = texts.map((text) => text(phrases))

export const cards = listed(phrases)
export const quick = [...base, ...more.flatMap((text) => text.quick ?? [])]
export const sheet = () => [...factSheet(phrases), ...more.flatMap((text) => text.facts ?? [])]
