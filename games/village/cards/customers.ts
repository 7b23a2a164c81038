/** The customers: what each wants and what it is worth, with where we know it from. */

import type { Confidence, Origin } from './fact.ts'

/** What a customer wants. Goods and grain; promos also coins, green stones, or the next-start-player marker. */
export interface Demand {
  readonly scroll?: number
  readonly horse?: number
  readonly ox?: number
  readonly plow?: number
  readonly wagon?: number
  readonly beer?: number
  readonly bread?: number
  readonly tool?: number
  /** A treasure chest that was brought home and is unopened (VC-43). */
  readonly chest?: number
  readonly grain?: number
  readonly coin?: number
  readonly green?: number
  readonly marker?: number
}

export interface Customer {
  readonly id: string
  readonly demand: Demand
  readonly points: number
  readonly demandOrigin: Origin
  readonly pointsOrigin: Origin
  readonly confidence: Confidence
  /** At the end one more point for every two own tiles (V-PROMO-08), or for every kept person card (VC-41). */
  readonly bonus?: 'pairs' | 'inkwells'
  /** The expansion it belongs to. */
  readonly needs?: 'inn' | 'port' | 'marriage'
}

const customer = (
  id: string,
  demand: Demand,
  points: number,
  demandOrigin: Origin = 'reconstructed',
  pointsOrigin: Origin = 'reconstructed',
  confidence: Confidence = 'low',
): Customer => ({ id, demand, points, demandOrigin, pointsOrigin, confidence })

/** The 24 tiles of the base game (V-MARKET-21). Points: 2 per scroll, 3 per other good, 1 per bag of grain. */
export const customers: readonly Customer[] = [
  customer('cust01', { grain: 3 }, 3, 'rulebook', 'reconstructed', 'medium'),
  customer('cust02', { grain: 4 }, 4),
  customer('cust03', { grain: 5 }, 5),
  customer('cust04', { scroll: 1, grain: 1 }, 3, 'rulebook', 'reconstructed', 'medium'),
  customer('cust05', { scroll: 1, grain: 2 }, 4),
  customer('cust06', { scroll: 2 }, 4),
  customer('cust07', { scroll: 1, horse: 1 }, 5, 'derived', 'reconstructed', 'medium'),
  customer('cust08', { scroll: 1, ox: 1 }, 5),
  customer('cust09', { scroll: 1, plow: 1 }, 5),
  customer('cust10', { scroll: 1, wagon: 1 }, 5),
  customer('cust11', { horse: 1, plow: 1 }, 6, 'rulebook', 'rulebook', 'high'),
  customer('cust12', { ox: 1, plow: 1 }, 6),
  customer('cust13', { horse: 1, wagon: 1 }, 6),
  customer('cust14', { ox: 1, wagon: 1 }, 6),
  customer('cust15', { plow: 1, wagon: 1 }, 6),
  customer('cust16', { horse: 1, ox: 1 }, 6),
  customer('cust17', { horse: 1, grain: 1 }, 4),
  customer('cust18', { ox: 1, grain: 1 }, 4),
  customer('cust19', { plow: 1, grain: 2 }, 5),
  customer('cust20', { wagon: 1, grain: 2 }, 5),
  customer('cust21', { wagon: 2 }, 6),
  customer('cust22', { plow: 2 }, 6),
  customer('cust23', { scroll: 1 }, 2),
  customer('cust24', { grain: 2 }, 2),
]

/** The eight promo tiles of the base game (V-PROMO-14). What they do is printed fact; their points are ours. */
export const promos: readonly Customer[] = [
  customer('promo01', {}, 2, 'rulebook'),
  customer('promo02', { coin: 2 }, 5, 'rulebook'),
  customer('promo03', { marker: 1 }, 4, 'rulebook'),
  customer('promo04', { green: 2 }, 4, 'rulebook'),
  { ...customer('promo05', { scroll: 1, grain: 1 }, 2), bonus: 'pairs' },
  customer('promo06', { horse: 2 }, 6),
  customer('promo07', { ox: 2 }, 6),
  customer('promo08', { scroll: 1, plow: 1, wagon: 1 }, 8),
]

/** Four customers of Inn, each of whom wants beer (VI-04), and five of Marriage (VM-04). */
export const innCustomers: readonly Customer[] = [
  customer('inn1', { beer: 3 }, 6, 'public'),
  customer('inn2', { beer: 2, grain: 1 }, 5, 'public'),
  customer('inn3', { beer: 1, scroll: 1 }, 4, 'public'),
  customer('inn4', { beer: 2, wagon: 1 }, 7, 'public'),
].map((tile): Customer => ({ ...tile, needs: 'inn' }))

export const marriageCustomers: readonly Customer[] = [
  customer('marriage1', { bread: 2, grain: 1 }, 6),
  customer('marriage2', { bread: 1, scroll: 1 }, 5),
  customer('marriage3', { tool: 1, plow: 1 }, 6),
  customer('marriage4', { tool: 1, bread: 1 }, 5),
  customer('marriage5', { tool: 2, horse: 1 }, 8),
].map((tile): Customer => ({ ...tile, needs: 'marriage' }))

/** Promo tiles of expansions (VC-41 to VC-43). */
export const expansionPromos: readonly Customer[] = [
  { ...customer('promo09', { beer: 2 }, 3), bonus: 'inkwells', needs: 'inn' },
  { ...customer('promo10', { beer: 1, horse: 1 }, 5), needs: 'inn' },
  { ...customer('promo11', { beer: 1, wagon: 1 }, 5), needs: 'inn' },
  { ...customer('promo12', { chest: 1 }, 6, 'rulebook'), needs: 'port' },
]

/** Every tile, numbered from 1 in choices and records: base tiles first, promos and expansions after them. */
export const tiles: readonly Customer[] = [
  ...customers,
  ...promos,
  ...innCustomers,
  ...marriageCustomers,
  ...expansionPromos,
]

const numbers: { readonly [id: string]: number } = Object.fromEntries(tiles.map(({ id }, i) => [id, i + 1]))

/** The number of a tile in the state, 0 for none. */
export function tileNumber(id: string): number {
  return numbers[id] ?? 0
}

/** The id of a tile by its number; an empty stall has none. */
export function tileId(n: number): string {
  return tiles[n - 1]?.id ?? ''
}
