/** What each viewer may know of the table, in words instead of codes. */

import { type Random, type Refusal, type Seat, shuffleWith, type Viewer } from '@dorfplatz/kernel'
import type { BuildingId } from '../cards/board.ts'
import { tileId } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import type { ModuleViews } from '../modules/frames.ts'
import {
  type AreaId,
  CASTLE_COUNT,
  CASTLES,
  COIN,
  COLOURS,
  type Colour,
  FAME,
  type Good,
  GRAIN,
  GRAVES,
  type Influence,
  KINDS,
  MONKS,
  NONE,
  ON_ROOF,
  SPENT,
  type SpaceId,
  TIME,
} from './codes.ts'
import { ascending } from './lists.ts'
import { playing, spaceIdOf } from './modules/registry.ts'
import { type PlaceId, placeAt, placeCode } from './places.ts'
import { scoreOf } from './score.ts'
import { at, countAt, have, type M, numberOf, type State } from './state.ts'
import { idleStone } from './turn.ts'

export interface FamilyView {
  readonly stones: { readonly [colour in Influence]: number }
  readonly coins: number
  readonly grain: number
  /** Goods, and whatever else modules let a farm hold. */
  readonly goods: { readonly [good in Exclude<Good, 'beer'>]: number } & { readonly [thing: string]: number }
  /** Index on the lifetime track: 0 right of the quill. */
  readonly time: number
  readonly fame: number
  /** Points by category as things stand; what only the owner may know is left out for all others before the end. */
  readonly score: { readonly [category: string]: number }
  readonly members: readonly { readonly place: PlaceId; readonly generation: number; readonly bread?: true }[]
  /** Numbers of the castles with a marker. */
  readonly castles: readonly number[]
  /** How many customers were served; which ones only for the owner, or for all when the game is over. */
  readonly served: number
  readonly tiles: readonly string[] | null
}

export interface ConnyView {
  readonly members: FamilyView['members']
  readonly tray: readonly { readonly compartment: number; readonly colour: Colour }[]
  readonly fate: readonly ('hidden' | 'blank' | 'quill')[]
  readonly tiles: readonly string[]
}

export interface VillageView {
  readonly round: number
  readonly start: Seat
  readonly active: Seat
  readonly spaces: readonly { readonly id: SpaceId; readonly stones: { readonly [colour in Colour]: number } }[]
  /** Stones that would bring the viewer no action now, and why not; nothing for spectators. */
  readonly idle: readonly { readonly space: SpaceId; readonly stone: Colour; readonly why: Refusal }[]
  readonly buildings: readonly BuildingId[]
  readonly supply: { readonly [colour in Colour]: number }
  readonly bag: { readonly [colour in Colour]: number }
  readonly monks: number
  readonly marker: 'roof' | 'spent' | Seat
  /** Customers; null is an empty stall. */
  readonly stalls: readonly (string | null)[]
  readonly queue: readonly string[]
  readonly stack: number
  readonly day: { readonly initiator: Seat; readonly free: boolean; readonly passed: readonly Seat[] } | null
  /** Where the dead rest: sections of the chronicle, and areas that modules bring. */
  readonly chronicle: readonly {
    readonly section: Exclude<AreaId, 'graves'>
    readonly open: number
    readonly dead: readonly Seat[]
  }[]
  readonly graves: { readonly open: number; readonly dead: readonly Seat[] }
  /** Null before the end has begun. */
  readonly ending: { readonly by: Seat; readonly turnsLeft: number | null } | null
  readonly families: readonly FamilyView[]
  readonly conny: ConnyView | null
  /** What modules show besides. */
  readonly more: ModuleViews
}

function colours(list: readonly number[], from: number): { [colour in Colour]: number } {
  const [orange = 0, green = 0, brown = 0, pink = 0, plague = 0] = list.slice(from, from + KINDS)
  return { orange, green, brown, pink, plague }
}

function members(s: State, row: number): FamilyView['members'] {
  const table = playing(s.modules)
  return table.figures.map((printed, figure) => {
    const i = row * s.figures + figure
    const member = { place: placeAt(at(s.people, i)).id, generation: numberOf(s, table, i) }
    return member.generation > printed ? { ...member, bread: true } : member
  })
}

function familyView(m: M, seat: Seat, open: boolean): FamilyView {
  const s = m.state
  const has = (field: number): number => have(s, seat, field)
  const { fieldOf, secrets } = playing(s.modules)
  const {
    scroll = 0,
    horse = 0,
    ox = 0,
    plow = 0,
    wagon = 0,
    ...more
  } = Object.fromEntries(Object.entries(fieldOf).map(([thing, field]) => [thing, has(field)]))
  const served = s.served[seat] ?? []
  const bits = has(CASTLES)
  return {
    stones: { orange: has(0), green: has(1), brown: has(2), pink: has(3) },
    coins: has(COIN),
    grain: has(GRAIN),
    goods: { scroll, horse, ox, plow, wagon, ...more },
    time: has(TIME),
    fame: has(FAME),
    score: Object.fromEntries(Object.entries(scoreOf(s, seat).parts).filter(([of]) => open || !secrets.includes(of))),
    members: members(s, seat),
    castles: Array.from({ length: CASTLE_COUNT }, (_c, i) => i + 1).filter((castle) => bits & (1 << castle)),
    served: served.length,
    tiles: open ? served.map(tileId) : null,
  }
}

