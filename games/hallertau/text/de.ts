/** Hallertau in German. */

import { gameText } from './build.ts'
import * as phrases from './de.phrases.ts'
import * as words from './de.words.ts'
import { rules, sections } from './rules.de.ts'
import { speech } from './speech.ts'

export const deSpeech = speech('de', words, phrases)
export const de = gameText(deSpeech, rules, sections)
