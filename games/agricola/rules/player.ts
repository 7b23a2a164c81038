/** One player's farm: what is used, what is free, and the figures that follow from farm and cards. */

import type { Match } from '@dorfplatz/kernel'
import { NO_MOMENTS, union } from '../cards/moments.ts'
import { having, type ReadyCard, readyCard, tableOf } from '../cards/ready.ts'
import { cardOf, exchangeOf, GRAIN_TO_FOOD, VEGETABLE_TO_FOOD } from '../cards/registry.ts'
import type { AnimalRoom } from '../cards/standing.ts'
import type { Card } from '../cards/types.ts'
import { fewestFences } from './farm/fences.ts'
import { type Cells, count, FARM, fieldSites, MAX_FENCES, MAX_STABLES, roomSites, START_ROOMS } from './farm/yard.ts'
import { BOAR, CATTLE, SHEEP } from './goods.ts'
import { CARD_FIELDS, clonePlayer, type Player, POWER, type State } from './state.ts'

export const MAX_PEOPLE = 5

/** The player of a seat, looked up without `at`: it is asked many times at every answer. */
export function playerOf(m: Match<State>, seat: number): Player {
  const p = m.state.players[seat]
  if (p === undefined) throw new Error(`no seat ${seat}`)
  return p
}

let fresh: Player | null = null

export function newPlayer(): Player {
  fresh ??= firstPlayer()
  return clonePlayer(fresh)
}

function firstPlayer(): Player {
  const p: Player = {
    goods: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rooms: START_ROOMS,
    fields: 0,
    stables: 0,
    house: 0,
    fenceH: 0,
    fenceV: 0,
    pastures: [],
    crops: Array.from({ length: CARD_FIELDS }, () => 0),
    cardFields: [],
    people: 2,
    newborn: 0,
    home: 2,
    placed: 0,
    guests: 0,
    lodgers: 0,
    fencesAway: 0,
    renovated: 0,
    absent: 0,
    slain: [0, 0, 0],
    plowed: 0,
    begging: 0,
    careful: 0,
    improvements: [],
    occupations: [],
    hand: [],
    future: [],
    memory: {},
    listensOwn: NO_MOMENTS,
    listensOthers: NO_MOMENTS,
    powers: 0,
    exchanges: [],
    prices: 0,
    pricing: '',
    swaps: 0,
    spice: 0,
    pair: 0,
    pens: [],
    loose: 1,
    kept: [0, 0, 0],
    fewest: 4,
  }
  refreshCards(p)
  return p
}

export function fenced(p: Player): Cells {
  let cells = 0
  for (const pasture of p.pastures) cells |= pasture
  return cells
}

/** Spaces without room, field, stable or fence around (A-TERM-12). */
export function unused(p: Player): Cells {
  return FARM & ~(p.rooms | p.fields | p.stables | fenced(p))
}

export function roomPlaces(p: Player): Cells {
  return roomSites(p.rooms, unused(p))
}
export function fieldPlaces(p: Player): Cells {
  return fieldSites(p.fields, unused(p))
}
/** A stable stands on any space without room, field and stable, fenced or not (A-STABLE-02). */
export function stablePlaces(p: Player): Cells {
  return count(p.stables) >= MAX_STABLES ? 0 : FARM & ~(p.rooms | p.fields | p.stables)
}

export function roomCount(p: Player): number {
  return count(p.rooms)
}

export function fenceCount(p: Player): number {
  return count(p.fenceH) + count(p.fenceV)
}
export function fencesLeft(p: Player): number {
  return MAX_FENCES - fenceCount(p) - p.fencesAway
}

export function animalCount(p: Player): number {
  return (p.goods[SHEEP] ?? 0) + (p.goods[BOAR] ?? 0) + (p.goods[CATTLE] ?? 0)
}

/** All cards in front of a player. */
export function eachCard(p: Player, visit: (card: Card) => void): void {
  for (const no of p.improvements) visit(cardOf(no))
  for (const no of p.occupations) visit(cardOf(no))
}

