/** What a game tells the shared vocabulary: its goods, its metrics, and its own words with their meanings. */

import type { Sentence } from '../game-text.ts'
import type { Frame, Json, Match, Seat, Stack } from '../types.ts'
import type { Meanings } from './meaning.ts'
import type { EffectFrame } from './run.ts'
import type { Speaker } from './speak.ts'
import type { Goods, OwnWord } from './words.ts'

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
  /** Needed where cards lay goods on a later moment. */
  later?(when: Json): Sentence
}

/** What amounts and conditions can speak of. */
export interface Countable<S> {
  have(m: Match<S>, seat: Seat, good: string): number
  /** Countable things besides goods. A good's name counts the good. */
  readonly metrics: { readonly [metric: string]: (m: Match<S>, seat: Seat) => number }
}

/** `W` are the game's own words, `F` its frames. */
export interface Lexicon<S, W extends OwnWord, F extends Frame = EffectFrame> extends Countable<S> {
  /** Takes from the general supply, within limits; pushes a question where it must be placed. */
  gain(m: Match<S>, seat: Seat, good: string, n: number, stack: Stack<F>, source: string): void
  /** Pays; pushes a question where the seat must say which. */
  lose(m: Match<S>, seat: Seat, good: string, n: number, stack: Stack<F>, source: string): void
  readonly words: Meanings<S, W, F>
  /** Lays goods on a later moment. */
  later(m: Match<S>, seat: Seat, when: Json, goods: Goods, source: string): void
}
