/** The rules of Inn, Port, Marriage and the life goals in English, with the headings of their sections. */

import type { Phrases } from '../text/en.ts'
import { combinations } from './combinations.en.ts'
import { goals } from './goals/text/rules.en.ts'
import { persons } from './inn/text/persons.en.ts'
import { inn } from './inn/text/rules.en.ts'
import { marriage } from './marriage/text/rules.en.ts'
import { port } from './port/text/rules.en.ts'
import { soloWithExpansions } from './solo-expansions.en.ts'

export const expansions = (w: Phrases) => ({
  ...inn(w),
  ...port(w),
  ...marriage(w),
  ...combinations(w),
  ...goals(w),
  ...persons,
  ...soloWithExpansions,
})

export const expansionSections = {
  VI: 'Inn',
  VP: 'Port',
  VM: 'Marriage',
  VC: 'Combinations',
  VG: 'Life goals',
  VX: 'Person cards',
  V: 'Solo with expansions',
} as const satisfies Record<string, string>
