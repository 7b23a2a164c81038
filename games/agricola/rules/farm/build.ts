/** Rooms and stables. */

import { collecting, DONE, type Match, PASS, type Question, refuse, type Stack, type Step } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { remember } from '../cards/memory.ts'
import {
  BUILD_PASTURE,
  BUILD_ROOM,
  BUILD_STABLE,
  type BuildChoice,
  cellNumber,
  SHAPES,
  type SiteChoice,
} from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Build, FreeSite, MoreBuild, Site } from '../frames.ts'
import { type Amounts, amounts } from '../goods.ts'
import { payFor, takeGoods } from '../payment/paying.ts'
import { affordable, MATERIAL, type Purchase, prices, roomPrice, shortage } from '../payment/prices.ts'
import { eachCard, fencesLeft, playerOf, refreshFences, refreshPlaces, roomPlaces, stablePlaces } from '../player.ts'
import { type Player, PRICED, type State } from '../state.ts'
import { at } from '../tables.ts'
import { refuseCell, standsOn } from '../work/missing.ts'
import { oneStable } from '../work/words.ts'
import { singlePastures, yardOf } from './fences.ts'
import { fenceCell } from './raising.ts'
import { type Cells, count, lowest, MAX_STABLES } from './yard.ts'

export function canRoom(s: State, p: Player): boolean {
  if ((p.prices & PRICED.room) === 0 && p.swaps === 0) {
    const material = MATERIAL[p.house]
    if ((p.goods[2] ?? 0) < 2 || (p.goods[material] ?? 0) < 5) return false
    return roomPlaces(p) !== 0
  }
  return roomPlaces(p) !== 0 && affordable(s, p, ['room'])
}

export function canStable(s: State, p: Player, wood: number): boolean {
  if (stablePlaces(p) === 0) return false
  if ((p.goods[0] ?? 0) >= wood) return true
  return (p.swaps !== 0 || (p.prices & PRICED.stable) !== 0) && affordable(s, p, ['stable', wood])
}

/** Something built may have made a state of affairs true. */
export function changed(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  if (heard(m, 'change', seat)) fire(m, stack, 'change', seat)
}

/** What a plain price adds to the event of what it bought. */
const pricedAt = (price: readonly number[]): { readonly paid?: Amounts } =>
  price.some((n) => n > 0) ? { paid: { ...amounts(price) } } : {}

const NO_PRICE: readonly number[] = []

function addRoom(
  m: Match<State>,
  seat: number,
  cell: number,
  stack: Stack<AgricolaFrame>,
  price: readonly number[] = NO_PRICE,
): void {
  const p = playerOf(m, seat)
  p.rooms |= 1 << cell
  refreshFences(p)
  refreshPlaces(p)
  if (collecting()) emit({ kind: 'room', seat, cell, house: p.house, ...pricedAt(price) })
  changed(m, seat, stack)
}

function addStable(m: Match<State>, seat: number, cell: number, stack: Stack<AgricolaFrame>, wood = 0): void {
  const p = playerOf(m, seat)
  p.stables |= 1 << cell
  refreshPlaces(p)
  // The first stable after the card was played is the free one, whatever it cost (Sawhorse).
  if ((p.prices & PRICED.stable) !== 0) {
    eachCard(p, ({ no, freeStable }) => {
      if (freeStable === true) remember(p, no, { used: 1 })
    })
  }
  if (collecting()) emit({ kind: 'stable', seat, cell, ...pricedAt([wood]) })
  if (heard(m, 'stable', seat)) {
    const event = newEvent(seat)
    event[EVENT.count] = count(p.stables)
    event[EVENT.cell] = cell
    fire(m, stack, 'stable', seat, event)
  }
}

function putCells<T>(list: T[], cells: Cells, choices: readonly T[]): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) list.push(at(choices, lowest(rest)))
}

/** The first of the prices there are: the one that is offered first. */
const least = (p: Player, what: Purchase): Amounts => amounts(prices(p, what)[0]?.price ?? [])

