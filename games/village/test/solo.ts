/** Scenario words for a solo game: Conny's tray, her fate, her family. */

import { COLOURS } from '../rules/codes.ts'
import { at, colour, k, type M, put, table } from './scenario.ts'

export const CONNY = 1

export interface Tray {
  /** Compartment of the newest stone. */
  readonly at: number
  /** Stones in the order they were laid; x is the plague. */
  readonly stones: string
  /** Fate tiles: 0 hidden, 1 blank, 2 quill. */
  readonly fate?: readonly number[]
}

export function solo(options: { readonly [key: string]: string | boolean } = {}, words = 'solo'): M {
  return table(1, options, words)
}

/** Lays stones from the supply onto Conny's tray. */
export function tray(m: M, given: Tray): void {
  k.edit(m, (s) => {
    for (const of of s.tray) s.supply[of] = (s.supply[of] as number) + 1
    s.tray = [...given.stones].map((letter) => COLOURS.indexOf(colour(letter)))
    for (const of of s.tray) s.supply[of] = (s.supply[of] as number) - 1
    s.trayAt = given.at
    if (given.fate !== undefined) s.fate = [...given.fate]
  })
}

/** The next stone passes the first upper tile, and it is the quill. */
export const QUILL_AHEAD: Tray = { at: 0, stones: 'o', fate: [0, 1, 1, 0, 0, 0] }
/** The next stone passes the first upper tile, and it is blank. */
export const BLANK_AHEAD: Tray = { at: 0, stones: 'o', fate: [0, 2, 0, 0, 0, 0] }
/** The next stone passes no tile. */
export const NOTHING_AHEAD: Tray = { at: 3, stones: 'o' }

/** Removes Conny's members beside the tray, so that others must die. */
export function nobodyBeside(m: M): void {
  for (const generation of [1, 1, 1, 1, 2, 2, 2]) {
    if (at(m, CONNY, 'beside', generation) > 0) put(m, CONNY, generation, 'removed', 'beside')
  }
}
