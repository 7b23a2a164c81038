/** What happens in a game of Village, for the log and the drawings. */

import { emitEvent, type Seat } from '@dorfplatz/kernel'
import type { BuildingId } from '../cards/board.ts'
import type { Reward } from '../cards/facts.ts'
import type { ModuleEvent } from '../modules/frames.ts'
import type { Pieces, Stones } from './choices.ts'
import type { Colour, Good, SpaceId } from './codes.ts'
import type { PlaceId } from './places.ts'

type Nothing = Record<never, never>
type Of<K extends string, T> = { readonly kind: K } & T
type By<K extends string, T = Nothing> = Of<K, { readonly seat: Seat } & T>
/** About a seat or about Conny. */
type Either<K extends string, T = Nothing> = Of<K, { readonly seat?: Seat; readonly conny?: true } & T>

/** A member: which figure of its family, and what it counts for. */
export type Figure = { readonly who: number; readonly generation: number }
export type Someone = { readonly seat?: Seat; readonly conny?: true } & Figure
export type Drawn = 'monk' | Someone

export type VillageEvent =
  | By<'round', { readonly n: number }>
  | By<'takes', { readonly stone: Colour; readonly space: SpaceId }>
  | By<'declines', { readonly space: SpaceId | null }>
  | By<'idle', { readonly space: SpaceId }>
  | By<'well', { readonly with: Pieces }>
  | By<'harvest', { readonly n: number }>
  | By<'birth', Figure>
  | By<'home', { readonly from: PlaceId } & Figure>
  | By<'trained', { readonly building: BuildingId } & Figure>
  | By<'made', { readonly building: BuildingId; readonly good: Good; readonly n?: number }>
  | By<'mill', { readonly n: number }>
  | By<'paid', { readonly with: Pieces; readonly for: string }>
  | Either<'marketDay'>
  | By<'passes'>
  | By<'serves', { readonly tile: string }>
  | Of<'marketCloses', { readonly sold: number; readonly stalls: readonly string[]; readonly queue: readonly string[] }>
  | By<'council', { readonly step: number } & Figure>
  | By<'marker'>
  | By<'stones', { readonly with: Stones; readonly why: string }>
  | By<'takesGood', { readonly good: Good }>
  | By<'fame', { readonly n: number; readonly why: string }>
  | By<'journey', { readonly from: PlaceId; readonly castle: PlaceId } & Figure>
  | By<'castle', { readonly castle: PlaceId; readonly reward: Reward }>
  | By<'novice', { readonly with: Pieces } & Figure>
  | By<'time', { readonly n: number }>
  | By<'quill'>
  | Either<'dies', { readonly from: PlaceId; readonly rest: PlaceId } & Figure>
  | Either<'spared'>
  | Either<'endBegins', { readonly by: string }>
  | Of<'lastTurns', { readonly n: number }>
  | By<'mass'>
  | By<'picked', Figure>
  | Of<'drawn', { readonly figures: readonly Drawn[] }>
  | By<'climbs', { readonly step: number } & Figure>
  | Of<'majority', { readonly seats: readonly Seat[]; readonly conny: boolean }>
  | Of<
      'connyTakes',
      { readonly conny: true; readonly stone: Colour; readonly space: SpaceId; readonly compartment: number }
    >
  | Of<'die', { readonly colour: Colour }>
  | Of<'fate', { readonly quill: boolean }>
  | Of<'connyServes', { readonly tile: string }>
  | Of<'connyChurch', Figure>
  | Of<'over', Nothing>
  | ModuleEvent

export const emit: (event: VillageEvent) => void = emitEvent
