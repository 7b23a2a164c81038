/** What a game says: sentences in parts, cards as lists show them, and all texts of one language. */

import type { ChoiceIn } from './answers.ts'
import type { Decision, GameEvent, Json, Lang, Options, Refusal, RuleId, Seat, View } from './types.ts'

/** A piece of text: words, a number, an icon, a seat's name, a card's name, a rule to open. */
export type Part =
  | string
  | { readonly n: number }
  | { readonly icon: string; readonly label: string }
  | { readonly seat: Seat }
  | { readonly card: string; readonly label: string }
  | { readonly rule: RuleId }
export type Sentence = readonly Part[]

/** One card as lists and galleries show it. */
export interface CardEntry {
  readonly id: string
  readonly deck: string
  readonly name: { readonly [L in Lang]: string }
  readonly text: { readonly [L in Lang]: Sentence }
  /** Names of hand-written primitives the card needs; empty when the vocabulary says it all. */
  readonly primitives: readonly string[]
  /** The data behind the card is our reconstruction, not a printed fact. */
  readonly reconstructed?: boolean
}

/** How a rule came to be: our interpretation of the rulebook, or a value that no rulebook prints. */
export type RuleMark = 'interpretation' | 'reconstructed'

/** All sentences of a game in one language. Clients call these with views, never with matches. */
export interface GameText<
  V = Json,
  D extends Decision = Decision,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> {
  readonly name: string
  /** One sentence that says what the game is. */
  readonly about: string
  /** What the seat is asked, as a sentence to that seat. */
  decision(view: View<V, D, A>, decision: D): Sentence
  /** One of the decision's choices (`chosen` joins the two for a `switch`). */
  choice(view: View<V, D, A>, decision: D, choice: ChoiceIn<D>): Sentence
  anytime(view: View<V, D, A>, choice: A): Sentence
  event(event: E): Sentence
  refusal(refusal: Refusal): Sentence
  /** What another viewer reads while the table waits ("Anna is sowing"). */
  waiting(seat: Seat, kind: D['kind'] | null): Sentence
  /** A text picture of the table for terminals and screen readers, one line each. */
  table(view: View<V, D, A>): readonly Sentence[]
  /** What a seat wants in sight at every question, one line each: a solo goal, the next harvest and what it takes. */
  notices?(view: View<V, D, A>): readonly Sentence[]
  /** What a choice does where its name does not say so ("2 milk for 1 sheep, 4 for 2"); null for all others. */
  does?(view: View<V, D, A>, decision: D, choice: ChoiceIn<D>): Sentence | null
  option(key: string): { readonly name: string; readonly help: string; readonly value: (v: Json) => string }
  score(category: string): string
  verdict(verdict: string): string
  /** What decides between equal totals, in the order of a score's tie-breaks. */
  readonly ties?: readonly string[]
  /** What a sequel would be ("Game 2 of the series …"); games without a series need none. */
  sequel?(options: Options): string
  /** The same sentences for a table with these options, where any of them depend on it. */
  at?(options: Options): GameText<V, D, E, A>
}

/** The in-app rulebook in one language. A table plays without it: pages fetch it when somebody wants to read a rule. */
export interface RuleBook {
  /** The rule catalogue: id to rule, in our own words. */
  readonly rules: { readonly [id: RuleId]: string }
  /** Rules that say more than the printed rulebook does; the rulebook shows a sign there instead of a sentence. */
  readonly marks?: { readonly [id: RuleId]: RuleMark }
  /** Headings: the middle part of an id (`PH9` of `H-PH9-07`) to a title. */
  readonly sections: { readonly [section: string]: string }
  /** The rules that can come up at a table with these options, where they differ. */
  at?(options: Options): RuleBook
}

/** Sentences and rulebook together, for whoever has both at hand. */
export type WholeText<
  V = Json,
  D extends Decision = Decision,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> = Omit<GameText<V, D, E, A>, 'at'> & Omit<RuleBook, 'at'> & { at?(options: Options): WholeText<V, D, E, A> }

export function withBook<V, D extends Decision, E extends GameEvent, A extends Json>(
  text: GameText<V, D, E, A>,
  book: RuleBook,
): WholeText<V, D, E, A> {
  const { at: textOf, ...sentences } = text
  const { at: bookOf, ...rules } = book
  const whole = { ...sentences, ...rules }
  if (textOf === undefined && bookOf === undefined) return whole
  return { ...whole, at: (options) => withBook(textOf?.(options) ?? text, bookOf?.(options) ?? book) }
}

/** What is said at a table with these options. */
export function textAt<T extends { at?(options: Options): T }>(text: T, options: Options): T {
  return text.at?.(options) ?? text
}

/** The heading a rule stands under: by the middle part of its id where there is such a section, else by its first. */
export function sectionOf(id: RuleId, sections: { readonly [key: string]: string }): string {
  const parts = id.split('-')
  const middle = parts.slice(1, -1).join('-')
  const first = parts[0] ?? ''
  return !Object.hasOwn(sections, middle) && Object.hasOwn(sections, first) ? first : middle
}
