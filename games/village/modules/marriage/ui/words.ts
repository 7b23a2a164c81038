/** Marriage's words for its drawings. */

import type { Spoken } from '../../../ui/pictures.ts'
import type { Words } from '../text/words.en.ts'

export const wordsOf = ({ text }: Spoken): Words => text.words.more.marriage
