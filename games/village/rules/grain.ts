/** Bags of grain from the supply: as far as the barn has room, and the supply has any (V-SETUP-06, VP-67). */

import type { Seat } from '@dorfplatz/kernel'
import { BARN } from '../cards/board.ts'
import { GRAIN } from './codes.ts'
import { playing } from './modules/registry.ts'
import { gain, have, type State } from './state.ts'

/** How many of so many bags a seat would get. */
export function grainFor(s: State, seat: Seat, n: number): number {
  let bags = Math.min(n, BARN - have(s, seat, GRAIN))
  for (const left of playing(s.modules).hooks.grainLeft) bags = Math.min(bags, left(s))
  return Math.max(0, bags)
}

/** Takes them, and says how many there were. */
export function takeGrain(s: State, seat: Seat, n: number): number {
  const bags = grainFor(s, seat, n)
  gain(s, seat, GRAIN, bags)
  return bags
}
