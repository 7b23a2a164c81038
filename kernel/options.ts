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

/** Decks, hand sizes and fine points make no other kind of game; nor does how far a series has come. */
const makesMode = ({ group, list, carried, values }: OptionSpec): boolean =>
  list === undefined &&
  carried !== true &&
  (group === 'kind' || group === 'box' || (group === undefined && typeof values[0] === 'boolean'))

/**
 * The kind of game a table was, as one word to count by: its kind, its parts of the box, its switches. Empty for the game as
 * it usually is; else `key=value`, with `&` between.
 */
export function modeOf(specs: readonly OptionSpec[], seats: number, chosen: Options): string {
  return specs
    .filter((spec) => makesMode(spec) && matters(specs, spec, seats, chosen))
    .flatMap(({ key, default: usual }) => {
      const value = chosen[key] ?? usual
      return value === usual ? [] : [`${key}=${value}`]
    })
    .join('&')
}
