/** Why something cannot be done, as facts about whoever asks: texts turn them into one short line. */

import { type Json, type Refusal, type RuleId, refuse, type Seat } from '@dorfplatz/kernel'
import type { ModuleReason } from '../modules/frames.ts'
import type { Colour, Good, Influence } from './codes.ts'
import type { Holding } from './modules/module.ts'

/** What may be wrong with numbers that a host has entered. */
export type WrongWhy = 'text' | 'unknown' | 'range' | 'same' | 'unreachable' | 'stack' | 'empty' | 'stones' | 'stall'

/** How much is missing of what. */
export type Lack = { readonly [thing in Influence | Good | Holding['id'] | 'coin' | 'grain' | 'stone']?: number }

export type Reason =
  /** `coins`: a coin would do for each stone; `scroll`: so would one scroll for all of it. */
  | { readonly why: 'lacks'; readonly lacks: Lack; readonly coins?: true; readonly scroll?: true }
  | { readonly why: 'noStone'; readonly colour: Colour }
  | { readonly why: 'noStones' }
  | { readonly why: 'wellNeeds'; readonly have: number }
  | { readonly why: 'nobodyHome' }
  | { readonly why: 'nobodyThere' }
  | { readonly why: 'nobodyToCall' }
  | { readonly why: 'nobodyOut' }
  | { readonly why: 'allBorn' }
  | { readonly why: 'barnFull' }
  | { readonly why: 'noCraft' }
  | { readonly why: 'mill' }
  | { readonly why: 'otherGood' }
  | { readonly why: 'tooLow' }
  | { readonly why: 'top' }
  | { readonly why: 'noMarker'; readonly holder: Seat | null }
  | { readonly why: 'noSupply' }
  | { readonly why: 'noWayBack' }
  | { readonly why: 'noPath' }
  | { readonly why: 'inQueue' }
  | { readonly why: 'needsMarker' }
  | { readonly why: 'fourOut' }
  | { readonly why: 'bagClosed' }
  | { readonly why: 'notInBag' }
  | { readonly why: 'younger'; readonly generation: number }
  | { readonly why: 'noSuchSeat'; readonly seats: number }
  | { readonly why: 'notHeld' }
  | { readonly why: 'notOffered' }
  | { readonly why: 'promoWithout' }
  /** Which field, and what is wrong with it. */
  | { readonly why: 'wrongNumbers'; readonly field: string; readonly wrong: WrongWhy }
  | ModuleReason

export function deny(rule: RuleId, reason: Reason): Refusal {
  return refuse(rule, reason as { readonly [key: string]: Json })
}

/** What a refusal of this game says about its reason: whatever says why was made by `deny`. */
export function reasonOf(refusal: Refusal): Reason | null {
  return typeof refusal.args?.why === 'string' ? (refusal.args as unknown as Reason) : null
}
