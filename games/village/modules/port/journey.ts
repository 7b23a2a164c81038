/** A voyage as its captain's owner sees it: what the way to each field takes, with the stones and coins at hand. */

import type { Seat } from '@dorfplatz/kernel'
import type { Box } from '../../cards/box.ts'
import { INFLUENCE } from '../../rules/codes.ts'
import type { Purse } from '../../rules/pay.ts'
import type { VillageView } from '../../rules/view.ts'
import { FREE_STEPS, type StepPrice } from './facts.ts'
import { canPayTimes, paymentsOn } from './fares.ts'
import { fieldCode, type Way, waysOf } from './sea.ts'

export interface Fare {
  readonly way: Way
  readonly steps: number
  /** Time, stones, and the coins that stand in for missing stones. */
  readonly price: { readonly [thing: string]: number }
  /** Whether it can be paid. */
  readonly can: boolean
}

function purseIn({ families, marker, conny }: VillageView, seat: Seat): Purse {
  const { stones, coins } = families[seat] ?? { stones: { orange: 0, green: 0, brown: 0, pink: 0 }, coins: 0 }
  return [stones.orange, stones.green, stones.brown, stones.pink, coins, conny !== null && marker === seat ? 1 : 0]
}

/** A price paid so many times, coins for what is missing. */
function priced(purse: Purse, price: StepPrice, times: number): { readonly [thing: string]: number } {
  let coins = 0
  let spare = 0
  const paid: { [thing: string]: number } = {}
  for (const [i, colour] of INFLUENCE.entries()) {
    const need = times * (price[colour] ?? 0)
    const has = Math.min(need, purse[i] ?? 0)
    spare += (purse[i] ?? 0) - has
    if (has > 0) paid[colour] = has
    coins += need - has
  }
  const any = times * (price.any ?? 0)
  const anyStones = Math.min(any, spare)
  if (anyStones > 0) paid.stone = anyStones
  coins += any - anyStones
  return coins > 0 ? { ...paid, coin: coins } : paid
}

/** What further steps cost with the captain of a ship; the Admiral takes any stone. */
export function captainIn(
  box: Box,
  table: VillageView,
  seat: Seat,
): { readonly pay: StepPrice; readonly steps: number } {
  const id = table.more.port?.ships[seat]?.captain
  return box.captains.find((captain) => captain.id === id) ?? { pay: { any: 1 }, steps: 1 }
}

/** The shortest way of a seat's ship to a field; `steps`: how many are free or paid for, null at the start of a movement. */
export function fareTo(box: Box, table: VillageView, seat: Seat, to: string, steps: number | null): Fare | null {
  const ship = table.more.port?.ships[seat]
  const way = ship === undefined ? undefined : waysOf(box)[fieldCode(ship.at)]?.[fieldCode(to)]
  if (ship === undefined || way === undefined) return null
  const { pay, steps: perPayment } = captainIn(box, table, seat)
  const purse = purseIn(table, seat)
  const times = paymentsOn(way, steps ?? FREE_STEPS + (ship.helmsman ? 1 : 0), perPayment)
  const time = way.time > 0 ? { time: way.time } : {}
  return {
    way,
    steps: way.steps,
    price: { ...time, ...priced(purse, pay, times) },
    can: canPayTimes(purse, pay, times),
  }
}
