/**
 * What is asked of cards all the time, in records of one shape and in tables by number: cards themselves differ in their
 * fields, and reading one that most do not have costs more than everything else a question does.
 */

import type { Amounts } from '../rules/goods.ts'
import { POWER, PRICED } from '../rules/state.ts'
import type { CardEffect } from './effects.ts'
import type { Moments } from './moments.ts'
import { CARDS, exchangeNeeds, exchangesOn, NUMBERS, othersMoments, ownMoments } from './registry.ts'
import type { Card } from './types.ts'

export interface ReadyCard {
  readonly no: number
  /** Moments its reactions wait for. */
  readonly own: Moments
  readonly others: Moments
  /** Standing rules it brings, as bits of `POWER`. */
  readonly powers: number
  /** What it changes the price of, as bits of `PRICED`. */
  readonly prices: number
  readonly spice: number
  readonly pair: number
  /** Its exchanges, and the improvements of which one is needed besides. */
  readonly exchanges: readonly { readonly id: number; readonly needs: readonly number[] | null }[]
  /** One of these must lie in front of the player, or the card cooks nothing. */
  readonly cookWith: readonly number[] | null
  /** The rounds in which it may be played. */
  readonly firstRound: number
  readonly lastRound: number
  /** What must be possible now, or it may not be played (AGR-MIN-G12). */
  readonly must: CardEffect | null
  /** Improvements are given back for it. */
  readonly returns: readonly number[] | null
  readonly returnsAny: boolean
  /** Occupations: on top of the price of the space. */
  readonly extraCost: Amounts | null
}

function ready(card: Card): ReadyCard {
  return {
    no: card.no,
    own: ownMoments(card.no),
    others: othersMoments(card.no),
    powers: powersOf(card),
    prices: pricedBy(card),
    spice: card.cookBonus?.vegetable ?? 0,
    pair: card.cookBonus?.pair ?? 0,
    exchanges: exchangesOn(card.no).map((id) => ({ id, needs: exchangeNeeds(id) ?? null })),
    cookWith: card.cookWith ?? null,
    firstRound: card.rounds?.[0] ?? 0,
    lastRound: card.rounds?.[1] ?? Number.POSITIVE_INFINITY,
    must: card.mustDo === true ? (card.play ?? null) : null,
    returns: card.returns ?? null,
    returnsAny: card.returnsAny !== undefined,
    extraCost: card.extraCost ?? null,
  }
}

/** Standing rules of a card, as bits. */
function powersOf(card: Card): number {
  let bits = 0
  if (card.announce !== undefined) bits |= POWER.announces
  if (card.twoInARow !== undefined) bits |= POWER.followsOn
  if (card.matchesStack === true) bits |= POWER.matchesStack
  if (card.feedsLast === true) bits |= POWER.feedsLast
  if (card.rests !== undefined) bits |= POWER.rests
  if (card.sows !== undefined || card.sowsFew !== undefined || card.staysOnFields !== undefined) bits |= POWER.sows
  if (card.widerChances === true) bits |= POWER.widens
  if (card.roomless !== undefined) bits |= POWER.roomless
  if (card.looksAhead !== undefined) bits |= POWER.looksAhead
  if (savesOnce(card)) bits |= POWER.savesOnce
  if (card.toll !== undefined || (card.space?.fee ?? 0) > 0) bits |= POWER.charges
  if (card.drawsLot !== undefined) bits |= POWER.drawsLot
  if (card.use?.asksOthers === true) bits |= POWER.sells
  if (JSON.stringify(card.on ?? []).includes('"do":"buy"')) bits |= POWER.buys
  return bits
}

/** Makes one purchase of each round cheaper. */
function savesOnce({ price = [] }: Card): boolean {
  return price.some((rule) => rule.oncePerRound === true)
}

/** What a card changes the price of. */
function pricedBy(card: Card): number {
  let bits = 0
  if (card.free !== undefined) bits |= PRICED.improvement
  if (card.freeFences !== undefined || card.freeFenceEvery !== undefined) bits |= PRICED.fence
  if (card.freeStable === true) bits |= PRICED.stable
  for (const rule of card.price ?? []) {
    for (const thing of rule.of) bits |= typeof thing === 'number' ? PRICED.improvement : PRICED[thing]
  }
  return bits
}

const READY: readonly (ReadyCard | null)[] = tableOf(ready)

export function readyCard(no: number): ReadyCard {
  const card = READY[no]
  if (card === undefined || card === null) throw new Error(`no card ${no}`)
  return card
}

/** Something that only some cards have, by card number; null for the others. */
export type CardTable<T> = readonly (T | null)[]

export function tableOf<T>(read: (card: Card) => T | undefined): CardTable<T> {
  const table: (T | null)[] = Array.from({ length: NUMBERS }, () => null)
  for (const card of CARDS) table[card.no] = read(card) ?? null
  return table
}

const NONE: readonly never[] = []

/** What the cards in front of a player have of it, improvements first. Makes nothing where none has any. */
export function having<T>(
  p: { readonly improvements: readonly number[]; readonly occupations: readonly number[] },
  table: CardTable<T>,
): readonly T[] {
  return addTo(addTo(NONE, p.improvements, table), p.occupations, table)
}

function addTo<T>(found: readonly T[], cards: readonly number[], table: CardTable<T>): readonly T[] {
  let list = found
  for (let i = 0; i < cards.length; i++) {
    const fact = table[cards[i] ?? 0] ?? null
    if (fact !== null) list = list.length === 0 ? [fact] : [...list, fact]
  }
  return list
}
