/** Everything that can lie on Hallertau's stack. */

import type { Frame as AnyFrame, Seat } from '@dorfplatz/kernel'
import type { Cost } from './cost.ts'
import type { Effect } from './words.ts'

/** Moments at which seats may play cards; the name says what is about to vanish (see chance.ts). */
export type Moment =
  | 'now'
  | 'end1'
  | 'pre2'
  | 'pre3'
  | 'pre4'
  | 'end4'
  | 'pre7'
  | 'last7'
  | 'end7'
  | 'end9'
  | 'auto9'
  | 'pre1'
  | 'final'

interface F<Op extends string> extends AnyFrame {
  readonly op: Op
}

export interface Chance extends F<'chance'> {
  readonly moment: Moment
  readonly order: readonly Seat[]
  /** Where in the order to go on. */
  readonly from?: number
  /** Between two turns: who did nothing since the last one looks only at the action board. */
  readonly betweenTurns?: true
  /** Seats that have declined here, as bits. */
  readonly passed?: number
  /** Cards that were playable before a payment: only what it made playable is offered. */
  readonly before?: readonly number[]
}
export interface PlayCards extends F<'playCards'> {
  readonly chance: Chance
  readonly at: number
}
export interface Joint extends F<'joint'> {
  readonly cards: readonly number[]
}
export interface PayCost extends F<'payCost'> {
  readonly goods: Cost['goods']
}
export interface Discard extends F<'discard'> {
  readonly left: number
  readonly point: boolean
}
export interface Resolve extends F<'resolve'> {
  readonly card: number
  readonly option: number
}
export interface Effects extends F<'effects'> {
  readonly list: readonly Effect[]
  readonly at: number
  readonly source: string
  /** The seat had its chance before this effect. */
  readonly ready?: true
}
export interface Take extends F<'take'> {
  readonly what: string
  readonly n: number
}
export interface TakeField extends F<'takeField'> {
  readonly row: number
}
export interface Choose extends F<'choose'> {
  readonly of: readonly Effect[]
  readonly source: string
}
export interface Exchange extends F<'exchange'> {
  readonly of: readonly Effect[]
  readonly source: string
}
export interface CropsFrame extends F<'crops'> {
  readonly n: number
  readonly different: boolean
}
export interface SowFrame extends F<'sow'> {
  readonly left: number
  /** Goods that may be sown, as bits. */
  readonly goods: number
  readonly twice: boolean
}
export interface MoveSheep extends F<'moveSheep'> {
  readonly max: number
  readonly steps: number
}
export interface MoveFields extends F<'moveFields'> {
  readonly which: 'any' | 'empty' | 'planted'
  readonly max: number
  readonly to: number
}
export interface HarvestSome extends F<'harvestSome'> {
  readonly left: number
}
export interface FieldsBySum extends F<'fieldsBySum'> {
  readonly sum: number
}
export interface PickSpace extends F<'pickSpace'> {
  readonly why: 'clear' | 'takeTop' | 'use' | 'lastWorker'
}
export interface ClearRows extends F<'clearRows'> {
  readonly spaces: readonly number[]
}
export interface MoveBoulders extends F<'moveBoulders'> {
  readonly left: number
  /** Boulders that have moved, as bits. */
  readonly moved: number
}
export interface SpaceDone extends F<'spaceDone'> {
  readonly space: number
  /** The space that was in use before, plus 1, and whether card 328 was played for it. */
  readonly outer?: { readonly using: number; readonly jewel: boolean }
}
export interface PhaseFrame extends F<'phase'> {
  readonly phase: number
}
export interface NextTurn extends F<'nextTurn'> {
  readonly after: Seat
}
export interface Reap extends F<'reap'> {
  readonly ready?: true
}
export interface ProgressLast extends F<'progressLast'> {
  readonly played: number
}

export type Frame =
  | Chance
  | PlayCards
  | Joint
  | PayCost
  | Discard
  | Resolve
  | Effects
  | Take
  | TakeField
  | Choose
  | Exchange
  | CropsFrame
  | SowFrame
  | MoveSheep
  | MoveFields
  | HarvestSome
  | FieldsBySum
  | PickSpace
  | ClearRows
  | F<'shiftWorkers'>
  | F<'freeAdvance'>
  | MoveBoulders
  | SpaceDone
  | PhaseFrame
  | NextTurn
  | F<'turn'>
  | F<'endTurns'>
  | F<'incomeNext'>
  | F<'income'>
  | F<'fallowAll'>
  | F<'fallowOne'>
  | F<'fallow'>
  | Reap
  | F<'reapNext'>
  | F<'progressNext'>
  | F<'progress'>
  | ProgressLast
  | F<'endRound'>
  | F<'newWorkers'>

/** Whether what a frame leads to is part of a running action (H-ANY-05). */
export type Flag = { readonly atomic?: true }
const ATOMIC: Flag = { atomic: true }
const FREE: Flag = {}
export const flagOf = (f: Flag): Flag => (f.atomic === true ? ATOMIC : FREE)
export const flagged = <T extends Frame>(frame: T, { atomic }: Flag): T =>
  atomic === true ? { ...frame, atomic } : frame

/** The answer "none of it" where columns, spaces and alternatives are numbers from 0 on. */
export const NO = -1
