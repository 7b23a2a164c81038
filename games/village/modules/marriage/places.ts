/** The places of the Marriage board: six ranks, rooms of bakery and shop, nests of parental bliss, each for one couple. */

import type { Place } from '../../rules/places.ts'
import { type House, RANKS } from './board.ts'
import type { MarriagePlaceId, Nest, Rank, Room } from './types.ts'

/** Numbers from 1 on, as the names of places count them. */
const upTo = <N extends number>(n: N): readonly N[] => Array.from({ length: n }, (_, i) => (i + 1) as N)

export const RANK_IDS: readonly MarriagePlaceId[] = upTo<Rank>(RANKS).map((n) => `rank${n}` as const)
export const ROOM_IDS: { readonly [house in House]: readonly MarriagePlaceId[] } = {
  bakery: upTo<Room>(4).map((n) => `bakery${n}` as const),
  shop: upTo<Room>(4).map((n) => `shop${n}` as const),
}
export const NEST_IDS: readonly MarriagePlaceId[] = upTo<Nest>(32).map((n) => `bliss${n}` as const)

/** Seen, alive, reached by the family action; the dead go to the farm section, else to a grave (VM-59 to VM-61). */
export const marriagePlaces: readonly Place[] = [...RANK_IDS, ...ROOM_IDS.bakery, ...ROOM_IDS.shop, ...NEST_IDS].map(
  (id) => ({ id, living: true, visible: true, callable: true, rest: ['farm', 'graves'] }),
)
