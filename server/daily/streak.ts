/** Days in a row, with one day of rest in every week from Monday to Sunday. */

import { dayAfter, mondayOf } from './days.ts'

export interface Streak {
  /** Days played in a row up to now; today may still come. */
  readonly now: number
  readonly longest: number
}

/** `days`: on which something was finished, in any order. */
export function streakOf(days: readonly string[], today: string): Streak {
  const played = new Set(days)
  const [first] = [...played].sort()
  if (first === undefined) return { now: 0, longest: 0 }
  let now = 0
  let longest = 0
  /** The week whose day of rest is taken. */
  let rested: string | null = null
  for (let day = first; day <= today; day = dayAfter(day)) {
    if (played.has(day)) now++
    // Today is not over yet.
    else if (day !== today) {
      const week = mondayOf(day)
      if (rested === week) now = 0
      rested = week
    }
    longest = Math.max(longest, now)
  }
  return { now, longest }
}
