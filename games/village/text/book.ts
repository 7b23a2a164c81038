/** What there is to read of Village in one language: rulebook, quick reference, sheet of facts; of the whole box, or of a table's. */

import type { Options, RuleBook } from '@dorfplatz/kernel'
import type { Box } from '../cards/box.ts'
import type { VillageText } from './compose.ts'
import type { Phrases } from './en.ts'
import type { FactRow } from './fact-row.ts'
import { factSheet } from './facts.ts'
import type { ModuleText } from './modules.ts'
import { numberRows, numbersPage } from './numbers.ts'
import { marks } from './rules/marks.ts'
import { ORDER, usesExpansion, usesFact, usesRule } from './used.ts'

type Texts = { readonly [id: string]: string }

interface Language {
  readonly text: VillageText
  /** What expansions say, in their order. */
  readonly expansions: readonly ((w: Phrases) => ModuleText)[]
  /** The quick reference of the base game. */
  quick(box: Box): NonNullable<ModuleText['quick']>
  rules(w: Phrases): Texts
  readonly sections: Texts
}

const only = <T>(texts: { readonly [id: string]: T }, has: (id: string) => boolean): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => has(id)))

export function bookIn({ text, expansions, quick, rules, sections }: Language) {
  const phrases = text.words
  const bookOf = (w: Phrases, uses: (rule: string) => boolean): RuleBook => {
    const used = only(rules(w), uses)
    return { rules: used, marks: only(marks, (id) => Object.hasOwn(used, id)), sections }
  }
  const sheetIn = (w: Phrases): readonly FactRow[] => [
    ...factSheet(w),
    ...expansions.flatMap((more) => more(w).facts ?? []),
  ]
  const quickIn = (w: Phrases, has: (expansion: (typeof ORDER)[number]) => boolean) => [
    ...quick(w.box),
    ...ORDER.flatMap((id, i) => (has(id) ? (expansions[i]?.(w).quick ?? []) : [])),
  ]
  const book: RuleBook = {
    ...bookOf(phrases, () => true),
    at: (options) => bookOf(text.at(options).words, usesRule(options)),
  }
  return {
    book,
    quick: quickIn(phrases, () => true),
    sheet: () => numberRows(phrases, sheetIn(phrases)),
    numbers: () => numbersPage(phrases, sheetIn),
    /** The same for a table with these options, with its numbers and only of what it uses. */
    at: (options: Options) => {
      const { words } = text.at(options)
      return {
        quick: quickIn(words, usesExpansion(options)),
        sheet: () =>
          numberRows(
            words,
            sheetIn(words).filter(({ id }) => usesFact(options)(id)),
          ),
      }
    },
  }
}
