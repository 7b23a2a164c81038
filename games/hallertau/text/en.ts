/** Hallertau in English. */

import { gameText } from './build.ts'
import { enSpeech } from './en.speech.ts'

export const en = gameText(enSpeech)
