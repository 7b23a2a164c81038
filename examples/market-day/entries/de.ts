/** All sentences in German, and the quick reference. */

import { de } from '../text/de.ts'
import { speak } from '../text/words.ts'

export const text = speak(de)
export { quick } from '../text/de.ts'
/** Nothing of this game is reconstructed: it is our own. */
export const sheet = () => []
