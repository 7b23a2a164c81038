/** The places of the Marriage board as answers to “where?”: rooms and nests of one area share its name. */

import { marriagePlaces } from '../places.ts'
import type { MarriagePlaceId } from '../types.ts'
import type { Words } from './words.en.ts'

export interface Spot {
  readonly area: 'rank' | 'bakery' | 'shop' | 'bliss'
  readonly n: number
}

/** The area of a place of the Marriage board, or null. */
export function spotOf(place: string): Spot | null {
  const [, area, n] = /^(rank|bakery|shop|bliss)(\d+)$/.exec(place) ?? []
  return area === 'rank' || area === 'bakery' || area === 'shop' || area === 'bliss' ? { area, n: Number(n) } : null
}

/** “On rank 3”, “in the bakery”. */
export function placeText(words: Words, place: string): string | null {
  const spot = spotOf(place)
  if (spot === null) return null
  return spot.area === 'rank' ? words.places.rank(spot.n) : words.places[spot.area]
}

export function placesOf(words: Words): { readonly [place in MarriagePlaceId]: string } {
  const named = marriagePlaces.map(({ id }) => [id, placeText(words, id) ?? id])
  // All of them are listed.
  return Object.fromEntries(named) as { [place in MarriagePlaceId]: string }
}