/** Families whose dead lie at a place, by seat; Conny comes after the last seat. */
function deadAt(s: State, place: PlaceId): Seat[] {
  const code = placeCode(place)
  const list: Seat[] = []
  for (let row = 0; row < s.rows; row++) {
    for (let n = countAt(s, row, code); n > 0; n--) list.push(row)
  }
  return list
}

function connyView(m: M): ConnyView {
  const s = m.state
  const compartments = facts.tray.value
  return {
    members: members(s, m.seats),
    tray: s.tray.map((colour, i) => ({
      compartment: (s.trayAt - (s.tray.length - 1 - i) + compartments) % compartments,
      colour: COLOURS[colour] ?? 'plague',
    })),
    fate: s.fate.map((face) => (face === 0 ? 'hidden' : face === 1 ? 'blank' : 'quill')),
    tiles: s.served[m.seats]?.map(tileId) ?? [],
  }
}

/** V-ROUND-15, V-ROUND-16: a stone may be taken for itself, and whoever takes it should know. */
function idleStones(s: State, seat: Seat): VillageView['idle'] {
  const { spaceIds } = playing(s.modules)
  return s.stock.flatMap((n, stone) => {
    const why = n === 0 ? null : idleStone(s, seat, stone)
    const [space, colour] = [spaceIds[Math.floor(stone / KINDS)], COLOURS[stone % KINDS]]
    return why === null || space === undefined || colour === undefined ? [] : [{ space, stone: colour, why }]
  })
}

export function view(m: M, as: Viewer): VillageView {
  const s = m.state
  const over = m.flow.length === 0
  const table = playing(s.modules)
  return {
    round: s.round,
    start: s.start,
    active: s.active,
    spaces: table.spaces.map((space) => ({
      id: spaceIdOf(table.spaceIds, space),
      stones: colours(s.stock, space * KINDS),
    })),
    idle: as === 'spectator' || over ? [] : idleStones(s, as),
    buildings: table.buildings.map(({ id }) => id),
    supply: colours(s.supply, 0),
    bag: colours(s.bag, 0),
    monks: MONKS,
    marker: s.marker === ON_ROOF ? 'roof' : s.marker === SPENT ? 'spent' : s.marker,
    stalls: s.stalls.map((tile) => (tile === 0 ? null : tileId(tile))),
    queue: s.queue.filter((tile) => tile > 0).map(tileId),
    stack: s.stack.length,
    day:
      s.day === NONE
        ? null
        : {
            initiator: s.day,
            free: s.dayFree,
            passed: Array.from({ length: s.rows }, (_, row) => row).filter((row) => s.dayPassed & (1 << row)),
          },
    chronicle: table.areas.flatMap(({ id, place }, i) =>
      id === 'graves' || table.areaOf[id] === undefined
        ? []
        : [{ section: id, open: at(s.free, i), dead: deadAt(s, place) }],
    ),
    graves: { open: at(s.free, GRAVES), dead: deadAt(s, 'grave') },
    ending: s.trigger === NONE ? null : { by: s.trigger, turnsLeft: s.last === NONE ? null : s.last },
    families: Array.from({ length: m.seats }, (_, seat) => familyView(m, seat, over || as === seat)),
    conny: s.solo ? connyView(m) : null,
    more: table.view(m, as),
  }
}

/** Tiles whose faces this viewer sees: open on the market, beside the own farm, Conny's. */
export function known(m: M, as: Viewer): readonly string[] {
  const s = m.state
  // At the end all tiles are turned up.
  const turned = s.served.filter((_, row) => row === as || row === m.seats || m.flow.length === 0).flat()
  const seen = [...s.stalls, ...s.queue, ...turned].filter((tile) => tile > 0).map(tileId)
  return [...seen, ...playing(s.modules).modules.flatMap((module) => module.known?.(m, as) ?? [])]
}

/** Deals the stack and the others' face-down tiles anew, and whatever modules hide. */
export function reshuffle(m: M, as: Viewer, random: Random): void {
  const s = m.state
  if (m.flow.length === 0) return
  const isHidden = (row: number): boolean => row !== as && row < m.seats
  const hidden = s.served.filter((_, row) => isHidden(row))
  // Sorted first: how things really lie must not show in how they are dealt anew.
  const pool = shuffleWith(random, [...s.stack, ...hidden.flat()].sort(ascending))
  const deal = (): number => pool.pop() ?? 0
  s.stack = s.stack.map(deal)
  s.served = s.served.map((list, row) => (isHidden(row) ? list.map(deal) : list))
  for (const module of playing(s.modules).modules) module.reshuffle?.(m, as, random)
}
