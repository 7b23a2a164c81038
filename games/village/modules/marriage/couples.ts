/**
 * Who stands where on the Marriage board. Rooms and nests hold one couple each, so that who is married to whom is read
 * from where they stand: two in one place are a couple, one alone is single, and a bride left alone is back in the supply
 * (VM-57, VM-58).
 */

import { FARM } from '../../rules/codes.ts'
import { kept } from '../../rules/modules/module.ts'
import { playing } from '../../rules/modules/registry.ts'
import { placeAt, placeCode } from '../../rules/places.ts'
import { at, numberOf, type State } from '../../rules/state.ts'
import { HOUSES, type House, RANKS, type Side } from './board.ts'
import { marriagePlaces, NEST_IDS, RANK_IDS, ROOM_IDS } from './places.ts'
import type { Spouse } from './types.ts'

/** What Marriage keeps; never changed in place. */
export type MarriageKept = {
  readonly side: Side
  /** Where each bride stands, as a code of a place; 0 is the supply. */
  readonly brides: readonly number[]
  /** Nests of parental bliss in the order in which couples came. */
  readonly nests: readonly number[]
  /** By family: figures that have had bread, as bits. */
  readonly fed: readonly number[]
  /** By seat: points made with the smuggler; they are part of the points of the game. */
  readonly smuggled: readonly number[]
}
export const mine = kept<MarriageKept>('marriage')

interface Codes {
  readonly ranks: readonly number[]
  readonly rooms: { readonly [house in House]: readonly number[] }
  readonly nests: readonly number[]
  /** The first code and the one behind the last: they were added one after the other. */
  readonly from: number
  readonly to: number
}

let codes: Codes | null = null
/** Codes are known once the module is enrolled. */
function codesOf(): Codes {
  codes ??= {
    ranks: RANK_IDS.map(placeCode),
    rooms: { bakery: ROOM_IDS.bakery.map(placeCode), shop: ROOM_IDS.shop.map(placeCode) },
    nests: NEST_IDS.map(placeCode),
    from: placeCode(RANK_IDS[0] ?? ''),
    to: placeCode(RANK_IDS[0] ?? '') + marriagePlaces.length,
  }
  return codes
}

export const rankCode = (rank: number): number => at(codesOf().ranks, rank - 1)
const isOnBoard = (place: number): boolean => place >= codesOf().from && place < codesOf().to

/** Figures at a place, by index, of all families. */
function figuresAt(s: State, place: number): number[] {
  const list: number[] = []
  for (let i = 0; i < s.people.length; i++) if (s.people[i] === place) list.push(i)
  return list
}

const hasBride = (s: State, place: number): boolean => mine.of(s).brides.includes(place)

/** Whether a rank is free: nobody of any colour stands on it (VM-32). */
export function isFree(s: State, rank: number): boolean {
  const place = rankCode(rank)
  return !s.people.includes(place) && !hasBride(s, place)
}

export function freeRanks(s: State): number[] {
  return Array.from({ length: RANKS }, (_, i) => i + 1).filter((rank) => isFree(s, rank))
}

/** Ranks with somebody on them, the highest first. */
export function takenRanks(s: State): number[] {
  return Array.from({ length: RANKS }, (_, i) => i + 1).filter((rank) => !isFree(s, rank))
}

/** Whether a family has somebody in the ceremony area. */
export function hasSuitor(s: State, row: number): boolean {
  const { ranks } = codesOf()
  for (let i = row * s.figures; i < (row + 1) * s.figures; i++) if (ranks.includes(at(s.people, i))) return true
  return false
}

/** The family of whoever stands on a rank, or null for a bride. */
export function suitorAt(s: State, rank: number): number | null {
  const [figure] = figuresAt(s, rankCode(rank))
  return figure === undefined ? null : Math.floor(figure / s.figures)
}

/** Two that live together: both from families, or one and a bride. */
function isCouple(s: State, place: number): boolean {
  const { length } = figuresAt(s, place)
  return length === 2 || (length === 1 && hasBride(s, place))
}

/** Whoever stands at a place, as the log names them. */
export function spousesAt(s: State, place: number): readonly [Spouse, Spouse] {
  const table = playing(s.modules)
  const [one, other] = figuresAt(s, place).map(
    (i): Spouse => ({ seat: Math.floor(i / s.figures), who: i % s.figures, generation: numberOf(s, table, i) }),
  )
  const bride = { bride: mine.of(s).brides.indexOf(place) }
  return [one ?? bride, other ?? bride]
}

/** Brides in the supply: also those whose partner has left (VM-58). */
export function bridesLeft(s: State): number {
  return mine.of(s).brides.filter((place) => isInSupply(s, place)).length
}

function isInSupply(s: State, place: number): boolean {
  return place === 0 || (!codesOf().ranks.includes(place) && !s.people.includes(place))
}

