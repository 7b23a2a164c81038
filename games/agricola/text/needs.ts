/** What a card may require, by name. */

import type { Needs } from '../cards/standing.ts'

const EVERY: { readonly [K in keyof Needs]-?: true } = {
  occupations: true,
  maxOccupations: true,
  improvements: true,
  ovens: true,
  grainFields: true,
  vegetableFields: true,
  plantedFields: true,
  animals: true,
  sheep: true,
  cattle: true,
  house: true,
  latestRound: true,
  anyOtherPlayerOccupationsBelow: true,
}

export type NeedName = keyof Needs
export const NEED_NAMES = Object.keys(EVERY) as readonly NeedName[]

/** The same sentence for every need. */
export function eachNeed<T>(said: T): { readonly [K in NeedName]: T } {
  return Object.fromEntries(NEED_NAMES.map((name) => [name, said])) as { readonly [K in NeedName]: T }
}
