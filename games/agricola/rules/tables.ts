/** Looking things up in tables that are known to be complete. */

import { dictionary } from '@dorfplatz/kernel'

/**
 * The entry at a place. A table without it is a defect of the program, not a rule. What is asked at every answer (players,
 * spaces) looks into its table itself: here tables of all kinds meet, which the engine reads slowly.
 */
export function at<T>(table: readonly T[], place: number): T {
  const found = table[place]
  if (found === undefined) throw new Error(`nothing at ${place}`)
  return found
}

/** A table with one entry for every name. */
export function byName<K extends string, V>(
  names: readonly K[],
  make: (name: K, place: number) => V,
): { readonly [N in K]: V } {
  // Every name is in the list, so every entry is there.
  return dictionary(Object.fromEntries(names.map((name, place) => [name, make(name, place)]))) as {
    readonly [N in K]: V
  }
}
