/** Scores between the moments at which they were looked at. */

import type { Course } from '../link/device/course.ts'

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
