/** Looking ahead: what a seat would see after some answers, without learning anything by it. */

import {
  type Answer,
  type GameEvent,
  type Match,
  type Random,
  type Refusal,
  reveals,
  type Seat,
} from '@dorfplatz/kernel'
import type { AnyKernel } from './answers.ts'

export interface Previewed {
  /** How many of the answers were played. */
  readonly played: number
  /** Stopped because the next answer would draw or show something. */
  readonly reveals: boolean
  /** Stopped because the next answer is refused. */
  readonly refusal: Refusal | null
  readonly match: Match
  readonly events: readonly GameEvent[]
}

/**
 * Plays answers on a copy, up to the first that is refused or would reveal something. What is hidden from the seat is dealt
 * anew in the copy: whom the table would ask next may depend on others' hands, and that is not to be had for the asking.
 * The chance must be nobody's to know: who could work it out would see through the new deal to the real one.
 */
export function preview(k: AnyKernel, match: Match, seat: Seat, answers: readonly Answer[], chance: Random): Previewed {
  let now = k.clone(match)
  k.game.reshuffle(now, seat, chance)
  const events: GameEvent[] = []
  for (const [played, answer] of answers.entries()) {
    const next = k.clone(now)
    const applied = k.apply(next, seat, answer)
    if (!applied.ok) return { played, reveals: false, refusal: applied, match: now, events }
    if (reveals(k, now, next, seat)) return { played, reveals: true, refusal: null, match: now, events }
    events.push(...applied.events)
    now = next
  }
  return { played: answers.length, reveals: false, refusal: null, match: now, events }
}
