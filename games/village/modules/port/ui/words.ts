/** The Port's words for its drawings. */

import type { Lang } from '@dorfplatz/kernel'
import { words as de } from '../text/phrases.de.ts'
import { words as en, type PortWords } from '../text/phrases.en.ts'

export const wordsOf = (lang: Lang): PortWords => (lang === 'de' ? de : en)
