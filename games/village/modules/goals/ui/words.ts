/** The words of life goals for their drawings. */

import type { Spoken } from '../../../ui/pictures.ts'
import type { Words } from '../text/words.en.ts'

export const wordsOf = ({ text }: Spoken): Words => text.words.more.goals
