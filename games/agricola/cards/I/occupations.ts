/** Deck I, occupations, in the order of their numbers. */

import type { Card } from '../types.ts'
import { occupationsI1 } from './occupations-1.ts'
import { occupationsI2 } from './occupations-2.ts'

export const occupationsI: readonly Card[] = [...occupationsI1, ...occupationsI2]
