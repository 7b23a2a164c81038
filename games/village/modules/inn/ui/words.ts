/** Inn's words for its drawings. */

import type { Lang } from '@dorfplatz/kernel'
import { phrasesOf } from '../../../ui/pictures.ts'
import { innPhrases as de } from '../text/phrases.de.ts'
import { innPhrases as en, type InnPhrases } from '../text/phrases.en.ts'
import { type PersonTexts, personTexts } from '../text/say.ts'

export const wordsOf = (lang: Lang): InnPhrases => (lang === 'de' ? de : en)

const texts: { [L in Lang]?: PersonTexts } = {}
export function personsOf(lang: Lang): PersonTexts {
  const known = texts[lang] ?? personTexts(phrasesOf(lang), wordsOf(lang))
  texts[lang] = known
  return known
}
