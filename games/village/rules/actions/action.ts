/** What an action space offers: whether its action is possible, and how it begins. */

import { listening, type Refusal, type Seat, tell } from '@dorfplatz/kernel'
import type { M, State, Todo } from '../state.ts'

export interface Action {
  /** Why the action cannot be performed at all, or null; a market day always can. */
  readonly whyNot: (s: State, seat: Seat) => Refusal | null
  /** Starts it. With `must` it was bought or chosen for itself and is not declined any more (V-WELL-06). */
  readonly begin: (m: M, seat: Seat, must: boolean, stack: Todo) => void
}

/** The answer that declines an action (V-ROUND-15). */
export const SKIP = 'skip'

/** Says no to the action of a space. */
export function decline(seat: Seat, space: number): void {
  if (listening()) tell({ kind: 'declines', seat, space })
}
