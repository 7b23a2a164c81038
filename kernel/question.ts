/** Steps and questions: what a game does when a frame comes to the top, typed by what the frame says. */

import type { ChoiceOf, FormOf } from './answers.ts'
import type { Shape } from './shape.ts'
import type { Frame, Match, Random, Refusal, Stack } from './types.ts'

/** Runs when its frame comes to the top; the frame is gone by then. Follow-ups are pushed: last in, first run. */
export type Step<S, F extends Frame, All extends Frame = Frame> = (m: Match<S>, frame: F, stack: Stack<All>) => void

/** Rests until its seat answers. */
export type Question<S, F extends Frame, All extends Frame = Frame> = Asking<S, F, All> & Judging<S, F> & Forming<S, F>

interface Asking<S, F extends Frame, All extends Frame> {
  /**
   * All legal answers, canonical and in a fixed order; or null when the answer is structured. Values that are offered
   * often are frozen once and shared by all matches.
   */
  choices(m: Match<S>, frame: F): readonly ChoiceOf<F>[] | null
  /** Structured questions: a legal answer for bots and tests, or undefined if there is none. */
  sample?(m: Match<S>, frame: F, random: Random): ChoiceOf<F> | undefined
  /** Structured questions: whether there is any answer, where there may be none. Asked after every move, so cheap. */
  answerable?(m: Match<S>, frame: F): boolean
  /** Carries out a legal answer; the frame is gone by then. */
  answer(m: Match<S>, frame: F, choice: ChoiceOf<F>, stack: Stack<All>): void
  /** Hide the kind of this question from other viewers (the default shows it). */
  readonly secret?: true
}

/**
 * `shape`: what an answer looks like; one from outside that looks otherwise is refused, so that `check` sees only what
 * it can read. `check`: why this answer is refused, or null. Structured questions need both; a listed one has them for a
 * better reason than "not among the choices", and its shape for the API's documentation.
 */
type Judging<S, F extends Frame> = Frame extends F
  ? Partial<Shaped<S, F>>
  : { readonly shape?: Shape<ChoiceOf<F>>; readonly check?: undefined } | Shaped<S, F>

interface Shaped<S, F extends Frame> {
  readonly shape: Shape<ChoiceOf<F>>
  check(m: Match<S>, frame: F, choice: ChoiceOf<F>): Refusal | null
}

/** What the client needs to build an answer, where the frame says that there is such a thing. */
type Forming<S, F extends Frame> =
  null extends FormOf<F> ? { form?(m: Match<S>, frame: F): FormOf<F> } : { form(m: Match<S>, frame: F): FormOf<F> }

/** A frame that asks is a question, any other a step; of `Frame` itself nobody knows. */
export type Op<S, F extends Frame, All extends Frame = Frame> = Frame extends F
  ? Step<S, F, All> | Question<S, F, All>
  : [ChoiceOf<F>] extends [never]
    ? Step<S, F, All>
    : Question<S, F, All>

export type Ops<S, F extends Frame> = { readonly [K in F['op']]: Op<S, Extract<F, { op: K }>, F> }
