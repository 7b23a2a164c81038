/** English put together: its words speaking, and what they tell of the action spaces. */

import * as phrases from './en.phrases.ts'
import * as words from './en.words.ts'
import { spaceTeller } from './space-teller.ts'
import { spaceWords } from './spaces.en.ts'
import { speech } from './speech.ts'

export const enSpeech = speech('en', words, phrases)
export const enSpaces = spaceTeller(enSpeech, spaceWords)
