/** Everything on and around the village board, as flat numbers. */

import type { Json, Match, Ops, Seat, Stack } from '@dorfplatz/kernel'
import { BOX, type Box, boxFor } from '../cards/box.ts'
import { countsFor, GENERATIONS, KINDS } from './codes.ts'
import type { Frame } from './frames.ts'
import { type Playing, playing } from './modules/registry.ts'

export interface State {
  /** Modules in play, as bits; the base game is bit 0. */
  readonly modules: number
  /** Families at the table: one per seat, and Conny's after them in a solo game. */
  readonly rows: number
  /** How many things a farm holds, and how many figures a family has. */
  readonly fields: number
  readonly figures: number
  readonly solo: boolean
  /** Conny's stones are rolled with the colour die (V-SOLO-30). */
  readonly die: boolean
  /** Stones placed on each space at the start of a round, by space. */
  readonly perSpace: readonly number[]
  /** Stones thrown in: orange, green, brown, pink. */
  readonly perColour: readonly number[]
  /** Open places at the start, by area: five sections of the chronicle, the graves, those of modules. */
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
  /** What families have: row * fields + field; modules append fields. */
  farm: number[]
  /** Where figures are, as codes of places: row * figures + figure; modules append figures. */
  people: number[]
  /** Lists that change seldom are replaced, never changed: copies of a match share them. */
  free: readonly number[]
  /** Seat that holds the next-start-player marker, or ON_ROOF, or SPENT. */
  marker: number
  /** Tiles on the usable stall spaces, front first; 0 is an empty space. */
  stalls: readonly number[]
  queue: readonly number[]
  /** Face down; the next tile is the last one. */
  stack: readonly number[]
  served: readonly (readonly number[])[]
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
  tray: readonly number[]
  trayAt: number
  /** Fate tiles: 0 face down, 1 blank, 2 quill; the upper set, then the lower set. */
  fate: readonly number[]
  /** What modules keep besides, by module, and as `box` what the host has corrected; empty where there is nothing. */
  more: { readonly [module: string]: Json }
}

export type M = Match<State>
export type VillageOps = Ops<State, Frame>
/** The ops one file contributes. */
export type Some<K extends keyof VillageOps> = Pick<VillageOps, K>
export type Todo = Stack<Frame>

/** What modules keep where none keeps anything. */
export const NOTHING_KEPT: State['more'] = Object.freeze({})

export function clone(s: State): State {
  return {
    modules: s.modules,
    rows: s.rows,
    fields: s.fields,
    figures: s.figures,
    solo: s.solo,
    die: s.die,
    perSpace: s.perSpace,
    perColour: s.perColour,
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
    free: s.free,
    marker: s.marker,
    stalls: s.stalls,
    queue: s.queue,
    stack: s.stack,
    served: s.served,
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
    tray: s.tray,
    trayAt: s.trayAt,
    fate: s.fate,
    more: s.more === NOTHING_KEPT ? NOTHING_KEPT : playing(s.modules).cloneMore(s.more),
  }
}

/** The values of the box this table plays with. */
export function boxOf(s: State): Box {
  const corrected = s.more.box
  return typeof corrected === 'string' ? boxFor(corrected) : BOX
}

/** Reads a cell of a flat array that is known to exist. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number
}

/** Where a family's figures are. */
export function figuresOf(s: State, row: number): number[] {
  return s.people.slice(row * s.figures, (row + 1) * s.figures)
}

/** One field of a seat's farm. */
export function have(s: State, seat: Seat, field: number): number {
  return s.farm[seat * s.fields + field] as number
}

export function gain(s: State, seat: Seat, field: number, n: number): void {
  const i = seat * s.fields + field
  s.farm[i] = (s.farm[i] as number) + n
}

export function put(s: State, seat: Seat, field: number, n: number): void {
  s.farm[seat * s.fields + field] = n
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
  const end = (row + 1) * s.figures
  let n = 0
  for (let i = row * s.figures; i < end; i++) if (s.people[i] === place) n++
  return n
}

export function isAt(s: State, row: number, place: number): boolean {
  const end = (row + 1) * s.figures
  for (let i = row * s.figures; i < end; i++) if (s.people[i] === place) return true
  return false
}

/** The kind of a figure, by its index: its printed number, and behind those the same ones raised by a module. */
export function kindOf(s: State, table: Playing, i: number): number {
  const figure = i % s.figures
  const printed = at(table.figures, figure)
  return table.raised?.(s, (i - figure) / s.figures, figure) === true ? printed + GENERATIONS : printed
}

/** The number a figure counts for, by its index. */
export function numberOf(s: State, table: Playing, i: number): number {
  return countsFor(kindOf(s, table, i))
}

/** The kinds of a family's figures found at a place, as bits from 1 on. */
export function kindsAt(s: State, row: number, place: number): number {
  const table = playing(s.modules)
  const end = (row + 1) * s.figures
  let bits = 0
  for (let i = row * s.figures; i < end; i++) if (s.people[i] === place) bits |= 1 << kindOf(s, table, i)
  return bits
}

/** Moves one figure of this kind from one place to another; says which of its family. */
export function move(s: State, row: number, from: number, kind: number, to: number): number {
  const table = playing(s.modules)
  const end = (row + 1) * s.figures
  for (let i = row * s.figures; i < end; i++) {
    if (s.people[i] !== from || kindOf(s, table, i) !== kind) continue
    s.people[i] = to
    for (const moved of table.hooks.moved) moved(s, i, from, to)
    return i % s.figures
  }
  throw new Error(`no ${kind} of family ${row} at place ${from}`)
}

/** Kinds are bits 1 to 8: four printed numbers, and the same four raised. */
const LISTS: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((kind) => bits & (1 << kind)),
)

/** The kinds behind bits, ascending. Shared lists: not to be changed. */
export function listed(bits: number): readonly number[] {
  return LISTS[bits] ?? []
}

/** The lowest kind behind bits, or 0. */
export function lowest(bits: number): number {
  return LISTS[bits]?.[0] ?? 0
}

/** The only kind behind bits, or 0 when there are several. */
export function single(bits: number): number {
  const list = listed(bits)
  return list.length === 1 ? at(list, 0) : 0
}

/** Whom an event is about: a seat, or Conny. */
export type About = { readonly seat: Seat } | { readonly conny: true }
export function about(s: State, row: number): About {
  return s.solo && row === s.rows - 1 ? { conny: true } : { seat: row }
}
