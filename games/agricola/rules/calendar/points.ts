/** Points by amount: the rows of the score sheet. */

import type { Rows } from '../../cards/effects.ts'

/** The rows say from which amount on so many points are given; below the first it is -1. */
export const TABLES: {
  readonly [C in 'fields' | 'pastures' | 'grain' | 'vegetables' | 'sheep' | 'boar' | 'cattle']: Rows
} = {
  fields: [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ],
  pastures: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  grain: [
    [1, 1],
    [4, 2],
    [6, 3],
    [8, 4],
  ],
  vegetables: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  sheep: [
    [1, 1],
    [4, 2],
    [6, 3],
    [8, 4],
  ],
  boar: [
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ],
  cattle: [
    [1, 1],
    [2, 2],
    [4, 3],
    [6, 4],
  ],
}

/** Of the rows whose number is reached, the highest counts. */
export function rowsAt(rows: Rows, n: number, below = 0): number {
  let points = below
  for (const [from, gives] of rows) if (n >= from) points = gives
  return points
}
