/** Deck K, occupations, in the order of their numbers. */

import type { Card } from '../types.ts'
import { occupationsK1 } from './occupations-1.ts'
import { occupationsK2 } from './occupations-2.ts'

export const occupationsK: readonly Card[] = [...occupationsK1, ...occupationsK2]
