/** Inn's words for its drawings. */

import type { Phrases } from '../../../text/en.ts'
import type { Spoken } from '../../../ui/pictures.ts'
import type { InnPhrases } from '../text/phrases.en.ts'
import { type PersonTexts, personTexts } from '../text/say.ts'

export const wordsOf = ({ text }: Spoken): InnPhrases => text.words.more.inn

const made = new WeakMap<Phrases, PersonTexts>()
export function personsOf({ text: { words } }: Spoken): PersonTexts {
  const known = made.get(words) ?? personTexts(words, words.more.inn)
  made.set(words, known)
  return known
}
