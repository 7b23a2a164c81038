/** Persons of the Inn that are played at sea: whether their owner holds them, and laying them down. */

import { collecting, type Seat } from '@dorfplatz/kernel'
import { emit } from '../../rules/events.ts'
import type { Play } from '../../rules/modules/module.ts'
import { at, boxOf, type M, type State, type Todo } from '../../rules/state.ts'
import { fromHand, holds, personAt, personNumber } from '../inn/state.ts'
import { islandOf } from './sea.ts'
import { stackOf } from './stacks.ts'
import { cargoOf, freeHolds, mine } from './state.ts'

type SeaPerson = 'admiral' | 'kartograph' | 'quartiermeister'

const PLAYS: { readonly [id in SeaPerson]: Play } = {
  admiral: Object.freeze({ play: 'admiral' }),
  kartograph: Object.freeze({ play: 'kartograph' }),
  quartiermeister: Object.freeze({ play: 'quartiermeister' }),
}

/** Whether a seat holds a person; without Inn nobody does (VC-15). */
export function has(s: State, seat: Seat, id: SeaPerson): boolean {
  return s.more.inn !== undefined && holds(s, seat, id)
}

/** The card as an answer, where its owner holds it and it can do something. */
export function offer(s: State, seat: Seat, id: SeaPerson, possible: boolean): readonly Play[] {
  return possible && has(s, seat, id) ? [PLAYS[id]] : []
}

export function playAtSea(m: M, seat: Seat, id: string, stack: Todo): void {
  const n = personNumber(id)
  const { effect } = personAt(n)
  fromHand(m.state, seat, n)
  if (collecting()) emit({ kind: 'personPlayed', seat, card: id })
  if (effect !== undefined) stack.push({ op: 'effect', seat, effect, source: id })
}

/** Two tiles of the stack at hand, while none of them is aboard (VX-Quartiermeister-1). */
export function canTakeTwo(s: State, seat: Seat, loaded: boolean): boolean {
  const stack = islandOf(boxOf(s), at(mine.of(s).at, seat))?.stack ?? null
  if (stack === null || loaded) return false
  return freeHolds(s, seat) > 1 && cargoOf(s, seat, stack) === 0 && stackOf(mine.of(s), stack) > 1
}
