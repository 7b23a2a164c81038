/** What an action space offers: whether its action is possible, and how it begins. */

import type { Seat } from '@dorfplatz/kernel'
import type { M, State, Todo } from '../state.ts'

export interface Action {
  /** Whether the action can be performed at all; a market day always can. */
  readonly can: (s: State, seat: Seat) => boolean
  /** Starts it. With `must` it was bought or chosen for itself and is not declined any more (V-WELL-06). */
  readonly begin: (m: M, seat: Seat, must: boolean, stack: Todo) => void
}

/** The answer that declines an action (V-ROUND-15). */
export const SKIP = 'skip'
