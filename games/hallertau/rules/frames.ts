/** Everything that can lie on Hallertau's stack. */

import type { Frame as AnyFrame, Asks, DecisionOf, Json, Seat } from '@dorfplatz/kernel'
import type * as choices from './choices.ts'
import type { Cost } from './cost.ts'
import type { Effect, Exchange as ExchangeEffect } from './words.ts'

/** Moments at which seats may play cards; the name says what is about to vanish (see card-windows.ts). */
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
/** A question and what it is answered with. */
interface Q<Op extends string, Choice extends Json> extends Asks<Choice> {
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
export interface PlayCards extends Q<'playCards', choices.PlayCardsChoice> {
  readonly chance: Chance
  readonly at: number
}
export interface Joint extends Q<'joint', choices.JointChoice> {
  /** Cards named so far, each with the way it is played. */
  readonly cards: readonly choices.Play[]
}
export interface PayCost extends Q<'payCost', choices.Part> {
  readonly goods: Cost['goods']
}
export interface Discard extends Q<'discard', choices.DiscardChoice> {
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
export interface Take extends Q<'take', choices.TakeChoice> {
  readonly what: string
  readonly n: number
}
export interface TakeField extends Q<'takeField', choices.ColumnChoice> {
  readonly row: number
}
export interface Choose extends Q<'choose', choices.ChooseChoice> {
  readonly of: readonly Effect[]
  readonly source: string
}
export interface Exchange extends Q<'exchange', choices.ExchangeChoice> {
  readonly of: readonly ExchangeEffect[]
  readonly source: string
}
export interface CropsFrame extends Q<'crops', choices.CropsChoice> {
  readonly n: number
  readonly different: boolean
}
export interface SowFrame extends Q<'sow', choices.SowChoice> {
  readonly left: number
  /** Goods that may be sown, as bits. */
  readonly goods: number
  readonly twice: boolean
}
export interface MoveSheep extends Q<'moveSheep', choices.MoveSheepChoice> {
  readonly max: number
  readonly steps: number
}
export interface MoveFields extends Q<'moveFields', choices.MoveFieldsChoice> {
  readonly which: 'any' | 'empty' | 'planted'
  readonly max: number
  readonly to: number
}
export interface HarvestSome extends Q<'harvestSome', choices.HarvestChoice> {
  readonly left: number
}
export interface FieldsBySum extends Q<'fieldsBySum', choices.RowsChoice> {
  readonly sum: number
}
export interface PickSpace extends Q<'pickSpace', choices.SpaceChoice> {
  readonly why: 'clear' | 'takeTop' | 'use' | 'lastWorker'
}
export interface ClearRows extends Q<'clearRows', choices.ClearChoice> {
  readonly spaces: readonly number[]
}
export interface MoveBoulders extends Q<'moveBoulders', choices.MoveBouldersChoice> {
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

export type ShiftWorkers = Q<'shiftWorkers', choices.ShiftChoice>
export type FreeAdvance = Q<'freeAdvance', choices.AdvanceFreeChoice>
export type Turn = Q<'turn', choices.TurnChoice>
export type Income = Q<'income', choices.IncomeChoice>
export type Fallow = Q<'fallow', choices.RaiseChoice>
export type ReapNext = Q<'reapNext', choices.HarvestChoice>
export type ProgressFrame = Q<'progress', choices.ProgressChoice>
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
  | ShiftWorkers
  | FreeAdvance
  | MoveBoulders
  | SpaceDone
  | PhaseFrame
  | NextTurn
  | Turn
  | F<'endTurns'>
  | F<'incomeNext'>
  | Income
  | F<'fallowAll'>
  | F<'fallowOne'>
  | Fallow
  | Reap
  | ReapNext
  | F<'progressNext'>
  | ProgressFrame
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

/** The question's decisions as clients see them. */
export type HallertauDecision = DecisionOf<Frame, choices.Unasked>
