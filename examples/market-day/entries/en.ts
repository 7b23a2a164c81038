/** All sentences in English. */

import { en } from '../text/en.ts'
import { speak } from '../text/words.ts'

export const text = speak(en)
