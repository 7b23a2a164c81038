/** First and second reading of effects: can it be done, and doing it. Adds the ops that ask about choices. */

import { type Asks, PASS, type Pass } from '../answers.ts'
import * as shape from '../shape.ts'
import type { Frame, Match, Ops, Seat, Stack } from '../types.ts'
import { affordsOf, type Count, countOf, type Test, testOf } from './count.ts'
import type { Lexicon } from './lexicon.ts'
import type { Cond, Effect, Expr, Goods, OwnWord, Tier } from './words.ts'

/** Effects as frames hold them: the lexicon knows the words. */
export type AnyEffect = Effect<OwnWord>

export interface RunEffect extends Frame {
  readonly op: 'effect'
  readonly effect: AnyEffect
  readonly source: string
}
/** One of several, by its place in the list. */
export type OptionChoice = { readonly option: number }

export interface ChooseEffect extends Asks<OptionChoice | Pass> {
  readonly op: 'chooseEffect'
  readonly effect: { readonly of: readonly AnyEffect[]; readonly optional?: true }
  readonly source: string
}
export interface MayEffect extends Asks<'yes' | Pass> {
  readonly op: 'mayEffect'
  readonly effect: AnyEffect
  readonly source: string
}
export interface ChooseTier extends Asks<OptionChoice | Pass> {
  readonly op: 'chooseTier'
  readonly of: readonly Tier<OwnWord>[]
  readonly source: string
}
export type EffectFrame = RunEffect | ChooseEffect | MayEffect | ChooseTier

/** Longer lists of alternatives than any card has. */
const MAX_OPTIONS = 32
const OPTIONS: readonly OptionChoice[] = Array.from({ length: MAX_OPTIONS }, (_, option) => Object.freeze({ option }))

const OPTION = shape.either(shape.fields({ option: shape.number(0, MAX_OPTIONS - 1) }), shape.value(PASS))

const NO_ONE = -1
const SEVERAL = -2

/** The place of the only open alternative, or that there is none, or several. */
function openOf<T>(list: readonly T[], isOpen: (entry: T) => boolean): number {
  let found = NO_ONE
  for (let i = 0; i < list.length; i++) {
    if (!isOpen(list[i] as T)) continue
    if (found !== NO_ONE) return SEVERAL
    found = i
  }
  return found
}

const YES_OR_NO = ['yes', PASS] as const
const NO = [PASS] as const

export interface EffectRunner<S> {
  readonly ops: Ops<S, EffectFrame>
  /** Whether an effect can be carried out now: every step, at least one alternative, prices payable. */
  possible(m: Match<S>, seat: Seat, effect: AnyEffect): boolean
  tierOpen(m: Match<S>, seat: Seat, tier: Tier<OwnWord>): boolean
  count(expr: Expr): Count<S>
  test(cond: Cond): Test<S>
  affords(goods: Goods): Test<S>
}

