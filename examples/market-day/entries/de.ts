/** All sentences in German. */

import { de } from '../text/de.ts'
import { speak } from '../text/words.ts'

export const text = speak(de)
