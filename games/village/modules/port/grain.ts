/** Grain with Port: 26 bags, some of them at sea, and no more than the supply holds (VP-08, VP-62, VP-67). */

import { GRAIN } from '../../rules/codes.ts'
import { have, type State } from '../../rules/state.ts'
import { GRAIN_IN_BOX } from './facts.ts'
import { cargoOf } from './state.ts'

/** Bags left in the supply. */
export function grainLeft(s: State): number {
  let left = GRAIN_IN_BOX
  const seats = s.solo ? 1 : s.rows
  for (let seat = 0; seat < seats; seat++) left -= have(s, seat, GRAIN) + cargoOf(s, seat, 'grain')
  return left
}
