/**
 * "What is this?": every space, icon, piece, phase and number of a table answers. A drawing says what it shows with
 * `data-explain="key"`; icons need not, they are asked for as `icon:name`. The nearest key around the pointer counts.
 * What is told comes from the game's own names and rule catalogue, so that tables, glossaries and rulebook agree.
 */

import type { GameText, Json, Lang, RuleId, Sentence, View } from '@dorfplatz/kernel'

export interface Explained {
  readonly title: string
  /** What it means as things stand; the rules say what it means at all times. */
  readonly now?: Sentence
  /** Where the rulebook says the same at length: linked, not told. */
  readonly see?: RuleId
  /** Told in this order, each in the catalogue's own words and with the way into the rulebook. */
  readonly rules: readonly RuleId[]
}

/** What an explanation may look at; a glossary has no table. */
export interface Asker<V = Json, T = GameText<V>> {
  readonly lang: Lang
  /** The game's texts; a game that has words of its own in them knows their type. */
  readonly text: T
  readonly view: View<V> | null
  readonly names: readonly string[]
}

export interface Explaining<V = Json> {
  /** Keys that mean the same at every table: what a glossary lists, in its order. */
  readonly terms: readonly string[]
  explain(key: string, asker: Asker<V>): Explained | null
}

/** A name in both languages, where no text of the game has it. */
export type Both = { readonly [L in Lang]: string }

/** A term of a game: what it is called, and the rules that say what it is. */
export interface Term<W> {
  readonly title: Both | ((words: W) => string)
  readonly rules: readonly RuleId[]
}

export const termTitle = <W>({ title }: Term<W>, words: W, lang: Lang): string =>
  typeof title === 'function' ? title(words) : title[lang]

/** A key in its two halves: "space:3" is ["space", "3"]. */
export function keyParts(key: string): readonly [kind: string, of: string] {
  const colon = key.indexOf(':')
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)]
}
