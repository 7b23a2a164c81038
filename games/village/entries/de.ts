/** Village in German: all sentences, the quick reference, and the values that no rulebook prints. */

import { listed } from '../cards/entries.ts'
import { texts } from '../modules/texts.de.ts'
import { phrases } from '../text/de.ts'
import { factSheet } from '../text/facts.ts'
import { quick as base } from '../text/quick.de.ts'

export { cites } from '../text/cites.ts'
export { de as text } from '../text/de.ts'

const more = texts.map((text) => text(phrases))

export const cards = listed(phrases)
export const quick = [...base, ...more.flatMap((text) => text.quick ?? [])]
export const sheet = () => [...factSheet(phrases), ...more.flatMap((text) => text.facts ?? [])]
