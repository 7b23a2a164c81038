/** What bots know of the Port: cargo is worth what an island near it pays, wares and chests what they bring at home. */

import type { Match, Seat } from '@dorfplatz/kernel'
import { DONE, PASS } from '@dorfplatz/kernel'
import type { State } from '../../rules/state.ts'
import { at, boxOf, have } from '../../rules/state.ts'
import type { ModuleBot } from '../bot.ts'
import { CARGO, type Cargo } from './facts.ts'
import { fieldCode, HARBOR, waysOf } from './sea.ts'
import { isTaken, stackOf } from './stacks.ts'
import { fieldOfWare } from './stands.ts'
import { captainOf, cargoOf, freeHolds, mine } from './state.ts'

const WEIGHTS = {
  /** Share of what a sale at sea brings, by steps still to go. */
  near: [0.9, 0.82, 0.7, 0.6, 0.5, 0.42, 0.36],
  /** Cocoa and tea aboard, and at home: a market day is still needed. */
  wareAboard: 3.6,
  wareHome: 4.6,
  chestAboard: 2,
  /** A tile still to be fetched, with a hold for it. */
  fetch: 1.1,
  light: 0.35,
  /** A ship at sea with a good captain can go on. */
  captain: [0, 0.4, 0.8, 1.2],
  /** What lies in the harbor waits for its captain. */
  idle: -0.3,
}

const share = (steps: number): number => at(WEIGHTS.near, Math.min(steps, WEIGHTS.near.length - 1))

/** What a piece aboard may still bring: the best island for it, the nearer the better. */
function cargoWorth(s: State, seat: Seat, cargo: Cargo): number {
  const p = mine.of(s)
  const from = at(p.at, seat)
  let best = 0
  for (const { id, buys, lighthouse } of boxOf(s).islands) {
    const to = fieldCode(id)
    const steps = to === from ? 0 : (waysOf(boxOf(s))[from]?.[to]?.steps ?? 9)
    const sale =
      cargo === 'member' || cargo === 'cocoa' || cargo === 'tea' || cargo === 'chest' ? 0 : (buys[cargo] ?? 0)
    const light =
      cargo === 'member' && lighthouse !== null && !isTaken(s, lighthouse) ? WEIGHTS.light * lighthouse.points : 0
    best = Math.max(best, share(steps) * (sale + light))
  }
  return best
}

/** Tiles that the ship could still fetch before it returns. */
function fetchWorth(s: State, seat: Seat): number {
  const p = mine.of(s)
  const from = at(p.at, seat)
  let best = 0
  for (const { id, stack } of boxOf(s).islands) {
    if (stack === null || stackOf(p, stack) === 0 || cargoOf(s, seat, stack) > 0) continue
    const to = fieldCode(id)
    best = Math.max(best, share(to === from ? 0 : (waysOf(boxOf(s))[from]?.[to]?.steps ?? 9)))
  }
  return best * WEIGHTS.fetch
}

function shipWorth(s: State, seat: Seat): number {
  const p = mine.of(s)
  if (at(p.at, seat) === HARBOR) return WEIGHTS.idle
  let sum = WEIGHTS.captain[boxOf(s).captains[at(p.captain, seat)]?.hire ?? 0] ?? 0
  for (const cargo of CARGO) {
    const n = cargoOf(s, seat, cargo)
    if (n === 0) continue
    if (cargo === 'cocoa' || cargo === 'tea') sum += n * WEIGHTS.wareAboard
    else if (cargo === 'chest') sum += n * WEIGHTS.chestAboard
    else sum += n * cargoWorth(s, seat, cargo)
  }
  return sum + Math.min(freeHolds(s, seat), 1) * fetchWorth(s, seat) + 0.1 * captainOf(s, seat).steps
}

export const bot: ModuleBot = {
  id: 'port',
  value: ({ state: s }: Match<State>, seat, use) => {
    const p = mine.of(s)
    const wares = have(s, seat, fieldOfWare(s, 'cocoa')) * WEIGHTS.wareHome
    const tea = have(s, seat, fieldOfWare(s, 'tea')) * WEIGHTS.wareHome
    let chests = 0
    for (const chest of p.home[seat] ?? []) {
      const holds = boxOf(s).chests[chest]
      chests += holds !== undefined && 'coin' in holds ? holds.coin : 1
    }
    // Coins of closed chests count at the end as well; everything else needs time.
    return chests + use * (wares + tea + shipWorth(s, seat))
  },
  prior: (_, decision, choice) => {
    switch (decision.kind) {
      case 'sail':
      case 'island':
      case 'load':
        return choice === DONE ? 0.3 : 1
      case 'voyage':
        return choice === PASS ? 0.2 : 1
      default:
        return undefined
    }
  },
}
