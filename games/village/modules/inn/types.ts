/** What Inn adds to the game's unions: frames, answers, events, reasons, places and its view. */

import type { Frame as AnyFrame, Asks, EffectFrame, Json, Pass, Seat } from '@dorfplatz/kernel'
import type { MemberChoice, Pay } from '../../rules/choices.ts'
import type { Drawn, Figure } from '../../rules/events.ts'
import type { PersonEffect } from './person.ts'

interface Step<Op extends string> extends AnyFrame {
  readonly op: Op
  readonly seat: Seat
}

interface Ask<Op extends string, C extends Json> extends Asks<C> {
  readonly op: Op
  readonly seat: Seat
}

export type InnPlaceId = 'inn' | 'brewery' | 'chronicle-beside'

/** Goes into the inn; the card slid under its stack, the card bought, the stack looked through: by their ids. */
export type EnterChoice = { readonly enter: 'inn' }
export type SlideChoice = { readonly slide: string }
export type BuyChoice = { readonly buy: string }
export type SearchChoice = { readonly search: string }
export type MarkerChoice = { readonly castle: number }
export type ClockChoice = { readonly clock: 'full' | 'empty' }
export type FigureChoice = {
  readonly draw: 'monk' | { readonly of: Seat; readonly generation: number; readonly bread?: true }
}
export type CustomerChoice = { readonly customer: string }

/** May one go in at all, or is one there already. */
export interface InnEnterFrame extends Ask<'innEnter', EnterChoice | Pass> {
  readonly must: boolean
}
export type InnGuestFrame = Ask<'innGuest', MemberChoice>
/** Step 1: pay, or stop. */
export interface InnPayFrame extends Ask<'innPay', Pay | Pass> {
  readonly must: boolean
}
/** Step 2. */
export type InnSlideFrame = Ask<'innSlide', SlideChoice>
/** Step 3. */
export type InnBuyFrame = Ask<'innBuy', BuyChoice | Pass>
/** A card was paid for; from the top of a stack everybody sees which. */
export interface InnBoughtFrame extends Step<'innBought'> {
  readonly card: string
  readonly open: boolean
}
/** The Noblewoman: which stack, named by its top card, and what of it. */
export type InnSearchFrame = Ask<'innSearch', SearchChoice | Pass>
export interface InnSearchBuyFrame extends Ask<'innSearchBuy', BuyChoice | Pass> {
  readonly stack: number
}
export type InnAbbotFrame = Ask<'innAbbot', MemberChoice>
export type InnMessengerFrame = Ask<'innMessenger', MarkerChoice>
export type InnClockFrame = Ask<'innClock', ClockChoice | Pass>
export interface InnPrivilegeFrame extends Ask<'innPrivilege', { readonly privilege: number } | Pass> {
  readonly left: number
}
export type InnCustomerFrame = Ask<'innCustomer', CustomerChoice>
/** The Father chooses the figures of a mass one by one. */
export interface InnFigureFrame extends Ask<'innFigure', FigureChoice> {
  readonly monks: number
  readonly drawn: readonly Drawn[]
}
/** The Jester's additional action, if a stone is left. */
export type InnExtraFrame = Step<'innExtra'>

export type InnFrame =
  | InnEnterFrame
  | InnGuestFrame
  | InnPayFrame
  | InnSlideFrame
  | InnBuyFrame
  | InnBoughtFrame
  | InnSearchFrame
  | InnSearchBuyFrame
  | InnAbbotFrame
  | InnMessengerFrame
  | InnClockFrame
  | InnPrivilegeFrame
  | InnCustomerFrame
  | InnFigureFrame
  | InnExtraFrame
  | EffectFrame<PersonEffect>

/** A person card of the hand. */
export type InnPlay = { readonly play: string }

type By<K extends string, T> = { readonly kind: K; readonly seat: Seat } & T

export type InnEvent =
  | By<'innEnters', Figure>
  | By<'innPays', { readonly with: Pay['pay'] }>
  | By<'innSlides', { readonly card: string }>
  /** Without a card: bought through the Noblewoman, and nobody else sees which. */
  | By<'innBuys', { readonly card?: string; readonly cost: { readonly [thing in 'coin' | 'beer']?: number } }>
  | By<'innBuysUnseen', { readonly card: string; readonly to: readonly Seat[] }>
  | By<'personPlayed', { readonly card: string }>
  | By<'gains', { readonly what: { readonly [thing: string]: number } }>
  | By<'clockSet', { readonly clock: 'full' | 'empty' }>
  | By<'customerTaken', { readonly tile: string }>

export type InnReason =
  | { readonly why: 'nobodyInInn' }
  | { readonly why: 'stacksEmpty' }
  | { readonly why: 'notOnTop' }
  | { readonly why: 'castleSeen' }
  | { readonly why: 'wrongMoment'; readonly card: string }
  | { readonly why: 'keptForEnd'; readonly card: string }
  | { readonly why: 'notInHand'; readonly card: string }
  | { readonly why: 'cardUseless'; readonly card: string }

export type InnView = {
  readonly side: 'A' | 'B'
  /** From the top card down: only the top is seen, unless the viewer is looking through a stack. */
  readonly stacks: readonly { readonly top: string | null; readonly left: number; readonly seen: readonly string[] }[]
  /** The viewer's own cards, and how many every seat holds. */
  readonly hand: readonly string[]
  readonly hands: readonly number[]
  /** What each family shows at the end. */
  readonly open: readonly (readonly string[])[] | null
  /** The card slid under in the running action, by stack; null otherwise. */
  readonly slid: { readonly stack: number; readonly card: string } | null
  /** Who may serve the queue on this market day. */
  readonly criers: readonly Seat[]
}
