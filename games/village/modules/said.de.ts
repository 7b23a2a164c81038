/** The words of each expansion in German, for its drawings and its cards. */

import { words as goals } from './goals/text/words.de.ts'
import { innPhrases as inn } from './inn/text/phrases.de.ts'
import { words as marriage } from './marriage/text/words.de.ts'
import { words as port } from './port/text/phrases.de.ts'
import type { moduleWords as en } from './said.en.ts'

export const moduleWords: typeof en = { inn, port, marriage, goals }
