/** The ten goods as small numbers, and how amounts of them are written down. */

import { at } from './tables.ts'

export const GOODS = ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'food', 'sheep', 'boar', 'cattle'] as const

export type GoodName = (typeof GOODS)[number]
/** Index into `GOODS`. */
export type Good = number

export const WOOD = 0
export const CLAY = 1
export const REED = 2
export const STONE = 3
export const GRAIN = 4
export const VEGETABLE = 5
export const FOOD = 6
export const SHEEP = 7
export const BOAR = 8
export const CATTLE = 9

/** Amounts by name, as cards and prices write them: `{ wood: 5, reed: 2 }`. */
export type Amounts = { readonly [G in GoodName]?: number }

/** Amounts as flat pairs good, number, good, number: what hot code walks. */
export type Pairs = readonly number[]

export function goodOf(name: GoodName): Good {
  return GOODS.indexOf(name)
}

export function goodName(good: Good): GoodName {
  return at(GOODS, good)
}

/** `{ wood: 5, reed: 2 }` as `[0, 5, 2, 2]`. */
export function pairs(amounts: Amounts): Pairs {
  const list: number[] = []
  for (let good = 0; good < GOODS.length; good++) {
    const n = amounts[goodName(good)]
    if (n !== undefined && n !== 0) list.push(good, n)
  }
  return list
}

/** Ten numbers, one for each good. */
export function vector(amounts: Amounts): number[] {
  return GOODS.map((name) => amounts[name] ?? 0)
}

/** The amounts of a vector by name, zeros left out. */
export function amounts(of: readonly number[]): Amounts {
  const result: { [G in GoodName]?: number } = {}
  for (let good = 0; good < GOODS.length; good++) {
    const n = of[good] ?? 0
    if (n !== 0) result[goodName(good)] = n
  }
  return result
}

export function isAnimal(good: Good): boolean {
  return good >= SHEEP
}

/** Wood, clay, reed, stone (A-TERM-02). */
export function isBuildingResource(good: Good): boolean {
  return good <= STONE
}
