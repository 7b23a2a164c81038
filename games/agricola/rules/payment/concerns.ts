/** Which purchases a price rule of a card is about. */

import type { PricedThing, PriceRule } from '../../cards/standing.ts'
import type { House } from '../state.ts'
import type { Purchase } from './prices.ts'

/** Does a price rule of a card concern this purchase? */
export function concerns(of: readonly PricedThing[], what: Purchase): boolean {
  if (what[0] === 'improvement') return of.includes('improvement') || of.includes(what[1])
  return (what[0] === 'room' || what[0] === 'renovation' || what[0] === 'stable') && of.includes(what[0])
}

/** Whether the house is as the rule wants it. */
export function holds(own: House, { house, houseFrom, to }: PriceRule, what: Purchase): boolean {
  if (house !== undefined && house !== own) return false
  if (houseFrom !== undefined && own < houseFrom) return false
  return to === undefined || (what[0] === 'renovation' && what[1] === to)
}
