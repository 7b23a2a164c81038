/** Options of a table: which of them mean something for a given choice of the others. */

import type { OptionSpec, Options } from './types.ts'

/** Whether an option is worth choosing at a table with so many seats and the other options as chosen. */
export function matters(
  specs: readonly OptionSpec[],
  { seats: counts, when = {} }: OptionSpec,
  seats: number,
  chosen: Options,
): boolean {
  if (counts !== undefined && !counts.includes(seats)) return false
  return Object.entries(when).every(([key, values]) => {
    const value = chosen[key] ?? specs.find((spec) => spec.key === key)?.default
    return value !== undefined && values.includes(value)
  })
}
