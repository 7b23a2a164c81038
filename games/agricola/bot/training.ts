/** What `npm run train agricola` varies, and by what it judges. */

import { valueBy } from './value.ts'
import { FULL, MANY, SOLO } from './weights.ts'

export const training = {
  tables: {
    SOLO: { seats: 1, weights: SOLO },
    MANY: { seats: 2, weights: MANY },
    FULL: { seats: 4, weights: FULL },
  },
  value: valueBy,
}
