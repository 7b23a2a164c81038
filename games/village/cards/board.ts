/** Numbers the rulebook states in words: costs, rewards and points of the base game. */

import type { Box } from './box.ts'
import { facts } from './facts.ts'

export const START_COINS = 1
/** A farm stores five bags of grain and no more (V-SETUP-06). */
export const BARN = 5
/** Stones of each colour in the box, and plague stones (V-SETUP-03). */
export const STONES_PER_COLOUR = 33
export const PLAGUE_STONES = 6
export const QUEUE = 5

export const PLAGUE_TIME = 2
/** Stones of one colour that the Well costs. */
export const WELL_STONES = 3
export const MILL = { time: 2, grain: 2, coins: 2 } as const
/** What a castle brings: points, or stones of choice, or a coin. */
export const CASTLE_POINTS = 3
export const CASTLE_STONES = 2
/** What the second and the fourth step of the council bring. */
export const PRIVILEGE_STONES = 2
export const PRIVILEGE_POINTS = 3
export const MASS_FIGURES = 4
export const MAJORITY_POINTS = 2

export const CASTLE_SCORE = [0, 1, 3, 6, 10, 14, 18] as const
/** Per member on steps 1 to 4. */
export const CHURCH_SCORE = [2, 3, 4, 6] as const
export const COUNCIL_SCORE = [0, 2, 4, 6] as const
/** By own dead in the chronicle; five or more count as five. */
export const CHRONICLE_SCORE = [0, 0, 0, 4, 7, 12] as const

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

/** Craft buildings; the brewery comes with Inn. */
export type BuildingId = 'wainwright' | 'stables' | 'scriptorium' | 'smithy' | 'mill' | 'brewery'

export interface Building {
  readonly id: BuildingId
  /** The rule that says its price. */
  readonly rule: string
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
  { id: 'wainwright', rule: 'V-CRAFT-10', train: 2, produce: 2, products: ['wagon'], orange: 1, pink: 1 },
  { id: 'stables', rule: 'V-CRAFT-11', train: 3, produce: 3, products: ['horse', 'ox'], grain: 3 },
  {
    id: 'scriptorium',
    rule: 'V-CRAFT-12',
    train: facts.scriptoriumTraining.value,
    produce: 2,
    products: ['scroll'],
    pink: 1,
  },
  { id: 'smithy', rule: 'V-CRAFT-13', train: 3, produce: 3, products: ['plow'], orange: 1, pink: 1 },
  { id: 'mill', rule: 'V-CRAFT-14', train: 0, produce: MILL.time, products: [], grain: MILL.grain },
]

/** VI-10 to VI-13. */
export const BREWERY: Building = {
  id: 'brewery',
  rule: 'VI-11',
  train: 3,
  produce: 3,
  products: ['beer'],
  makes: 2,
  grain: 3,
}
/** Every craft building, those of expansions last: which are in play the table says. */
export const ALL_BUILDINGS: readonly Building[] = [...BUILDINGS, BREWERY]

/** A building with the values of a table's box. */
export function buildingIn({ scriptoriumTraining }: Box, building: Building): Building {
  return building.id === 'scriptorium' ? { ...building, train: scriptoriumTraining } : building
}

/** Stalls that are open with so many families (V-SETUP-15, V-SETUP-16). */
export function openStalls({ stallsFrom }: Box, families: number): number {
  return stallsFrom.filter((from) => families >= from).length
}
