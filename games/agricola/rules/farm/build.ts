/** Rooms, stables and renovation. */

import { collecting, DONE, type Match, PASS, type Question, refuse, type Stack, type Step } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { having, tableOf } from '../../cards/ready.ts'
import { receiveAnimals } from '../animals/herd.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { remember } from '../cards/memory.ts'
import {
  BUILD_PASTURE,
  BUILD_ROOM,
  BUILD_STABLE,
  type BuildChoice,
  cellNumber,
  RENOVATE,
  type RenovateChoice,
  SHAPES,
  type SiteChoice,
} from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Build, FreeSite, MoreBuild, Renovate, Site } from '../frames.ts'
import { type Amounts, amounts } from '../goods.ts'
import { payFor, takeGoods } from '../payment/paying.ts'
import { affordable, MATERIAL, type Purchase, prices, roomPrice, shortage } from '../payment/prices.ts'
import {
  eachCard,
  fenced,
  fencesLeft,
  MAX_STABLES,
  playerOf,
  refreshFences,
  refreshPlaces,
  roomCount,
  roomPlaces,
  stablePlaces,
} from '../player.ts'
import { CLAY_HUT, type House, type Player, PRICED, STONE_HOUSE, type State, WOODEN_HUT } from '../state.ts'
import { at } from '../tables.ts'
import { refuseCell, standsOn } from '../work/missing.ts'
import { pasturesAfter, singlePastures } from './fences.ts'
import { yardOf } from './fencing.ts'
import { type Cells, count, lowest, outlineH, outlineV } from './yard.ts'

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

function addRoom(m: Match<State>, seat: number, cell: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  p.rooms |= 1 << cell
  refreshFences(p)
  refreshPlaces(p)
  if (collecting()) emit({ kind: 'room', seat, cell, house: p.house })
  changed(m, seat, stack)
}

