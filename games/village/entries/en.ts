/** Village in English: all sentences, the quick reference, and the values that no rulebook prints. */

import type { Options } from '@dorfplatz/kernel'
import { listed } from '../cards/entries.ts'
import { texts } from '../modules/texts.en.ts'
import type { Phrases } from '../text/en.ts'
import { en, phrases } from '../text/en.ts'
import { factSheet } from '../text/facts.ts'
import { numberRows, numbersPage } from '../text/numbers.ts'
import { quick as base } from '../text/quick.en.ts'
import { hasIn, ORDER, usesCard } from '../text/used.ts'

export { cites } from '../text/cites.ts'
export const text = en

/** What the whole box says in these words. */
const moreIn = (w: Phrases) => texts.map((text) => text(w))
const sheetIn = (w: Phrases) => [...factSheet(w), ...moreIn(w).flatMap((text) => text.facts ?? [])]

export const cards = listed(phrases)
export const quick = [...base(phrases.box), ...moreIn(phrases).flatMap((text) => text.quick ?? [])]
/** What a table with these options says, with its numbers and only of what it uses. */
export const at = (options: Options) => {
  const here = text.at(options)
  const has = hasIn(options)
  const expansions = moreIn(here.words).filter((_, i) => has(ORDER[i] ?? 'inn'))
  return {
    text: here,
    cards: listed(here.words).filter(usesCard(options)),
    quick: [...base(here.words.box), ...expansions.flatMap((more) => more.quick ?? [])],
  }
}
export const sheet = () => numberRows(phrases, sheetIn(phrases))
export const numbers = () => numbersPage(phrases, sheetIn)
