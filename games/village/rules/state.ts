/** Everything on and around the village board, as flat numbers. */

import type { Match, Ops, Seat, Stack } from '@dorfplatz/kernel'
import { GENERATION, KINDS, MEMBERS, NONE, ROW } from './codes.ts'
import type { Frame } from './frames.ts'

export interface State {
  /** Modules in play, as bits; the base game is bit 0. */
  readonly modules: number
  /** Families at the table: one per seat, and Conny's after them in a solo game. */
  readonly rows: number
  readonly solo: boolean
  /** Conny's stones are rolled with the colour die (V-SOLO-30). */
  readonly die: boolean
  /** Stones placed on each space at the start of a round, and stones of each colour thrown in. */
  readonly perSpace: readonly number[]
  /** Orange, green, brown, pink. */
  readonly perColour: readonly number[]
  /** Craft buildings in play, by number. */
  readonly buildings: readonly number[]
  /** Open places at the start: five sections of the chronicle, then the graves. */
  readonly places: readonly number[]
  /** Tiles in play. */
  readonly tiles: readonly number[]

  round: number
  start: Seat
  active: Seat
  /** Stones on the action spaces: space * KINDS + colour. */
  stock: number[]
  onBoard: number
  supply: number[]
  bag: number[]
  farm: number[]
  people: number[]
  free: number[]
  /** Seat that holds the next-start-player marker, or ON_ROOF, or SPENT. */
  marker: number
  /** Tiles on the usable stall spaces, front first; 0 is an empty space. */
  stalls: number[]
  queue: number[]
  /** Face down; the next tile is the last one. */
  stack: number[]
  served: number[][]
  /** The stone taken this turn (space * KINDS + colour), or NONE. */
  took: number
  /** The market day: who called it (NONE when there is none), whose opportunity it is, who has passed (bits). */
  day: number
  dayAt: number
  dayPassed: number
  /** The initiator still has the sale without extra price. */
  dayFree: boolean
  daySold: number
  /** Figures picked and drawn in the running mass. */
  picked: number
  /** The family that took the last place, or NONE; and who had called the market day on which it happened. */
  trigger: number
  triggerDay: number
  /** Last turns still to come; NONE before the end begins. */
  last: number
  /** In a solo ending: Conny still takes the stone of the last turn. */
  lastConny: boolean
  /** Stones on Conny's tray in the order they were laid; the compartment of the newest, NONE before the first. */
  tray: number[]
  trayAt: number
  /** Fate tiles: 0 face down, 1 blank, 2 quill; the upper set, then the lower set. */
  fate: number[]
}

export type M = Match<State>
export type VillageOps = Ops<State, Frame>
/** The ops one file contributes. */
export type Some<K extends keyof VillageOps> = Pick<VillageOps, K>
export type Todo = Stack<Frame>

export function clone(s: State): State {
  return {
    modules: s.modules,
    rows: s.rows,
    solo: s.solo,
    die: s.die,
    perSpace: s.perSpace,
    perColour: s.perColour,
    buildings: s.buildings,
    places: s.places,
    tiles: s.tiles,
    round: s.round,
    start: s.start,
    active: s.active,
    stock: s.stock.slice(),
    onBoard: s.onBoard,
    supply: s.supply.slice(),
    bag: s.bag.slice(),
    farm: s.farm.slice(),
    people: s.people.slice(),
    free: s.free.slice(),
    marker: s.marker,
    stalls: s.stalls.slice(),
    queue: s.queue.slice(),
    stack: s.stack.slice(),
    served: s.served.map((list) => list.slice()),
    took: s.took,
    day: s.day,
    dayAt: s.dayAt,
    dayPassed: s.dayPassed,
    dayFree: s.dayFree,
    daySold: s.daySold,
    picked: s.picked,
    trigger: s.trigger,
    triggerDay: s.triggerDay,
    last: s.last,
    lastConny: s.lastConny,
    tray: s.tray.slice(),
    trayAt: s.trayAt,
    fate: s.fate.slice(),
  }
}

/** Reads a cell of a flat array that is known to exist. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number
}

/** One field of a seat's farm. */
export function have(s: State, seat: Seat, field: number): number {
  return s.farm[seat * ROW + field] as number
}

export function gain(s: State, seat: Seat, field: number, n: number): void {
  const i = seat * ROW + field
  s.farm[i] = (s.farm[i] as number) + n
}

export function add(list: number[], index: number, n: number): void {
  list[index] = (list[index] as number) + n
}

export function stonesOn(s: State, space: number): number {
  let n = 0
  for (let c = 0; c < KINDS; c++) n += s.stock[space * KINDS + c] as number
  return n
}

/** How many of a family stand at a place. */
export function countAt(s: State, row: number, place: number): number {
  const base = row * MEMBERS
  let n = 0
  for (let i = 0; i < MEMBERS; i++) if (s.people[base + i] === place) n++
  return n
}

export function isAt(s: State, row: number, place: number): boolean {
  const base = row * MEMBERS
  for (let i = 0; i < MEMBERS; i++) if (s.people[base + i] === place) return true
  return false
}

/** The numbers of a family found at a place, as bits 1 to 4. */
export function generationsAt(s: State, row: number, place: number): number {
  const base = row * MEMBERS
  let bits = 0
  for (let i = 0; i < MEMBERS; i++) if (s.people[base + i] === place) bits |= 1 << (GENERATION[i] as number)
  return bits
}

/** The figure with this number at that place, or NONE. */
function findMember(s: State, row: number, place: number, generation: number): number {
  const base = row * MEMBERS
  for (let i = 0; i < MEMBERS; i++) {
    if (s.people[base + i] === place && GENERATION[i] === generation) return i
  }
  return NONE
}

/** Moves one figure with this number from one place to another. */
export function move(s: State, row: number, from: number, generation: number, to: number): void {
  const i = findMember(s, row, from, generation)
  if (i === NONE) throw new Error(`no ${generation} of family ${row} at place ${from}`)
  s.people[row * MEMBERS + i] = to
}

const LISTS: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, bits) =>
  [1, 2, 3, 4].filter((g) => bits & (1 << g)),
)

/** The numbers behind bits, ascending. Shared lists: not to be changed. */
export function listed(bits: number): readonly number[] {
  return LISTS[bits] as readonly number[]
}

/** The only number behind bits, or 0 when there are several. */
export function single(bits: number): number {
  const list = LISTS[bits] as readonly number[]
  return list.length === 1 ? (list[0] as number) : 0
}

/** Whom an event is about: a seat, or Conny. */
export function about(s: State, row: number): { readonly seat: Seat } | { readonly conny: true } {
  return s.solo && row === s.rows - 1 ? { conny: true } : { seat: row }
}
