/** The words every package speaks: match, frame, decision, answer, refusal, event, view. */

import type { Offer, OrderReactions, Reactions, Window } from './builtin.ts'
import type { PlainShape } from './shape.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Seats are numbered clockwise from 0. */
export type Seat = number
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'
export type Lang = 'en' | 'de'
/** An id of a game's rule catalogue (`H-PH9-07`), or of the kernel's own (`K-…`). */
export type RuleId = string

/**
 * One thing that is still to happen, as plain data. A frame is never changed after it was pushed (clones share it), but for
 * the stacks in the lanes of a `together`; whoever wants another frame pushes another.
 */
export interface Frame {
  readonly op: string
  /** Whom the frame concerns (-1: nobody, as a round's end); for a question: who answers. */
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
export interface AskedFrame extends Frame {
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
  /** The version of the rules (`Rules.version`). */
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

/** Draws a whole number from 0 to n - 1. */
export type Random = (n: number) => number

/** One entry of a table's options. */
export interface OptionSpec {
  readonly key: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
  /**
   * How it is offered: the kind of game, asked even where somebody only wants to play; a part of the box, switched on by
   * its picture; a fine point, folded away. In sight with the others when absent.
   */
  readonly group?: 'kind' | 'box' | 'fine'
  /** Seat counts at which it is worth choosing; all when absent. */
  readonly seats?: readonly number[]
  /** What to suggest where somebody plays the game for the first time. */
  readonly firstGame?: string | number | boolean
  /** Values of other options for which it means something; all when absent. */
  readonly when?: { readonly [key: string]: readonly (string | number | boolean)[] }
  /**
   * A list in one text; `values` then names the empty one only. Cards: by id, with commas. Numbers: corrected values of the
   * box as JSON, which a page of their own enters.
   */
  readonly list?: 'cards' | 'numbers'
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
  /** SHA-256 of the seed the match is dealt from, shown from the start; the seed itself only when the match is over. */
  readonly commitment: string
  readonly seed: string | null
  readonly result: Result | null
  readonly table: V
}
