/** Where the rounds of a game begin, counted in answers: for curves over its rounds. */

import type { Json } from '@dorfplatz/kernel'

/** Moments of a game without rounds. */
const SAMPLES = 24

/** The round of a view that names it in the usual place. */
export function roundIn(table: Json): number | null {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return null
  const { round } = table as { readonly round?: Json }
  return typeof round === 'number' ? round : null
}

/**
 * After how many answers each round began, the first at 0, and after how many the last ended. What is chosen before
 * the first round, such as cards or a compensation, belongs to it: games call that time 0.
 */
export function roundStarts(rounds: readonly (number | null)[]): readonly number[] {
  const named = rounds.map((round) => round || null)
  const starts = named.flatMap((round, i) => (round !== null && round !== (named[i - 1] ?? null) ? [i] : []))
  return starts.length < 2 ? [] : [0, ...starts.slice(1), rounds.length - 1]
}

/** The answers after which to look, so many times in each round, and how far the game is then. */
export function momentsOf(
  answers: number,
  starts: readonly number[],
  perRound: number,
  samples = SAMPLES,
): ReadonlyMap<number, number> {
  const moments = new Map<number, number>()
  const add = (from: number, to: number, at: number, parts: number) => {
    for (let i = 0; i <= parts; i++) moments.set(Math.round(from + ((to - from) * i) / parts), at + i / parts)
  }
  if (starts.length === 0) add(0, answers, 0, samples)
  for (const [round, from] of starts.slice(0, -1).entries()) add(from, starts[round + 1] ?? answers, round, perRound)
  return moments
}

/** How far a game is after so many answers: in rounds, or from 0 to 1 where it has none. */
export function roundAt(answers: number, starts: readonly number[], total: number): number {
  if (starts.length === 0) return answers / Math.max(1, total)
  const round = Math.max(
    0,
    starts.slice(0, -1).findLastIndex((from) => from <= answers),
  )
  const [from = 0, to = from] = starts.slice(round, round + 2)
  return round + (to > from ? Math.min(1, (answers - from) / (to - from)) : 0)
}
