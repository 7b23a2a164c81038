/** What can be going on in a game of Village, as plain data; questions say what they are answered with. */

import type { Frame as AnyFrame, Asks, DecisionOf, Done, Json, Pass, Seat } from '@dorfplatz/kernel'
import type { BuildingId } from '../cards/board.ts'
import type { ModuleFrame, ModuleSale } from '../modules/frames.ts'
import type {
  ActionChoice,
  CouncilChoice,
  CraftChoice,
  FamilyChoice,
  GoodChoice,
  Member,
  MemberChoice,
  Pay,
  Pieces,
  PrivilegeChoice,
  ServeChoice,
  StonesChoice,
  Take,
  TravelChoice,
  TurnChoice,
} from './choices.ts'
import type { Good, SpaceId } from './codes.ts'
import type { Play } from './modules/module.ts'
import type { PlaceId } from './places.ts'

interface Step<Op extends string> extends AnyFrame {
  readonly op: Op
  readonly seat: Seat
}

interface Ask<Op extends string, C extends Json> extends Asks<C> {
  readonly op: Op
  readonly seat: Seat
}

/** Questions of an action that may be declined unless it was paid for at the Well or is a free last action. */
interface Action<Op extends string, C extends Json> extends Ask<Op, C | Pass> {
  readonly must: boolean
}

export type RoundFrame = Step<'round'>
export interface TurnFrame extends Ask<'turn', TurnChoice> {
  /** An action besides the regular one: no card may stand in for its stone (VX-Gaukler-1). */
  readonly extra?: true
}
/** Carries out the action of a space; `last`: what could help has been asked for. */
export interface BeginFrame extends Step<'begin'> {
  readonly space: SpaceId
  readonly must: boolean
  readonly last: boolean
}
export type WellFrame = Ask<'well', Pay>
export type WellActionFrame = Ask<'wellAction', ActionChoice>
export interface FreeActionFrame extends Ask<'freeAction', ActionChoice | Play | Pass> {
  /** Given by a card instead of a stone. */
  readonly by?: 'card'
}
export type TurnEndFrame = Step<'turnEnd'>
export type TurnDoneFrame = Step<'turnDone'>
export type OverFrame = Step<'over'>
export type AfterTurnFrame = Step<'afterTurn'>

export type HarvestFrame = Action<'harvest', ActionChoice>
export type FamilyFrame = Action<'family', FamilyChoice>
export type CraftFrame = Action<'craft', CraftChoice>
export interface TraineeFrame extends Ask<'trainee', MemberChoice> {
  readonly building: BuildingId
}
/** Which good, or none: right after training a craftsman may stop. */
export interface ProductFrame extends Ask<'product', GoodChoice | Pass> {
  readonly building: BuildingId
  readonly by: 'time' | 'pay'
  readonly stop: boolean
}
export interface ProduceFrame extends Step<'produce'> {
  readonly building: BuildingId
  readonly good: Good
}

export type CouncilFrame = Action<'council', CouncilChoice>
export type CouncillorFrame = Ask<'councillor', MemberChoice>
/** The member goes from the farm, or from its step, to the next one. */
export interface AdvanceFrame extends Step<'advance'> {
  readonly member: Member
}
export interface PrivilegeFrame extends Ask<'privilege', PrivilegeChoice | Pass> {
  readonly step: number
}
/** The good of the third privilege. */
export type TakeGoodFrame = Ask<'takeGood', GoodChoice>
export type PrivilegeCoinFrame = Step<'privilegeCoin'>

export type TravelFrame = Action<'travel', TravelChoice | Play>
export interface TravelerFrame extends Ask<'traveler', MemberChoice> {
  readonly from: PlaceId
  readonly to: PlaceId
}
export interface JourneyFrame extends Step<'journey'> {
  readonly member: Member
  readonly to: PlaceId
}

export type ChurchFrame = Action<'church', Pay>
export interface NoviceFrame extends Ask<'novice', MemberChoice> {
  readonly price: Pieces
}

