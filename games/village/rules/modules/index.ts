/** The modules of the game and, for every combination, the table of what is in play. */

import type { Options } from '@dorfplatz/kernel'
import type { Action } from '../actions/action.ts'
import type { Frame } from '../frames.ts'
import type { State } from '../state.ts'
import { base } from './base.ts'
import type { Module, Scoring } from './module.ts'

/** In the order of their bits; the base game comes first. */
const MODULES: readonly Module[] = [base]

export interface Playing {
  readonly modules: readonly Module[]
  /** Actions by space; undefined where a space is not in play. */
  readonly actions: readonly (Action | undefined)[]
  /** Spaces in play, in the order of stocking. */
  readonly spaces: readonly number[]
  readonly scoring: readonly Scoring[]
  readonly rankShift: number
  readonly afterMass: (s: State) => readonly Frame[]
}

const known: (Playing | undefined)[] = []

/** The combination a table's options choose, as bits. */
export function chosenModules(options: Options): number {
  return MODULES.reduce((bits, module, i) => (module.chosen(options) ? bits | (1 << i) : bits), 0)
}

export function playing(bits: number): Playing {
  const found = known[bits]
  if (found !== undefined) return found
  const modules = MODULES.filter((_, i) => bits & (1 << i))
  const actions: Action[] = []
  for (const module of modules)
    for (const key of Object.keys(module.actions)) actions[+key] = module.actions[+key] as Action
  const table: Playing = {
    modules,
    actions,
    spaces: Object.keys(actions).map(Number),
    scoring: modules.flatMap((module) => module.scoring),
    rankShift: modules.reduce((sum, module) => sum + module.rankShift, 0),
    afterMass: (s) => modules.flatMap((module) => module.afterMass?.(s) ?? []),
  }
  known[bits] = table
  return table
}
