/** Deck E, occupations (E147 to E218), in the order of their numbers. */

import { occupationsE1 } from './occupations-e1.ts'
import { occupationsE2 } from './occupations-e2.ts'
import type { Card } from './types.ts'

export const occupationsE: readonly Card[] = [...occupationsE1, ...occupationsE2]
