/** What `npm run train agricola` and `npm run train:net agricola` vary and look at, and by what they judge. */

import { features, INPUTS } from './features.ts'
import { valueBy } from './value.ts'
import { MANY, SOLO } from './weights.ts'

export const training = {
  tables: { SOLO: { seats: 1, weights: SOLO }, MANY: { seats: 4, weights: MANY } },
  value: valueBy,
}

/** Networks by the number of seats at which they are learned. */
export const learning = { features, inputs: INPUTS, files: { 4: 'net.four.ts' } }
