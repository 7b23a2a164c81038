/** Hallertau in German. */

import { gameText } from './build.ts'
import { deSpeech } from './de.speech.ts'

export const de = gameText(deSpeech)
