/** A game: its rules as functions over a match, and with them its cards and sentences. */

import type { DecisionOf } from './answers.ts'
import type { BotKnowledge } from './bot.ts'
import type { Reaction } from './builtin.ts'
import type { CardEntry, WholeText } from './game-text.ts'
import type { Ops } from './question.ts'
import type { DailyMode } from './solo.ts'
import type {
  Answer,
  Frame,
  GameEvent,
  Json,
  Lang,
  Match,
  OptionSpec,
  Options,
  Random,
  Refusal,
  Result,
  RuleId,
  Seat,
  Stack,
  View,
  Viewer,
} from './types.ts'

/** The rules of a game as functions over a match: all that a server, a bot or a worker needs. No sentence is in them. */
export interface Rules<
  S = unknown,
  F extends Frame = Frame,
  V = Json,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> {
  readonly id: string
  /** Changes with every change of behaviour; a match, a view and a record carry it as `rules`. */
  readonly version: string
  readonly seats: readonly [min: number, max: number]
  readonly options: readonly OptionSpec[]
  /** Says what is wrong with a combination of options and seats, or null. */
  checkSetup?(seats: number, options: Options): Refusal | null
  /** Ids of the cards that may come up at such a table, whatever its lists leave out; all when absent. */
  cardsAt?(seats: number, options: Options): readonly string[]
  /** The first state; pushes the first frames. */
  setup(m: Match<null>, stack: Stack<F>): S
  readonly ops: Ops<S, F>
  /** What a seat may do unasked, now. */
  anytime?(m: Match<S>, seat: Seat): readonly A[]
  /** Whether anything can ever be done unasked at this table; true when absent. */
  hasAnytime?(m: Match<S>): boolean
  /** Why an unasked choice is refused, for "why not?"; null if it is legal. */
  checkAnytime?(m: Match<S>, seat: Seat, choice: Json): Refusal | null
  /** Carries out a legal unasked choice (see `interject`). */
  answerAnytime?(m: Match<S>, seat: Seat, choice: A): void
  /** What a seat may do in a named window; everything it may do unasked when absent. */
  inWindow?(m: Match<S>, seat: Seat, name: string): readonly A[]
  /** Carries out one reaction to an event (see `reactions`). */
  react?(m: Match<S>, reaction: Reaction, event: Json, stack: Stack<F>): void
  /** Whether a reaction could do anything now: a seat is asked for the order only where two of its own could. */
  canReact?(m: Match<S>, reaction: Reaction, event: Json): boolean
  view(m: Match<S>, as: Viewer): V
  /** Identities of hidden things that this viewer can see now (own hand, face-up cards of hidden decks …). */
  known(m: Match<S>, as: Viewer): readonly string[]
  /** Deals anew, in place, all that the viewer may not know; afterwards the match is one the viewer could be in. */
  reshuffle(m: Match<S>, as: Viewer, random: Random): void
  clone(state: S): S
  result(m: Match<S>): Result
  /** Broken invariants, for tests: conservation, limits, nothing negative. */
  violations(m: Match<S>): string[]
  /**
   * Names for the indices of lists in the state, by path (`*` stands for any key), so that a position written down reads
   * `players.0.goods.wood = 3`: `{ 'players.*.goods': GOODS }`.
   */
  readonly indexNames?: { readonly [path: string]: readonly string[] }
  /** The rule behind something that happened, for whoever wants to read why; null where no single rule is. */
  cites?(event: E): RuleId | null
  /** Ids of the cards that the viewer holds. */
  hand?(view: View<V, DecisionOf<F, A>, A>): readonly string[]
  /** The answer that plays a card, legal or not: to the question at hand where it asks for one, else unasked. */
  playing?(view: View<V, DecisionOf<F, A>, A>, card: string): Answer | null
  /** Ids of the cards from a seat's hand that it has played, for those who count afterwards which ones suit them. */
  cardsPlayed?(m: Match<S>, seat: Seat): readonly string[]
  /** Attached where bots play. */
  readonly bot?: BotKnowledge<S, DecisionOf<F, A>>
}

/** A table that benches play. */
export interface Course {
  readonly name: string
  readonly seats: number
  readonly options: Options
}

/** A whole game: its rules, its cards as lists show them, and all its sentences. */
export interface Game<
  S = unknown,
  F extends Frame = Frame,
  V = Json,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> extends Rules<S, F, V, E, A> {
  readonly cards: readonly CardEntry[]
  /** What is dealt daily; nothing when absent. */
  readonly daily?: readonly DailyMode[]
  readonly text: { readonly [L in Lang]: WholeText<V, DecisionOf<F, A>, E, A> }
}