/** Stones of choice from the supply. */
export interface StonesFrame extends Ask<'stones', StonesChoice> {
  readonly count: number
  readonly why: 'compensation' | 'council' | 'castle' | 'card' | 'exchange' | 'smuggler'
}

/** How to pay: with which stones, coins or marker, or the other way offered. */
export interface PayFrame extends Ask<'pay', Pay> {
  readonly cost: Price
  readonly or: 'scroll' | null
  /** The marker itself is owed elsewhere in this payment and cannot stand in for a coin. */
  readonly keepMarker: boolean
  readonly then: AdvanceFrame | JourneyFrame | ProduceFrame | SaleFrame | PrivilegeCoinFrame | PickedFrame | ModuleFrame
}

/** What something costs: stones of a colour, stones of any colour, coins. */
export type Price = {
  readonly orange?: number
  readonly green?: number
  readonly brown?: number
  readonly pink?: number
  readonly any?: number
  readonly coin?: number
}

export type OpportunityFrame = Step<'opportunity'>
export type ServeFrame = Ask<'serve', ServeChoice | ModuleSale | Pass>
export interface SaleFrame extends Step<'sale'> {
  readonly tile: string
  readonly free: boolean
}
export interface DeliverFrame extends Step<'deliver'> {
  readonly tile: string
}
export type MarketClosesFrame = Step<'marketCloses'>
/** Coins of the mill, once nothing can change them any more. */
export type GrindFrame = Step<'grind'>

/** A death that is due now. */
export type DeathFrame = Step<'death'>
export type DyingFrame = Step<'dying'>
export type DiesFrame = Ask<'dies', MemberChoice>

export type MassFrame = Step<'mass'>
/** The figures of the mass: picked and drawn, or as a card says. */
export type MassDrawFrame = Step<'massDraw'>
export interface MassTurnFrame extends Step<'massTurn'> {
  readonly part: 'pick' | 'climb'
  /** How many seats from the start player on. */
  readonly at: number
}
export interface PickFrame extends Ask<'pick', MemberChoice | Done> {
  readonly at: number
}
export interface PickedFrame extends Step<'picked'> {
  readonly at: number
  readonly generation: number
  readonly bread?: true
}
export type DrawFrame = Step<'draw'>
export interface ClimbFrame extends Ask<'climb', MemberChoice | Done> {
  readonly at: number
}
export type MajorityFrame = Step<'majority'>
export type AfterMassFrame = Step<'afterMass'>

export type ConnyFrame = Step<'conny'>
/** The human chooses among stones of one space for Conny. */
export interface ConnyStoneFrame extends Ask<'connyStone', Take> {
  readonly space: SpaceId
}
export interface ConnyReactsFrame extends Step<'connyReacts'> {
  readonly space: SpaceId
}

export type Frame =
  | RoundFrame
  | TurnFrame
  | WellFrame
  | WellActionFrame
  | FreeActionFrame
  | BeginFrame
  | TurnEndFrame
  | TurnDoneFrame
  | OverFrame
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
  | TakeGoodFrame
  | PrivilegeCoinFrame
  | TravelFrame
  | TravelerFrame
  | JourneyFrame
  | ChurchFrame
  | NoviceFrame
  | StonesFrame
  | PayFrame
  | OpportunityFrame
  | ServeFrame
  | SaleFrame
  | DeliverFrame
  | MarketClosesFrame
  | GrindFrame
  | DeathFrame
  | DyingFrame
  | DiesFrame
  | MassFrame
  | MassDrawFrame
  | MassTurnFrame
  | PickFrame
  | PickedFrame
  | DrawFrame
  | ClimbFrame
  | MajorityFrame
  | AfterMassFrame
  | ConnyFrame
  | ConnyStoneFrame
  | ConnyReactsFrame
  | ModuleFrame

export type VillageDecision = DecisionOf<Frame, Play>
