/** What a table says and shows of Village in one language: of the whole box, or only of what it uses. */

import type { Options } from '@dorfplatz/kernel'
import { listed } from '../cards/entries.ts'
import type { VillageText } from './compose.ts'
import { PARTS, usesCard } from './used.ts'

export function entryIn(text: VillageText) {
  return {
    cards: listed(text.words),
    /** Parts of the box that a reader may leave out. */
    parts: PARTS,
    /** What a table with these options says, with its numbers and only of what it uses. */
    at: (options: Options) => {
      const here = text.at(options)
      return { text: here, cards: listed(here.words).filter(usesCard(options)) }
    },
  }
}
