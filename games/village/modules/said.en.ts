/** The words of each expansion in English, for its drawings and its cards. */

import { words as goals } from './goals/text/words.en.ts'
import { innPhrases as inn } from './inn/text/phrases.en.ts'
import { words as marriage } from './marriage/text/words.en.ts'
import { words as port } from './port/text/phrases.en.ts'

export const moduleWords = { inn, port, marriage, goals }