export function owns(p: Player, no: number): boolean {
  return p.improvements.includes(no) || p.occupations.includes(no)
}

/** Whether the family may grow: at most five people, and a room for each unless that is not needed (A-FAMILY-02). */
export function canGrow(p: Player, needsRoom: boolean): boolean {
  if (p.people >= MAX_PEOPLE) return false
  return !needsRoom || roomCount(p) > p.people || ((p.powers & POWER.roomless) !== 0 && growsRoomless(p))
}

/** A card lets one growth go without a room (Farm Steward). */
function growsRoomless(p: Player): boolean {
  let yes = false
  eachCard(p, ({ no, roomless }) => {
    yes ||= roomless !== undefined && p.house >= roomless && p.memory[no]?.used === undefined
  })
  return yes
}

/** Occupations in play as prerequisites count them (Academic counts as two). */
export function occupationsCounted(p: Player): number {
  let n = 0
  for (const no of p.occupations) n += cardOf(no).countsAs ?? 1
  return n
}

/** Fields and card fields that hold this crop (A-TERM-15, A-CARDS-10). */
export function fieldsWith(p: Player, kind: number): number {
  let n = 0
  for (let i = 0; i < p.crops.length; i++) if (((p.crops[i] ?? 0) & 3) === kind) n++
  return n
}

/** Crops of a kind lying on fields. */
export function cropsOn(p: Player, kind: number): number {
  let n = 0
  for (let i = 0; i < p.crops.length; i++) {
    const crop = p.crops[i] ?? 0
    if ((crop & 3) === kind) n += crop >> 2
  }
  return n
}

/** The fewest fences of a new pasture depend on rooms, fields and fences. */
export function refreshFences(p: Player): void {
  p.fewest = fewestFences({ fenceH: p.fenceH, fenceV: p.fenceV, blocked: p.rooms | p.fields, pastures: p.pastures })
}

/** More animals than anybody ever has. */
const ANY_NUMBER = 99

/** Cards that make room, or take it. */
const ROOM = tableOf((card) => card.room)

/** What a player's cards say about room for animals. */
interface RoomRules {
  /** More animals, more sheep in every pasture. */
  readonly more: number
  readonly sheep: number
  /** What one unfenced stable holds, what a pasture for two holds. */
  readonly bigStable: number
  readonly small: number
  /** Kinds may share a pasture. */
  readonly mix: boolean
}

function roomRules(rooms: readonly AnimalRoom[]): RoomRules {
  let more = 0
  let sheep = 0
  let bigStable = 0
  let small = 2
  let mix = false
  for (const room of rooms) {
    more += room.pasture ?? 0
    sheep += room.sheep ?? 0
    bigStable = Math.max(bigStable, room.stable ?? 0)
    small = Math.max(small, room.smallPasture ?? 0)
    mix ||= room.mix === true
  }
  return { more, sheep, bigStable, small, mix }
}

function pastureRoom(p: Player, pasture: Cells, { small, more }: RoomRules): number {
  const printed = 2 * count(pasture) * (1 << count(pasture & p.stables))
  return (printed === 2 ? small : printed) + more
}

/** How many animals each pasture holds, and whether kinds may share one. */
export function pastureRooms(p: Player): { readonly rooms: readonly number[]; readonly mix: boolean } {
  const rules = roomRules(having(p, ROOM))
  return { rooms: p.pastures.map((pasture) => pastureRoom(p, pasture, rules)), mix: rules.mix }
}

