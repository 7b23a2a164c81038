/** The course of a finished game: what every seat's score would have been at moments spread over its rounds. */

import { momentsOf, roundIn, roundStarts } from '@dorfplatz/bots'
import { effective, firstMatch, type Json, type Kernel, type MatchRecord, toAnswer } from '@dorfplatz/kernel'

/** Moments of one round. */
const PER_ROUND = 4

/** Lines of a chart: `at` counts rounds, or goes from 0 to 1 where there are none. */
export interface Curves {
  /** 0 where the game has none. */
  readonly rounds: number
  /** From the beginning to the end. */
  readonly points: readonly { readonly at: number; readonly totals: readonly number[] }[]
}

export interface Course extends Curves {
  /** With the number of answers given until then. */
  readonly points: readonly (Curves['points'][number] & { readonly answers: number })[]
}

export function courseOf<S, V extends Json>(k: Kernel<S, V>, record: MatchRecord): Course | null {
  const answers = effective(record.entries)
  const seen = firstMatch(k, record)
  const rounds = [roundIn(k.view(seen, 'spectator').table)]
  for (const entry of answers) {
    if (k.play(seen, entry[0], toAnswer(entry)) !== null) return null
    rounds.push(roundIn(k.view(seen, 'spectator').table))
  }
  const starts = roundStarts(rounds)
  const moments = momentsOf(answers.length, starts, PER_ROUND)
  const match = firstMatch(k, record)
  const points: { at: number; answers: number; totals: readonly number[] }[] = []
  const look = (): void => {
    const at = moments.get(match.seq)
    if (at !== undefined)
      points.push({ at, answers: match.seq, totals: k.game.result(match).scores.map((score) => score.total) })
  }
  look()
  for (const entry of answers) {
    if (k.play(match, entry[0], toAnswer(entry)) !== null) return null
    look()
  }
  return { rounds: Math.max(0, starts.length - 1), points }
}
