/** Agricolas Regelwerk auf Deutsch: jede Regel mit ihrer Kennung, dazu die Kapitel in Lesereihenfolge. */

import { withSpaceRules } from '@dorfplatz/kernel'
import { cards } from './rules/cards.de.ts'
import { end } from './rules/end.de.ts'
import { farm } from './rules/farm.de.ts'
import { harvest } from './rules/harvest.de.ts'
import { minors } from './rules/minors.de.ts'
import { occupations } from './rules/occupations.de.ts'
import { start } from './rules/start.de.ts'
import { work } from './rules/work.de.ts'
import type { sections as enSections, Written } from './rules.en.ts'
import { spaces } from './spaces.de.ts'

const written = {
  ...start,
  ...work,
  ...harvest,
  ...farm,
  ...cards,
  ...end,
  ...occupations,
  ...minors,
} as const satisfies Record<keyof Written, string>

export const rules = withSpaceRules(written, spaces.rules)

export const sections = {
  TERM: 'Begriffe',
  SETUP: 'Spielvorbereitung',
  ROUND: 'Ablauf einer Runde',
  WORK: 'Arbeitszeit und Aktionsfelder',
  HOME: 'Heimkehr',
  HARVEST: 'Erntezeit',
  'HARVEST-FIELD': 'Erntezeit: Ackerphase',
  'HARVEST-FEED': 'Erntezeit: Ernährungsphase',
  'HARVEST-BREED': 'Erntezeit: Vermehrungsphase',
  'HARVEST-TIME': 'Erntezeit: wann Karten wirken',
  BUILD: 'Hausbauten',
  RENOVATE: 'Renovierung',
  FAMILY: 'Familienzuwachs',
  PLOW: 'Acker pflügen',
  SOW: 'Aussäen',
  BAKE: 'Brot backen und Eintauschen',
  FENCE: 'Zäune und Weiden',
  STABLE: 'Ställe',
  ANIMAL: 'Tiere',
  OCC: 'Ausbildungen',
  MINOR: 'Kleine Anschaffungen',
  MAJOR: 'Große Anschaffungen',
  CARDS: 'Karten allgemein',
  SCORE: 'Wertung',
  SOLO: 'Das Solospiel',
  FAMILYGAME: 'Familienspiel',
  VARIANT: 'Variante: Drei für eine',
  DRAFT: 'Draften',
  OCCARD: 'Ausbildungen im Einzelnen',
  MIN: 'Kleine Anschaffungen im Einzelnen',
} as const satisfies Record<keyof typeof enSections, string>
