/** What may be exchanged, row by row: each exchange with the times it can be made. */

import type { Answer } from '@dorfplatz/kernel'
import { mixturesIn, type Option, type Reading } from '@dorfplatz/ui'

export interface ExchangeRow {
  readonly key: string
  /** Made once; its sentence stands for the rate. */
  readonly once: Option
  /** By how often, beginning with once. */
  readonly times: readonly Option[]
}

/** Exchanges that differ only in how often they are made are one row with a counter. */
export function exchangeRows(options: readonly Option[], reading: Reading | undefined): readonly ExchangeRow[] {
  const { mixtures, others } = mixturesIn(options, reading)
  const counted = mixtures.flatMap(({ key, things, ways }) =>
    things.flatMap((thing, at): ExchangeRow[] => {
      const times = ways
        .filter(({ amounts }) => amounts.every((n, i) => (i === at ? n > 0 : n === 0)))
        .toSorted((a, b) => (a.amounts[at] ?? 0) - (b.amounts[at] ?? 0))
        .map(({ option }) => option)
      const [once] = times
      return once === undefined ? [] : [{ key: `${key} ${thing}`, once, times }]
    }),
  )
  return [...counted, ...others.map((once) => ({ key: once.key, once, times: [once] }))]
}

/** The answers that make what is counted, in the order of the rows. */
export const answersOf = (rows: readonly ExchangeRow[], counted: { readonly [key: string]: number }): Answer[] =>
  rows.flatMap(({ key, times }) => {
    const option = times[(counted[key] ?? 0) - 1]
    return option === undefined ? [] : [option.answer]
  })
