/** The rule catalogue of Hallertau in English: one entry per rule id, and the headings of its sections in rulebook order. */

import { withSpaceRules } from '@dorfplatz/kernel'
import { enSpaces } from './en.speech.ts'
import { cards } from './rules/cards.en.ts'
import { progress } from './rules/progress.en.ts'
import { round } from './rules/round.en.ts'
import { scoring } from './rules/scoring.en.ts'
import { setup } from './rules/setup.en.ts'

export const written = { ...setup, ...round, ...progress, ...cards, ...scoring } as const satisfies Record<
  string,
  string
>
export const rules = withSpaceRules(written, enSpaces.rules)

export const sections = {
  COMP: 'Components and limits',
  SETUP: 'Setup',
  RES: 'Resources',
  TURN: 'Course of a round',
  PH1: 'Phase 1: Remove Workers',
  PH2: 'Phase 2: New Workers',
  PH3: 'Phase 3: Income',
  PH4: 'Phase 4: Actions',
  ACT: 'The 20 action spaces',
  PH5: 'Phase 5: New Card',
  SOW: 'Sowing',
  PH6: 'Phase 6: Fallow Fields',
  PH7: 'Phase 7: Harvest',
  PH8: 'Phase 8: Milking',
  SHEEP: 'Sheep and the stable board',
  CC: 'The Community Center board',
  PH9: 'Phase 9: Progress',
  PH10: 'Phase 10: Boulders',
  END: 'End of the round and of the game',
  ANY: 'At any time',
  JUST: 'Cards that say “just”',
  CARD: 'Playing a card',
  SPC: 'Rulings on single cards',
  SCORE: 'Scoring',
  VAR: 'No Cards Variant',
  SOLO: 'Solo game',
} as const satisfies Record<string, string>
