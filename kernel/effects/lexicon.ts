/** What a game tells the vocabulary: its goods, its metrics, and its own words with their readings. */

import type { Json, Lang, Match, Seat, Sentence, Stack } from '../types.ts'
import type { EffectFrame } from './run.ts'
import type { Speaker } from './speak.ts'
import type { Effect, Goods, OwnWord } from './words.ts'

/** Legality and execution of one of a game's own words. */
export interface WordRules<S, E> {
  /** Whether it can be carried out at all now; always when absent. */
  possible?(m: Match<S>, seat: Seat, effect: E): boolean
  /** Carries it out; questions and follow-ups are pushed. `source` is what told it to (a card, a space). */
  run(m: Match<S>, seat: Seat, effect: E, stack: Stack<EffectFrame>, source: string): void
}

export interface GoodName {
  /** As after "you have": "1 sheep", "1 leeren Acker". */
  readonly one: string
  readonly many: string
  readonly icon: string
  /** The word for "no" before it where the language bends it ("keinen ", "keine "). */
  readonly no?: string
}

/** The third reading: how goods, metrics and own words are said in one language. */
export interface WordTexts<W extends OwnWord> {
  readonly goods: { readonly [good: string]: GoodName }
  /** As the object of "have" and the subject of "is": "sheep in the stables". */
  readonly metrics: { readonly [metric: string]: string }
  readonly words: { readonly [K in W['do']]: (effect: Extract<W, { do: K }>, say: Speaker<W>) => Sentence }
  later?(when: Json): Sentence
}

export interface Lexicon<S, W extends OwnWord> {
  have(m: Match<S>, seat: Seat, good: string): number
  /** Takes from the general supply, within limits; pushes a question where it must be placed. */
  gain(m: Match<S>, seat: Seat, good: string, n: number, stack: Stack<EffectFrame>, source: string): void
  /** Pays; pushes a question where the seat must say which. */
  lose(m: Match<S>, seat: Seat, good: string, n: number, stack: Stack<EffectFrame>, source: string): void
  /** Countable things besides goods. A good's name counts the good. */
  readonly metrics: { readonly [metric: string]: (m: Match<S>, seat: Seat) => number }
  readonly words: { readonly [K in W['do']]: WordRules<S, Extract<W, { do: K }>> }
  /** Lays goods on a later moment. */
  later?(m: Match<S>, seat: Seat, when: Json, goods: Goods, source: string): void
  readonly text: { readonly [L in Lang]: WordTexts<W> }
}

/** All effects of a card or space with this many own words, for `cards --stats`: names that are not in the vocabulary. */
export function ownWordsOf<W extends OwnWord>(effect: Effect<W>): string[] {
  const e = effect as Effect<OwnWord>
  switch (e.do) {
    case 'nothing':
    case 'gain':
    case 'later':
      return []
    case 'seq':
    case 'choose':
      return (e as { of: readonly Effect<OwnWord>[] }).of.flatMap((inner) => ownWordsOf(inner))
    case 'tiers':
      return (e as { of: readonly { then: Effect<OwnWord> }[] }).of.flatMap((tier) => ownWordsOf(tier.then))
    case 'may':
    case 'each':
      return ownWordsOf((e as { effect: Effect<OwnWord> }).effect)
    case 'pay':
      return ownWordsOf((e as { then: Effect<OwnWord> }).then)
    case 'if': {
      const branch = e as { then: Effect<OwnWord>; else?: Effect<OwnWord> }
      return [...ownWordsOf(branch.then), ...(branch.else === undefined ? [] : ownWordsOf(branch.else))]
    }
    default:
      return [e.do]
  }
}
