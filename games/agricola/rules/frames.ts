/** Everything that can be waiting on Agricola's stack, as plain data. */

import type { Asks, DecisionOf, EffectFrame, Frame, Pass } from '@dorfplatz/kernel'
import type { CardEffect } from '../cards/effects.ts'
import type {
  Anytime,
  BakeChoice,
  BreedChoice,
  BuildChoice,
  BuyChoice,
  DiscardChoice,
  DraftChoice,
  FeedChoice,
  FenceChoice,
  FirstChoice,
  KeepChoice,
  OccupationChoice,
  OptionChoice,
  PayChoice,
  PlaceChoice,
  PlayChoice,
  PlowChoice,
  PutChoice,
  ReapChoice,
  RenovateChoice,
  ResourceChoice,
  SellChoice,
  SiteChoice,
  SowChoice,
  TradeChoice,
} from './choices.ts'
import type { BakeForm, BreedForm, BuildForm, FenceForm, ImproveForm, KeepForm, MealForm, SowForm } from './forms.ts'
import type { Amounts } from './goods.ts'
import type { Purchase } from './payment/prices.ts'
import type { House } from './state.ts'

/** Calendar: begins a round (reveal, hand out goods), fills the spaces, opens the work phase, and so on. */
export interface NextRound extends Frame {
  readonly op: 'nextRound'
}
/** Effects of the round's start, once what lay on its space is handed out. */
export interface RoundStart extends Frame {
  readonly op: 'roundStart'
}
export interface Replenish extends Frame {
  readonly op: 'replenish'
}
export interface Work extends Frame {
  readonly op: 'work'
}
export interface Turn extends Frame {
  readonly op: 'turn'
}
export interface GoHome extends Frame {
  readonly op: 'goHome'
}
export interface EndRound extends Frame {
  readonly op: 'endRound'
}
export interface Harvest extends Frame {
  readonly op: 'harvest'
  readonly step: number
}
export interface Over extends Frame {
  readonly op: 'over'
}
/** One card's reaction to an event that has been found to concern it. */
export interface React extends Frame {
  readonly op: 'react'
  readonly card: number
  readonly index: number
  readonly event: readonly number[]
}
/** A reaction is done: the event it has interrupted goes on. */
export interface Resume extends Frame {
  readonly op: 'resume'
  readonly event: readonly number[]
}
/** A person's action on a space is done: cards may react. */
export interface AfterSpace extends Frame {
  readonly op: 'afterSpace'
  readonly event: readonly number[]
}
/** Where one's person goes. */
export interface Place extends Asks<PlaceChoice> {
  readonly op: 'place'
  /** Before the starting player: the order goes on as if nothing had been (Taster). */
  readonly inserted?: true
}
/** A second person in the same turn, or none; only on these spaces where they are named. */
export interface SecondPlace extends Asks<PlaceChoice | Pass> {
  readonly op: 'secondPlace'
  readonly only: readonly number[]
}
/** After a person's action: another one may follow at once. */
export interface MayFollow extends Frame {
  readonly op: 'mayFollow'
  readonly space: number
}
/** Where a person goes that moves on, and from where. */
export interface Move extends Asks<PlaceChoice> {
  readonly op: 'move'
  readonly from: number
  readonly to: readonly number[]
}
/** On which action space a card lays something, or which one it marks. */
export interface LayOn extends Asks<PlaceChoice> {
  readonly op: 'layOn'
  readonly card: number
  /** The good, or -1 for a mark. */
  readonly good: number
}
/** A person stands on a space (and has paid for it where a card asks that): now its action. */
export interface UseSpace extends Frame {
  readonly op: 'useSpace'
  readonly space: number
}
/** Which of a space's alternatives (A-WORK-53). */
export interface Option extends Asks<OptionChoice> {
  readonly op: 'option'
  readonly space: number
}
/** One building resource, or two different ones. */
export interface Resource extends Asks<ResourceChoice> {
  readonly op: 'resource'
  readonly n: number
  readonly space: number
}
/** A paid room or stable goes on its space; a paid renovation changes the house; paid fences go up. */
export interface Site extends Frame {
  readonly op: 'site'
  readonly build: 'room' | 'stable'
  readonly cell: number
}
export interface SetHouse extends Frame {
  readonly op: 'house'
  readonly to: House
}
export interface Raise extends Frame {
  readonly op: 'raise'
  readonly h: number
  readonly v: number
}
/** A further sub-action that may be left out; nobody is asked when it is impossible. */
export interface Maybe extends Frame {
  readonly op: 'maybe'
  readonly what: 'sow' | 'bake' | 'stable' | 'fence' | 'minor' | 'both'
  /** The space that offers it, for improvements. */
  readonly space?: number
  /** The second of two minors that one chance brings: no chance of its own. */
  readonly second?: true
}
/** The cattle of the five-player card, once paid (A-WORK-56). */
export interface Bought extends Frame {
  readonly op: 'bought'
  readonly space: number
}
/** Rooms and stables, one after the other. `most` and `stables` say how many more of each; `done`, how many so far. */
export interface Build extends Asks<BuildChoice, BuildForm> {
  readonly op: 'build'
  readonly rooms: number
  readonly stables: number
  readonly wood: number
  readonly done: number
  /** Rooms built in this action, for cards that react to building. */
  readonly newRooms: number
  /** Whether leaving without building anything is allowed. */
  readonly optional: boolean
  /** A permission to enter an occupied space is for rooms: one must come first. */
  readonly roomFirst?: true
}
/** After something was built: the same question again, if more can be built. */
export interface MoreBuild extends Frame {
  readonly op: 'moreBuild'
  readonly rest: Build
}
/** A room, stable or one-space pasture that a card gives. */
export interface FreeSite extends Asks<SiteChoice> {
  readonly op: 'freeSite'
  readonly what: 'room' | 'stable' | 'pasture'
}
export interface Plow extends Asks<PlowChoice> {
  readonly op: 'plow'
  readonly optional: boolean
  /** Through a space, or -1 for a card. */
  readonly space: number
  /** More fields that may follow. */
  readonly more: number
}
/** A plow has given somebody more than one field: cards may react. */
export interface MultiPlow extends Frame {
  readonly op: 'multiPlow'
}
/** Who feeds after everybody else feeds now. */
export interface FeedLast extends Frame {
  readonly op: 'feedLast'
}
/** Paid goods change hands. */
export interface HandOver extends Frame {
  readonly op: 'handOver'
  readonly receiver: number
  readonly good: number
}
/** Whether to buy the good that somebody is about to turn into food (Corn Profiteer). */
export interface Buy extends Asks<BuyChoice> {
  readonly op: 'buy'
  readonly card: number
  readonly owner: number
  readonly good: number
  readonly price: number
}
/** Everybody has said whether to buy: the good is sold, or turned into food. */
export interface Sold extends Frame {
  readonly op: 'sold'
  readonly card: number
  readonly good: number
  readonly food: number
  readonly price: number
}
/** Which of several buyers gets the good. */
export interface SellTo extends Asks<SellChoice> {
  readonly op: 'sellTo'
  readonly card: number
  readonly good: number
  readonly price: number
  readonly buyers: readonly number[]
}
/** How much of a good goes on a card. */
export interface Put extends Asks<PutChoice> {
  readonly op: 'put'
  readonly card: number
  readonly good: number
  readonly most: number
  /** Animals just cooked that it uses up: the species, and goods to the animal. */
  readonly slain?: { readonly species: number; readonly each: number }
}
/** Which field of another player a crop is taken from. */
export interface Reap extends Asks<ReapChoice> {
  readonly op: 'reap'
  readonly gives: Amounts
}
export interface MorePlow extends Frame {
  readonly op: 'morePlow'
  readonly more: number
}
/** Plow, or leave that out and sow at once (A-WORK-41). */
export interface PlowSow extends Asks<PlowChoice> {
  readonly op: 'plowSow'
}
export interface Sow extends Asks<SowChoice, SowForm> {
  readonly op: 'sow'
  readonly optional: boolean
  /** Places sown so far in this action. */
  readonly sown: readonly number[]
  /** Only this crop, and only one field; 0 for any. */
  readonly only: number
  /** Any fields, but only this crop, with so much less from the supply (Corn Storehouse). */
  readonly dried?: { readonly crop: number; readonly less: number }
}
export interface Bake extends Asks<BakeChoice, BakeForm> {
  readonly op: 'bake'
  readonly optional: boolean
  /** 1 when the baking answers another player's baking. */
  readonly echo: number
}
/** Which of two sub-actions comes first (A-WORK-13). */
export interface First extends Asks<FirstChoice> {
  readonly op: 'first'
  readonly of: 'sowBake' | 'stableBake'
}
export interface Fence extends Asks<FenceChoice, FenceForm> {
  readonly op: 'fence'
  readonly optional: boolean
  /** Only fences that cost nothing (a card's gift). */
  readonly gift: number
  /** A fence action of its own, although it is a gift. */
  readonly announce?: true
}
export interface Renovate extends Asks<RenovateChoice> {
  readonly op: 'renovate'
  readonly from: number
  readonly to: number
}
export interface Improve extends Asks<PlayChoice, ImproveForm> {
  readonly op: 'improve'
  readonly kinds: 'minor' | 'both'
  readonly optional: boolean
  /** The kind of chance a space gave: 1 a minor, 2 a major or minor; 0 when a card gave it. */
  readonly action: number
  /** A chance given again by a card: it is not repeated once more. */
  readonly again?: true
  /** The space it belongs to. */
  readonly space?: number
  /** Food that the action itself costs besides the improvement's price. */
  readonly food: number
}
export interface Occupation extends Asks<OccupationChoice> {
  readonly op: 'occupation'
  /** The space that sets the price, or -1. */
  readonly space: number
  /** The price where no space sets it. */
  readonly food: number
  readonly optional: boolean
}
/** A card was paid: lay it down and let it work. */
export interface PlayCard extends Frame {
  readonly op: 'playCard'
  readonly no: number
  readonly space: number
  readonly action: number
  readonly again?: true
}
export interface PassCard extends Frame {
  readonly op: 'passCard'
  readonly no: number
}
export interface PayFrame extends Asks<PayChoice> {
  readonly op: 'pay'
  readonly what: Purchase
}
/** More animals than room: which to keep. */
export interface Keep extends Asks<KeepChoice, KeepForm> {
  readonly op: 'keep'
}
/** After a change of the farm: whoever has no room now must go. */
export interface Housing extends Frame {
  readonly op: 'housing'
}
export interface Feed extends Asks<FeedChoice, MealForm> {
  readonly op: 'feed'
}
export interface Breed extends Asks<BreedChoice, BreedForm> {
  readonly op: 'breed'
  /** Not by breeding: one more of each species (Animal Feed). */
  readonly fed?: true
}
/** One card of a packet. */
export interface Draft extends Asks<DraftChoice> {
  readonly op: 'draft'
  readonly kind: 'occupation' | 'minor'
}
/** Discards down to seven (10 to 7). */
export interface Discard extends Asks<DiscardChoice> {
  readonly op: 'discard'
  readonly kind: 'occupation' | 'minor'
}
export interface PassPackets extends Frame {
  readonly op: 'passPackets'
  readonly left: number
  readonly stage: number
}
export interface Deal extends Frame {
  readonly op: 'deal'
}
/** Three hand cards for one (A-VARIANT-01): which three, then which pile. */
export interface Trade extends Asks<TradeChoice> {
  readonly op: 'trade'
  readonly given: readonly number[]
}
/** A card from the hand may be played out of turn. */
export interface OutOfTurn extends Asks<PlayChoice> {
  readonly op: 'outOfTurn'
  readonly no: number
}

