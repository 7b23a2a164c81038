/** The shape a translation must have: the English file's, with any words in place of its own. */

import type { Part, Sentence } from '@dorfplatz/kernel'

export type Shape<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R
    : T extends readonly string[]
      ? readonly string[]
      : T extends readonly Part[]
        ? Sentence
        : { readonly [K in keyof T]: Shape<T[K]> }
