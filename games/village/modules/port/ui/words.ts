/** The Port's words for its drawings. */

import type { Spoken } from '../../../ui/pictures.ts'
import type { PortWords } from '../text/phrases.en.ts'

export const wordsOf = ({ text }: Spoken): PortWords => text.words.more.port
