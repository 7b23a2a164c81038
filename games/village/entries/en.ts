/** Village in English: all sentences and the cards. */

import { en } from '../text/en.ts'
import { entryIn } from '../text/entry.ts'

export { cites } from '../text/cites.ts'
export const text = en
export const { cards, parts, at } = entryIn(en)
