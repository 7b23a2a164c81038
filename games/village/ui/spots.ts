/** What the places of the board that can be pressed are called. */

import type { BuildingId } from '../cards/board.ts'
import type { Colour, SpaceId } from '../rules/codes.ts'

export const WELL = 'well'

/** Stones come from it before the first round, when there is no other place to speak of. */
export const SUPPLY = 'supply'

/** A spot is its kind and its names, such as `building:smithy`, `castle:4`, `figure:farm:1`. */
export const spaceSpot = (space: SpaceId): string => `space:${space}`

export const stoneSpot = (space: SpaceId, colour: Colour): string => `stone:${space}:${colour}`

export const buildingSpot = (building: BuildingId): string => `building:${building}`

export const tileSpot = (tile: string): string => `tile:${tile}`

export const stepSpot = (of: 'council' | 'church', step: number): string => `${of}:${step}`

export const castleSpot = (castle: number): string => `castle:${castle}`

export const roadSpot = (a: number, b: number): string => `road:${Math.min(a, b)}:${Math.max(a, b)}`

export const figureSpot = (place: string, generation: number, bread?: true): string =>
  `figure:${place}:${generation}${bread === true ? ':bread' : ''}`
