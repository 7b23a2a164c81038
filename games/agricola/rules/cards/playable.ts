/** Which improvements and occupations may be played now, and by which rule not. Asked very often: it makes nothing. */

import type { Match, RuleId } from '@dorfplatz/kernel'
import { hears } from '../../cards/moments.ts'
import { having, readyCard, tableOf } from '../../cards/ready.ts'
import { isOccupation, LAST_MAJOR } from '../../cards/registry.ts'
import { affordable, canBuy, foodBeforeOccupation } from '../payment/prices.ts'
import { playerOf } from '../player.ts'
import { type Player, POWER, type State } from '../state.ts'
import { meets } from './needs.ts'
import { runner } from './words/index.ts'

/** The rule by which a minor or major improvement cannot be taken now, or null. Asked very often: it makes nothing. */
export function againstImprovement(
  m: Match<State>,
  seat: number,
  no: number,
  kinds: 'minor' | 'both',
  food = 0,
): RuleId | null {
  const p = playerOf(m, seat)
  if (no <= LAST_MAJOR) {
    if (kinds === 'minor' && !asMinor(p, no)) return 'A-MINOR-01'
    if ((m.state.offer & (1 << no)) === 0) return 'A-MAJOR-01'
  } else {
    if (isOccupation(no) || !p.hand.includes(no)) return 'A-CARDS-01'
    const { firstRound, lastRound, must } = readyCard(no)
    if (!meets(m, seat, no)) return 'A-MINOR-02'
    if (m.state.round < firstRound || m.state.round > lastRound) return 'A-MINOR-02'
    if (must !== null && !runner.possible(m, seat, must)) return 'AGR-MIN-G12'
  }
  return canBuy(m.state, p, no, food) ? null : 'A-WORK-15'
}

/** What a chance of a space brings: where only a minor is asked for, perhaps a major, too (Traveling Salesman). */
export function chanceFor(p: Player, kinds: 'minor' | 'both', action: number): 'minor' | 'both' {
  return action > 0 && widens(p) ? 'both' : kinds
}

export function widens(p: Player): boolean {
  return (p.powers & POWER.widens) !== 0
}

/** Cards that let a major be taken as a minor improvement (Baking Tray, Ceramics). */
function asMinor(p: Player, no: number): boolean {
  for (const { majors, from } of having(p, AS_MINOR)) if (p.house >= from && majors.includes(no)) return true
  return false
}

const AS_MINOR = tableOf(({ asMinor: majors, asMinorFrom: from = 0 }) =>
  majors === undefined ? majors : { majors, from },
)

export function improvements(m: Match<State>, seat: number, kinds: 'minor' | 'both', food = 0): number[] {
  const p = playerOf(m, seat)
  const list: number[] = []
  for (let no = 1; no <= LAST_MAJOR; no++) {
    if ((m.state.offer & (1 << no)) === 0) continue
    if ((kinds === 'both' || asMinor(p, no)) && canBuy(m.state, p, no, food)) list.push(no)
  }
  for (let i = 0; i < p.hand.length; i++) {
    const no = p.hand[i] ?? 0
    if (!isOccupation(no) && againstImprovement(m, seat, no, kinds, food) === null) list.push(no)
  }
  return list
}

/** `food` is what the action costs besides the improvement's own price (Merchant). */
export function canImprove(m: Match<State>, seat: number, kinds: 'minor' | 'both', food = 0): boolean {
  const p = playerOf(m, seat)
  if (kinds === 'both' || having(p, AS_MINOR).length > 0) {
    for (let no = 1; no <= LAST_MAJOR; no++) {
      if ((m.state.offer & (1 << no)) === 0) continue
      if ((kinds === 'both' || asMinor(p, no)) && canBuy(m.state, p, no, food)) return true
    }
  }
  for (let i = 0; i < p.hand.length; i++) {
    const no = p.hand[i] ?? 0
    if (!isOccupation(no) && againstImprovement(m, seat, no, kinds, food) === null) return true
  }
  return false
}

/** The rule by which an occupation cannot be played for this much food, or null. */
export function againstOccupation(m: Match<State>, seat: number, no: number, food: number): RuleId | null {
  const p = playerOf(m, seat)
  if (!p.hand.includes(no)) return 'A-CARDS-01'
  if (!worksNow(m, seat, no)) return 'A-OCC-01'
  return paysOccupation(m.state, p, no, food) ? null : 'A-OCC-05'
}

/** Is it the time for an occupation, and can be done what it must do? */
function worksNow(m: Match<State>, seat: number, no: number): boolean {
  const { firstRound, lastRound, must } = readyCard(no)
  if (m.state.round < firstRound || m.state.round > lastRound) return false
  return must === null || runner.possible(m, seat, must)
}

export function paysOccupation(s: State, p: Player, no: number, food: number): boolean {
  const more = hears(p.listensOwn, 'beforeOccupation') ? foodBeforeOccupation(p) : 0
  return affordable(s, p, ['occupation', no, food], more)
}

export function occupations(m: Match<State>, seat: number, food: number): number[] {
  const list: number[] = []
  for (const no of playerOf(m, seat).hand)
    if (isOccupation(no) && againstOccupation(m, seat, no, food) === null) list.push(no)
  return list
}

export function canOccupation(m: Match<State>, seat: number, food: number): boolean {
  const p = playerOf(m, seat)
  if ((p.powers & POWER.drawsLot) !== 0 && lots(m, seat).length > 0) return true
  // Cards without a price of their own cost the same, all of them.
  let usual: boolean | null = null
  for (let i = 0; i < p.hand.length; i++) {
    const no = p.hand[i] ?? 0
    if (!isOccupation(no)) continue
    if (readyCard(no).extraCost !== null) {
      if (againstOccupation(m, seat, no, food) === null) return true
      continue
    }
    usual ??= paysOccupation(m.state, p, no, food)
    if (usual && worksNow(m, seat, no)) return true
  }
  return false
}

/** Occupations of the hand among which a lot is drawn: those that may be played now, whatever they cost (K275.r3). */
export function lots(m: Match<State>, seat: number): number[] {
  return playerOf(m, seat).hand.filter((no) => isOccupation(no) && worksNow(m, seat, no))
}
