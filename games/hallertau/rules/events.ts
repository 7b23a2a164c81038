/** What happens at a table, for logs and animation. Numbers of spaces, crafts and columns are those of the view. */

import { emitEvent, type Seat } from '@dorfplatz/kernel'
import type { Deck, Thing } from './facts.ts'

type By<Kind extends string, More = object> = { readonly kind: Kind; readonly seat: Seat } & More

/** Parts of cards that may find nothing to do on a farm. */
export const IDLE = ['sow', 'moveSheep', 'moveFields', 'harvest', 'field'] as const
export type Idle = (typeof IDLE)[number]

export type HallertauEvent =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly round: number; readonly phase: number }
  | { readonly kind: 'final' }
  /** Quadrants 1 to 4. */
  | { readonly kind: 'quadrants'; readonly quadrants: readonly number[] }
  | By<'workers' | 'sheepLost' | 'exchange', { readonly n: number }>
  | By<'place', { readonly space: number; readonly n: number; readonly row: number }>
  | By<'removeWorkers' | 'takeWorkers', { readonly space: number; readonly n: number }>
  | By<'shiftWorkers', { readonly from: number; readonly space: number }>
  | By<'gain', { readonly good: Thing; readonly n: number }>
  /** `step` for an advancement, `place` for a sheep. */
  | By<'pay', { readonly good: Thing; readonly n: number; readonly step?: true; readonly place?: number }>
  /** Places of sheep as in the view; at 0 the sheep is lost. */
  | By<'moveSheep' | 'sheepBack', { readonly from: number; readonly at: number }>
  | By<'field' | 'uprooted', { readonly row: number; readonly column: number }>
  | By<'lostField', { readonly row: number; readonly good: Thing | null }>
  | By<'sow' | 'reap', { readonly good: Thing; readonly row: number; readonly column: number; readonly n: number }>
  | By<'moveField', { readonly column: number; readonly from: number; readonly at: number }>
  | By<'draw', { readonly deck: Deck; readonly n: number }>
  | By<'drew', { readonly to: readonly Seat[]; readonly cards: readonly number[] }>
  | By<'newCard' | 'marker'>
  | By<'play' | 'discard' | 'income', { readonly card: number }>
  | By<'advance' | 'craftBack' | 'boulder', { readonly craft: number; readonly at: number }>
  | By<'center', { readonly at: number }>
  /** A part of a card that could do nothing. */
  | By<'idle', { readonly what: Idle }>
  | By<'careful', { readonly on: boolean }>

export const emit: (event: HallertauEvent) => void = emitEvent
