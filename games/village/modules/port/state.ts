/** What the Port keeps besides farms and figures: ships, cargo, captains, stacks, chests, fields of sea burial. */

import type { Seat } from '@dorfplatz/kernel'
import { NONE } from '../../rules/codes.ts'
import { kept } from '../../rules/modules/module.ts'
import { placeCode } from '../../rules/places.ts'
import { at, boxOf, countAt, type State } from '../../rules/state.ts'
import { CARGO, type Captain, type Cargo, FREE_STEPS, HOLDS, port } from './facts.ts'
import { HARBOR } from './sea.ts'

/** Kinds of cargo that are counted; members are where figures are, chests are numbered. */
export const COUNTED = 6 + 2
export const cargoCode = (cargo: Cargo): number => {
  const code = CARGO.indexOf(cargo)
  return code > MEMBER ? code - 1 : code
}
const MEMBER = CARGO.indexOf('member')

/** The captain nobody hired: the Admiral (VX-Admiral-1). */
export const ADMIRAL = 100

/** Lists and the whole are replaced, never changed: copies of a match share them. */
export type PortState = {
  /** Captains still to be hired, as bits. */
  readonly captains: number
  /** By seat: the field of the ship, its captain (NONE in the harbor), whether the Helmsman is with him. */
  readonly at: readonly number[]
  readonly captain: readonly number[]
  readonly helm: readonly boolean[]
  /** Pieces aboard, seat * COUNTED + kind: six wares, cocoa, tea. */
  readonly cargo: readonly number[]
  /** Chests by number: aboard and unopened at home, by seat. */
  readonly aboard: readonly (readonly number[])[]
  readonly home: readonly (readonly number[])[]
  /** Left on Treasure Island (the next is the last), opened, and handed in unopened. */
  readonly chests: readonly number[]
  readonly opened: readonly number[]
  readonly given: readonly number[]
  readonly cocoa: number
  readonly tea: number
  /** The family on each field of sea burial, or NONE. */
  readonly buried: readonly number[]
  /** Points made at sea and at the stands, by seat; they are part of the points of the game. */
  readonly sea: readonly number[]
  readonly stands: readonly number[]
}

export const mine: ReturnType<typeof kept<PortState>> = kept<PortState>('port')

/** Replaces a part of what is kept. */
export function change(s: State, part: Partial<PortState>): void {
  mine.set(s, { ...mine.of(s), ...part })
}

/** Puts pieces aboard, or takes them off. */
export function stow(s: State, seat: Seat, cargo: Exclude<Cargo, 'member' | 'chest'>, n: number): void {
  const { cargo: aboard } = mine.of(s)
  const i = seat * COUNTED + cargoCode(cargo)
  change(s, { cargo: aboard.with(i, at(aboard, i) + n) })
}

/** Pieces aboard, for whoever counts all that a family owns (VG-07). */
export function ownsAboard(s: State, seat: Seat, thing: string): number {
  const cargo = CARGO.find((kind) => kind === thing && kind !== 'member')
  return cargo === undefined ? 0 : cargoOf(s, seat, cargo)
}

/** Chests by number: those of the box, the promo chest, those of the Marriage. */
export const PROMO_CHEST: number = port.chests.value.length

export const inHarbor = (p: PortState, seat: Seat): boolean => at(p.at, seat) === HARBOR

export function cargoOf(s: State, seat: Seat, cargo: Cargo): number {
  const p = mine.of(s)
  if (cargo === 'member') return countAt(s, seat, placeCode('ship'))
  if (cargo === 'chest') return p.aboard[seat]?.length ?? 0
  return at(p.cargo, seat * COUNTED + cargoCode(cargo))
}

export function freeHolds(s: State, seat: Seat): number {
  return HOLDS - CARGO.reduce((sum, cargo) => sum + cargoOf(s, seat, cargo), 0)
}

/** Whether one more of a kind may come aboard (VP-20, VP-21). */
export function hasRoom(s: State, seat: Seat, cargo: Cargo): boolean {
  return freeHolds(s, seat) > 0 && cargoOf(s, seat, cargo) === 0
}

/** The captain of a ship at sea: what further steps cost. */
export function captainOf(s: State, seat: Seat): Pick<Captain, 'pay' | 'steps'> {
  const code = at(mine.of(s).captain, seat)
  return code === ADMIRAL || code === NONE ? ADMIRALSHIP : (boxOf(s).captains[code] ?? ADMIRALSHIP)
}
const ADMIRALSHIP = { pay: { any: 1 }, steps: 1 } as const

/** Steps free of stones in each movement (VP-32). */
export function freeSteps(p: PortState, seat: Seat): number {
  return p.helm[seat] ? FREE_STEPS + 1 : FREE_STEPS
}
