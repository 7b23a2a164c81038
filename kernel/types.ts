/** The words every room speaks: match, frame, decision, answer, refusal, view, game. */

import type { ChoiceIn, ChoiceOf, ChoiceOrJson, DecisionOf, FormOf } from './answers.ts'
import type { Offer, OrderReactions, Reaction, Reactions, Window } from './builtin.ts'
import type { PlainShape, Shape } from './shape.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Seats are numbered clockwise from 0. */
export type Seat = number
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'
export type Lang = 'en' | 'de'
/** An id of a game's rule catalogue (`H-PH9-07`), or of the kernel's own (`K-…`). */
export type RuleId = string

/**
 * One thing that is still to happen, as plain data. A frame is never changed after it was pushed (clones share it);
 * whoever wants another frame pushes another.
 */
export interface Frame {
  readonly op: string
  /** Whom the frame concerns; for a question: who answers. */
  readonly seat: Seat
  /** Part of a running atomic action: what is interjected in its midst resolves after it. */
  readonly atomic?: true
}

/** One seat's own stack inside a `together` frame. */
export interface Lane {
  readonly seat: Seat
  readonly stack: Frame[]
}

/** Opens one lane per seat; what lies below goes on when every lane is empty. */
export interface Together extends Frame {
  readonly op: 'together'
  readonly lanes: readonly Lane[]
}

/** A question that has come to rest: it keeps its number, also while something is interjected before it. */
export interface Asked extends Frame {
  readonly op: 'asked'
  /** How many questions this seat had been asked by then. */
  readonly id: number
  readonly question: Frame
}

/** The frames every game may push besides its own. */
export type KernelFrame = Together | Window | Offer | Reactions | OrderReactions

/** A stack as rules see it: they push, the kernel pops. Takes a game's own frames and the kernel's. */
export interface Stack<F extends Frame> {
  push(...frames: readonly (F | KernelFrame)[]): number
}

export type Options = { readonly [key: string]: string | number | boolean }

/** Everything about one game being played. Plain JSON: save it, clone it, hash it between any two answers. */
export interface Match<S = unknown> {
  readonly game: string
  readonly rules: string
  readonly seats: number
  readonly options: Options
  /** 64 hex digits; hidden until the match is over. */
  readonly seed: string
  /** Generator states by label. */
  readonly streams: { [label: string]: readonly number[] }
  /** How many answers were accepted. */
  seq: number
  /** How many questions each seat has been asked: the source of decision ids. */
  readonly asked: number[]
  /** The flow: a stack of frames, the last one on top. */
  readonly flow: Frame[]
  state: S
  /** A broken promise of ours (a stuck seat, a rule that threw): the match stops and its record is kept. */
  defect: string | null
}

export type DecisionId = string

/**
 * What the table waits for. `choices` is null where the answer is structured: then `shape` says what can be read, and
 * `form` what a client needs besides. A game's own decisions are `DecisionOf` its frames.
 */
export interface Decision {
  readonly id: DecisionId
  readonly seat: Seat
  readonly kind: string
  /** The question's frame: its arguments. */
  readonly args: Frame
  readonly choices: readonly Json[] | null
  readonly shape: PlainShape | null
  readonly form: Json
}

/** `to` names the decision answered, or 'anytime' for something done unasked; without it, the seat's first decision. */
export interface Answer {
  readonly to?: DecisionId | 'anytime'
  readonly choice: Json
}

export interface Refusal {
  readonly ok: false
  readonly rule: RuleId
  readonly args?: { readonly [key: string]: Json }
}

/**
 * Something that happened, for logs and animation. With `to`, only those seats may know. A game declares its own as a
 * union of `type`s that fit this one.
 */
export interface GameEvent {
  readonly kind: string
  readonly seat?: Seat
  readonly to?: readonly Seat[]
  readonly [key: string]: Json | undefined
}

export interface Applied<E extends GameEvent = GameEvent> {
  readonly ok: true
  readonly seq: number
  readonly events: readonly E[]
}

export interface Setup {
  readonly game: string
  readonly options?: Options
  readonly seats: number
  readonly seed: string
}

/** Runs when its frame comes to the top; the frame is gone by then. Follow-ups are pushed: last in, first run. */
export type Step<S, F extends Frame, All extends Frame = Frame> = (m: Match<S>, frame: F, stack: Stack<All>) => void

/** Rests until its seat answers. */
export type Question<S, F extends Frame, All extends Frame = Frame> = Asking<S, F, All> & Judging<S, F> & Forming<S, F>

