/** All sentences in English, and the quick reference. */

import { en } from '../text/en.ts'
import { speak } from '../text/words.ts'

export const text = speak(en)
export { quick } from '../text/en.ts'
/** Nothing of this game is reconstructed: it is our own. */
export const sheet = () => []
