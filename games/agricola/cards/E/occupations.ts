/** Deck E, occupations (E147 to E218), in the order of their numbers. */

import type { Card } from '../types.ts'
import { occupationsE1 } from './occupations-1.ts'
import { occupationsE2 } from './occupations-2.ts'

export const occupationsE: readonly Card[] = [...occupationsE1, ...occupationsE2]
