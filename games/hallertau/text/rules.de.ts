/** The rule catalogue of Hallertau in German: one entry per rule id, and the headings of its sections in rulebook order. */

import { withSpaceRules } from '@dorfplatz/kernel'
import { deSpaces } from './de.speech.ts'
import { cards } from './rules/cards.de.ts'
import { progress } from './rules/progress.de.ts'
import { round } from './rules/round.de.ts'
import { scoring } from './rules/scoring.de.ts'
import { setup } from './rules/setup.de.ts'
import type { sections as englishSections, written as englishWritten } from './rules.en.ts'

const written = { ...setup, ...round, ...progress, ...cards, ...scoring } as const satisfies Record<
  keyof typeof englishWritten,
  string
>
export const rules = withSpaceRules(written, deSpaces.rules)

export const sections = {
  COMP: 'Material und Grenzen',
  SETUP: 'Spielvorbereitung',
  RES: 'Ressourcen',
  TURN: 'Ablauf einer Runde',
  PH1: 'Phase 1: Viertel',
  PH2: 'Phase 2: Neue Arbeiter',
  PH3: 'Phase 3: Einkommen',
  PH4: 'Phase 4: Aktionen',
  ACT: 'Die 20 Aktionsfelder',
  PH5: 'Phase 5: Neue Karte',
  SOW: 'Aussäen',
  PH6: 'Phase 6: Brachliegende Äcker',
  PH7: 'Phase 7: Erntezeit',
  PH8: 'Phase 8: Melken',
  SHEEP: 'Schafe und Stallplan',
  CC: 'Der Hausplan',
  PH9: 'Phase 9: Fortschritt',
  PH10: 'Phase 10: Findlinge',
  END: 'Runden- und Spielende',
  ANY: 'Jederzeit-Aktionen',
  JUST: 'Karten mit „soeben“',
  CARD: 'Karten ausspielen',
  SPC: 'Zu einzelnen Karten',
  SCORE: 'Wertung',
  VAR: 'Kartenlose Variante',
  SOLO: 'Das Solospiel',
} as const satisfies Record<keyof typeof englishSections, string>
