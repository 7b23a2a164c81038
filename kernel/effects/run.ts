/** First and second reading of the shared vocabulary: can it be done, and doing it. Adds the ops that ask about choices. */

import { type Asks, PASS, type Pass } from '../answers.ts'
import { at } from '../list.ts'
import type { Op } from '../question.ts'
import * as shape from '../shape.ts'
import type { Frame, Match, Seat, Stack } from '../types.ts'
import { type Counter, counter } from './count.ts'
import type { Lexicon } from './lexicon.ts'
import { type Interpreter, interpreter, type Meanings } from './meaning.ts'
import type { CoreWord, Effect, Goods, OwnWord, Tier } from './words.ts'

/** Effects as frames hold them where nobody knows the game. */
export type AnyEffect = Effect<OwnWord>

export interface RunEffect<E = AnyEffect> extends Frame {
  readonly op: 'effect'
  readonly effect: E
  readonly source: string
}
/** One of several, by its place in the list. */
export type OptionChoice = { readonly option: number }

export interface ChooseEffect<E = AnyEffect> extends Asks<OptionChoice | Pass> {
  readonly op: 'chooseEffect'
  readonly effect: { readonly of: readonly E[]; readonly optional?: true }
  readonly source: string
}
export interface MayEffect<E = AnyEffect> extends Asks<'yes' | Pass> {
  readonly op: 'mayEffect'
  readonly effect: E
  readonly source: string
}
export interface ChooseTier<E = AnyEffect> extends Asks<OptionChoice | Pass> {
  readonly op: 'chooseTier'
  readonly of: readonly Tier<E>[]
  readonly source: string
}
/** The frames of a game whose effects are `E`. */
export type EffectFrame<E = AnyEffect> = RunEffect<E> | ChooseEffect<E> | MayEffect<E> | ChooseTier<E>

/** Longer lists of alternatives than any card has. */
const MAX_OPTIONS = 32
const OPTIONS: readonly OptionChoice[] = Array.from({ length: MAX_OPTIONS }, (_, option) => Object.freeze({ option }))
const OPTION = shape.either(shape.fields({ option: shape.number(0, MAX_OPTIONS - 1) }), shape.value(PASS))

const NONE = -1
const SEVERAL = -2

/** The index of the only open alternative, or NONE, or SEVERAL. */
function openOf<T>(list: readonly T[], isOpen: (entry: T) => boolean): number {
  let found = NONE
  for (let i = 0; i < list.length; i++) {
    if (!isOpen(at(list, i))) continue
    if (found !== NONE) return SEVERAL
    found = i
  }
  return found
}

const YES_OR_NO = ['yes', PASS] as const
const NO = [PASS] as const

export interface EffectRunner<S, W extends OwnWord = OwnWord, F extends Frame = EffectFrame>
  extends Interpreter<S, Effect<W>, F | EffectFrame<Effect<W>>>,
    Counter<S> {
  readonly ops: {
    readonly [K in EffectFrame['op']]: Op<S, Extract<EffectFrame<Effect<W>>, { op: K }>, F | EffectFrame<Effect<W>>>
  }
  tierOpen(m: Match<S>, seat: Seat, tier: Tier<Effect<W>>): boolean
}

