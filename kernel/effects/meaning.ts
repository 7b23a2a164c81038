/**
 * What words mean: a table says for every word of a grammar whether it can be done and how it is done. The compiler asks
 * for all of them, so no word can be typed in a card that is not carried out.
 */

import { dictionary } from '../dictionary.ts'
import type { Frame, Match, Seat, Stack } from '../types.ts'
import type { OwnWord } from './words.ts'

/** Legality and execution of one word. `C` is what travels with an effect: which card or space told it to. */
export interface Meaning<S, E, F extends Frame, C = string> {
  /** Whether it can be carried out at all now; always when absent. */
  possible?(m: Match<S>, seat: Seat, effect: E): boolean
  /** Carries it out; questions and follow-ups are pushed. */
  run(m: Match<S>, seat: Seat, effect: E, stack: Stack<F>, context: C): void
}

export type Meanings<S, E extends OwnWord, F extends Frame, C = string> = {
  readonly [K in E['do']]: Meaning<S, Extract<E, { do: K }>, F, C>
}

/** Judges and carries out any effect of a grammar `E`. */
export interface Interpreter<S, E extends OwnWord, F extends Frame, C = string> {
  possible(m: Match<S>, seat: Seat, effect: E): boolean
  run(m: Match<S>, seat: Seat, effect: E, stack: Stack<F>, context: C): void
}

export function interpreter<S, E extends OwnWord, F extends Frame, C = string>(
  meanings: Meanings<S, E, F, C>,
): Interpreter<S, E, F, C> {
  // A word is looked up by its name, and a meaning only ever gets words of its name.
  const table = dictionary(meanings as unknown as { readonly [word: string]: Meaning<S, E, F, C> })
  return {
    possible: (m, seat, effect) => {
      const found = table[effect.do] ?? unknown(effect)
      return found.possible === undefined || found.possible(m, seat, effect)
    },
    run: (m, seat, effect, stack, context) => {
      const found = table[effect.do] ?? unknown(effect)
      found.run(m, seat, effect, stack, context)
    },
  }
}

function unknown({ do: word }: OwnWord): never {
  throw new Error(`no word '${word}'`)
}
