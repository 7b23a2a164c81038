/** Village to read, in German: the rulebook, the quick reference, and the values that no rulebook prints. */

import { texts } from '../modules/texts.de.ts'
import { bookIn } from '../text/book.ts'
import { de } from '../text/de.ts'
import { quick as base } from '../text/quick.de.ts'
import { expansionRules, expansionSections, rules, sections } from '../text/rules.de.ts'

export const { book, quick, sheet, numbers, at } = bookIn({
  text: de,
  expansions: texts,
  quick: base,
  rules: (w) => ({ ...rules(w.box), ...expansionRules(w) }),
  sections: { ...sections, ...expansionSections },
})
