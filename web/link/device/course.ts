/** The course of a finished game: what every seat's score would have been at moments spread over its rounds. */

import { effective, firstMatch, type Json, type Kernel, type MatchRecord, toAnswer } from '@dorfplatz/kernel'

/** Moments of a game without rounds, and of one round at least and at most. */
const SAMPLES = 24
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

/** The round of a view that names it in the usual place. */
function roundIn(table: Json): number | null {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return null
  const { round } = table as { readonly round?: Json }
  return typeof round === 'number' ? round : null
}

/** After how many answers each round began, the first at 0, and after how many the last ended. */
export function roundStarts(rounds: readonly (number | null)[]): readonly number[] {
  const starts = rounds.flatMap((round, i) => (round !== null && round !== (rounds[i - 1] ?? null) ? [i] : []))
  return starts.length < 2 ? [] : [0, ...starts.slice(1), rounds.length - 1]
}

/** The answers after which to look, and how far the game is then. */
export function momentsOf(answers: number, starts: readonly number[]): ReadonlyMap<number, number> {
  const moments = new Map<number, number>()
  const add = (from: number, to: number, at: number, parts: number) => {
    for (let i = 0; i <= parts; i++) moments.set(Math.round(from + ((to - from) * i) / parts), at + i / parts)
  }
  if (starts.length === 0) add(0, answers, 0, SAMPLES)
  for (const [round, from] of starts.slice(0, -1).entries()) add(from, starts[round + 1] ?? answers, round, PER_ROUND)
  return moments
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
  const moments = momentsOf(answers.length, starts)
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
