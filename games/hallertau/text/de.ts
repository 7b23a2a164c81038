/** Hallertau in German. */

import { gameText } from './build.ts'
import { deSpeech } from './de.speech.ts'
import { rules, sections } from './rules.de.ts'

export const de = gameText(deSpeech, rules, sections)
