/**
 * What the owner of a box has corrected: named fields with their values, in one small text that is an option of the table.
 * A field is named `row/field`; the row is the fact it belongs to.
 */

export type Corrections = { readonly [field: string]: number | string }

export const NO_CORRECTIONS: Corrections = Object.freeze({})

/** What may be entered: a number within bounds, or one of several words. */
export type Kind =
  | { readonly min: number; readonly max: number; readonly standard: number }
  | { readonly values: readonly string[]; readonly standard: string }

/** Hands out values by their field: corrected ones, or those we have. Whoever lists fields takes notes on the way. */
export interface Reader {
  number(field: string, standard: number, min: number, max: number): number
  choice<T extends string>(field: string, standard: T, values: readonly T[]): T
}

export function readerOf(corrections: Corrections): Reader {
  return {
    number: (field, standard) => {
      const own = corrections[field]
      return typeof own === 'number' ? own : standard
    },
    choice: (field, standard, values) => values.find((value) => value === corrections[field]) ?? standard,
  }
}

/** A reader that changes nothing and notes every field it is asked for. */
export function noting(fields: Map<string, Kind>): Reader {
  return {
    number: (field, standard, min, max) => {
      fields.set(field, { min, max, standard })
      return standard
    },
    choice: (field, standard, values) => {
      fields.set(field, { values, standard })
      return standard
    },
  }
}

/** The corrections in a text; null where it is none. */
export function readCorrections(text: string): Corrections | null {
  if (text === '') return NO_CORRECTIONS
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
    const entries: readonly (readonly [string, unknown])[] = Object.entries(data)
    const known = entries.flatMap(([field, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[field, value] as const] : [],
    )
    return known.length === entries.length ? Object.fromEntries(known) : null
  } catch {
    return null
  }
}

/** The same corrections are always the same text; none are the empty one. */
export function writeCorrections(corrections: Corrections): string {
  const entries = Object.entries(corrections).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries))
}
