/** Village in German: all sentences and the cards. */

import { de } from '../text/de.ts'
import { entryIn } from '../text/entry.ts'

export { cites } from '../text/cites.ts'
export const text = de
export const { cards, parts, at } = entryIn(de)
