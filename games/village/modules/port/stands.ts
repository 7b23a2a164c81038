/** The two stands of the market: one cocoa or one tea instead of a customer (VP-70 to VP-76). */

import { collecting, type Json, type Refusal, type Seat } from '@dorfplatz/kernel'
import { SALE } from '../../cards/spaces.ts'
import { COIN, FAME, NONE } from '../../rules/codes.ts'
import { spendTime } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Also } from '../../rules/modules/module.ts'
import { playing } from '../../rules/modules/registry.ts'
import { canPay, charge, costOf, missing } from '../../rules/pay.ts'
import { deny } from '../../rules/reasons.ts'
import { at, gain, have, type M, type State, type Todo } from '../../rules/state.ts'
import { standOf } from './choices.ts'
import { STANDS } from './facts.ts'
import { change, mine } from './state.ts'
import type { StandChoice, StandFrame, StandSoldFrame } from './types.ts'

const WARES = ['cocoa', 'tea'] as const
type StandWare = (typeof WARES)[number]
const FREE = costOf({})
const DEAR = costOf({ green: SALE.green })

/** Where a farm keeps its cocoa or tea. */
export const fieldOfWare = (s: State, ware: StandWare): number => playing(s.modules).fieldOf[ware] ?? NONE
const atHome = (s: State, seat: Seat, ware: StandWare): number => have(s, seat, fieldOfWare(s, ware))
/** VP-72: only the caller's first sale, of whatever kind, is free of the extra price. */
const priceNow = (s: State, seat: Seat): number => (s.dayFree && s.day === seat ? FREE : DEAR)

/** Whether a family has something for the stands at home (VP-75). */
export function trades(s: State, row: number): boolean {
  return atHome(s, row, 'cocoa') > 0 || atHome(s, row, 'tea') > 0
}

export function isStand(choice: Json): choice is StandChoice {
  return typeof choice === 'object' && choice !== null && 'stand' in choice
}

function check(m: M, seat: Seat, choice: Json): Refusal | null {
  if (!isStand(choice)) return null
  const s = m.state
  if (atHome(s, seat, choice.stand) === 0) return deny('VP-70', { why: 'noneAtHome', cargo: choice.stand })
  return deny('VP-72', { why: 'lacks', lacks: missing(s, seat, priceNow(s, seat)), coins: true })
}

export const atStands: Also = {
  choices: ({ state: s }, seat) =>
    canPay(s, seat, priceNow(s, seat)) ? WARES.filter((ware) => atHome(s, seat, ware) > 0).map(standOf) : [],
  check,
  answer: (m, seat, choice, stack) => {
    if (!isStand(choice)) return false
    const s = m.state
    const free = priceNow(s, seat) === FREE
    charge(m, seat, priceNow(s, seat), { op: 'stand', seat, ware: choice.stand, free }, stack)
    return true
  },
}

/** Points and perhaps a coin at once; the tile leaves the game (VP-71, VP-74). */
function sell(m: M, seat: Seat, ware: StandWare): void {
  const s = m.state
  const { points, coin } = STANDS[ware]
  gain(s, seat, fieldOfWare(s, ware), -1)
  gain(s, seat, FAME, points)
  gain(s, seat, COIN, coin)
  const { stands } = mine.of(s)
  change(s, { stands: stands.with(seat, at(stands, seat) + points) })
  if (collecting()) emit({ kind: 'stand', seat, ware })
}

export const standOps = {
  stand: (m: M, f: StandFrame, stack: Todo) => {
    if (f.free) {
      m.state.dayFree = false
      sell(m, f.seat, f.ware)
      return
    }
    // V-MARKET-10: the extra price comes first, and with it a death.
    stack.push({ op: 'standSold', seat: f.seat, ware: f.ware })
    spendTime(m, f.seat, SALE.time, stack)
  },
  standSold: (m: M, f: StandSoldFrame) => sell(m, f.seat, f.ware),
}
