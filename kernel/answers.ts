/** What a question may be answered with, known to the compiler: frames carry the type of their choice. */

import type { Offer, OrderReactions } from './builtin.ts'
import type { PlainShape } from './shape.ts'
import type { Decision, DecisionId, Frame, Json, Seat } from './types.ts'

/** The answer that declines: nothing of this. The same in all games. */
export const PASS = 'pass'
export type Pass = typeof PASS

/** The answer that finishes what may go on: no more of this. */
export const DONE = 'done'
export type Done = typeof DONE

declare const choice: unique symbol
declare const form: unique symbol

/**
 * A frame that asks its seat: `C` is what it may be answered with, `Form` what a client needs to know besides. Both live
 * in the types only. They are plain data, so write them as `type`, not as `interface`.
 */
export interface Asks<C extends Json, Form extends Json = null> extends Frame {
  readonly [choice]?: C
  readonly [form]?: Form
}

/** True for `Frame` itself: a question of which only the kernel's outside view is known. */
type Erased<F> = Frame extends F ? true : false

/** What a frame may be answered with; `never` for a frame that asks nothing. */
export type ChoiceOf<F> = F extends Frame
  ? Erased<F> extends true
    ? Json
    : typeof choice extends keyof F
      ? F extends { readonly [choice]?: infer C }
        ? Exclude<C, undefined>
        : never
      : never
  : never

/** What a question tells a client besides its choices. */
export type FormOf<F> = F extends Frame
  ? Erased<F> extends true
    ? Json
    : typeof form extends keyof F
      ? F extends { readonly [form]?: infer P }
        ? Exclude<P, undefined>
        : never
      : Json
  : never

/** The decision that each frame of a union asks for. */
type DecisionFor<F extends Frame> = F extends Frame
  ? [ChoiceOf<F>] extends [never]
    ? never
    : {
        readonly id: DecisionId
        readonly seat: Seat
        readonly kind: F['op']
        readonly args: F
        readonly choices: readonly ChoiceOf<F>[] | null
        readonly shape: PlainShape | null
        readonly form: FormOf<F>
      }
  : never

/**
 * The decisions of a game with the frames `F` and the unasked choices `A`, the kernel's own included: a union, so that
 * `switch (decision.kind)` knows frame, form and choices.
 */
export type DecisionOf<F extends Frame, A extends Json = Json> =
  Erased<F> extends true ? Decision : DecisionFor<F | Offer<A> | OrderReactions>

/** What a decision may be answered with. */
export type ChoiceIn<D extends Decision> = NonNullable<D['choices']>[number]

/** A decision together with one of its choices. */
export type Chosen<D extends Decision> = D extends Decision
  ? { readonly kind: D['kind']; readonly decision: D; readonly args: D['args']; readonly choice: ChoiceIn<D> }
  : never

/** Joins a decision and a choice of it, so that one `switch` over `kind` narrows both. */
export function chosen<D extends Decision>(decision: D, picked: ChoiceIn<D>): Chosen<D> {
  const { kind, args } = decision
  // The compiler does not see that decision and choice belong together: whoever calls says so.
  return { kind, decision, args, choice: picked } as unknown as Chosen<D>
}
