/** Agricola auf Deutsch. */

import type { GameText } from '@dorfplatz/kernel'
import type { Anytime } from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import type { AgricolaView } from '../rules/view.ts'
import { offered } from './cards.de.ts'
import { compose } from './compose.ts'
import { messages } from './messages.de.ts'
import { rules, sections } from './rules.de.ts'
import { spaces } from './spaces.de.ts'

export const de: GameText<AgricolaView, AgricolaDecision, AgricolaEvent, Anytime> = compose({
  messages,
  rules,
  sections,
  offered,
  spaces,
})
