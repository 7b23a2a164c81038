/** What a bot is: a function from a question in a possible match to an answer, and to what it thought about it. */

import type { Answer, Kernel, Match, OpenQuestion, Random } from '@dorfplatz/kernel'

/** How long a bot may think: visits decide, so that play can be repeated; `stopped` only cuts a thought short. */
export interface Budget {
  /** Positions that may be played out; a bot that plays none out takes no notice. */
  readonly visits: number
  stopped(): boolean
}

/** A question as its seat sees it. */
export interface Situation<S, V> {
  readonly k: Kernel<S, V>
  /** A match the seat could be in, never the real one: everything hidden from it was dealt anew. */
  readonly match: Match<S>
  /** The seat's own open question in it. */
  readonly open: OpenQuestion
  readonly random: Random
  readonly budget: Budget
  /** Whether what was considered is to be told with its parts and its line: that takes a moment more. */
  readonly explain?: boolean
}

/** One answer a bot thought about. */
export interface Considered {
  readonly answer: Answer
  /** What it expects of it, in points as the game's own estimate counts them. */
  readonly value: number
  /** How far the points of the visits were apart (standard deviation); 0 where there was one. */
  readonly spread: number
  readonly visits: number
  /** The seat's own points where the visits ended, on average; absent where nothing was played out. */
  readonly points?: number
  /** How many points less it expects for itself than of the best answer; absent as `points` is. */
  readonly behind?: number
  /** With `explain`, where the game tells parts of its value: by how much each is more after the move than before it. */
  readonly parts?: { readonly [part: string]: number }
  /** With `explain`: how the seat itself goes on within the move, as long as nothing new begins. */
  readonly line?: readonly Answer[]
}

export interface Thought {
  readonly answer: Answer
  /** The answers that were compared, the best first; empty where there was nothing to compare. */
  readonly considered: readonly Considered[]
}

export interface Bot {
  readonly name: string
  /** Positions it plays out for an answer, and milliseconds it thinks at most, where nobody says otherwise. */
  readonly visits?: number
  readonly milliseconds?: number
  /** The same situation and chance give the same thought, unless it is stopped. */
  think<S, V>(situation: Situation<S, V>): Thought
}
