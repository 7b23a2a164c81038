/** The rules of Inn, Port, Marriage and the life goals in German, with the headings of their sections. */

import { combinations } from './combinations.de.ts'
import type { expansions as english, expansionSections as englishSections } from './expansions.en.ts'
import { goals } from './goals.de.ts'
import { inn } from './inn.de.ts'
import { marriage } from './marriage.de.ts'
import { persons } from './persons.de.ts'
import { port } from './port.de.ts'
import { soloWithExpansions } from './solo-expansions.de.ts'

export const expansions = {
  ...inn,
  ...port,
  ...marriage,
  ...combinations,
  ...goals,
  ...persons,
  ...soloWithExpansions,
} as const satisfies Record<keyof typeof english, string>

export const expansionSections = {
  VI: 'Inn',
  VP: 'Port',
  VM: 'Marriage',
  VC: 'Kombinationen',
  VG: 'Lebensziele',
  VX: 'Personenkarten',
  V: 'Solo mit Erweiterungen',
} as const satisfies Record<keyof typeof englishSections, string>
