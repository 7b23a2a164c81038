/** Agricola auf Deutsch. */

import type { GameText } from '@dorfplatz/kernel'
import type { AgricolaView } from '../rules/view.ts'
import { offered } from './cards.de.ts'
import { compose } from './compose.ts'
import { messages } from './messages.de.ts'
import { rules, sections } from './rules.de.ts'

export const de: GameText<AgricolaView> = compose({ messages, rules, sections, offered })
