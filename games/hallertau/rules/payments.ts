/** What an advancement may be paid with in each round, by building. */

import { type Advance, advanceOf, named } from './choices.ts'
import { CRAFT_GOODS, CRAFTS, FLAX, GOOD_NAMES, LAST_SPACE, ROUNDS } from './facts.ts'
import { at, pick } from './list.ts'

/** One legal payment for one advancement: amounts of the building's goods, and the choice that makes it. */
export interface Payment {
  readonly choice: Advance
  readonly craft: number
  /** The building's goods, by their index. */
  readonly goods: readonly number[]
  readonly amounts: readonly number[]
  readonly discount: number
  /** The amounts side by side in one number (see `sideBySide`). */
  readonly due: number
}

/** Four bits for each good: three for an amount, and a topmost one that a subtraction takes away where too little is there. */
export const BITS = 4
export const ENOUGH = 7

/** Amounts of a building's goods in one number, so that a payment is compared with a store in one step. */
function sideBySide(amounts: readonly number[]): number {
  let packed = 0
  for (let i = 0; i < amounts.length; i++) packed |= Math.min(ENOUGH, at(amounts, i)) << (BITS * i)
  return packed
}

/** H-PH9-04 to H-PH9-08: looks at the single payment only (H-PH9-09). */
export function allowed(craft: number, amounts: readonly number[]): boolean {
  switch (CRAFTS[craft]) {
    case 'carpentry':
    case 'brewhouse':
      return at(amounts, 0) > at(amounts, 1)
    case 'bakehouse':
      return at(amounts, CRAFT_GOODS[craft]?.indexOf(FLAX) ?? 0) <= 1
    default:
      return true
  }
}

/** H-PH9-10 to H-PH9-12: types that must really be paid for a discount, and the round it begins. */
export const DISCOUNTS = [
  { less: 0, types: 1, from: 1 },
  { less: 1, types: 2, from: 3 },
  { less: 2, types: 3, from: 5 },
]

/** All legal payments of a building in a round (H-PH9-13). */
function paymentsFor(craft: number, round: number): Payment[] {
  const goods = pick(CRAFT_GOODS, craft)
  const found: Payment[] = []
  for (const { less, types, from } of DISCOUNTS) {
    if (round < from) continue
    const visit = (left: number, amounts: readonly number[]): void => {
      if (amounts.length === goods.length) {
        const paid = amounts.filter((n) => n > 0).length
        if (left > 0 || paid < types || !allowed(craft, amounts)) return
        const stock = GOOD_NAMES.map((_, good) => amounts[goods.indexOf(good)] ?? 0)
        const choice = advanceOf(craft, named(GOOD_NAMES, stock))
        found.push({ choice, craft, goods, amounts, discount: less, due: sideBySide(amounts) })
        return
      }
      for (let n = 0; n <= left; n++) visit(left - n, [...amounts, n])
    }
    visit(round - less, [])
  }
  return found
}

export const PAYMENTS: readonly (readonly (readonly Payment[])[])[] = Array.from({ length: ROUNDS + 1 }, (_, round) =>
  CRAFTS.map((_, craft) => (round === 0 ? [] : paymentsFor(craft, round))),
)
export const payments = (round: number, craft: number): readonly Payment[] => PAYMENTS[round]?.[craft] ?? []

/** Where a seat's buildings and boulders stand. */
interface Standing {
  readonly crafts: readonly number[]
  readonly boulders: readonly number[]
}

/** Tools needed to advance a building by one space; a large number if it cannot. */
export function toolsNeeded(p: Standing, craft: number): number {
  const next = at(p.crafts, craft) + 1
  if (next > LAST_SPACE) return 99 // H-PH9-15
  const near = at(p.boulders, 2 * craft)
  const far = at(p.boulders, 2 * craft + 1)
  if (near !== next && far !== next) return 0
  // H-PH9-17: a boulder beyond it has to go first.
  const beyond = next + 1 <= LAST_SPACE && (near === next + 1 || far === next + 1)
  return beyond ? 2 : 1
}
