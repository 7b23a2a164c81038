/** What life goals add to the game's unions: a play, an event, reasons and their view. */

import type { Seat } from '@dorfplatz/kernel'
import type { GoalDeck } from './cards.ts'

/** Turns up one of the own goals. */
export type GoalPlay = { readonly play: 'goal'; readonly goal: string }

export type GoalEvent = {
  readonly kind: 'goalRevealed'
  readonly seat: Seat
  readonly goal: string
  readonly points: number
}

export type GoalReason =
  | { readonly why: 'goalNotHeld'; readonly goal: string }
  | { readonly why: 'goalNotMet'; readonly goal: string }

export type GoalsView = {
  /** The viewer's own goals that are still face down, and how far they have come. */
  readonly mine: readonly { readonly id: string; readonly met: boolean; readonly have: readonly number[] }[]
  /** By seat: what lies face down there, and which goals were turned up. */
  readonly backs: readonly (readonly GoalDeck[])[]
  readonly revealed: readonly (readonly string[])[]
  /** When the game is over: what was never turned up, by seat. */
  readonly missed: readonly (readonly string[])[] | null
}
