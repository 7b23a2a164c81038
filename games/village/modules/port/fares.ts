/** What a voyage costs: payments for the captain, and how many of them somebody can afford. */

import type { Seat } from '@dorfplatz/kernel'
import { perBox } from '../../cards/box.ts'
import { COIN, INFLUENCE } from '../../rules/codes.ts'
import { costOf, markerCoin, type Purse } from '../../rules/pay.ts'
import type { Lack } from '../../rules/reasons.ts'
import { have, type State } from '../../rules/state.ts'
import type { StepPrice } from './facts.ts'
import type { Way } from './sea.ts'

export function purseOf(s: State, seat: Seat): Purse {
  return [...INFLUENCE.map((_, colour) => have(s, seat, colour)), have(s, seat, COIN), markerCoin(s, seat)]
}

/** Coins that would have to stand in for stones when a price is paid so many times (VP-36). */
function coinsFor(purse: Purse, price: StepPrice, times: number): number {
  let coins = 0
  let spare = 0
  for (const [i, colour] of INFLUENCE.entries()) {
    const short = times * (price[colour] ?? 0) - (purse[i] ?? 0)
    if (short > 0) coins += short
    else spare -= short
  }
  return coins + Math.max(0, times * (price.any ?? 0) - spare)
}

const coinsIn = (purse: Purse): number => (purse[COIN] ?? 0) + (purse[COIN + 1] ?? 0)

export function canPayTimes(purse: Purse, price: StepPrice, times: number): boolean {
  return coinsFor(purse, price, times) <= coinsIn(purse)
}

/** What is missing to pay a price so many times, every coin used. */
export function missingFor(purse: Purse, price: StepPrice, times: number): Lack {
  let coins = coinsIn(purse)
  let spare = 0
  const lack: { [thing: string]: number } = {}
  const cover = (thing: string, short: number): void => {
    const covered = Math.min(coins, short)
    coins -= covered
    if (short > covered) lack[thing] = short - covered
  }
  for (const [i, colour] of INFLUENCE.entries()) {
    const short = times * (price[colour] ?? 0) - (purse[i] ?? 0)
    if (short > 0) cover(colour, short)
    else spare -= short
  }
  cover('stone', Math.max(0, times * (price.any ?? 0) - spare))
  return lack
}

/** How often the captain is paid on a way, when so many steps are free or paid for already (VP-32 to -34). */
export function paymentsOn(way: Way, steps: number, perPayment: number): number {
  return Math.ceil(Math.max(0, way.steps - steps) / perPayment)
}

/** One payment of a captain as the core's cost. */
const keys = new WeakMap<StepPrice, number>()
export function keyOf(price: StepPrice): number {
  const found = keys.get(price)
  if (found !== undefined) return found
  const key = costOf(price)
  keys.set(price, key)
  return key
}

/** The coins a captain is hired for, as the core's cost. */
export const hireKeys = perBox(({ captains }): readonly number[] => captains.map(({ hire }) => costOf({ coin: hire })))