/** Brides outside the supply: where they stand, by the names of the places, and which of them each one is. */
export function bridesOut(s: State): { readonly bridesAt: readonly string[]; readonly bridesWho: readonly number[] } {
  const { brides } = mine.of(s)
  const bridesWho = brides.flatMap((place, who) => (isInSupply(s, place) ? [] : [who]))
  return { bridesAt: bridesWho.map((who) => placeAt(at(brides, who)).id), bridesWho }
}

/** Writes down what can be read: widowed brides are in the supply, nests without anybody are forgotten. */
export function tidy(s: State): void {
  const state = mine.of(s)
  mine.set(s, {
    ...state,
    brides: state.brides.map((place) => (isInSupply(s, place) ? 0 : place)),
    nests: state.nests.filter((nest) => s.people.includes(nest)),
  })
}

function moveBride(s: State, from: number, to: number): void {
  const state = mine.of(s)
  const i = state.brides.indexOf(from)
  mine.set(s, { ...state, brides: state.brides.with(i, to) })
}

/** Puts a bride on a rank: from the supply, else the one that is longest in parental bliss (VM-41, VM-43). */
export function placeBride(s: State, rank: number): 'supply' | 'bliss' | null {
  if (!isFree(s, rank)) return null
  const { brides, nests } = mine.of(s)
  const from = brides.includes(0) ? 0 : nests.find((nest) => brides.includes(nest))
  if (from === undefined) return null
  moveBride(s, from, rankCode(rank))
  return from === 0 ? 'supply' : 'bliss'
}

export function brideHome(s: State, rank: number): void {
  if (hasBride(s, rankCode(rank))) moveBride(s, rankCode(rank), 0)
}

/** Everybody at a place goes to another. */
function moveAll(s: State, from: number, to: number): void {
  for (const i of figuresAt(s, from)) s.people[i] = to
  if (hasBride(s, from)) moveBride(s, from, to)
}

const vacant = (s: State, places: readonly number[]): number =>
  places.find((place) => !s.people.includes(place) && !hasBride(s, place)) ?? 0

/** Couples of bakery and shop move on to parental bliss (VM-47); says who. */
export function moveOn(s: State): (readonly [Spouse, Spouse])[] {
  const { rooms, nests } = codesOf()
  const moved: (readonly [Spouse, Spouse])[] = []
  for (const room of HOUSES.flatMap((house) => rooms[house])) {
    if (!isCouple(s, room)) continue
    const nest = vacant(s, nests)
    moved.push(spousesAt(s, room))
    moveAll(s, room, nest)
    mine.set(s, { ...mine.of(s), nests: [...mine.of(s).nests, nest] })
  }
  return moved
}

/** A new couple moves from its two ranks into a house. */
export function moveIn(s: State, couple: readonly [number, number], house: House): void {
  const room = vacant(s, codesOf().rooms[house])
  for (const rank of couple) moveAll(s, rankCode(rank), room)
}

export type AreaName = 'ceremony' | House | 'bliss'

function areaOf(place: number): AreaName {
  const { ranks, rooms } = codesOf()
  if (ranks.includes(place)) return 'ceremony'
  return HOUSES.find((house) => rooms[house].includes(place)) ?? 'bliss'
}

/** Figures without a partner anywhere on the board, by index, and where they stand. */
export function singles(s: State): { readonly figure: number; readonly from: AreaName }[] {
  const list: { readonly figure: number; readonly from: AreaName }[] = []
  for (let i = 0; i < s.people.length; i++) {
    const place = at(s.people, i)
    if (!isOnBoard(place)) continue
    const from = areaOf(place)
    if (from === 'ceremony' || !isCouple(s, place)) list.push({ figure: i, from })
  }
  return list
}

/** Singles go home, unmarried brides to the supply (VM-47, VM-50). */
export function sendHome(s: State, list: readonly { readonly figure: number }[]): void {
  for (const { figure } of list) s.people[figure] = FARM
  for (let rank = 1; rank <= RANKS; rank++) brideHome(s, rank)
  tidy(s)
}

/** How many of a family are married in an area. */
export function marriedIn(s: State, row: number, area: House | 'bliss'): number {
  let n = 0
  for (let i = row * s.figures; i < (row + 1) * s.figures; i++) {
    const place = at(s.people, i)
    if (isOnBoard(place) && areaOf(place) === area && isCouple(s, place)) n++
  }
  return n
}

/** What must hold: rooms and nests hold at most two, and every bride is somewhere (VC-63). */
export function brokenCouples(s: State): string[] {
  const { ranks, rooms, nests } = codesOf()
  const { brides } = mine.of(s)
  const crowded = [...ranks, ...rooms.bakery, ...rooms.shop, ...nests].flatMap((place) => {
    const all = figuresAt(s, place).length + brides.filter((bride) => bride === place).length
    return all > (ranks.includes(place) ? 1 : 2) ? [`${all} at ${placeAt(place).id}`] : []
  })
  const lost = brides.filter((place) => place !== 0 && !isOnBoard(place)).map((place) => `a bride at ${place}`)
  return [...crowded, ...lost]
}
