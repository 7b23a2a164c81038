/** What a game offers to somebody who plays alone: daily deals and careers, with the rulebook's goals. */

import type { Lang, Options } from './types.ts'

/** How well a rulebook says a player alone has done: from so many points on. */
export interface SoloGoal {
  readonly from: number
  /** As `Result.verdict` says it. */
  readonly verdict: string
  readonly medal?: 'silver' | 'gold'
}

/** A solo table that is dealt once a day, the same for everybody. */
export interface DailyMode {
  readonly id: string
  readonly name: { readonly [L in Lang]: string }
  readonly options: Options
  /** What the rulebook aims at, lowest first. */
  readonly goals: readonly SoloGoal[]
}

/** From so many points on; what the rulebook calls it, where it has a name. */
export interface CareerGoal {
  readonly from: number
  readonly name?: { readonly [L in Lang]: string }
}

/** A rulebook's own way of playing alone again and again: ranks of one game, or a series with a target for each game. */
export interface Career {
  readonly id: string
  readonly name: { readonly [L in Lang]: string }
  /** The kinds of game that count (`modeOf`). */
  readonly modes: readonly string[]
  /** How a fresh game is laid. */
  readonly options: Options
  /** What the rulebook aims at, lowest first. In a series: the target of the first game, of the second, and so on. */
  readonly goals: readonly CareerGoal[]
  /** In a series: the option that numbers its games, from 1. */
  readonly step?: string
}
