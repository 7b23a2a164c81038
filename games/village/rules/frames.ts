/** What can be going on in a game of Village, as plain data. */

import type { Frame as AnyFrame, Seat } from '@dorfplatz/kernel'

interface F<Op extends string> extends AnyFrame {
  readonly op: Op
  readonly seat: Seat
}

/** Questions of an action that may be declined unless it was paid for at the Well or is a free last action. */
interface Action<Op extends string> extends F<Op> {
  readonly must: boolean
}

export type RoundFrame = F<'round'>
export type TurnFrame = F<'turn'>
export type WellFrame = F<'well'>
export type WellActionFrame = F<'wellAction'>
export type FreeActionFrame = F<'freeAction'>
export type TurnEndFrame = F<'turnEnd'>
export type AfterTurnFrame = F<'afterTurn'>

export type HarvestFrame = Action<'harvest'>
export type FamilyFrame = Action<'family'>
export type CraftFrame = Action<'craft'>
export interface TraineeFrame extends F<'trainee'> {
  readonly building: number
}
/** Which good, or none: right after training a craftsman may stop. */
export interface ProductFrame extends F<'product'> {
  readonly building: number
  readonly by: 'time' | 'pay'
  readonly stop: boolean
}
export interface ProduceFrame extends F<'produce'> {
  readonly building: number
  readonly good: number
}

export type CouncilFrame = Action<'council'>
export type CouncillorFrame = F<'councillor'>
/** `from` is the step the member stands on, 0 for the farm. */
export interface AdvanceFrame extends F<'advance'> {
  readonly from: number
  readonly generation: number
}
export interface PrivilegeFrame extends F<'privilege'> {
  readonly step: number
}
export type FavourFrame = F<'favour'>
export type PrivilegeCoinFrame = F<'privilegeCoin'>

export type TravelFrame = Action<'travel'>
export interface TravellerFrame extends F<'traveller'> {
  readonly from: number
  readonly to: number
}
export interface JourneyFrame extends F<'journey'> {
  readonly from: number
  readonly to: number
  readonly generation: number
}

export type ChurchFrame = Action<'church'>
export interface NoviceFrame extends F<'novice'> {
  readonly price: string
}

/** Stones of choice from the supply. */
export interface StonesFrame extends F<'stones'> {
  readonly count: number
  readonly why: 'compensation' | 'council' | 'castle'
}

/** How to pay: with which stones, coins or marker, or the other way offered. */
export interface PayFrame extends F<'pay'> {
  readonly cost: number
  readonly or: 'scroll' | null
  /** The marker itself is owed elsewhere in this payment and cannot stand in for a coin. */
  readonly keepMarker: boolean
  readonly then: AdvanceFrame | JourneyFrame | ProduceFrame | SaleFrame | PrivilegeCoinFrame | PickedFrame
}

export type OpportunityFrame = F<'opportunity'>
export type ServeFrame = F<'serve'>
export interface SaleFrame extends F<'sale'> {
  readonly tile: number
  readonly free: boolean
}
export interface DeliverFrame extends F<'deliver'> {
  readonly tile: number
}

/** A death that is due now. */
export type DeathFrame = F<'death'>
export type DiesFrame = F<'dies'>

export type MassFrame = F<'mass'>
export interface MassTurnFrame extends F<'massTurn'> {
  readonly part: 'pick' | 'climb'
  /** How many seats from the start player on. */
  readonly at: number
}
export interface PickFrame extends F<'pick'> {
  readonly at: number
}
export interface PickedFrame extends F<'picked'> {
  readonly at: number
  readonly generation: number
}
export interface ClimbFrame extends F<'climb'> {
  readonly at: number
}
export type MajorityFrame = F<'majority'>
export type AfterMassFrame = F<'afterMass'>

export type ConnyFrame = F<'conny'>
/** The human chooses among stones of one space for Conny. */
export interface ConnyStoneFrame extends F<'connyStone'> {
  readonly space: number
}
export interface ConnyReactsFrame extends F<'connyReacts'> {
  readonly space: number
}

export type Frame =
  | RoundFrame
  | TurnFrame
  | WellFrame
  | WellActionFrame
  | FreeActionFrame
  | TurnEndFrame
  | AfterTurnFrame
  | HarvestFrame
  | FamilyFrame
  | CraftFrame
  | TraineeFrame
  | ProductFrame
  | ProduceFrame
  | CouncilFrame
  | CouncillorFrame
  | AdvanceFrame
  | PrivilegeFrame
  | FavourFrame
  | PrivilegeCoinFrame
  | TravelFrame
  | TravellerFrame
  | JourneyFrame
  | ChurchFrame
  | NoviceFrame
  | StonesFrame
  | PayFrame
  | OpportunityFrame
  | ServeFrame
  | SaleFrame
  | DeliverFrame
  | DeathFrame
  | DiesFrame
  | MassFrame
  | MassTurnFrame
  | PickFrame
  | PickedFrame
  | ClimbFrame
  | MajorityFrame
  | AfterMassFrame
  | ConnyFrame
  | ConnyStoneFrame
  | ConnyReactsFrame