interface Asking<S, F extends Frame, All extends Frame> {
  /**
   * All legal answers, canonical and in a fixed order; or null when the answer is structured. Values that are offered
   * often are frozen once and shared by all matches.
   */
  choices(m: Match<S>, frame: F): readonly ChoiceOrJson<F>[] | null
  /** Structured questions: a legal answer for bots and tests, or undefined if there is none. */
  sample?(m: Match<S>, frame: F, random: Random): ChoiceOrJson<F> | undefined
  /** Carries out a legal answer; the frame is gone by then. */
  answer(m: Match<S>, frame: F, choice: ChoiceOrJson<F>, stack: Stack<All>): void
  /** Hide the kind of this question from other viewers (the default shows it). */
  readonly secret?: true
}

/**
 * `shape`: what an answer looks like; one from outside that looks otherwise is refused, so that `check` sees only what
 * it can read. `check`: why this answer is refused, or null. Structured questions need both; a listed one has them for a
 * better reason than "not among the choices", and its shape for the API's documentation.
 */
type Judging<S, F extends Frame> = Frame extends F
  ? Unshaped<S, F>
  : [ChoiceOf<F>] extends [never]
    ? Unshaped<S, F>
    : { readonly shape?: Shape<ChoiceOf<F>>; readonly check?: undefined } | Shaped<S, F>

interface Shaped<S, F extends Frame> {
  readonly shape: Shape<ChoiceOf<F>>
  check(m: Match<S>, frame: F, choice: ChoiceOf<F>): Refusal | null
}
interface Unshaped<S, F extends Frame> {
  readonly shape?: Shape
  check?(m: Match<S>, frame: F, choice: Json): Refusal | null
}

/** What the client needs to build an answer, where the frame says that there is such a thing. */
type Forming<S, F extends Frame> =
  null extends FormOf<F> ? { form?(m: Match<S>, frame: F): FormOf<F> } : { form(m: Match<S>, frame: F): FormOf<F> }

/** A frame that asks is a question. Transitional: one that does not say what it asks may be either. */
export type Op<S, F extends Frame, All extends Frame = Frame> = Frame extends F
  ? Step<S, F, All> | Question<S, F, All>
  : [ChoiceOf<F>] extends [never]
    ? Step<S, F, All> | Question<S, F, All>
    : Question<S, F, All>

export type Ops<S, F extends Frame> = { readonly [K in F['op']]: Op<S, Extract<F, { op: K }>, F> }

/** A whole number from 0 to n - 1. */
export type Random = (n: number) => number

/** One entry of a table's options. */
export interface OptionSpec {
  readonly key: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
  /** Seat counts at which it is worth choosing; all when absent. */
  readonly seats?: readonly number[]
  /** Values of other options for which it means something; all when absent. */
  readonly when?: { readonly [key: string]: readonly (string | number | boolean)[] }
  /** Carried over from a finished game of a series (see `Result.sequels`): nobody's to choose but at practice tables. */
  readonly carried?: true
}

export interface Score {
  readonly seat: Seat
  readonly total: number
  /** Points by category, in the order of the score sheet. */
  readonly parts: { readonly [category: string]: number }
  /** Compared in order between equal totals. */
  readonly tiebreak: readonly number[]
}

/** How a match ended. `verdict` names a solo result (`reached`, a rank …) in the game's text. */
export interface Result {
  readonly scores: readonly Score[]
  readonly winners: readonly Seat[]
  readonly verdict?: string
  /** Games of a series that may follow from this one, as the options of the next match; the finished match is the save. */
  readonly sequels?: readonly Options[]
}

/** A piece of text: words, a number, an icon, a seat's name, a card's name, a rule to open. */
export type Part =
  | string
  | { readonly n: number }
  | { readonly icon: string; readonly label: string }
  | { readonly seat: Seat }
  | { readonly card: string; readonly label: string }
  | { readonly rule: RuleId }
export type Sentence = readonly Part[]

/** What one viewer may know, and nothing else. `D` are the game's decisions (`DecisionOf` its frames), `A` its unasked choices. */
export interface View<V = Json, D extends Decision = Decision, A extends Json = Json> {
  readonly game: string
  readonly rules: string
  readonly seats: number
  readonly options: Options
  readonly as: Viewer
  readonly seq: number
  /** Whom the table waits for; `kind` is null where naming it would tell too much. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: D['kind'] | null }[]
  /** The viewer's own open decisions. */
  readonly decisions: readonly D[]
  /** What the viewer may do unasked. */
  readonly anytime: readonly A[]
  readonly over: boolean
  readonly defect: boolean
  /** SHA-256 of the seed, shown from the start; the seed itself only when the match is over. */
  readonly commitment: string
  readonly seed: string | null
  readonly result: Result | null
  readonly table: V
}

