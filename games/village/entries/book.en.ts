/** Village to read, in English: the rulebook, the quick reference, and the values that no rulebook prints. */

import { texts } from '../modules/texts.en.ts'
import { bookIn } from '../text/book.ts'
import { en } from '../text/en.ts'
import { quick as base } from '../text/quick.en.ts'
import { expansionRules, expansionSections, rules, sections } from '../text/rules.en.ts'

export const { book, quick, sheet, numbers, at } = bookIn({
  text: en,
  expansions: texts,
  quick: base,
  rules: (w) => ({ ...rules(w.box), ...expansionRules(w) }),
  sections: { ...sections, ...expansionSections },
})
