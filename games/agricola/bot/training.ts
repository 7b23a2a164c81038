/** What `npm run train agricola` varies, and by what it judges. */

import { valueBy } from './value.ts'
import { MANY, SOLO } from './weights.ts'

export const training = {
  tables: { SOLO: { seats: 1, weights: SOLO }, MANY: { seats: 4, weights: MANY } },
  value: valueBy,
}