/** One card as lists and galleries show it. */
export interface CardEntry {
  readonly id: string
  readonly deck: string
  readonly name: { readonly [L in Lang]: string }
  readonly text: { readonly [L in Lang]: Sentence }
  /** Names of hand-written primitives the card needs; empty when the vocabulary says it all. */
  readonly primitives: readonly string[]
  /** The data behind the card is our reconstruction, not a printed fact. */
  readonly reconstructed?: boolean
}

/** How a rule came to be: our interpretation of the rulebook, or a value that no rulebook prints. */
export type RuleMark = 'interpretation' | 'reconstructed'

/** All sentences of a game in one language. Clients call these with views, never with matches. */
export interface GameText<
  V = Json,
  D extends Decision = Decision,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> {
  readonly name: string
  /** One sentence that says what the game is. */
  readonly about: string
  /** What the seat is asked, as a sentence to that seat. */
  decision(view: View<V, D, A>, decision: D): Sentence
  /** One of the decision's choices (`chosen` joins the two for a `switch`). */
  choice(view: View<V, D, A>, decision: D, choice: ChoiceIn<D>): Sentence
  anytime(view: View<V, D, A>, choice: A): Sentence
  event(event: E): Sentence
  refusal(refusal: Refusal): Sentence
  /** What another viewer reads while the table waits ("Anna is sowing"). */
  waiting(seat: Seat, kind: D['kind'] | null): Sentence
  /** A text picture of the table for terminals and screen readers, one line each. */
  table(view: View<V, D, A>): readonly Sentence[]
  /** What a seat wants in sight at every question, one line each: a solo goal, the next harvest and what it takes. */
  notices?(view: View<V, D, A>): readonly Sentence[]
  /** What a choice does where its name does not say so ("2 milk for 1 sheep, 4 for 2"); null for all others. */
  does?(view: View<V, D, A>, decision: D, choice: ChoiceIn<D>): Sentence | null
  option(key: string): { readonly name: string; readonly help: string; readonly value: (v: Json) => string }
  score(category: string): string
  verdict(verdict: string): string
  /** What a sequel would be ("Game 2 of the series …"); games without a series need none. */
  sequel?(options: Options): string
  /** The rule catalogue: id to rule, in our own words. It is the in-app rulebook. */
  readonly rules: { readonly [id: RuleId]: string }
  /** Rules that say more than the printed rulebook does; the rulebook shows a sign there instead of a sentence. */
  readonly marks?: { readonly [id: RuleId]: RuleMark }
  /** Headings of the rulebook: the middle part of an id (`PH9` of `H-PH9-07`) to a title. */
  readonly sections: { readonly [section: string]: string }
}

/** The rules of a game as functions over a match: all that a server, a bot or a worker needs. No sentence is in them. */
export interface Rules<
  S = unknown,
  F extends Frame = Frame,
  V = Json,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> {
  readonly id: string
  /** Rules version: changes with every change of behaviour. */
  readonly rules: string
  readonly seats: readonly [min: number, max: number]
  readonly options: readonly OptionSpec[]
  /** Says what is wrong with a combination of options and seats, or null. */
  checkSetup?(seats: number, options: Options): Refusal | null
  /** The first state; pushes the first frames. */
  setup(m: Match<null>, stack: Stack<F>): S
  readonly ops: Ops<S, F>
  /** What a seat may do unasked, now. */
  anytime?(m: Match<S>, seat: Seat): readonly A[]
  /** Why an unasked choice is refused, for "why not?"; null if it is legal. */
  checkAnytime?(m: Match<S>, seat: Seat, choice: Json): Refusal | null
  /** Carries out a legal unasked choice (see `interject`). */
  answerAnytime?(m: Match<S>, seat: Seat, choice: A): void
  /** What a seat may do in a named window; everything it may do unasked when absent. */
  inWindow?(m: Match<S>, seat: Seat, name: string): readonly A[]
  /** Carries out one reaction to an event (see `reactions`). */
  react?(m: Match<S>, reaction: Reaction, event: Json, stack: Stack<F>): void
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
  readonly text: { readonly [L in Lang]: GameText<V, DecisionOf<F, A>, E, A> }
}

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
