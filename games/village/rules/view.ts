/** What each viewer may know of the table, in words instead of codes. */

import type { Random, Refusal, Seat, Viewer } from '@dorfplatz/kernel'
import { shuffleWith } from '@dorfplatz/kernel'
import { tiles } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import {
  CASTLE_COUNT,
  CASTLES,
  COIN,
  COLOURS,
  type Colour,
  FAME,
  GENERATION,
  GOOD,
  GOODS,
  type Good,
  GRAIN,
  GRAVE,
  GRAVES,
  KINDS,
  MEMBERS,
  MONKS,
  NONE,
  ON_ROOF,
  PLACES,
  PLAGUE,
  type PlaceId,
  SECTIONS,
  type SectionId,
  SPACES,
  SPENT,
  type SpaceId,
  TIME,
} from './codes.ts'
import { playing } from './modules/index.ts'
import { at, have, type M, type State } from './state.ts'
import { idleStone } from './turn.ts'

export interface FamilyView {
  readonly stones: { readonly [colour in Exclude<Colour, 'plague'>]: number }
  readonly coins: number
  readonly grain: number
  readonly goods: { readonly [good in Good]: number }
  /** Index on the life-time track: 0 right of the quill. */
  readonly time: number
  readonly fame: number
  readonly members: readonly { readonly place: PlaceId; readonly generation: number }[]
  /** Numbers of the castles with a marker. */
  readonly castles: readonly number[]
  /** How many customers were served; which ones only for the owner, or for all when the game is over. */
  readonly served: number
  readonly tiles: readonly number[] | null
}

export interface ConnyView {
  readonly members: FamilyView['members']
  readonly tray: readonly { readonly compartment: number; readonly colour: Colour }[]
  readonly fate: readonly ('hidden' | 'blank' | 'quill')[]
  readonly tiles: readonly number[]
}

export interface VillageView {
  readonly round: number
  readonly start: Seat
  readonly active: Seat
  readonly spaces: readonly { readonly id: SpaceId; readonly stones: { readonly [colour in Colour]: number } }[]
  /** Stones that would bring the viewer no action now, and why not; nothing for spectators. */
  readonly idle: readonly { readonly space: SpaceId; readonly stone: Colour; readonly why: Refusal }[]
  readonly supply: { readonly [colour in Colour]: number }
  readonly bag: { readonly [colour in Colour]: number }
  readonly monks: number
  readonly marker: 'roof' | 'spent' | Seat
  /** Tile numbers; 0 is an empty stall. */
  readonly stalls: readonly number[]
  readonly queue: readonly number[]
  readonly stack: number
  readonly day: { readonly initiator: Seat; readonly free: boolean; readonly passed: readonly Seat[] } | null
  readonly chronicle: readonly {
    readonly section: SectionId
    readonly open: number
    readonly dead: readonly Seat[]
  }[]
  readonly graves: { readonly open: number; readonly dead: readonly Seat[] }
  /** Null before the end has begun. */
  readonly ending: { readonly by: Seat; readonly turnsLeft: number | null } | null
  readonly families: readonly FamilyView[]
  readonly conny: ConnyView | null
}

function colours(list: readonly number[], from: number): { [colour in Colour]: number } {
  const [orange = 0, green = 0, brown = 0, pink = 0, plague = 0] = list.slice(from, from + KINDS)
  return { orange, green, brown, pink, plague }
}

function members(s: State, row: number): FamilyView['members'] {
  return GENERATION.map((generation, i) => ({ place: PLACES[at(s.people, row * MEMBERS + i)] as PlaceId, generation }))
}

function familyView(m: M, seat: Seat, open: boolean): FamilyView {
  const s = m.state
  const { plague: _, ...stones } = colours(
    COLOURS.map((_c, i) => (i === PLAGUE ? 0 : have(s, seat, i))),
    0,
  )
  const served = s.served[seat] ?? []
  const goods = Object.fromEntries(GOODS.map((good, i) => [good, have(s, seat, GOOD + i)]))
  const bits = have(s, seat, CASTLES)
  return {
    stones,
    coins: have(s, seat, COIN),
    grain: have(s, seat, GRAIN),
    goods: goods as { [good in Good]: number },
    time: have(s, seat, TIME),
    fame: have(s, seat, FAME),
    members: members(s, seat),
    castles: Array.from({ length: CASTLE_COUNT }, (_c, i) => i + 1).filter((castle) => bits & (1 << castle)),
    served: served.length,
    tiles: open ? served.slice() : null,
  }
}

