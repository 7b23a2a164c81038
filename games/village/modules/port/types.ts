/** The Port as types: what is asked at sea and answered, what happens there, why not, and what is seen of it. */

import type { Frame as AnyFrame, Asks, Done, Json, Pass, Seat } from '@dorfplatz/kernel'
import type { Member, MemberChoice } from '../../rules/choices.ts'
import type { Figure } from '../../rules/events.ts'
import type { Cargo, Chest, FieldId, IslandId, Stack, Ware } from './facts.ts'

/** The family's own ship, the lighthouses, and the fields of sea burial. */
export type PortPlaceId = 'ship' | `lighthouse${1 | 2 | 3 | 4 | 5}` | 'sea'

/** A field to sail to: the next one, or one farther away by the shortest way (VP-30). */
export type SailChoice = { readonly sail: FieldId }
export type DockChoice = { readonly dock: IslandId }
export type HireChoice = { readonly hire: string }
export type ReturnChoice = { readonly return: 'harbor' }
/** A person card played as an answer (VX-Admiral-1, VX-Kartograph-1, VX-Quartiermeister-1). */
export type PersonChoice = { readonly play: string }
export type VoyageChoice = HireChoice | SailChoice | DockChoice | ReturnChoice | PersonChoice
/** Two of a kind at once. */
export type PairChoice = { readonly pair: Ware } | { readonly members: readonly Member[] }
export type LoadChoice = { readonly load: Ware } | MemberChoice
export type SellChoice = { readonly sell: Ware }
export type BoardChoice = { readonly board: Stack }
export type KeeperChoice = { readonly keeper: Member }
export type IslandChoice = SellChoice | BoardChoice | KeeperChoice | PersonChoice
export type StandChoice = { readonly stand: 'cocoa' | 'tea' }
/** A field of sea burial, numbered from 1. */
export type BurialChoice = { readonly seaGrave: number }

interface Step<Op extends string> extends AnyFrame {
  readonly op: Op
  readonly seat: Seat
}
interface Ask<Op extends string, C extends Json> extends Asks<C> {
  readonly op: Op
  readonly seat: Seat
}

/** The travel action: hire somebody in the harbor; at sea sail on, dock or return (VP-10). */
export interface VoyageFrame extends Ask<'voyage', VoyageChoice | Pass> {
  readonly must: boolean
}
/** The captain is paid and comes aboard. */
export interface HiredFrame extends Step<'hired'> {
  readonly captain: string
}
/** Somebody commands the ship now; then it is loaded, then it sails. */
export type EmbarksFrame = Step<'embarks'>
export type BoardingFrame = Step<'boarding'>
export type LoadFrame = Ask<'load', LoadChoice | PersonChoice | Done>
export type PairFrame = Ask<'pair', PairChoice>
/** The Cartographer: any island. */
export type ChartFrame = Ask<'chart', DockChoice>
/** Steps that are free or paid for already (VP-32, VP-34). */
export interface SailFrame extends Ask<'sail', SailChoice | DockChoice | PersonChoice | Done> {
  readonly steps: number
}
/** On the way to a field that may be several steps away. */
export interface CourseFrame extends Step<'course'> {
  readonly to: FieldId
  readonly steps: number
}
/** One step on that way, paid for. */
export interface LegFrame extends Step<'leg'> {
  readonly to: FieldId
  readonly steps: number
}
/** Docked at an island; one tile of its stack may be loaded (VP-51). */
export interface IslandFrame extends Ask<'island', IslandChoice | Done> {
  readonly loaded: boolean
}
/** The lighthouse is paid for. */
export interface KeeperFrame extends Step<'keeper'> {
  readonly member: Member
  readonly loaded: boolean
}
export interface StandFrame extends Step<'stand'> {
  readonly ware: 'cocoa' | 'tea'
  readonly free: boolean
}
export interface StandSoldFrame extends Step<'standSold'> {
  readonly ware: 'cocoa' | 'tea'
}
/** Which field of sea burial a family takes; for Conny's the human chooses (VC-32). */
export interface BurialFrame extends Ask<'seaGrave', BurialChoice> {
  readonly row: number
  readonly member: Member
}

