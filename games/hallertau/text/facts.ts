/** The reconstructed facts as a sheet: every value we had to reconstruct or look up, for the rulebook in the client. */

import type { Lang } from '@dorfplatz/kernel'
import { type Clears, LAST_SPACE, QUADRANT_CARDS, VP_SPACES } from '../rules/facts.ts'

export interface FactRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

type Both = { readonly [L in Lang]: string }

const PUBLIC: Both = { en: 'other public sources', de: 'andere öffentliche Quellen' }
const OURS: Both = { en: 'reconstructed by us', de: 'von uns rekonstruiert' }
const LIKELY: Both = { en: 'likely', de: 'wahrscheinlich' }
const GUESS: Both = { en: 'a guess', de: 'geraten' }

/** "1, 2 and 3 or 4" as "1 2 3|4". */
const quadrants = (card: Clears): string =>
  card.map((q) => (typeof q === 'number' ? String(q + 1) : q.map((x) => x + 1).join('|'))).join(' ')

const list = (seats: number): string => (QUADRANT_CARDS[seats] ?? []).map(quadrants).join(', ')

interface Row {
  readonly title: Both
  readonly value: string
  readonly origin: Both
  readonly confidence: Both
  readonly note: Both | null
}

const ROWS: readonly Row[] = [
  {
    title: { en: 'Last space of every craft row', de: 'Letztes Feld jeder Handwerkszeile' },
    value: String(LAST_SPACE),
    origin: OURS,
    confidence: LIKELY,
    note: {
      en: 'The Community Center follows ten times: to 7 … 12 workers, then 18, 34, 50 and 70 points.',
      de: 'Das Dorfgemeinschaftshaus rückt zehnmal nach: auf 7 … 12 Arbeiter, dann 18, 34, 50 und 70 Punkte.',
    },
  },
  {
    title: { en: 'Spaces with a 3 point symbol in every row', de: 'Felder mit 3-Punkte-Symbol in jeder Zeile' },
    value: VP_SPACES.join(', '),
    origin: OURS,
    confidence: LIKELY,
    note: {
      en: 'Only the four columns that lead to 18, 34, 50 and 70 points fit these values.',
      de: 'Nur die vier Spalten vor 18, 34, 50 und 70 Punkten passen zu diesen Werten.',
    },
  },
  {
    title: { en: 'Quadrant cards with 2 players', de: 'Viertelkarten zu zweit' },
    value: list(2),
    origin: PUBLIC,
    confidence: LIKELY,
    note: null,
  },
  {
    title: { en: 'Quadrant cards with 3 players', de: 'Viertelkarten zu dritt' },
    value: list(3),
    origin: PUBLIC,
    confidence: LIKELY,
    note: { en: 'a|b: one of the two at random', de: 'a|b: eines von beiden durch Zufall' },
  },
  {
    title: { en: 'Quadrant cards in the solo game', de: 'Viertelkarten im Solospiel' },
    value: list(1),
    origin: OURS,
    confidence: GUESS,
    note: { en: 'a|b: one of the two at random', de: 'a|b: eines von beiden durch Zufall' },
  },
]

export const factSheet = (lang: Lang): FactRow[] =>
  ROWS.map((row) => ({
    title: row.title[lang],
    value: row.value,
    origin: row.origin[lang],
    confidence: row.confidence[lang],
    note: row.note?.[lang] ?? null,
  }))
