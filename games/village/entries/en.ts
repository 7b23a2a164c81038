/** Village in English: all sentences, the quick reference, and the values that no rulebook prints. */

import { texts } from '../modules/texts.en.ts'
import { en } from '../text/en.ts'
import { entryIn } from '../text/entry.ts'
import { quick as base } from '../text/quick.en.ts'

export { cites } from '../text/cites.ts'
export const text = en
export const { cards, quick, parts, at, sheet, numbers } = entryIn({ text, expansions: texts, quick: base })
