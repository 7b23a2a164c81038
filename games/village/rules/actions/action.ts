/** What an action space offers: whether its action is possible, and how it begins. */

import { collecting, type Json, PASS, type Pass, type Refusal, type Seat } from '@dorfplatz/kernel'
import type { SpaceId } from '../codes.ts'
import { emit } from '../events.ts'
import type { M, State, Todo } from '../state.ts'

export interface Action {
  /** Whether the action can be performed at all; a market day always can. Asked far more often than why not. */
  readonly can: (s: State, seat: Seat) => boolean
  /** Why it cannot, or null. */
  readonly whyNot: (s: State, seat: Seat) => Refusal | null
  /** Starts it. With `must` it was bought or chosen for itself and is not declined any more (V-WELL-06). */
  readonly begin: (m: M, seat: Seat, must: boolean, stack: Todo) => void
}

/**
 * Adds the answer that declines. Whoever must act may still decline where a card played in between has left nothing to
 * do (VI-45): what was begun lapses.
 */
export function orPass<C extends Json>(list: (C | Pass)[], must: boolean): (C | Pass)[] {
  if (!must || list.length === 0) list.push(PASS)
  return list
}

/** Says no to the action of a space (V-ROUND-15). */
export function decline(seat: Seat, space: SpaceId | null): void {
  if (collecting()) emit({ kind: 'declines', seat, space })
}
