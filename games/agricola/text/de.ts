/** Agricola auf Deutsch. */

import { board } from './board.de.ts'
import { offered } from './cards.de.ts'
import { type AgricolaText, compose } from './compose.ts'
import { messages } from './messages.de.ts'
import { spaces } from './spaces.de.ts'

export const de: AgricolaText = compose({
  messages,
  offered,
  board,
  spaces,
})
