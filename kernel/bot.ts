/** What a game tells the generic bots. */

import type { ChoiceIn } from './answers.ts'
import type { Decision, Frame, Lang, Match, Seat } from './types.ts'

/** With `again`: only the `first` best moves are judged by what could follow, and only the `second` best are tried as that. */
export interface Beyond {
  readonly first: number
  readonly second: number
}

/** How moves are compared by playing them out. */
export interface SearchSettings {
  /** Moves compared, the most promising ones first. */
  readonly width: number
  /** In a playout: answers tried where a move begins. */
  readonly tries: number
  /** In a playout: answers tried for each small question within a move. */
  readonly follow: number
  /** Share of the best other seat's standing that is taken off one's own: who only wants points lets others have more. */
  readonly rivalry: number
  /** How many visits the first judgement of a move counts for beside those really made. */
  readonly trust: number
  /** How many short visits one visit takes as long as: playing on to the end takes longer than a few answers. */
  readonly cost: number
  /**
   * Moves of all seats after which a playout is judged: the same number for every answer. As `far` says when absent; with 0
   * nothing is played out, and the first judgement decides.
   */
  readonly ahead?: number
  /** Whether the first judgement looks a second move ahead where the game lets it (`again`), as the greedy bot does. */
  readonly twice?: boolean
  /** With `twice`: for how many moves, where it is not as many as `beyond` says for the greedy bot. */
  readonly beyond?: Beyond
}

/** What something that is counted is called, and about how many points one of it weighs; negative where fewer are better. */
export interface CountWords extends Readonly<Record<Lang, readonly [one: string, many: string]>> {
  readonly weight: number
}

/** What the generic bots need to know about a game. */
export interface BotKnowledge<S, D extends Decision = Decision> {
  /** How well a seat stands, in points; higher is better. */
  value(m: Match<S>, seat: Seat): number
  /** The same in the eyes of who compares moves by playing them out; as `value` when absent. */
  finer?(m: Match<S>, seat: Seat): number
  /** Fetches what judging at a table of so many seats needs beyond the rules; until then it is judged without. */
  prepare?(seats: number): Promise<void>
  /** What moves are compared by (`finer`, or else `value`), part by part, for whoever asks why; the parts add up to it. */
  parts?(m: Match<S>, seat: Seat): { readonly [part: string]: number }
  /** What the parts are called, as in "more …, less …". */
  readonly partNames?: { readonly [L in Lang]: { readonly [part: string]: string } }
  /** What a seat has that can be counted, by name: so that advice can say "2 more pastures, 1 food less". */
  counts?(m: Match<S>, seat: Seat): { readonly [thing: string]: number }
  readonly countWords?: { readonly [thing: string]: CountWords }
  /** A guess how good a choice is before trying it: weights for sampling (0 = never first). */
  prior?(m: Match<S>, decision: D, choice: ChoiceIn<D>): number
  /** Kinds of questions with which something new begins: a move is judged before them, not beyond. */
  readonly begins: readonly D['kind'][]
  /** The answer to a question that is better planned as a whole than judged move by move; undefined for all others. */
  plan?(m: Match<S>, question: D['args']): ChoiceIn<D> | undefined
  /** The question with which the seat could move again at once, as if the others waited; null where it has no move left. */
  again?(m: Match<S>, seat: Seat): Frame | null
  readonly beyond?: Beyond
  /** How likely each other seat is to take the move that this one hopes to make next. */
  readonly contested?: number
  /** How moves are compared at such a table by playing them out; without it nothing is. */
  search?(m: Match<S>): SearchSettings | null
  /** Whether a playout that began at `from` has gone far enough: the rest is left to `value`. To the end when absent. */
  far?(from: Match<S>, m: Match<S>): boolean
  /** What a long game costs in the eyes of a bot, in points: so that games come to an end. */
  weariness?(m: Match<S>): number
}
