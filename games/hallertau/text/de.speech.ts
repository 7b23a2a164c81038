/** German put together: its words speaking, and what they tell of the action spaces. */

import * as phrases from './de.phrases.ts'
import * as words from './de.words.ts'
import { spaceTeller } from './space-teller.ts'
import { spaceWords } from './spaces.de.ts'
import { speech } from './speech.ts'

export const deSpeech = speech('de', words, phrases)
export const deSpaces = spaceTeller(deSpeech, spaceWords)
