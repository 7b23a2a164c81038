/** A market day as plain data, what its frames ask, and what a viewer sees of it. */

import type { Asks, DecisionOf, Frame, Match, Seat } from '@dorfplatz/kernel'
import type { Good } from '../cards/customers.ts'

export interface Market {
  /** The turn that is being played, from 1 on. */
  turn: number
  /** Goods of each seat, in the order of GOODS. */
  goods: number[][]
  coins: number[]
  /** Customers at the stalls and in the deck, as places in the list of customers; the top of the deck comes last. */
  waiting: number[]
  deck: number[]
  served: number[]
}
export type M = Match<Market>

/** `take` brings goods, `serve` names a customer by its id. */
export type TurnChoice = { readonly take: Good } | { readonly serve: string }

export interface Turn extends Asks<TurnChoice> {
  readonly op: 'turn'
}
export type MarketFrame = Turn | NextTurn
/** The day goes on with the next seat, or ends. */
export interface NextTurn extends Frame {
  readonly op: 'next'
}
export type MarketDecision = DecisionOf<MarketFrame, never>

export type MarketEvent =
  | { readonly kind: 'took'; readonly seat: Seat; readonly good: Good }
  | { readonly kind: 'served'; readonly seat: Seat; readonly customer: string }
  | { readonly kind: 'came'; readonly customer: string }

export interface MarketView {
  /** The turn that is being played. */
  readonly turn: number
  readonly goods: readonly (readonly number[])[]
  readonly coins: readonly number[]
  readonly waiting: readonly string[]
  readonly deck: number
  readonly served: readonly string[]
}
