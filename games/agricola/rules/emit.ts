/** Everything that can happen at a table, for log and animation. */

import { emitEvent, type Seat } from '@dorfplatz/kernel'
import type { Amounts } from './goods.ts'

type By<K extends string, More = unknown> = { readonly kind: K; readonly seat: Seat } & More
/** Only the seat itself may know. */
type Private<K extends string> = By<K, { readonly to: readonly Seat[]; readonly card: number }>
type Herd = readonly number[]
/** A plain price; where there was a choice how to pay, `paid` tells it. */
type Priced = { readonly paid?: Amounts }

export type AgricolaEvent =
  | { readonly kind: 'round'; readonly round: number; readonly space: number }
  | { readonly kind: 'harvest'; readonly round: number }
  | { readonly kind: 'end' }
  | By<'placed', { readonly space: number }>
  | By<'took', { readonly space: number; readonly goods: Amounts }>
  | By<'gained', { readonly card: number; readonly goods: Amounts }>
  | By<'delivered', { readonly good: number; readonly n: number }>
  | By<'starter'>
  | By<'paid', { readonly goods: Amounts; readonly back: readonly number[]; readonly for: string }>
  | By<'exchange', { readonly gave: Amounts; readonly got: Amounts }>
  | By<'room', Priced & { readonly cell: number; readonly house: number }>
  | By<'stable', Priced & { readonly cell: number }>
  | By<'fences', Priced & { readonly n: number; readonly pastures: number }>
  | By<'renovated', { readonly house: number }>
  | By<'plowed', { readonly cell: number }>
  | By<'sown', { readonly place: number; readonly crop: number; readonly n: number }>
  | By<'toppedUp', { readonly fields: number; readonly n: number }>
  | By<'harvested', { readonly grain: number; readonly vegetable: number; readonly wood: number }>
  | By<'baked', { readonly grain: number; readonly food: number }>
  | By<'kept', { readonly herd: Herd; readonly gone: Herd; readonly food: number }>
  | By<'bred', { readonly before: Herd; readonly herd: Herd }>
  | By<'fed', { readonly food: number; readonly begging: number }>
  | By<'born', { readonly people: number }>
  | By<'played', { readonly card: number }>
  | By<'passed', { readonly card: number; readonly left: Seat }>
  | By<'laid', { readonly card: number; readonly rounds: readonly number[]; readonly goods: Amounts }>
  | By<'left', { readonly space: number; readonly goods: Amounts }>
  | By<'released', { readonly good: number; readonly n: number }>
  | By<'handedBack', { readonly good: number }>
  | By<'traded', { readonly pile: 'occupation' | 'minor' }>
  | Private<'drew'>
  | Private<'drafted'>
  | Private<'setAside'>
  | By<'careful', { readonly on: boolean }>
  | By<'ratcatcher'>
  | By<'guest'>
  /** Goods go from one player to another. */
  | By<'handed', { readonly receiver: Seat; readonly goods: Amounts }>
  | By<'put', { readonly card: number; readonly goods: Amounts }>
  | By<'noted', { readonly card: number; readonly points: number }>
  /** A crop of another player's field. */
  | By<'reaped', { readonly from: Seat; readonly good: number }>
  /** One of the hand is drawn by lot; begging cards for what cannot be paid. */
  | By<'lot', { readonly card: number }>
  | By<'begged', { readonly cards: number }>
  | By<'adopted'>
  | By<'lodger'>

export const emit: (event: AgricolaEvent) => void = emitEvent