/** Which of several chests a customer gets (VC-43). */
export interface HandInFrame extends Ask<'handIn', ChestChoice> {}
export type ChestChoice = { readonly chest: `chest-${number}` }

export type PortFrame =
  | VoyageFrame
  | HiredFrame
  | EmbarksFrame
  | BoardingFrame
  | PairFrame
  | ChartFrame
  | LoadFrame
  | SailFrame
  | CourseFrame
  | LegFrame
  | IslandFrame
  | KeeperFrame
  | StandFrame
  | StandSoldFrame
  | BurialFrame
  | HandInFrame

/** Opens a chest at home, by its number (VP-65). */
export type PortPlay = { readonly play: `chest-${number}` }

type By<K extends string, T = Record<never, never>> = { readonly kind: K; readonly seat: Seat } & T

export type PortEvent =
  | By<'hires', { readonly captain: string }>
  | By<'loads', { readonly cargo: Cargo } & Partial<Figure>>
  | By<'sails', { readonly field: FieldId }>
  | By<'docks', { readonly island: IslandId }>
  | By<'sellsAtSea', { readonly ware: Ware; readonly n: number }>
  | By<'keeper', { readonly island: IslandId; readonly n: number } & Figure>
  | By<'shipReturns', { readonly lost: number }>
  | By<'opensChest', { readonly chest: Chest }>
  | By<'handsInChest'>
  | By<'stand', { readonly ware: 'cocoa' | 'tea' }>
  | {
      readonly kind: 'seaGrave'
      readonly seat?: Seat
      readonly conny?: true
      readonly grave: number
      readonly n: number
    }

export type PortReason =
  | { readonly why: 'captainGone' }
  | { readonly why: 'noCaptains' }
  | { readonly why: 'shipAtSea' }
  | { readonly why: 'shipInHarbor' }
  | { readonly why: 'mustLeave' }
  | { readonly why: 'noLane'; readonly to: FieldId }
  | { readonly why: 'intoHarbor' }
  | { readonly why: 'notAtIsland' }
  | { readonly why: 'holdsFull' }
  | { readonly why: 'aboardAlready'; readonly cargo: Cargo }
  | { readonly why: 'notAboard'; readonly cargo: Cargo }
  | { readonly why: 'notBought'; readonly ware: Ware }
  | { readonly why: 'noStack' }
  | { readonly why: 'stackEmpty' }
  | { readonly why: 'loadedOnce' }
  | { readonly why: 'noLighthouse' }
  | { readonly why: 'lighthouseTaken' }
  | { readonly why: 'graveTaken' }
  | { readonly why: 'noneAtHome'; readonly cargo: Cargo }

/** A piece in a hold; what a chest holds only its owner sees. */
export type HoldView = { readonly cargo: Cargo; readonly chest?: Chest } & Partial<Figure>
export type ShipView = {
  readonly at: FieldId
  /** Its id, `admiral`, or null in the harbor. */
  readonly captain: string | null
  readonly helmsman: boolean
  readonly holds: readonly HoldView[]
  /** Unopened chests at home: what they hold only their owner sees. */
  readonly chests: readonly (Chest | null)[]
  /** Points made at sea and at the stands so far. */
  readonly sea: number
  readonly stands: number
}
export type PortView = {
  readonly ships: readonly ShipView[]
  /** Captains still to be hired. */
  readonly captains: readonly string[]
  readonly stacks: { readonly [stack in Stack]: number }
  /** Who keeps each lighthouse, by island. */
  readonly keepers: { readonly [island in IslandId]?: { readonly seat: Seat } & Figure }
  /** The family on each field of sea burial (Conny comes after the last seat), or null. */
  readonly graves: readonly (Seat | null)[]
}
