/** Games among bots that are played to know how well they play, and what comes of them. */

import type { Options, SearchSettings } from '@dorfplatz/kernel'

/** Who plays: a bot by name or file, and what it may spend on an answer where it is not its own budget. */
export interface Player {
  readonly bot: string
  readonly visits?: number
  /** Milliseconds of processor time. */
  readonly ms?: number
  /** Other ways of comparing moves than the game's own, to see what they do. */
  readonly settings?: Partial<SearchSettings>
}

export interface Job {
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly options?: Options
  readonly games: number
  readonly seed: string
  /** Takes one seat, each in turn on the same deal; all seats where there is no `b`. */
  readonly a: Player
  readonly b?: Player
}

/** One game: points and thoughts (milliseconds) of `a` and `b`. */
export interface Outcome {
  readonly job: number
  readonly rounds: number
  readonly a: readonly number[]
  readonly b: readonly number[]
  /** Share of the win that is `a`'s. */
  readonly won: number
  readonly thoughtsA: readonly number[]
  readonly thoughtsB: readonly number[]
}
