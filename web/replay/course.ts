/** Scores between the moments at which they were looked at; and those of a running game, as far as a seat may know them. */

import type { Score, View } from '@dorfplatz/kernel'
import type { Course } from '../link/device/course.ts'
import type { RoundStart } from './rounds.ts'

/** Moments of a running game that are asked for: the table has other things to do. */
const FEW = 10

/** Where to look at a running game: at the beginning of its rounds, at its newest moment, and between where there are few. */
export function looksAt(rounds: readonly RoundStart[], total: number): readonly number[] {
  const ends = [...new Set([...rounds.map(({ at }) => at), total])].filter((at) => at <= total)
  const between = ends.length * 2 > FEW ? [] : ends.slice(1).map((at, i) => Math.round((at + (ends[i] ?? 0)) / 2))
  return [...new Set([...ends, ...between])].toSorted((a, b) => a - b)
}

/** The course of a running game from what a seat saw of it; null where its views carry no scores. */
export async function seenCourse(
  moments: readonly number[],
  viewAt: (answers: number) => Promise<View | null>,
  scoresOf: (view: View) => readonly Score[] | null,
): Promise<Course | null> {
  const points: Course['points'][number][] = []
  for (const [at, answers] of moments.entries()) {
    const view = await viewAt(answers)
    const scores = view === null ? null : scoresOf(view)
    if (scores === null) return null
    points.push({ at, answers, totals: scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total) })
  }
  return points.length < 2 ? null : { rounds: 0, points }
}

/** Every seat's score after so many answers, on the straight line between two moments. */
export function totalsAt({ points }: Course, step: number): readonly number[] {
  const after = points.findIndex(({ answers }) => answers >= step)
  const next = points[after]
  const before = points[after - 1]
  if (next === undefined) return points.at(-1)?.totals ?? []
  if (before === undefined || next.answers === step) return next.totals
  const share = (step - before.answers) / (next.answers - before.answers)
  return next.totals.map((total, seat) => {
    const from = before.totals[seat] ?? 0
    return from + (total - from) * share
  })
}
