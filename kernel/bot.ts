/** What a game tells the generic bots. */

import type { ChoiceIn } from './answers.ts'
import type { Decision, Match, Seat } from './types.ts'

/** What the generic bots need to know about a game. */
export interface BotKnowledge<S, D extends Decision = Decision> {
  /** How well a seat stands, in points; higher is better. */
  value(m: Match<S>, seat: Seat): number
  /** A guess how good a choice is before trying it: weights for sampling (0 = never first). */
  prior?(m: Match<S>, decision: D, choice: ChoiceIn<D>): number
  /** Kinds of questions with which something new begins: a move is judged before them, not beyond. */
  readonly begins?: readonly D['kind'][]
  /** The answer to a question that is better planned as a whole than judged move by move; undefined for all others. */
  plan?(m: Match<S>, question: D['args']): ChoiceIn<D> | undefined
  /** Lets the seat move again at once in an imagined match, as if the others waited; false where it has no move left. */
  again?(m: Match<S>, seat: Seat): boolean
  /** How many first moves are judged by a second one, and how many of the best first ones are tried as such. */
  readonly beyond?: { readonly first: number; readonly second: number }
}
