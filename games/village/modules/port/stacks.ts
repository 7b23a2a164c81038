/** The stacks of cargo on the islands, and their lighthouses. */

import type { Seat } from '@dorfplatz/kernel'
import { placeCode } from '../../rules/places.ts'
import { isAt, type State } from '../../rules/state.ts'
import type { Lighthouse, Stack } from './facts.ts'
import { change, mine, type PortState, stow } from './state.ts'

export function placeOf(lighthouse: Lighthouse): number {
  return placeCode(`lighthouse${lighthouse.id.slice(1)}`)
}

/** VP-56: one member, of any family. */
export function isTaken(s: State, lighthouse: Lighthouse): boolean {
  const place = placeOf(lighthouse)
  for (let row = 0; row < s.rows; row++) if (isAt(s, row, place)) return true
  return false
}

export function stackOf(p: PortState, stack: Stack): number {
  return stack === 'chest' ? p.chests.length : p[stack]
}

/** The top tile of the stack goes into a free hold; a chest is looked at by its owner only (VP-51, VP-52). */
export function takeAboard(s: State, seat: Seat, stack: Stack): void {
  const p = mine.of(s)
  if (stack === 'chest') {
    const top = p.chests.slice(-1)
    change(s, { chests: p.chests.slice(0, -1), aboard: p.aboard.with(seat, [...(p.aboard[seat] ?? []), ...top]) })
    return
  }
  change(s, { [stack]: p[stack] - 1 })
  stow(s, seat, stack, 1)
}
