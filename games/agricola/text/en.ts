/** Agricola in English. */

import { board } from './board.en.ts'
import { offered } from './cards.en.ts'
import { type AgricolaText, compose } from './compose.ts'
import { messages } from './messages.en.ts'
import { spaces } from './spaces.en.ts'

export const en: AgricolaText = compose({
  messages,
  offered,
  board,
  spaces,
})
