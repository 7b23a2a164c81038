/** The rules of Inn, Port, Marriage and the life goals in English, with the headings of their sections. */

import { combinations } from './combinations.en.ts'
import { goals } from './goals.en.ts'
import { inn } from './inn.en.ts'
import { marriage } from './marriage.en.ts'
import { persons } from './persons.en.ts'
import { port } from './port.en.ts'

export const expansions = {
  ...inn,
  ...port,
  ...marriage,
  ...combinations,
  ...goals,
  ...persons,
} as const satisfies Record<string, string>

export const expansionSections = {
  VI: 'Inn',
  VP: 'Port',
  VM: 'Marriage',
  VC: 'Combinations',
  VG: 'Life goals',
  VX: 'Person cards',
} as const satisfies Record<string, string>