/** Room for animals after fences, stables or cards changed (A-ANIMAL-01 to -05). */
export function refreshPlaces(p: Player): void {
  let home = 1
  let loose = 0
  let anyOnCards = 0
  const kept = [0, 0, 0]
  const rooms = having(p, ROOM)
  const rules = rooms.length === 0 ? NO_RULES : roomRules(rooms)
  const { more, sheep, bigStable, mix } = rules
  for (const room of rooms) {
    // A goat in the home leaves no room there, not even for a tamer's animals (House Goat, Animal Tamer).
    if (room.home === 'none') home = 0
    else if (room.home === 'perRoom' && home > 0) home = roomCount(p)
    if (room.any !== undefined || room.each === true) anyOnCards++
    loose += room.any ?? 0
    for (let i = 0; i < 3; i++) {
      kept[i] = (kept[i] ?? 0) + (room.each === true ? 1 : 0) + (room.boar === true && i === 1 ? ANY_NUMBER : 0)
    }
  }
  if (rooms.length > 0) {
    loose += more * anyOnCards
    kept[0] = (kept[0] ?? 0) + sheep * anyOnCards
  }
  loose += home
  const pens: number[] = []
  for (const pasture of p.pastures) {
    const room = pastureRoom(p, pasture, rules)
    if (mix) {
      loose += room
      kept[0] = (kept[0] ?? 0) + sheep
    } else pens.push(room + sheep, room, room)
  }
  let single = count(p.stables & ~fenced(p))
  if (single > 0 && bigStable > 0) {
    pens.push(bigStable, bigStable, bigStable)
    single--
  }
  // An unfenced stable may hold 2 sheep instead of 1 animal (Shepherd's Pipe).
  if (sheep > 0) for (; single > 0; single--) pens.push(2, 1, 1)
  p.pens = pens
  p.loose = loose + single
  p.kept = kept
}

const NO_RULES: RoomRules = { more: 0, sheep: 0, bigStable: 0, small: 2, mix: false }

/** What anybody may turn into food without a card. */
const RAW: readonly number[] = [GRAIN_TO_FOOD, VEGETABLE_TO_FOOD]

/** What follows from the cards in front of a player. Called whenever one comes or goes. */
export function refreshCards(p: Player): void {
  p.listensOwn = NO_MOMENTS
  p.listensOthers = NO_MOMENTS
  p.powers = 0
  p.prices = 0
  p.spice = 0
  p.pair = 0
  const pricing: number[] = []
  const offered = RAW.slice()
  for (const no of p.improvements) addCard(p, readyCard(no), offered, pricing)
  for (const no of p.occupations) addCard(p, readyCard(no), offered, pricing)
  p.pricing = pricing.length === 0 ? '' : pricing.sort((a, b) => a - b).join()
  p.exchanges = offered.length === RAW.length ? RAW : bestOf(offered, p.spice)
  p.swaps = p.exchanges.some((id) => exchangeOf(id).food === 0) ? 1 : 0
  refreshPlaces(p)
}

function addCard(p: Player, card: ReadyCard, offered: number[], pricing: number[]): void {
  p.listensOwn = union(p.listensOwn, card.own)
  p.listensOthers = union(p.listensOthers, card.others)
  p.powers |= card.powers
  // A saving for one purchase in each round is no price any more once it is made.
  if (card.prices !== 0 && !((card.powers & POWER.savesOnce) !== 0 && p.memory[card.no]?.used !== undefined)) {
    p.prices |= card.prices
    pricing.push(card.no)
  }
  p.spice += card.spice
  p.pair += card.pair
  if (card.cookWith?.some((no) => p.improvements.includes(no)) === false) return
  for (const { id, needs } of card.exchanges) {
    if (needs === null || needs.some((no) => owns(p, no))) offered.push(id)
  }
}

/** Exchanges that no other one beats. */
function bestOf(offered: readonly number[], spice: number): number[] {
  return offered.filter((id) => !offered.some((other) => beats(other, id, spice)))
}

/** True when one exchange is never worse than another: same good given, more food (or as much and an older card). */
function beats(a: number, b: number, spice: number): boolean {
  if (a === b) return false
  const x = exchangeOf(a)
  const y = exchangeOf(b)
  if (x.harvest || y.harvest || x.good < 0 || x.good !== y.good || x.n !== y.n || x.food === 0 || y.food === 0) {
    return false
  }
  const first = x.food + (x.pot && x.good === 5 ? spice : 0)
  const second = y.food + (y.pot && y.good === 5 ? spice : 0)
  if (first !== second) return first > second
  if (x.pot !== y.pot) return x.pot
  return a < b
}

export const GOOD_OF_CROP: readonly number[] = [0, 4, 5, 0]
