/** Amounts and conditions of cards: goods by name, and the metrics. */

import { type Countable, counter } from '@dorfplatz/kernel'
import { GOODS } from '../goods.ts'
import { foodPower } from '../payment/exchanges.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { byName } from '../tables.ts'
import { METRICS } from './metrics.ts'

export const GOOD_INDEX: { readonly [name: string]: number } = byName(GOODS, (_, good) => good)

export const countable: Countable<State> = {
  // What could be paid: food counts with everything that can be turned into it.
  have: (m, seat, good) =>
    good === 'food' ? foodPower(m.state, playerOf(m, seat)) : (playerOf(m, seat).goods[GOOD_INDEX[good] ?? 0] ?? 0),
  metrics: METRICS,
}

export const counting = counter(countable)
