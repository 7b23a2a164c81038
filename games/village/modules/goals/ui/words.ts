/** The words of life goals for their drawings. */

import type { Lang } from '@dorfplatz/kernel'
import { words as de } from '../text/words.de.ts'
import { words as en, type Words } from '../text/words.en.ts'

export const wordsOf = (lang: Lang): Words => (lang === 'de' ? de : en)