export function effectRunner<S, W extends OwnWord>(lexicon: Lexicon<S, W>): EffectRunner<S> {
  const counts = new Map<Expr, Count<S>>()
  const tests = new WeakMap<Cond, Test<S>>()
  const prices = new WeakMap<Goods, Test<S>>()
  const words = lexicon.words as { readonly [word: string]: import('./lexicon.ts').WordRules<S, OwnWord> }

  const count = (expr: Expr): Count<S> => {
    let found = counts.get(expr)
    if (found === undefined) {
      found = countOf(lexicon, expr)
      counts.set(expr, found)
    }
    return found
  }
  const test = (cond: Cond): Test<S> => {
    let found = tests.get(cond)
    if (found === undefined) {
      found = testOf(lexicon, cond)
      tests.set(cond, found)
    }
    return found
  }
  const affords = (goods: Goods): Test<S> => {
    let found = prices.get(goods)
    if (found === undefined) {
      found = affordsOf(lexicon, goods)
      prices.set(goods, found)
    }
    return found
  }

  const tierOpen = (m: Match<S>, seat: Seat, tier: Tier<OwnWord>): boolean =>
    (tier.if === undefined || test(tier.if)(m, seat)) && (tier.pay === undefined || affords(tier.pay)(m, seat))

  const possible = (m: Match<S>, seat: Seat, effect: AnyEffect): boolean => {
    const e = effect as Effect
    switch (e.do) {
      case 'nothing':
      case 'gain':
      case 'may':
      case 'later':
        return true
      case 'seq':
        return e.of.every((part) => possible(m, seat, part))
      case 'choose':
        return e.optional === true || e.of.some((part) => possible(m, seat, part))
      case 'tiers':
        return e.of.some((tier) => tierOpen(m, seat, tier))
      case 'pay':
        // What follows must make sense too, or one would pay for nothing.
        return affords(e.goods)(m, seat) && possible(m, seat, e.then)
      case 'each':
        return count(e.count)(m, seat) <= 0 || possible(m, seat, e.effect)
      case 'if':
        if (test(e.cond)(m, seat)) return possible(m, seat, e.then)
        return e.else === undefined || possible(m, seat, e.else)
      default:
        return words[(effect as OwnWord).do]?.possible?.(m, seat, effect as OwnWord) ?? true
    }
  }

  /** A bundle of goods with its amounts compiled, found once per bundle. */
  const bundles = new WeakMap<Goods, readonly { readonly good: string; readonly count: Count<S> }[]>()
  const bundle = (goods: Goods) => {
    let found = bundles.get(goods)
    if (found === undefined) {
      found = Object.entries(goods).map(([good, n]) => ({ good, count: countOf(lexicon, n) }))
      bundles.set(goods, found)
    }
    return found
  }

  const loseAll = (m: Match<S>, seat: Seat, goods: Goods, stack: Stack<EffectFrame>, source: string): void => {
    // Amounts are fixed before anything is paid: "8 minus your fields" must not change while paying fields.
    const parts = bundle(goods)
    const due = parts.map((part) => part.count(m, seat))
    for (let i = 0; i < parts.length; i++) {
      const n = due[i] as number
      if (n > 0) lexicon.lose(m, seat, (parts[i] as { good: string }).good, n, stack, source)
    }
  }

  const frame = (seat: Seat, effect: AnyEffect, source: string): RunEffect => ({ op: 'effect', seat, effect, source })

  const takeTier = (m: Match<S>, seat: Seat, tier: Tier<OwnWord>, stack: Stack<EffectFrame>, source: string): void => {
    stack.push(frame(seat, tier.then, source))
    if (tier.pay !== undefined) loseAll(m, seat, tier.pay, stack, source)
  }

  const run = (m: Match<S>, seat: Seat, effect: AnyEffect, stack: Stack<EffectFrame>, source: string): void => {
    const e = effect as Effect
    switch (e.do) {
      case 'nothing':
        return
      case 'seq':
        // The first part needs no frame: it would run next anyway.
        for (let i = e.of.length - 1; i > 0; i--) stack.push(frame(seat, e.of[i] as AnyEffect, source))
        if (e.of.length > 0) run(m, seat, e.of[0] as AnyEffect, stack, source)
        return
      case 'choose': {
        const open = openOf(e.of, (part) => possible(m, seat, part))
        if (open === NO_ONE) return
        if (open !== SEVERAL && e.optional !== true) run(m, seat, e.of[open] as AnyEffect, stack, source)
        else stack.push({ op: 'chooseEffect', seat, effect: e, source })
        return
      }
      case 'may':
        if (possible(m, seat, e.effect)) stack.push({ op: 'mayEffect', seat, effect: e.effect, source })
        return
      case 'tiers': {
        const open = openOf(e.of, (tier) => tierOpen(m, seat, tier))
        if (open === NO_ONE) return
        if (open !== SEVERAL) takeTier(m, seat, e.of[open] as Tier<OwnWord>, stack, source)
        else stack.push({ op: 'chooseTier', seat, of: e.of, source })
        return
      }
      case 'gain':
        for (const part of bundle(e.goods)) {
          const amount = part.count(m, seat)
          if (amount > 0) lexicon.gain(m, seat, part.good, amount, stack, source)
        }
        return
      case 'pay':
        if (!affords(e.goods)(m, seat)) return
        stack.push(frame(seat, e.then, source))
        loseAll(m, seat, e.goods, stack, source)
        return
      case 'each':
        for (let i = count(e.count)(m, seat); i > 0; i--) stack.push(frame(seat, e.effect, source))
        return
      case 'if':
        if (test(e.cond)(m, seat)) run(m, seat, e.then, stack, source)
        else if (e.else !== undefined) run(m, seat, e.else, stack, source)
        return
      case 'later':
        lexicon.later?.(m, seat, e.when, e.goods, source)
        return
      default: {
        const word = words[(effect as OwnWord).do]
        if (word === undefined) throw new Error(`no word '${(effect as OwnWord).do}'`)
        word.run(m, seat, effect as OwnWord, stack, source)
      }
    }
  }

  /** The places that are open. A board may change under the question: who finds nothing left to choose may leave it. */
  const places = (length: number, optional: boolean, open: (i: number) => boolean): (OptionChoice | Pass)[] => {
    const found: (OptionChoice | Pass)[] = []
    for (let i = 0; i < length; i++) if (open(i)) found.push(OPTIONS[i] ?? { option: i })
    if (optional || found.length === 0) found.push(PASS)
    return found
  }

  const ops: Ops<S, EffectFrame> = {
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

  return { ops, possible, tierOpen, count, test, affords }
}
