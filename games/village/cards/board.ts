/** Numbers the rulebook states in words: costs, rewards and points of the base game. */

import { facts, type SpaceId } from './facts.ts'

export const START_COINS = 1
/** A farm stores five bags of grain and no more (V-SETUP-06). */
export const BARN = 5
/** Stones of each colour in the box, and plague stones (V-SETUP-03). */
export const STONES_PER_COLOUR = 33
export const PLAGUE_STONES = 6
export const QUEUE = 5

export const PLAGUE_TIME = 2
export const TRAVEL_TIME = 2
export const CHURCH_TIME = 3
export const SALE_TIME = 1
export const SALE_GREEN = 1
/** Stones of one colour that the Well costs. */
export const WELL_STONES = 3
/** Green stones to enter or advance in the council, in place of a scroll. */
export const COUNCIL_GREEN = 2
export const CHURCH_BROWN = 1
export const MILL = { time: 2, grain: 2, coins: 2 } as const
/** What a castle brings: points, or stones of choice, or a coin. */
export const CASTLE_POINTS = 3
export const CASTLE_STONES = 2
/** What the second and the fourth step of the council bring. */
export const PRIVILEGE_STONES = 2
export const PRIVILEGE_POINTS = 3
export const MASS_FIGURES = 4
export const MAJORITY_POINTS = 2

/** Ordinary harvest, with horse and plow, with ox and plow (V-HARVEST-02 to -04). */
export const HARVEST_YIELD = { plain: 2, horse: 3, ox: 4 } as const

export const CASTLE_SCORE = [0, 1, 3, 6, 10, 14, 18] as const
/** Per member on steps 1 to 4. */
export const CHURCH_SCORE = [2, 3, 4, 6] as const
export const COUNCIL_SCORE = [0, 2, 4, 6] as const
/** By own dead in the chronicle; five or more count as five. */
export const CHRONICLE_SCORE = [0, 0, 0, 4, 7, 12] as const

/** Time to reach council step 1 to 4 and grain to reach church step 2 to 4, by step. */
export const COUNCIL_TIME: readonly number[] = [0, ...facts.councilTime.value]
export const CHURCH_GRAIN: readonly number[] = [0, 0, ...facts.churchGrain.value]
export const TRACK: number = facts.trackLength.value

/** Solo ranks by points (V-SOLO-84); expansions raise the bands. */
export const RANKS = [
  { from: 0, id: 'apprentice' },
  { from: 40, id: 'journeyman' },
  { from: 50, id: 'master' },
  { from: 60, id: 'grandmaster' },
  { from: 70, id: 'genius' },
  { from: 80, id: 'polymath' },
] as const
/** How far each expansion raises the bands (V-SOLO-90); the shifts add up. */
export const RANK_SHIFT = { inn: 10, port: 5, marriage: 15 } as const

/** Section for a victim of Conny's fate by the space her stone came from; null is the graveyard (V-SOLO-52, -53). */
export const CONNY_SECTION: { readonly [space in SpaceId]: 'craft' | 'farm' | 'church' | 'council' | 'travel' | null } =
  {
    harvest: 'farm',
    family: 'farm',
    crafts: 'craft',
    market: null,
    travel: 'travel',
    council: 'council',
    church: 'church',
    inn: null,
    smuggler: null,
    marriage: 'farm',
  }

/** Craft buildings; the brewery comes with Inn. */
export type BuildingId = 'wainwright' | 'stables' | 'scriptorium' | 'smithy' | 'mill' | 'brewery'

export interface Building {
  readonly id: BuildingId
  /** Time to train; 0 where nobody can be. */
  readonly train: number
  readonly produce: number
  readonly products: readonly ('scroll' | 'horse' | 'ox' | 'plow' | 'wagon' | 'beer')[]
  /** How many of it one use makes; 1 where nothing is said. */
  readonly makes?: number
  /** Way (b): stones or grain. */
  readonly orange?: number
  readonly pink?: number
  readonly grain?: number
}

/** V-CRAFT-10 to V-CRAFT-14. The mill trains nobody and makes coins. */
export const BUILDINGS: readonly Building[] = [
  { id: 'wainwright', train: 2, produce: 2, products: ['wagon'], orange: 1, pink: 1 },
  { id: 'stables', train: 3, produce: 3, products: ['horse', 'ox'], grain: 3 },
  { id: 'scriptorium', train: facts.scriptoriumTraining.value, produce: 2, products: ['scroll'], pink: 1 },
  { id: 'smithy', train: 3, produce: 3, products: ['plow'], orange: 1, pink: 1 },
  { id: 'mill', train: 0, produce: MILL.time, products: [], grain: MILL.grain },
]

/** VI-10 to VI-13. */
export const BREWERY: Building = { id: 'brewery', train: 3, produce: 3, products: ['beer'], makes: 2, grain: 3 }
/** Every craft building, those of expansions last: which are in play the table says. */
export const ALL_BUILDINGS: readonly Building[] = [...BUILDINGS, BREWERY]

/** Stalls that are open with so many families (V-SETUP-15, V-SETUP-16). */
export function openStalls(families: number): number {
  return facts.stallsFrom.value.filter((from) => families >= from).length
}
