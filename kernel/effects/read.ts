/** Any reading of a grammar: a table with one entry per word, so that no word can be typed that it does not know. */

import type { OwnWord } from './words.ts'

/** How a reading takes each word of a grammar; `read` is for the words that a word holds. */
export type WordTable<E extends OwnWord, R> = {
  readonly [K in E['do']]: (effect: Extract<E, { do: K }>, read: (effect: E) => R) => R
}

/** Reads any value of a grammar, word by word. */
export function readWords<E extends OwnWord, R>(table: WordTable<E, R>): (effect: E) => R {
  // A word is looked up by its name, and an entry only ever gets words of its name.
  const entries = new Map(Object.entries(table)) as unknown as ReadonlyMap<
    string,
    (effect: E, read: (effect: E) => R) => R
  >
  const read = (effect: E): R => {
    const entry = entries.get(effect.do)
    if (entry === undefined) throw new Error(`no word '${effect.do}'`)
    return entry(effect, read)
  }
  return read
}
