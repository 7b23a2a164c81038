/** Hallertau in English. */

import { gameText } from './build.ts'
import { enSpeech } from './en.speech.ts'
import { rules, sections } from './rules.en.ts'

export const en = gameText(enSpeech, rules, sections)
