/** What was chosen for a game on one page, as the address of the next carries it. */

import type { Options } from '@dorfplatz/kernel'

export interface CarriedSearch {
  readonly options?: Options
}

const isValue = (value: unknown): value is Options[string] =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

/** Whether a game knows them is judged where it is laid. */
export function readOptions(said: unknown): CarriedSearch {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return {}
  const options = Object.entries(said).filter((entry): entry is [string, Options[string]] => isValue(entry[1]))
  return options.length === 0 ? {} : { options: Object.fromEntries(options) }
}
