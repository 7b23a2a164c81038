/** The log of a table: what was answered, undone, conceded. It only ever grows. */

import type { Entry, GameEvent, Seat } from '@dorfplatz/kernel'

/** `answer` holds the seat's answers in record form, `undo` the number of answers that count afterwards. */
export type Payload =
  | { readonly kind: 'start' }
  | { readonly kind: 'answer'; readonly entries: readonly Entry[] }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'concede' }
  | { readonly kind: 'replace' }
  /** From here on by corrected rules. */
  | { readonly kind: 'rules'; readonly rules: string }

/** What a log entry says about the course of the match. */
export interface Written {
  readonly seat: Seat | null
  readonly payload: Payload
  /** How many answers count afterwards. */
  readonly position: number
  /** Fingerprint of the state afterwards, every so often. */
  readonly hash: string | null
}

/** What of it those who sit at these seats may know; with no seat, what everybody may. */
export function eventsForSeats(events: readonly GameEvent[], seats: readonly Seat[]): readonly GameEvent[] {
  return events.filter(({ to }) => to === undefined || to.some((seat) => seats.includes(seat)))
}
