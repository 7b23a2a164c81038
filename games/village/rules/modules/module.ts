/** What the base game and every expansion bring to the table. */

import type { Json, Options, Seat } from '@dorfplatz/kernel'
import type { Action } from '../actions/action.ts'
import type { Frame } from '../frames.ts'
import type { M, State } from '../state.ts'

/** Points of one category for one seat at the end. */
export type Scoring = readonly [category: string, points: (s: State, seat: Seat) => number]

export interface Module {
  readonly id: string
  /** Whether the table plays with it. */
  readonly chosen: (options: Options) => boolean
  /** Actions by action space; a later module may replace an earlier one's. */
  readonly actions: { readonly [space: number]: Action }
  /** Craft buildings it adds. */
  readonly buildings: readonly number[]
  /** Customer tiles that come with it, and those that may be mixed in, by option key. */
  readonly tiles: readonly number[]
  readonly promos: { readonly [option: string]: number }
  readonly scoring: readonly Scoring[]
  /** Points by which solo ranks rise (V-SOLO-90). */
  readonly rankShift: number
  /** Prepares its own pieces after the base setup. */
  readonly setup?: (m: M) => void
  /** What follows the mass at the end of a round, before the new round begins. */
  readonly afterMass?: (s: State) => readonly Frame[]
  /** What it shows in addition. */
  readonly view?: (s: State) => Json
}