export type AgricolaFrame =
  | NextRound
  | RoundStart
  | Replenish
  | Work
  | Turn
  | GoHome
  | EndRound
  | Harvest
  | Over
  | React
  | Resume
  | AfterSpace
  | Place
  | SecondPlace
  | MayFollow
  | Move
  | LayOn
  | UseSpace
  | Option
  | Resource
  | Site
  | SetHouse
  | Raise
  | Maybe
  | Build
  | MoreBuild
  | FreeSite
  | Plow
  | MorePlow
  | MultiPlow
  | FeedLast
  | HandOver
  | Buy
  | Sold
  | SellTo
  | Put
  | Reap
  | PlowSow
  | Bought
  | Sow
  | Bake
  | First
  | Fence
  | Renovate
  | Improve
  | Occupation
  | PlayCard
  | PassCard
  | PayFrame
  | Keep
  | Housing
  | Feed
  | Breed
  | Draft
  | Discard
  | PassPackets
  | Deal
  | Trade
  | OutOfTurn
  | EffectFrame<CardEffect>

/** What a seat may be asked. */
export type AgricolaDecision = DecisionOf<AgricolaFrame, Anytime>

export const NEXT_ROUND: NextRound = { op: 'nextRound', seat: -1 }
export const ROUND_START: RoundStart = { op: 'roundStart', seat: -1 }
export const REPLENISH: Replenish = { op: 'replenish', seat: -1 }
export const WORK: Work = { op: 'work', seat: -1 }
export const TURN: Turn = { op: 'turn', seat: -1 }
export const GO_HOME: GoHome = { op: 'goHome', seat: -1 }
export const END_ROUND: EndRound = { op: 'endRound', seat: -1 }
export const OVER: Over = { op: 'over', seat: -1 }
