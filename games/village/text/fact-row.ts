/** A row of the sheet of facts: a value, where we have it from, and how sure we are. */

import type { Lang } from '@dorfplatz/kernel'
import type { Confidence, Fact, Origin } from '../cards/fact.ts'

export interface FactRow {
  /** The row of the box it belongs to: fields that may be corrected begin with it. */
  readonly id: string
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

export type Both = { readonly [L in Lang]: string }

export const ORIGINS: { readonly [O in Origin]: Both } = {
  rulebook: { en: 'rulebook', de: 'Regelheft' },
  derived: { en: 'follows from the rulebook', de: 'folgt aus dem Regelheft' },
  public: { en: 'other public sources', de: 'andere öffentliche Quellen' },
  reconstructed: { en: 'reconstructed by us', de: 'von uns rekonstruiert' },
}

export const CONFIDENCE: { readonly [C in Confidence]: Both } = {
  high: { en: 'certain', de: 'sicher' },
  medium: { en: 'likely', de: 'wahrscheinlich' },
  low: { en: 'a guess', de: 'geraten' },
}

/** A value with where we have it from, as a row of the sheet. */
export function factRow<T>(lang: Lang, id: string, title: string, f: Fact<T>, value: string): FactRow {
  return {
    id,
    title,
    value,
    origin: ORIGINS[f.origin][lang],
    confidence: CONFIDENCE[f.confidence][lang],
    note: f.note?.[lang] ?? null,
  }
}
