/** One field in a number: its row, the good planted in it, and how many of it. */

/** A field in a row, empty or with `copies` (1 or 2) of a good. */
export function field(row: number, good = -1, copies = 1): number {
  return good < 0 ? row : row | ((good + 1) << 3) | (copies > 1 ? 128 : 0)
}

export const rowOf = (f: number): number => f & 7
/** The planted good, or -1. */
export const plantOf = (f: number): number => ((f >> 3) & 15) - 1
export const copiesOf = (f: number): number => (f & 128 ? 2 : 1)
export const isPlanted = (f: number): boolean => f > 7
export const isEmpty = (f: number): boolean => f > 0 && f < 8
/** The same field in another row. */
export const inRow = (f: number, row: number): number => (f & ~7) | row
