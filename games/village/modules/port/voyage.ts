/** The travel action with Port: hire a captain, load, sail; or go on, or return (VP-10 to VP-28, VP-60 to VP-64). */

import { collecting, DONE, type Done, PASS, type Pass, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { BARN } from '../../cards/board.ts'
import { type Action, decline, orPass } from '../../rules/actions/action.ts'
import { kindIn, memberOf } from '../../rules/choices.ts'
import { COIN, FARM, GOOD, GRAIN, NONE } from '../../rules/codes.ts'
import { spendTime } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { playing } from '../../rules/modules/registry.ts'
import { charge, markerCoin, missing } from '../../rules/pay.ts'
import { placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import {
  at,
  boxOf,
  gain,
  have,
  kindsAt,
  listed,
  lowest,
  type M,
  move,
  type State,
  type Todo,
} from '../../rules/state.ts'
import { openOwnWindow } from '../../rules/windows.ts'
import { has, offer, playAtSea } from './aboard.ts'
import { hireOf, loadOf, RETURN, SHAPES } from './choices.ts'
import { CAPTAINS, FROM_FARM, RETURN_TIME } from './facts.ts'
import { hireKeys } from './fares.ts'
import { pairs } from './persons.ts'
import { course, courses, dockable, land, whyNotDock, whyNotSail } from './sail.ts'
import { HARBOR } from './sea.ts'
import {
  COUNTED,
  cargoOf,
  change,
  freeHolds,
  freeSteps,
  hasRoom,
  inHarbor,
  mine,
  type PortState,
  stow,
} from './state.ts'
import type {
  BoardingFrame,
  EmbarksFrame,
  HiredFrame,
  LoadChoice,
  LoadFrame,
  PersonChoice,
  VoyageChoice,
  VoyageFrame,
} from './types.ts'

const FARM_FIELDS: readonly number[] = FROM_FARM.map((ware, i) => (ware === 'grain' ? GRAIN : GOOD + i))

/** Coins in hand; alone the marker is one more (V-SOLO-11). */
const coins = (s: State, seat: Seat): number => have(s, seat, COIN) + markerCoin(s, seat)

/** VP-12: any captain that is left and can be paid. */
function hires(s: State, p: PortState, seat: Seat): VoyageChoice[] {
  const purse = coins(s, seat)
  const list: VoyageChoice[] = []
  for (const [i, { id, hire }] of boxOf(s).captains.entries())
    if (p.captains & (1 << i) && hire <= purse) list.push(hireOf(id))
  return list
}

function options(s: State, seat: Seat, must: boolean): (VoyageChoice | Pass)[] {
  const p = mine.of(s)
  const list: (VoyageChoice | Pass)[] = inHarbor(p, seat)
    ? [...hires(s, p, seat), ...offer(s, seat, 'admiral', true)]
    : [...dockable(p, seat), ...courses(s, seat, freeSteps(p, seat)), RETURN, ...offer(s, seat, 'kartograph', true)]
  return orPass(list, must)
}

function can(s: State, seat: Seat): boolean {
  const p = mine.of(s)
  // VX-Admiral-2: he sails also where nobody can be hired.
  if (!inHarbor(p, seat) || has(s, seat, 'admiral')) return true
  const purse = coins(s, seat)
  const { captains } = boxOf(s)
  for (let i = 0; i < captains.length; i++) if (p.captains & (1 << i) && (captains[i]?.hire ?? 0) <= purse) return true
  return false
}

/** VP-13: too dear, or none left. */
function whyNotLeave(s: State, seat: Seat): Refusal | null {
  const p = mine.of(s)
  if (can(s, seat)) return null
  if (p.captains === 0) return deny('VP-13', { why: 'noCaptains' })
  const cheapest = Math.min(...boxOf(s).captains.flatMap(({ hire }, i) => (p.captains & (1 << i) ? [hire] : [])))
  return deny('VP-13', { why: 'lacks', lacks: { coin: cheapest - coins(s, seat) } })
}

function check(m: M, f: VoyageFrame, choice: VoyageChoice | Pass): Refusal | null {
  const s = m.state
  const p = mine.of(s)
  if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
  if ('play' in choice) return deny('VI-42', { why: 'notInHand', card: choice.play })
  if ('hire' in choice) {
    if (!inHarbor(p, f.seat)) return deny('VP-10', { why: 'shipAtSea' })
    const i = CAPTAINS.indexOf(choice.hire)
    if (i < 0 || !(p.captains & (1 << i))) return deny('VP-12', { why: 'captainGone' })
    return deny('VP-12', { why: 'lacks', lacks: missing(s, f.seat, hireKeys(boxOf(s))[i] ?? 0) })
  }
  if (inHarbor(p, f.seat)) return deny('return' in choice ? 'VP-10' : 'VP-12', { why: 'shipInHarbor' })
  if ('dock' in choice) return whyNotDock(p, f.seat, choice)
  return 'sail' in choice ? whyNotSail(s, f.seat, choice, freeSteps(p, f.seat)) : null
}

function hire(m: M, seat: Seat, id: string, stack: Todo): void {
  const i = CAPTAINS.indexOf(id)
  charge(m, seat, hireKeys(boxOf(m.state))[i] ?? 0, { op: 'hired', seat, captain: id }, stack)
}

function carryOut(m: M, seat: Seat, choice: VoyageChoice | Pass, stack: Todo): void {
  if (choice === PASS) decline(seat, 'travel')
  else if ('play' in choice) playAtSea(m, seat, choice.play, stack)
  else if ('hire' in choice) hire(m, seat, choice.hire, stack)
  else if ('dock' in choice) land(m, seat, choice.dock, stack)
  else if ('sail' in choice) course(seat, choice.sail, freeSteps(mine.of(m.state), seat), stack)
  else goHome(m, seat, stack)
}

export const voyage: Action = {
  can,
  whyNot: whyNotLeave,
  begin: (m, seat, must, stack) => {
    const [first, second] = must ? options(m.state, seat, must) : []
    if (first !== undefined && second === undefined) carryOut(m, seat, first, stack)
    else stack.push({ op: 'voyage', seat, must })
  },
}

/** What can be loaded in the harbor: one of each kind the farm has (VP-15, VP-26). */
function loads(s: State, seat: Seat): LoadChoice[] {
  const list: LoadChoice[] = []
  if (freeHolds(s, seat) === 0) return list
  for (const [i, ware] of FROM_FARM.entries())
    if (have(s, seat, at(FARM_FIELDS, i)) > 0 && cargoOf(s, seat, ware) === 0) list.push(loadOf(ware))
  if (cargoOf(s, seat, 'member') === 0)
    for (const kind of listed(kindsAt(s, seat, FARM))) list.push(memberOf(FARM, kind))
  return list
}

function whyNotLoad(m: M, f: LoadFrame, choice: LoadChoice | PersonChoice | Done): Refusal | null {
  const s = m.state
  if (choice === DONE) return null
  if ('play' in choice) return deny('VX-Quartiermeister-2', { why: 'holdsFull' })
  const cargo = 'member' in choice ? 'member' : choice.load
  if (freeHolds(s, f.seat) === 0) return deny('VP-20', { why: 'holdsFull' })
  if (!hasRoom(s, f.seat, cargo)) return deny('VP-21', { why: 'aboardAlready', cargo })
  return cargo === 'member' ? deny('VP-26', { why: 'nobodyHome' }) : deny('VP-26', { why: 'noneAtHome', cargo })
}

/** Asks for more cargo while there is any and a hold is free; then the ship sails (VP-11). */
function loadOrSail(m: M, seat: Seat, stack: Todo): void {
  if (loads(m.state, seat).length > 0) stack.push({ op: 'load', seat })
  else stack.push({ op: 'sail', seat, steps: freeSteps(mine.of(m.state), seat) })
}

/** Everything aboard comes to the farm, the captain leaves the game (VP-60 to VP-64). */
function goHome(m: M, seat: Seat, stack: Todo): void {
  const s = m.state
  const p = mine.of(s)
  const { fieldOf } = playing(s.modules)
  let lost = 0
  for (const [i, ware] of FROM_FARM.entries()) {
    const n = cargoOf(s, seat, ware)
    // VP-62: what the farm cannot store goes back to the supply.
    const kept = ware === 'grain' ? Math.min(n, BARN - have(s, seat, GRAIN)) : n
    lost += n - kept
    gain(s, seat, at(FARM_FIELDS, i), kept)
  }
  for (const ware of ['cocoa', 'tea'] as const) gain(s, seat, fieldOf[ware] ?? NONE, cargoOf(s, seat, ware))
  const chests = p.aboard[seat] ?? []
  gain(s, seat, fieldOf.chest ?? NONE, chests.length)
  const ship = placeCode('ship')
  for (let bits = kindsAt(s, seat, ship); bits !== 0; bits = kindsAt(s, seat, ship)) {
    move(s, seat, ship, lowest(bits), FARM)
  }
  change(s, {
    at: p.at.with(seat, HARBOR),
    captain: p.captain.with(seat, NONE),
    helm: p.helm.with(seat, false),
    cargo: p.cargo.map((n, i) => (Math.floor(i / COUNTED) === seat ? 0 : n)),
    aboard: p.aboard.with(seat, []),
    home: p.home.with(seat, [...(p.home[seat] ?? []), ...chests]),
  })
  if (collecting()) emit({ kind: 'shipReturns', seat, lost })
  spendTime(m, seat, RETURN_TIME, stack)
}

export const voyageOps = {
  voyage: {
    shape: SHAPES.voyage,
    choices: (m, f) => options(m.state, f.seat, f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, VoyageFrame, Frame>,
  hired: (m: M, f: HiredFrame, stack: Todo) => {
    const p = mine.of(m.state)
    const i = CAPTAINS.indexOf(f.captain)
    change(m.state, { captains: p.captains & ~(1 << i), captain: p.captain.with(f.seat, i) })
    if (collecting()) emit({ kind: 'hires', seat: f.seat, captain: f.captain })
    stack.push({ op: 'embarks', seat: f.seat })
  },
  embarks: (m: M, f: EmbarksFrame, stack: Todo) => {
    stack.push({ op: 'boarding', seat: f.seat })
    openOwnWindow(m, 'hired', f.seat, stack)
  },
  boarding: (m: M, f: BoardingFrame, stack: Todo) => loadOrSail(m, f.seat, stack),
  load: {
    shape: SHAPES.load,
    choices: (m, f) => [
      ...loads(m.state, f.seat),
      ...offer(m.state, f.seat, 'quartiermeister', pairs(m.state, f.seat).length > 0),
      DONE,
    ],
    check: whyNotLoad,
    answer: (m, f, choice, stack) => {
      const s = m.state
      const p = mine.of(s)
      if (choice === DONE) {
        stack.push({ op: 'sail', seat: f.seat, steps: freeSteps(p, f.seat) })
        return
      }
      if ('play' in choice) {
        playAtSea(m, f.seat, choice.play, stack)
        return
      }
      if ('member' in choice) {
        const who = move(s, f.seat, FARM, kindIn(choice.member), placeCode('ship'))
        const { generation } = choice.member
        if (collecting()) emit({ kind: 'loads', seat: f.seat, cargo: 'member', who, generation })
      } else {
        gain(s, f.seat, at(FARM_FIELDS, FROM_FARM.indexOf(choice.load)), -1)
        stow(s, f.seat, choice.load, 1)
        if (collecting()) emit({ kind: 'loads', seat: f.seat, cargo: choice.load })
      }
      loadOrSail(m, f.seat, stack)
    },
  } satisfies Question<State, LoadFrame, Frame>,
}
