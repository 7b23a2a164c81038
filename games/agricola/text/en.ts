/** Agricola in English. */

import type { GameText } from '@dorfplatz/kernel'
import type { Anytime } from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import type { AgricolaView } from '../rules/view.ts'
import { offered } from './cards.en.ts'
import { compose } from './compose.ts'
import { messages } from './messages.en.ts'
import { rules, sections } from './rules.en.ts'
import { spaces } from './spaces.en.ts'

export const en: GameText<AgricolaView, AgricolaDecision, AgricolaEvent, Anytime> = compose({
  messages,
  rules,
  sections,
  offered,
  spaces,
})
