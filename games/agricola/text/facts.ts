/** The reconstructed facts as a sheet, for the client's rulebook: everything an owner of the box may want to compare. */

import { type Confidence, type Fact, type FactName, facts, type Origin } from '../cards/facts.ts'
import { CARDS } from '../cards/registry.ts'

export interface FactRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

interface Said {
  readonly title: string
  readonly value: string
  readonly note?: string
}

export interface FactWords {
  readonly origins: { readonly [O in Origin]: string }
  readonly confidence: { readonly [C in Confidence]: string }
  readonly facts: { readonly [F in FactName]: Said }
  /** Of a card whose German name is ours. */
  readonly guessedName: string
}

const GUESSED: Fact = { origin: 'reconstructed', confidence: 'low' }
/** Has a row of its own. */
const SAID_ALREADY = 'min-helpful-neighbours'

export function factSheet(words: FactWords): readonly FactRow[] {
  const row = ({ origin, confidence }: Fact, { title, value, note }: Said): FactRow => ({
    title,
    value,
    origin: words.origins[origin],
    confidence: words.confidence[confidence],
    note: note ?? null,
  })
  const names = Object.keys(facts) as FactName[]
  return [
    ...names.map((name) => row(facts[name], words.facts[name])),
    ...CARDS.filter((card) => card.reconstructed === true && card.id !== SAID_ALREADY).map(({ name }) =>
      row(GUESSED, { title: name.en, value: name.de, note: words.guessedName }),
    ),
  ]
}
