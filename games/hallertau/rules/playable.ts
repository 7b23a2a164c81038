/** Which hand cards may be played now, and in which ways (H-CARD-01, H-CARD-08). */

import type { Seat } from '@dorfplatz/kernel'
import { CARD_NAMED, CARDS } from '../cards/index.ts'
import type { Card, Option } from './card.ts'
import type { Playing } from './card-windows.ts'
import type { Play, PlayFirst } from './choices.ts'
import { type Cost, canPay } from './cost.ts'
import { at, type M, pick, playerOf } from './metrics.ts'
import { hasNeed, hasSame } from './need.ts'
import type { Player, State } from './state.ts'

export const cardOf = (id: number): Card => {
  const card = CARDS[id]
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** The card that an answer names. */
export function cardNamed(name: string): Card {
  const card = CARD_NAMED.get(name)
  if (card === undefined) throw new Error(`no card ${name}`)
  return card
}

/** Phase bar, trigger and the condition common to all options. */
function mayBePlayed(p: Player, s: State, card: Card): boolean {
  if ((card.phases & (1 << s.phase)) === 0) return false
  if (!hasNeed(p.stock, card.need)) return false
  if (card.same !== null && !hasSame(p.stock, card.same)) return false
  if (card.trigger !== null && !card.trigger(p, s)) return false
  return card.test === null || card.test(p, s)
}

/** Whether the requirement of one option holds now. */
export function optionOpen(p: Player, s: State, option: Option): boolean {
  if (option.test !== null && !option.test(p, s)) return false
  return option.cost === null || canPay(p, s, option.cost, true)
}

/** Whether the requirement of a hand card is met (H-CARD-01). */
export function playable(p: Player, s: State, card: Card): boolean {
  if (!mayBePlayed(p, s, card)) return false
  const { options } = card
  for (let i = 0; i < options.length; i++) if (optionOpen(p, s, pick(options, i))) return true
  return false
}

const coveredNow = (p: Player, s: State, option: Option, options: readonly Option[]): boolean =>
  option.coveredBy.some((j) => optionOpen(p, s, pick(options, j)))

/**
 * Adds the ways to play a card, alone and as the first of several. A careful seat sees the lesser ones too (H-CARD-08).
 */
function addPlays(p: Player, s: State, card: Card, found: Playing[], joinable: PlayFirst[]): void {
  if (!mayBePlayed(p, s, card)) return
  const { options, plays } = card
  for (let i = 0; i < options.length; i++) {
    const option = options[i]
    const alone = plays.alone[i]
    const first = plays.first[i]
    if (option === undefined || alone === undefined || first === undefined) continue
    if (!optionOpen(p, s, option)) continue
    if (!p.careful && options.length > 1 && coveredNow(p, s, option, options)) continue
    found.push(alone)
    if (option.joinable) joinable.push(first)
  }
}

/** The card that a choice plays, and the option of it. */
export const playedBy = (play: Play): Card => cardNamed(play.play)

export const optionIn = (play: Play): Option => pick(playedBy(play).options, play.option ?? 0)

/** Everything open to a seat now: cards alone, and those that may be the first of several at the same time (H-ANY-08). */
export function plays(m: M, seat: Seat): Playing[] {
  const p = playerOf(m, seat)
  if (p.paying) return []
  const list: Playing[] = []
  const first: PlayFirst[] = []
  let joinables = 0
  for (let i = 0; i < p.hand.length; i++) {
    const before = first.length
    addPlays(p, m.state, cardOf(at(p.hand, i)), list, first)
    if (first.length > before) joinables++
  }
  if (joinables > 1) for (let i = 0; i < first.length; i++) list.push(pick(first, i))
  return list
}

/** The ways to play cards together with others, also while a price is being chosen. */
export function joinablePlays(m: M, seat: Seat): Play[] {
  const p = playerOf(m, seat)
  const first: PlayFirst[] = []
  for (let i = 0; i < p.hand.length; i++) addPlays(p, m.state, cardOf(at(p.hand, i)), [], first)
  return first.map(({ playFirst, option = 0 }) => pick(cardNamed(playFirst).plays.alone, option))
}

/** The part of a play's price that leaves a choice, or null. */
export const chosenPart = (play: Play): Cost['which'] => optionIn(play).cost?.which ?? null

export function playableNow(m: M, seat: Seat): number[] {
  const p = playerOf(m, seat)
  return p.hand.filter((id) => playable(p, m.state, cardOf(id)))
}
