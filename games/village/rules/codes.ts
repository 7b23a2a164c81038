/** The small numbers behind the words: stones, fields of a farm, spaces, places and areas. Modules append theirs. */

import type { SpaceId } from '../cards/facts.ts'

/** Stones; the fifth colour is the plague, which is no influence. */
export const COLOURS = ['orange', 'green', 'brown', 'pink', 'plague'] as const
export type Colour = (typeof COLOURS)[number]
export const INFLUENCE = ['orange', 'green', 'brown', 'pink'] as const
export type Influence = (typeof INFLUENCE)[number]
export const PLAGUE = 4
/** Colours per action space in the flat stock. */
export const KINDS = 5

/** Goods of the base game; beer comes with Inn. */
export const GOODS = ['scroll', 'horse', 'ox', 'plow', 'wagon'] as const
export type Good = (typeof GOODS)[number] | 'beer'

/** Action spaces in the order in which they are stocked. */
export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export type { SpaceId }
export const HARVEST = 0
export const FAMILY = 1
export const CRAFTS = 2
export const MARKET = 3
export const TRAVEL = 4
export const COUNCIL = 5
export const CHURCH = 6

/** Fields of a farm: four colours of stones, then these; modules append theirs. */
export const COIN = 4
export const GRAIN = 5
export const TIME = 6
export const FAME = 7
/** Castles with an own marker, as bits. */
export const CASTLES = 8
/** How often the lifetime marker has crossed the quill. */
export const CROSSED = 9
/** Deaths that wait for the end of the turn. */
export const DUE = 10
/** First of the goods. */
export const GOOD = 11
export const SCROLL = GOOD
export const HORSE = GOOD + 1
export const OX = GOOD + 2
export const PLOW = GOOD + 3
export const WAGON = GOOD + 4
export const BASE_FIELDS = 16

/** Where a figure can be. */
export const UNBORN = 0
export const FARM = 1
/** The black bag. */
export const BAG = 2
export const WAINWRIGHT = 3
export const STABLES = 4
export const SCRIPTORIUM = 5
export const SMITHY = 6
/** Steps 1 to 4 of the council are COUNCIL_0 + step; the church and the castles likewise. */
export const COUNCIL_0 = 6
export const CHURCH_0 = 10
export const CASTLE_0 = 14
export const GRAVE = 26
export const REMOVED = 27
/** Conny's figures beside her tray and on the roof of the church. */
export const BESIDE = 28
export const ROOF = 29
export const STEPS = 4
export const CASTLE_COUNT = 6

/** Areas where the dead rest: the five sections of the chronicle, then the graves. */
export const SECTIONS = ['craft', 'farm', 'church', 'council', 'travel'] as const
export type SectionId = (typeof SECTIONS)[number]
export type AreaId = SectionId | 'graves' | 'seaBurial'
export const GRAVES = 5

/** Figures of one colour: four 1s, three 2s, two 3s, two 4s (V-SETUP-02). */
export const GENERATION: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
/** The highest printed number; kinds beyond it are the same numbers raised by one (VM-71). */
export const GENERATIONS = 4
export const MONKS = 4

/** The number a kind of figure counts for. */
export function countsFor(kind: number): number {
  return kind > GENERATIONS ? kind - GENERATIONS + 1 : kind
}

/** Where the next-start-player marker is when no seat holds it. */
export const ON_ROOF = -1
export const SPENT = -2
/** No seat, no stone, not yet. */
export const NONE = -1