export function effectRunner<S, W extends OwnWord, F extends Frame = EffectFrame<Effect<W>>>(
  lexicon: Lexicon<S, W, F>,
): EffectRunner<S, W, F> {
  type E = Effect<W>
  type Pushed = Stack<F | EffectFrame<E>>

  const { count, test, affords, bundle } = counter(lexicon)

  const tierOpen = (m: Match<S>, seat: Seat, tier: Tier<E>): boolean =>
    (tier.if === undefined || test(tier.if)(m, seat)) && (tier.pay === undefined || affords(tier.pay)(m, seat))

  const loseAll = (m: Match<S>, seat: Seat, goods: Goods, stack: Pushed, source: string): void => {
    // Amounts are fixed before anything is paid: "8 minus your fields" must not change while paying fields.
    const parts = bundle(goods)
    const due = parts.map((part) => part.count(m, seat))
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]
      const n = due[i] ?? 0
      if (part !== undefined && n > 0) lexicon.lose(m, seat, part.good, n, stack, source)
    }
  }

  const frame = (seat: Seat, effect: E, source: string): RunEffect<E> => ({ op: 'effect', seat, effect, source })

  const takeTier = (m: Match<S>, seat: Seat, tier: Tier<E>, stack: Pushed, source: string): void => {
    stack.push(frame(seat, tier.then, source))
    if (tier.pay !== undefined) loseAll(m, seat, tier.pay, stack, source)
  }

  const core: Meanings<S, CoreWord<E>, F | EffectFrame<E>> = {
    nothing: { run: () => {} },
    seq: {
      possible: (m, seat, e) => {
        for (const part of e.of) if (!possible(m, seat, part)) return false
        return true
      },
      run(m, seat, e, stack, source) {
        // The first part needs no frame: it would run next anyway.
        for (let i = e.of.length - 1; i > 0; i--) stack.push(frame(seat, at(e.of, i), source))
        if (e.of.length > 0) run(m, seat, at(e.of, 0), stack, source)
      },
    },
    choose: {
      possible: (m, seat, e) => e.optional === true || e.of.some((part) => possible(m, seat, part)),
      run(m, seat, e, stack, source) {
        const open = openOf(e.of, (part) => possible(m, seat, part))
        if (open === NONE) return
        if (open !== SEVERAL && e.optional !== true) run(m, seat, at(e.of, open), stack, source)
        else stack.push({ op: 'chooseEffect', seat, effect: e, source })
      },
    },
    may: {
      run(m, seat, e, stack, source) {
        if (possible(m, seat, e.effect)) stack.push({ op: 'mayEffect', seat, effect: e.effect, source })
      },
    },
    tiers: {
      possible: (m, seat, e) => e.of.some((tier) => tierOpen(m, seat, tier)),
      run(m, seat, e, stack, source) {
        const open = openOf(e.of, (tier) => tierOpen(m, seat, tier))
        if (open === NONE) return
        if (open !== SEVERAL) takeTier(m, seat, at(e.of, open), stack, source)
        else stack.push({ op: 'chooseTier', seat, of: e.of, source })
      },
    },
    gain: {
      run(m, seat, e, stack, source) {
        for (const part of bundle(e.goods)) {
          const amount = part.count(m, seat)
          if (amount > 0) lexicon.gain(m, seat, part.good, amount, stack, source)
        }
      },
    },
    pay: {
      // What follows must make sense too, or one would pay for nothing.
      possible: (m, seat, e) => affords(e.goods)(m, seat) && possible(m, seat, e.then),
      run(m, seat, e, stack, source) {
        if (!affords(e.goods)(m, seat)) return
        stack.push(frame(seat, e.then, source))
        loseAll(m, seat, e.goods, stack, source)
      },
    },
    each: {
      possible: (m, seat, e) => count(e.count)(m, seat) <= 0 || possible(m, seat, e.effect),
      run(m, seat, e, stack, source) {
        for (let i = count(e.count)(m, seat); i > 0; i--) stack.push(frame(seat, e.effect, source))
      },
    },
    if: {
      possible: (m, seat, e) => {
        const branch = test(e.cond)(m, seat) ? e.then : e.else
        return branch === undefined || possible(m, seat, branch)
      },
      run(m, seat, e, stack, source) {
        const branch = test(e.cond)(m, seat) ? e.then : e.else
        if (branch !== undefined) run(m, seat, branch, stack, source)
      },
    },
    later: { run: (m, seat, e, _, source) => lexicon.later(m, seat, e.when, e.goods, source) },
  }

  // Together they read every word: the core ones above, the game's own in the lexicon.
  const all = { ...core, ...lexicon.words } as unknown as Meanings<S, E & OwnWord, F | EffectFrame<E>>
  const { possible, run } = interpreter(all) as unknown as Interpreter<S, E, F | EffectFrame<E>>

  /** The places that are open. A board may change under the question: who finds nothing left to choose may leave it. */
  const places = (length: number, optional: boolean, open: (i: number) => boolean): (OptionChoice | Pass)[] => {
    const found: (OptionChoice | Pass)[] = []
    for (let i = 0; i < length; i++) if (open(i)) found.push(OPTIONS[i] ?? { option: i })
    if (optional || found.length === 0) found.push(PASS)
    return found
  }

  const ops: EffectRunner<S, W, F>['ops'] = {
    effect: (m, f, stack) => run(m, f.seat, f.effect, stack, f.source),
    chooseEffect: {
      choices: (m, f) =>
        places(f.effect.of.length, f.effect.optional === true, (i) => {
          const part = f.effect.of[i]
          return part !== undefined && possible(m, f.seat, part)
        }),
      shape: OPTION,
      answer: (m, f, choice, stack) => {
        const part = choice === PASS ? undefined : f.effect.of[choice.option]
        if (part !== undefined) run(m, f.seat, part, stack, f.source)
      },
    },
    mayEffect: {
      choices: (m, f) => (possible(m, f.seat, f.effect) ? YES_OR_NO : NO),
      shape: shape.value('yes', PASS),
      answer: (m, f, choice, stack) => {
        if (choice === 'yes') run(m, f.seat, f.effect, stack, f.source)
      },
    },
    chooseTier: {
      choices: (m, f) =>
        places(f.of.length, false, (i) => {
          const tier = f.of[i]
          return tier !== undefined && tierOpen(m, f.seat, tier)
        }),
      shape: OPTION,
      answer: (m, f, choice, stack) => {
        const tier = choice === PASS ? undefined : f.of[choice.option]
        if (tier !== undefined) takeTier(m, f.seat, tier, stack, f.source)
      },
    },
  }

  return { ops, possible, run, tierOpen, count, test, affords, bundle }
}