function addStable(m: Match<State>, seat: number, cell: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  p.stables |= 1 << cell
  refreshPlaces(p)
  // The first stable after the card was played is the free one, whatever it cost (Sawhorse).
  if ((p.prices & PRICED.stable) !== 0) {
    eachCard(p, ({ no, freeStable }) => {
      if (freeStable === true) remember(p, no, { used: 1 })
    })
  }
  if (collecting()) emit({ kind: 'stable', seat, cell })
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

/** Rooms and stables one by one, until done. */
/** The first of the prices there are: the one that is offered first. */
const least = (p: Player, what: Purchase): Amounts => amounts(prices(p, what)[0]?.price ?? [])

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
      return refuse(
        'A-STABLE-01',
        canStable(m.state, p, f.wood) ? {} : { lacks: { ...shortage(p, ['stable', f.wood]) } },
      )
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
      if (room) takeGoods(p, roomPrice(p))
      else p.goods[0] = (p.goods[0] ?? 0) - f.wood
      if (room) addRoom(m, f.seat, cell, stack)
      else addStable(m, f.seat, cell, stack)
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

/** A pasture of one space that costs no wood. */
export function fenceCell(m: Match<State>, seat: number, cell: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  const bit = 1 << cell
  raiseFences(m, seat, outlineH(bit) & ~p.fenceH, outlineV(bit) & ~p.fenceV, stack)
  // Cards that add free fences to a fence action add them here too (Hedge Keeper with the Mini Pasture).
  const gift = freeFences(p)
  if (gift > 0 && p.fewest <= Math.min(gift, fencesLeft(p))) stack.push({ op: 'fence', seat, optional: true, gift })
}

export function freeSites(p: Player, what: 'room' | 'stable' | 'pasture'): Cells {
  if (what === 'room') return roomPlaces(p)
  if (what === 'stable') return stablePlaces(p)
  let cells = 0
  for (const { cell } of singlePastures(yardOf(p), fencesLeft(p))) cells |= 1 << cell
  return cells
}

/** Fences of a fence action that cost no wood. */
export function freeFences(p: Player): number {
  if ((p.prices & PRICED.fence) === 0) return 0
  let n = 0
  eachCard(p, (card) => {
    n += card.freeFences ?? 0
  })
  return n
}

/**
 * Puts fences up: pastures, room for animals and the cards that wait for fences follow. Fences that a card adds to a
 * fence action belong to that action, which was announced already.
 */
export function raiseFences(
  m: Match<State>,
  seat: number,
  h: number,
  v: number,
  stack: Stack<AgricolaFrame>,
  announced = false,
): void {
  const p = playerOf(m, seat)
  const before = fenced(p)
  p.pastures = pasturesAfter(yardOf(p), h, v)
  p.fenceH |= h
  p.fenceV |= v
  refreshFences(p)
  refreshPlaces(p)
  const n = count(h) + count(v)
  if (collecting()) emit({ kind: 'fences', seat, n, pastures: p.pastures.length })
  if (!announced && heard(m, 'fence', seat)) {
    // Cards may add a stable or an animal; only then is it clear who finds room.
    stack.push({ op: 'housing', seat })
    const event = newEvent(seat)
    event[EVENT.count] = n
    // A pasture of ground that was fenced before is only a split one (Shepherd's Crook, Animal Breeder).
    const fresh = p.pastures.filter((pasture) => (pasture & before) === 0)
    event[EVENT.fresh] = fresh.length
    event[EVENT.large] = fresh.filter((pasture) => count(pasture) >= 4).length
    fire(m, stack, 'fence', seat, event)
    return
  }
  // Pastures may have become smaller (A-FENCE-13).
  receiveAnimals(m, seat, stack)
}

/** What a hut becomes when it is renovated (A-RENOVATE-03). */
export function nextHouse(house: typeof WOODEN_HUT | typeof CLAY_HUT): House {
  return house === WOODEN_HUT ? CLAY_HUT : STONE_HOUSE
}

/** The houses a renovation may lead to (A-RENOVATE-03, A-RENOVATE-04; Conservator). */
export function renovations(s: State, p: Player, from = -1, to = -1): House[] {
  if (p.house === STONE_HOUSE || (from >= 0 && p.house !== from)) return []
  const targets: House[] = [nextHouse(p.house)]
  if (p.house === WOODEN_HUT && to < 0 && straight(p)) targets.push(STONE_HOUSE)
  return targets.filter((house) => (to < 0 || house === to) && affordable(s, p, ['renovation', house]))
}

function straight(p: Player): boolean {
  return having(p, STRAIGHT).length > 0
}

const STRAIGHT = tableOf((card) => card.straightToStone)

export function canRenovate(s: State, p: Player): boolean {
  if (p.house === STONE_HOUSE) return false
  if ((p.prices & PRICED.renovation) === 0 && p.swaps === 0) {
    if ((p.goods[2] ?? 0) < 1) return false
    const rooms = roomCount(p)
    if ((p.goods[p.house === 0 ? 1 : 3] ?? 0) >= rooms) return true
    return p.house === WOODEN_HUT && (p.goods[3] ?? 0) >= rooms && straight(p)
  }
  return renovations(s, p).length > 0
}

export function startRenovation(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>, from = -1, to = -1): void {
  const targets = renovations(m.state, playerOf(m, seat), from, to)
  const [only] = targets
  if (only !== undefined && targets.length === 1) renovateTo(m, seat, only, stack)
  else stack.push({ op: 'renovate', seat, from, to })
}

function renovateTo(m: Match<State>, seat: number, house: House, stack: Stack<AgricolaFrame>): void {
  stack.push({ op: 'house', seat, to: house })
  payFor(m, seat, ['renovation', house], stack)
}

/** All rooms at once (A-RENOVATE-02). */
export function setHouse(m: Match<State>, seat: number, house: House, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  p.house = house
  p.renovated |= 1 << house
  if (collecting()) emit({ kind: 'renovated', seat, house })
  if (heard(m, 'renovation', seat)) {
    const event = newEvent(seat)
    event[EVENT.count] = house
    fire(m, stack, 'renovation', seat, event)
  }
  changed(m, seat, stack)
}

export const renovate: Question<State, Renovate, AgricolaFrame> = {
  choices: (m, f) => renovations(m.state, playerOf(m, f.seat), f.from, f.to).flatMap((house) => RENOVATE[house] ?? []),
  shape: SHAPES.renovate,
  check: (m, f, choice) => refuse(playerOf(m, f.seat).house === houseOf(choice) ? 'A-RENOVATE-04' : 'A-RENOVATE-03'),
  answer: (m, f, choice, stack) => renovateTo(m, f.seat, houseOf(choice), stack),
}

function houseOf({ renovate: to }: RenovateChoice): House {
  return to === 'clay' ? CLAY_HUT : STONE_HOUSE
}
