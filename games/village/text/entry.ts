/** What pages read of Village in one language: cards, quick reference, sheet of facts; of the whole box, or of a table's. */

import type { Options } from '@dorfplatz/kernel'
import type { Box } from '../cards/box.ts'
import { listed } from '../cards/entries.ts'
import type { VillageText } from './compose.ts'
import type { Phrases } from './en.ts'
import type { FactRow } from './fact-row.ts'
import { factSheet } from './facts.ts'
import type { ModuleText } from './modules.ts'
import { numberRows, numbersPage } from './numbers.ts'
import { ORDER, PARTS, usesCard, usesExpansion, usesFact } from './used.ts'

interface Language {
  readonly text: VillageText
  /** What expansions say, in their order. */
  readonly expansions: readonly ((w: Phrases) => ModuleText)[]
  /** The quick reference of the base game. */
  quick(box: Box): NonNullable<ModuleText['quick']>
}

export function entryIn({ text, expansions, quick }: Language) {
  const phrases = text.words
  const sheetIn = (w: Phrases): readonly FactRow[] => [
    ...factSheet(w),
    ...expansions.flatMap((more) => more(w).facts ?? []),
  ]
  const quickIn = (w: Phrases, has: (expansion: (typeof ORDER)[number]) => boolean) => [
    ...quick(w.box),
    ...ORDER.flatMap((id, i) => (has(id) ? (expansions[i]?.(w).quick ?? []) : [])),
  ]
  return {
    cards: listed(phrases),
    quick: quickIn(phrases, () => true),
    /** Parts of the box that a reader may leave out. */
    parts: PARTS,
    sheet: () => numberRows(phrases, sheetIn(phrases)),
    numbers: () => numbersPage(phrases, sheetIn),
    /** What a table with these options says, with its numbers and only of what it uses. */
    at: (options: Options) => {
      const here = text.at(options)
      return {
        text: here,
        cards: listed(here.words).filter(usesCard(options)),
        quick: quickIn(here.words, usesExpansion(options)),
        sheet: () =>
          numberRows(
            here.words,
            sheetIn(here.words).filter(({ id }) => usesFact(options)(id)),
          ),
      }
    },
  }
}
