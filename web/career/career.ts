/** How far somebody has come alone, by the rulebooks' own measures. */

import type { Career, CareerGoal, Options } from '@dorfplatz/kernel'

/** A finished game alone. */
export interface Run {
  readonly game: string
  readonly mode: string
  readonly options: Options
  readonly score: number
  readonly at: number
}

/** A goal, how often it was reached, and the best score that aimed at it. */
export interface Rung extends CareerGoal {
  readonly reached: number
  readonly best: number | null
}

export interface Standing {
  readonly games: number
  readonly best: number | null
  readonly rungs: readonly Rung[]
  /** The first goal that was never reached, by its place among the rungs; null when all were. */
  readonly next: number | null
  /** In a series: so many targets in one go. */
  readonly longest: number
  /** The newest scores, oldest first. */
  readonly last: readonly number[]
}

const LAST = 12

const bestOf = (runs: readonly Run[]): number | null =>
  runs.length === 0 ? null : Math.max(...runs.map(({ score }) => score))

/** In a series every game has a target of its own; elsewhere every game aims at all goals. */
function aimingAt({ step }: Career, runs: readonly Run[], rung: number): readonly Run[] {
  return step === undefined ? runs : runs.filter(({ options }) => Number(options[step] ?? 1) === rung + 1)
}

/** `runs`: of any game and kind. */
export function standingOf(game: string, career: Career, runs: readonly Run[]): Standing {
  const own = runs.filter((run) => run.game === game && career.modes.includes(run.mode)).toSorted((a, b) => a.at - b.at)
  const rungs = career.goals.map((goal, i): Rung => {
    const aiming = aimingAt(career, own, i)
    return { ...goal, reached: aiming.filter(({ score }) => score >= goal.from).length, best: bestOf(aiming) }
  })
  const missing = rungs.findIndex(({ reached }) => reached === 0)
  return {
    games: own.length,
    best: bestOf(own),
    rungs,
    next: missing < 0 ? null : missing,
    // Whoever played a game of a series has reached the targets before it.
    longest: career.step === undefined ? 0 : rungs.findLastIndex(({ reached }) => reached > 0) + 1,
    last: own.slice(-LAST).map(({ score }) => score),
  }
}
