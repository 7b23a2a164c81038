/** The columns of a row as what the schema says they are; a row that has something else there is a defect of ours. */

import type { Value } from './db.ts'

export type Row = { readonly [column: string]: Value | undefined }

function wrong(column: string, value: Value | undefined): never {
  throw new Error(`column ${column} holds ${value === undefined ? 'nothing' : typeof value}`)
}

export function textIn(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : wrong(column, value)
}

export function numberIn(row: Row, column: string): number {
  const value = row[column]
  return typeof value === 'number' ? value : wrong(column, value)
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] == null ? null : textIn(row, column)
}

export function numberOrNull(row: Row, column: string): number | null {
  return row[column] == null ? null : numberIn(row, column)
}

/** One of the words that a column may hold. */
export function wordIn<T extends string>(row: Row, column: string, words: readonly T[]): T {
  const value = row[column]
  return words.find((word) => word === value) ?? wrong(column, value)
}
