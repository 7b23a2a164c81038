/** Renovation: which house a hut may become, and all its rooms at once. */

import { collecting, type Match, type Question, refuse, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { having, tableOf } from '../../cards/ready.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { RENOVATE, type RenovateChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Renovate } from '../frames.ts'
import { payFor } from '../payment/paying.ts'
import { affordable } from '../payment/prices.ts'
import { playerOf, roomCount } from '../player.ts'
import { CLAY_HUT, type House, type Player, PRICED, STONE_HOUSE, type State, WOODEN_HUT } from '../state.ts'
import { changed } from './build.ts'

/** What a hut becomes when it is renovated (A-RENOVATE-03). */
export function nextHouse(house: typeof WOODEN_HUT | typeof CLAY_HUT): House {
  return house === WOODEN_HUT ? CLAY_HUT : STONE_HOUSE
}

/** The houses a renovation may lead to (A-RENOVATE-03, A-RENOVATE-04; Conservator). */
export function renovations(s: State, p: Player, from = -1, to = -1): House[] {
  if (p.house === STONE_HOUSE || (from >= 0 && p.house !== from)) return []
  const targets: House[] = [nextHouse(p.house)]
  if (p.house === WOODEN_HUT && to < 0 && straight(p)) targets.push(STONE_HOUSE)
  return targets.filter((house) => (to < 0 || house === to) && affordable(s, p, ['renovation', house]))
}

function straight(p: Player): boolean {
  return having(p, STRAIGHT).length > 0
}

const STRAIGHT = tableOf((card) => card.straightToStone)

export function canRenovate(s: State, p: Player): boolean {
  if (p.house === STONE_HOUSE) return false
  if ((p.prices & PRICED.renovation) === 0 && p.swaps === 0) {
    if ((p.goods[2] ?? 0) < 1) return false
    const rooms = roomCount(p)
    if ((p.goods[p.house === 0 ? 1 : 3] ?? 0) >= rooms) return true
    return p.house === WOODEN_HUT && (p.goods[3] ?? 0) >= rooms && straight(p)
  }
  return renovations(s, p).length > 0
}

export function startRenovation(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>, from = -1, to = -1): void {
  const targets = renovations(m.state, playerOf(m, seat), from, to)
  const [only] = targets
  if (only !== undefined && targets.length === 1) renovateTo(m, seat, only, stack)
  else stack.push({ op: 'renovate', seat, from, to })
}

function renovateTo(m: Match<State>, seat: number, house: House, stack: Stack<AgricolaFrame>): void {
  stack.push({ op: 'house', seat, to: house })
  payFor(m, seat, ['renovation', house], stack)
}

/** All rooms at once (A-RENOVATE-02). */
export function setHouse(m: Match<State>, seat: number, house: House, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  p.house = house
  p.renovated |= 1 << house
  if (collecting()) emit({ kind: 'renovated', seat, house })
  if (heard(m, 'renovation', seat)) {
    const event = newEvent(seat)
    event[EVENT.count] = house
    fire(m, stack, 'renovation', seat, event)
  }
  changed(m, seat, stack)
}

export const renovate: Question<State, Renovate, AgricolaFrame> = {
  choices: (m, f) => renovations(m.state, playerOf(m, f.seat), f.from, f.to).flatMap((house) => RENOVATE[house] ?? []),
  shape: SHAPES.renovate,
  check: (m, f, choice) => refuse(playerOf(m, f.seat).house === houseOf(choice) ? 'A-RENOVATE-04' : 'A-RENOVATE-03'),
  answer: (m, f, choice, stack) => renovateTo(m, f.seat, houseOf(choice), stack),
}

function houseOf({ renovate: to }: RenovateChoice): House {
  return to === 'clay' ? CLAY_HUT : STONE_HOUSE
}
