/** Whether what a corner asks for holds in a view. Pure. */

import { type Json, jsonEqual, type View } from '@dorfplatz/kernel'
import type { Corner, Goal } from '@dorfplatz/ui'

/** What stands in a view at a path of names and numbers. */
export function valueAt(view: View, path: string): Json | undefined {
  let here: Json | undefined = view.table
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined
    here = Array.isArray(here) ? here[Number(key)] : (here as { readonly [key: string]: Json })[key]
  }
  return here
}

export function holds(view: View, goal: Goal): boolean {
  const value = valueAt(view, goal.at)
  // What is not there yet: a third room, a second pasture.
  if (value === undefined) return false
  if ('is' in goal) return jsonEqual(value, goal.is)
  if (typeof value !== 'number') throw new Error(`'${goal.at}' is no number`)
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

export type Outcome = 'open' | 'reached' | 'missed'

/** How a corner stands after so many answers. */
export function outcomeOf(corner: Corner, view: View, answers: number): Outcome {
  if (corner.goal.every((goal) => holds(view, goal))) return 'reached'
  return answers >= corner.answers ? 'missed' : 'open'
}
