/** Fields that move together are one answer: they are pressed one by one until no other can go with them. */

import type { SeatView } from '../rules/view.ts'
import { picked } from './picked.ts'
import type { Option } from './props.ts'

/** Fields that look the same stand for each other: answers name each kind once. */
function looksOf({ fields }: SeatView, columns: readonly number[]): readonly string[] {
  return columns.map((column) => {
    const field = fields[column]
    return field == null ? '' : `${field.row} ${field.good} ${field.copies}`
  })
}

/** What is left of a set when others are taken out of it; null where they are not all in it. */
function without(set: readonly string[], others: readonly string[]): readonly string[] | null {
  const left = [...set]
  for (const one of others) {
    const at = left.indexOf(one)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** The answer that moves exactly these fields, and whether they can be more. */
export interface FieldSet {
  readonly exactly: Option | undefined
  readonly more: boolean
}

/** Null where no answer moves these fields together. */
export function fieldSet(own: SeatView, options: readonly Option[], columns: readonly number[]): FieldSet | null {
  const looks = looksOf(own, columns)
  let exactly: Option | undefined
  let more = false
  let possible = false
  for (const option of options) {
    const c = picked(option)
    if (c?.kind !== 'moveFields' || c.choice === 'pass') continue
    const left = without(looksOf(own, c.choice.fields), looks)
    if (left === null) continue
    possible = true
    if (left.length === 0) exactly = option
    else more = true
  }
  return possible ? { exactly, more } : null
}