/** Families whose dead lie at a place, by seat; Conny comes after the last seat. */
function deadAt(s: State, place: string | undefined): Seat[] {
  const list: Seat[] = []
  for (let i = 0; i < s.people.length; i++) if (PLACES[at(s.people, i)] === place) list.push(Math.floor(i / MEMBERS))
  return list
}

function connyView(m: M): ConnyView {
  const s = m.state
  const compartments = facts.tray.value
  return {
    members: members(s, m.seats),
    tray: s.tray.map((colour, i) => ({
      compartment: (s.trayAt - (s.tray.length - 1 - i) + compartments) % compartments,
      colour: COLOURS[colour] as Colour,
    })),
    fate: s.fate.map((face) => (face === 0 ? 'hidden' : face === 1 ? 'blank' : 'quill')),
    tiles: s.served[m.seats]?.slice() ?? [],
  }
}

/** V-ROUND-15, V-ROUND-16: a stone may be taken for itself, and whoever takes it should know. */
function idleStones(s: State, seat: Seat): VillageView['idle'] {
  return s.stock.flatMap((n, stone) => {
    const why = n === 0 ? null : idleStone(s, seat, stone)
    const [space, colour] = [SPACES[Math.floor(stone / KINDS)], COLOURS[stone % KINDS]]
    return why === null || space === undefined || colour === undefined ? [] : [{ space, stone: colour, why }]
  })
}

export function view(m: M, as: Viewer): VillageView {
  const s = m.state
  const over = m.flow.length === 0
  return {
    round: s.round,
    start: s.start,
    active: s.active,
    spaces: playing(s.modules).spaces.map((space) => ({
      id: SPACES[space] as SpaceId,
      stones: colours(s.stock, space * KINDS),
    })),
    idle: as === 'spectator' || over ? [] : idleStones(s, as),
    supply: colours(s.supply, 0),
    bag: colours(s.bag, 0),
    monks: MONKS,
    marker: s.marker === ON_ROOF ? 'roof' : s.marker === SPENT ? 'spent' : s.marker,
    stalls: s.stalls.slice(),
    queue: s.queue.slice(),
    stack: s.stack.length,
    day:
      s.day === NONE
        ? null
        : {
            initiator: s.day,
            free: s.dayFree,
            passed: Array.from({ length: s.rows }, (_, row) => row).filter((row) => s.dayPassed & (1 << row)),
          },
    chronicle: SECTIONS.map((section, i) => ({
      section,
      open: at(s.free, i),
      dead: deadAt(s, `chronicle-${section}`),
    })),
    graves: { open: at(s.free, GRAVES), dead: deadAt(s, PLACES[GRAVE]) },
    ending: s.trigger === NONE ? null : { by: s.trigger, turnsLeft: s.last === NONE ? null : s.last },
    families: Array.from({ length: m.seats }, (_, seat) => familyView(m, seat, over || as === seat)),
    conny: s.solo ? connyView(m) : null,
  }
}

/** Tiles whose faces this viewer sees: open on the market, beside the own farm, Conny's. */
export function known(m: M, as: Viewer): readonly string[] {
  const s = m.state
  // At the end all tiles are turned up.
  const turned = s.served.filter((_, row) => row === as || row === m.seats || m.flow.length === 0).flat()
  return [...s.stalls, ...s.queue, ...turned].filter((tile) => tile > 0).map((tile) => tiles[tile - 1]?.id ?? '')
}

/** Deals the stack and the others' face-down tiles anew. */
export function reshuffle(m: M, as: Viewer, random: Random): void {
  const s = m.state
  if (m.flow.length === 0) return
  const hidden = s.served.filter((_, row) => row !== as && row < m.seats)
  // Sorted first: how things really lie must not show in how they are dealt anew.
  const unseen = [...s.stack, ...hidden.flat()].sort((a, b) => a - b)
  const pool = shuffleWith(random, unseen)
  for (const list of [s.stack, ...hidden]) for (let i = 0; i < list.length; i++) list[i] = pool.pop() as number
}
