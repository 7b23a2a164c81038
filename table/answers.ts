/** Answers of one seat at a table: all of them count, or none. */

import type { Answer, Entry, GameEvent, GameKernel, Json, Kernel, Match, Refusal, Seat } from '@dorfplatz/kernel'
import { toEntry } from '@dorfplatz/kernel'

/** The rules machine of any game. */
export type AnyKernel = Kernel<unknown, Json>
/** The same of a whole game, with its sentences. */
export type WholeKernel = GameKernel<unknown, Json>

/** One accepted answer: as the record keeps it, and what happened. */
export interface Step {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

export interface Played {
  readonly ok: true
  /** The match afterwards: the given one, changed, or a copy. */
  readonly match: Match
  readonly steps: readonly Step[]
}

export interface NotPlayed {
  readonly ok: false
  readonly refusal: Refusal
  /** Which of the answers was refused. */
  readonly index: number
}

/** A single answer changes the match itself, for a refusal changes nothing; of several the first ones would stay. */
export function playAnswers(k: AnyKernel, match: Match, seat: Seat, answers: readonly Answer[]): Played | NotPlayed {
  const after = answers.length === 1 ? match : k.clone(match)
  const steps: Step[] = []
  for (const [index, answer] of answers.entries()) {
    const entry = toEntry(k, after, seat, answer)
    const applied = k.apply(after, seat, answer)
    if (!applied.ok) return { ok: false, refusal: applied, index }
    steps.push({ entry, events: applied.events })
  }
  return { ok: true, match: after, steps }
}
