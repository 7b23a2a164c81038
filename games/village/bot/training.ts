/** What `npm run train village` varies, and by what it judges. */

import { valueBy, weariness } from './value.ts'
import { FOUR, MANY, MASTERS, SOLO } from './weights.ts'

export const training = {
  tables: {
    SOLO: { seats: 1, weights: SOLO },
    MANY: { seats: 2, weights: MANY },
    MASTERS: { seats: 2, weights: MASTERS },
    FOUR: { seats: 4, weights: FOUR },
  },
  value: valueBy,
  weariness,
}
