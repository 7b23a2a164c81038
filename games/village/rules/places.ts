/** Where figures can be, as data: who is seen there, who lives, whom the family action reaches, where its dead rest. */

import type { Box } from '../cards/box.ts'
import type { ModulePlaceId } from '../modules/frames.ts'
import {
  type AreaId,
  CASTLE_0,
  CASTLE_COUNT,
  CHURCH_0,
  COUNCIL_0,
  GRAVE,
  SECTIONS,
  SMITHY,
  STEPS,
  WAINWRIGHT,
} from './codes.ts'

export const BASE_PLACES = [
  'unborn',
  'farm',
  'bag',
  'wainwright',
  'stables',
  'scriptorium',
  'smithy',
  'council1',
  'council2',
  'council3',
  'council4',
  'church1',
  'church2',
  'church3',
  'church4',
  'castle1',
  'castle2',
  'castle3',
  'castle4',
  'castle5',
  'castle6',
  'chronicle-craft',
  'chronicle-farm',
  'chronicle-church',
  'chronicle-council',
  'chronicle-travel',
  'grave',
  'removed',
  'beside',
  'roof',
] as const
/** Places of the base game, and those that come with expansions. */
export type PlaceId = (typeof BASE_PLACES)[number] | ModulePlaceId

export interface Place {
  readonly id: PlaceId
  /** Born and not dead (V-SCORE-11). */
  readonly living: boolean
  /** Can be seen, and therefore die (V-DEATH-05). */
  readonly visible: boolean
  /** The family action may call somebody home from here (V-FAMILY-03). */
  readonly callable: boolean
  /** Where whoever dies here rests: the first area with a free place (V-DEATH-08, V-CHRON-01, V-CHRON-02). */
  readonly rest: readonly AreaId[]
  /** Whoever rests here is remembered by the chronicle (V-SCORE-05). */
  readonly chronicle?: true
}

function basePlace(id: (typeof BASE_PLACES)[number], code: number): Place {
  const within = (from: number, n: number): boolean => code > from && code <= from + n
  const onBoard = (section: AreaId): Place => ({
    id,
    living: true,
    visible: true,
    callable: true,
    rest: [section, 'graves'],
  })
  if (id === 'farm') return { ...onBoard('farm'), callable: false }
  if (code >= WAINWRIGHT && code <= SMITHY) return onBoard('craft')
  if (within(COUNCIL_0, STEPS)) return onBoard('council')
  if (within(CHURCH_0, STEPS)) return onBoard('church')
  if (within(CASTLE_0, CASTLE_COUNT)) return onBoard('travel')
  return { id, living: id === 'bag', visible: false, callable: false, rest: [] }
}

const all: Place[] = BASE_PLACES.map(basePlace)
const codes = new Map<string, number>(all.map(({ id }, code) => [id, code]))

/** An area of the dead: a section of the chronicle, the graves, or one that a module brings. */
export interface Area {
  readonly id: AreaId
  /** When all areas of a group are full, the end begins (V-END-01). */
  readonly group: 'chronicle' | 'graves' | 'sea'
  /** The place of the dead who rest there. */
  readonly place: PlaceId
  /** Open places by number of families. */
  readonly open: (families: number, box: Box) => number
}

/** Known to all modules; a code never changes once given. */
export const PLACES: readonly Place[] = all

/** Adds a place; one that is known already keeps its code. */
export function addPlace(place: Place): void {
  if (codes.has(place.id)) return
  codes.set(place.id, all.length)
  all.push(place)
  remembers.push(place.chronicle === true)
}

export function placeCode(id: string): number {
  const code = codes.get(id)
  if (code === undefined) throw new Error(`no place ${id}`)
  return code
}

export function isPlace(id: string): id is PlaceId {
  return codes.has(id)
}

export function placeAt(code: number): Place {
  return all[code] as Place
}

const remembers: boolean[] = BASE_PLACES.map((id) => SECTIONS.some((section) => id === `chronicle-${section}`))
/** Whether the chronicle remembers whoever rests there; by code, for counting. */
export const IN_CHRONICLE: readonly boolean[] = remembers
export const GRAVE_PLACE = GRAVE
