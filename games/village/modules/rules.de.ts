/** The rules of Inn, Port, Marriage and the life goals in German, with the headings of their sections. */

import type { Phrases } from '../text/en.ts'
import { combinations } from './combinations.de.ts'
import { goals } from './goals/text/rules.de.ts'
import { persons } from './inn/text/persons.de.ts'
import { inn } from './inn/text/rules.de.ts'
import { marriage } from './marriage/text/rules.de.ts'
import { port } from './port/text/rules.de.ts'
import type { expansions as english, expansionSections as englishSections } from './rules.en.ts'
import { soloWithExpansions } from './solo-expansions.de.ts'

export const expansions = (w: Phrases) =>
  ({
    ...inn(w),
    ...port(w),
    ...marriage(w),
    ...combinations(w),
    ...goals(w),
    ...persons,
    ...soloWithExpansions,
  }) satisfies { readonly [id in keyof ReturnType<typeof english>]: string }

export const expansionSections = {
  VI: 'Inn',
  VP: 'Port',
  VM: 'Marriage',
  VC: 'Kombinationen',
  VG: 'Lebensziele',
  VX: 'Personenkarten',
  V: 'Solo mit Erweiterungen',
} as const satisfies Record<keyof typeof englishSections, string>