/** Rooms and stables one by one, until done. */
export const build: Question<State, Build, AgricolaFrame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: BuildChoice[] = []
    if (f.rooms > 0 && canRoom(m.state, p)) putCells(list, roomPlaces(p), BUILD_ROOM)
    const wait = f.roomFirst === true && f.newRooms === 0
    if (f.stables > 0 && !wait && canStable(m.state, p, f.wood)) putCells(list, stablePlaces(p), BUILD_STABLE)
    if (f.done > 0) list.push(DONE)
    else if (f.optional) list.push(PASS)
    return list
  },
  shape: SHAPES.build,
  form: (m, f) => {
    const p = playerOf(m, f.seat)
    return { type: 'custom', room: least(p, ['room']), stable: least(p, ['stable', f.wood]) }
  },
  check: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    if (choice === DONE || choice === PASS) return refuse('A-WORK-06')
    const cell = cellNumber(choice.at)
    const cells = [cell]
    if (choice.build === 'stable') {
      if (f.stables === 0 || count(p.stables) >= MAX_STABLES) return refuse('A-STABLE-01')
      if ((stablePlaces(p) & (1 << cell)) === 0) return refuse('A-STABLE-02', { cells, on: standsOn(p, cell) })
      if (!canStable(m.state, p, f.wood)) {
        return refuse('A-STABLE-01', { lacks: { ...shortage(p, ['stable', f.wood]) } })
      }
      return refuse('A-WORK-05', { why: 'roomFirst' })
    }
    if (f.rooms === 0) return refuse('A-BUILD-04')
    if ((roomPlaces(p) & (1 << cell)) === 0) return refuseCell(p, cell, 'A-BUILD-05', 'A-BUILD-01', 'rooms')
    return refuse('A-BUILD-03', { lacks: { ...shortage(p, ['room']) } })
  },
  answer: (m, f, choice, stack) => {
    if (choice === DONE || choice === PASS) {
      finishBuilding(m, f, stack)
      return
    }
    const p = playerOf(m, f.seat)
    const room = choice.build === 'room'
    const cell = cellNumber(choice.at)
    const rest: Build = {
      ...f,
      rooms: f.rooms - (room ? 1 : 0),
      stables: f.stables - (room ? 0 : 1),
      done: f.done + 1,
      newRooms: f.newRooms + (room ? 1 : 0),
    }
    // Paid first, then built; the question about the rest comes last.
    stack.push({ op: 'moreBuild', seat: f.seat, rest })
    if ((p.prices & (room ? PRICED.room : PRICED.stable)) === 0 && p.swaps === 0) {
      const price = room ? roomPrice(p) : [f.wood]
      takeGoods(p, price)
      if (room) addRoom(m, f.seat, cell, stack, price)
      else addStable(m, f.seat, cell, stack, f.wood)
    } else {
      stack.push({ op: 'site', seat: f.seat, build: choice.build, cell })
      payFor(m, f.seat, room ? ['room'] : ['stable', f.wood], stack)
    }
  },
}

/** Nobody is asked to stop when nothing more can be built. */
export const moreBuild: Step<State, MoreBuild, AgricolaFrame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  const { rooms, stables, wood } = f.rest
  const more = (rooms > 0 && canRoom(m.state, p)) || (stables > 0 && canStable(m.state, p, wood))
  if (more) stack.push(f.rest)
  else finishBuilding(m, f.rest, stack)
}

function finishBuilding(m: Match<State>, f: Build, stack: Stack<AgricolaFrame>): void {
  if (f.newRooms > 0 && heard(m, 'room', f.seat)) {
    const event = newEvent(f.seat)
    event[EVENT.count] = f.newRooms
    fire(m, stack, 'room', f.seat, event)
  }
}

/** Puts a paid room or stable on its space. */
export const placeSite: Step<State, Site, AgricolaFrame> = (m, { seat, build: what, cell }, stack) => {
  if (what === 'room') addRoom(m, seat, cell, stack)
  else addStable(m, seat, cell, stack)
}

const SITE_CHOICES = { room: BUILD_ROOM, stable: BUILD_STABLE, pasture: BUILD_PASTURE } as const

/** Where a room, stable or one-space pasture goes that a card gives. */
export const freeSite: Question<State, FreeSite, AgricolaFrame> = {
  choices: (m, f) => {
    const list: SiteChoice[] = []
    putCells(list, freeSites(playerOf(m, f.seat), f.what), SITE_CHOICES[f.what])
    return list
  },
  shape: SHAPES.freeSite,
  check: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    const cell = cellNumber(choice.at)
    if (f.what === 'room') return refuseCell(p, cell, 'A-BUILD-05', 'A-BUILD-01', 'rooms')
    const on = standsOn(p, cell)
    if (f.what === 'stable') return refuse('A-STABLE-02', { cells: [cell], on })
    if (on === 'room' || on === 'field') return refuse('A-FENCE-04', { cells: [cell] })
    return refuse('A-FENCE-06', { cells: [cell], ...(on === 'pasture' ? { on } : {}) })
  },
  answer: (m, f, choice, stack) => {
    const cell = cellNumber(choice.at)
    if (f.what === 'stable') {
      addStable(m, f.seat, cell, stack)
      receiveAnimals(m, f.seat, stack)
      return
    }
    if (f.what === 'room') {
      addRoom(m, f.seat, cell, stack)
      finishBuilding(
        m,
        { op: 'build', rooms: 0, stables: 0, wood: 0, done: 1, newRooms: 1, optional: true, seat: f.seat },
        stack,
      )
      return
    }
    fenceCell(m, f.seat, cell, stack)
  },
}

export function freeSites(p: Player, what: 'room' | 'stable' | 'pasture'): Cells {
  if (what === 'room') return roomPlaces(p)
  if (what === 'stable') return stablePlaces(p)
  let cells = 0
  for (const { cell } of singlePastures(yardOf(p), fencesLeft(p))) cells |= 1 << cell
  return cells
}

/** The question for a single stable: at the family board's price, or a card's. */
export function stableFor(seat: number, optional: boolean, wood = oneStable.wood): Build {
  return { op: 'build', seat, rooms: 0, stables: 1, wood, done: 0, newRooms: 0, optional }
}
