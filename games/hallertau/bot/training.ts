/** What `npm run train hallertau` varies, and by what it judges. */

import type { Match } from '@dorfplatz/kernel'
import { playerOf } from '../rules/metrics.ts'
import type { State } from '../rules/state.ts'
import { standing } from './judge.ts'
import { FOUR, MASTERS, SOLO, W, type Weights } from './weights.ts'

export const training = {
  tables: {
    SOLO: { seats: 1, weights: SOLO },
    MASTERS: { seats: 2, weights: MASTERS },
    // Journeymen judge by them at every table: between the fewest and the most.
    W: { seats: 3, weights: W },
    FOUR: { seats: 4, weights: FOUR },
  },
  value: (m: Match<State>, seat: number, w: Weights): number => standing(playerOf(m, seat), m.state, w),
}
