/** Village in German: all sentences, the quick reference, and the values that no rulebook prints. */

import { texts } from '../modules/texts.de.ts'
import { de } from '../text/de.ts'
import { entryIn } from '../text/entry.ts'
import { quick as base } from '../text/quick.de.ts'

export { cites } from '../text/cites.ts'
export const text = de
export const { cards, quick, parts, at, sheet, numbers } = entryIn({ text, expansions: texts, quick: base })
