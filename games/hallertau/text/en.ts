/** Hallertau in English. */

import { gameText } from './build.ts'
import * as phrases from './en.phrases.ts'
import * as words from './en.words.ts'
import { rules, sections } from './rules.en.ts'
import { speech } from './speech.ts'

export const enSpeech = speech('en', words, phrases)
export const en = gameText(enSpeech, rules, sections)
