/** What Marriage adds to the game's unions: frames, answers, events, reasons, places and its view. */

import type { Frame as AnyFrame, Asks, Json, Pass, Seat } from '@dorfplatz/kernel'
import type { Member, MemberChoice, StonesChoice } from '../../rules/choices.ts'
import type { Good, Influence } from '../../rules/codes.ts'
import type { Figure } from '../../rules/events.ts'
import type { PlaceId } from '../../rules/places.ts'
import type { Favour, House, Side } from './board.ts'

interface Step<Op extends string> extends AnyFrame {
  readonly op: Op
  readonly seat: Seat
}

interface Ask<Op extends string, C extends Json> extends Asks<C> {
  readonly op: Op
  readonly seat: Seat
}

/** Ranks of the ceremony area; rooms of bakery and shop and nests of parental bliss, each for one couple. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6
/** Two new couples and two of the round before, where one of each has died. */
export type Room = 1 | 2 | 3 | 4
/** More than five families can ever fill. */
export type Nest =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 31
  | 32
export type MarriagePlaceId = `rank${Rank}` | `bakery${Room}` | `shop${Room}` | `bliss${Nest}`

export type RankChoice = { readonly rank: number }
export type GiveChoice = { readonly give: Influence }
export type StoneChoice = { readonly stone: Influence }
export type SmuggleChoice =
  | { readonly sell: 'bread' | 'tool'; readonly n: number }
  | { readonly serve: string }
  | { readonly deal: 'stones' }
export type ToolChoice = { readonly use: 'tool' }
export type HouseChoice = { readonly house: House }
export type BuyChoice = { readonly buy: 'bread' | 'tool' }
export type FavourChoice = { readonly favour: Favour }
/** A step up the church for bread instead of grain. */
export type BreadClimb = { readonly member: Member; readonly with: 'bread' }

export interface MarryFrame extends Ask<'marry', RankChoice | Pass> {
  readonly must: boolean
  /** Sent by a card: neither stone nor time is paid (VX-Base-1). */
  readonly free?: true
}
export interface SuitorFrame extends Ask<'suitor', MemberChoice> {
  readonly rank: number
  readonly free?: true
}
/** The member goes to its rank; the time is paid with it, unless it goes for free. */
export interface CeremonyFrame extends Step<'ceremony'> {
  readonly member: Member
  readonly rank: number
  readonly free: boolean
}
export interface RankStoneFrame extends Ask<'rankStone', StoneChoice> {
  readonly of: readonly Influence[]
}
export interface ExchangeFrame extends Ask<'exchange', GiveChoice | Pass> {
  readonly take: number
}

export interface SmugglerFrame extends Ask<'smuggler', SmuggleChoice | Pass> {
  readonly must: boolean
}
export interface SmuggledFrame extends Step<'smuggled'> {
  readonly deal: SmuggleChoice
}
/** Two stones of different colours. */
export type TwoColoursFrame = Ask<'twoColours', StonesChoice>

/** A tool makes the same again. */
export interface ToolFrame extends Ask<'tool', ToolChoice | Pass> {
  readonly thing: Good | 'coin'
  readonly n: number
}

export type WeddingFrame = Step<'wedding'>
/** Couples that marry, by their ranks, the higher one first; and the houses chosen so far. */
interface Marrying {
  readonly couples: readonly (readonly [number, number])[]
  readonly houses: readonly House[]
}
export type VowsFrame = Step<'vows'> & Marrying
export type HouseFrame = Ask<'house', HouseChoice> & Marrying
export type MoveOnFrame = Step<'moveOn'>
export type MoveInFrame = Step<'moveIn'> & Marrying
export type GoHomeFrame = Step<'goHome'>
/** Whoever came home unmarried may be asked. */
export type HomecomingFrame = Step<'homecoming'>
export type OfferBreadFrame = Ask<'homecomingOffer', BuyChoice | Pass>
export interface BoughtFrame extends Step<'homecomingBought'> {
  readonly buy: 'bread' | 'tool'
}
export type FavoursFrame = Step<'favours'>
export interface FavourFrame extends Ask<'favour', FavourChoice> {
  readonly house: House
}

export type MarriageFrame =
  | MarryFrame
  | SuitorFrame
  | CeremonyFrame
  | RankStoneFrame
  | ExchangeFrame
  | SmugglerFrame
  | SmuggledFrame
  | TwoColoursFrame
  | ToolFrame
  | WeddingFrame
  | VowsFrame
  | HouseFrame
  | MoveOnFrame
  | MoveInFrame
  | GoHomeFrame
  | HomecomingFrame
  | OfferBreadFrame
  | BoughtFrame
  | FavoursFrame
  | FavourFrame

/** Bread under a member, at any time. */
export type BreadPlay = { readonly play: 'bread'; readonly member: Member }

type By<K extends string, T> = { readonly kind: K; readonly seat: Seat } & T
type Of<K extends string, T> = { readonly kind: K } & T

/** One of a couple: a member of a family, or a bride of no family. */
export type Spouse = ({ readonly seat: Seat } & Figure) | { readonly bride: number }

export type MarriageEvent =
  | By<'ceremony', { readonly rank: number } & Figure>
  | By<'rankBonus', { readonly what: { readonly [thing: string]: number } }>
  | By<'exchanges', { readonly stone: Influence }>
  | By<'smuggles', { readonly thing: 'bread' | 'tool'; readonly n: number; readonly points: number }>
  | By<'usesTool', { readonly thing: Good | 'coin'; readonly n: number }>
  | By<'fed', { readonly from: PlaceId } & Figure>
  | By<'breadClimb', { readonly step: number } & Figure>
  | Of<'wedding', { readonly round: number }>
  | Of<
      'bride',
      {
        readonly colour: Influence
        readonly rank: number
        readonly came: 'supply' | 'bliss' | null
        readonly bride: number | null
      }
    >
  | Of<'marries', { readonly one: Spouse; readonly other: Spouse; readonly house: House; readonly rolled?: Influence }>
  | Of<'bridesPart', Record<never, never>>
  | Of<'movesOn', { readonly one: Spouse; readonly other: Spouse }>
  | By<'goesHome', { readonly from: 'ceremony' | House | 'bliss' } & Figure>
  | By<'homecomingBuys', { readonly thing: 'bread' | 'tool' }>
  | By<'favour', { readonly house: House; readonly what: { readonly [thing: string]: number } }>
  | By<'twin', { readonly child: Figure | null }>

export type MarriageReason =
  | { readonly why: 'suitorThere' }
  | { readonly why: 'ranksTaken' }
  | { readonly why: 'rankTaken'; readonly rank: number }
  | { readonly why: 'nothingToSell' }
  | { readonly why: 'atStall' }
  | { readonly why: 'hadBread' }
  | { readonly why: 'notSeen' }

export type MarriageView = {
  readonly side: Side
  /** How many brides are in the supply; where the others stand, and which of them each one is. */
  readonly brides: number
  readonly bridesAt: readonly string[]
  readonly bridesWho: readonly number[]
  /** The step of a running wedding, or null. */
  readonly wedding: {
    readonly step: 'house' | 'moving' | 'home' | 'favour'
    readonly couples: readonly (readonly [number, number])[]
    readonly houses: readonly House[]
  } | null
}
