/** A record told again: the match, and what happened at each answer that still counts. */

import {
  collectEvents,
  effective,
  firstMatch,
  type GameEvent,
  type Json,
  type Kernel,
  type Match,
  type MatchRecord,
  toAnswer,
} from '@dorfplatz/kernel'

export interface Story {
  readonly match: Match<unknown>
  /** One list of events per answer. */
  readonly told: readonly (readonly GameEvent[])[]
}

/** `before` sees the match ahead of every answer. */
export function storyOf(
  k: Kernel<unknown, Json>,
  record: MatchRecord,
  upTo = Number.POSITIVE_INFINITY,
  before: (match: Match<unknown>) => void = () => {},
): Story {
  const match = firstMatch(k, record)
  const told = effective(record.entries)
    .slice(0, upTo)
    .map((entry) => {
      before(match)
      return collectEvents(() => {
        k.play(match, entry[0], toAnswer(entry))
      })
    })
  return { match, told }
}
