/** What stands in the way of a card or a farm space: the particulars of an answer to "why not?". Only for people. */

import { type Match, type Refusal, refuse } from '@dorfplatz/kernel'
import { cardOf, isOccupation, LAST_MAJOR } from '../../cards/registry.ts'
import { unmet } from '../cards/needs.ts'
import { type Purchase, prices, shortage } from '../payment/prices.ts'
import { fenced, owns, playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'

/** What a space is used for already, or null. */
export function standsOn(p: Player, cell: number): 'room' | 'field' | 'stable' | 'pasture' | null {
  const bit = 1 << cell
  if ((p.rooms & bit) !== 0) return 'room'
  if ((p.fields & bit) !== 0) return 'field'
  if ((p.stables & bit) !== 0) return 'stable'
  return (fenced(p) & bit) !== 0 ? 'pasture' : null
}

/** A space that is used already, or else one that does not touch what it must touch. */
export function refuseCell(p: Player, cell: number, used: string, away: string, to: 'rooms' | 'fields'): Refusal {
  const on = standsOn(p, cell)
  return on === null ? refuse(away, { cells: [cell], to }) : refuse(used, { cells: [cell], on })
}

/** Goods that are missing, or the improvement that would have to be given back. */
function unpaid(
  p: Player,
  refusal: Refusal,
  what: Purchase & readonly [string, number, number],
  family: boolean,
): Refusal {
  const card = what[1]
  if (prices(p, what).length > 0) return refuse(refusal.rule, { card, lacks: { ...shortage(p, what) } })
  const { returns, returnsAny } = cardOf(card)
  if (returns === undefined) return refuse(refusal.rule, { card, any: returnsAny ?? 1, have: p.improvements.length })
  // Without hand cards there are no minor improvements to give back (A-FAMILYGAME-05).
  const back = family ? returns.filter((no) => no <= LAST_MAJOR) : returns
  return refuse(refusal.rule, { card, back: [...back] })
}

/** A refused improvement, with what is missing for it. */
export function improvementMissing(m: Match<State>, seat: number, refusal: Refusal, no: number, food: number): Refusal {
  switch (refusal.rule) {
    case 'A-WORK-15':
      return unpaid(playerOf(m, seat), refusal, ['improvement', no, food], m.state.family)
    case 'A-MINOR-02': {
      const { rounds } = cardOf(no)
      const needs = unmet(m, seat, no).map(({ name, wanted, own }) => ({ name, wanted, own }))
      if (needs.length > 0) return refuse(refusal.rule, { card: no, needs })
      return rounds === undefined ? refusal : refuse(refusal.rule, { card: no, rounds, round: m.state.round })
    }
    case 'A-MAJOR-01': {
      const owner = m.state.players.findIndex((p) => owns(p, no))
      return owner < 0 ? refusal : refuse(refusal.rule, { card: no, owner })
    }
    case 'A-MINOR-01':
      return refuse(refusal.rule, { card: no, why: 'minorOnly' })
    case 'AGR-MIN-G12':
      return refuse(refusal.rule, { card: no, why: 'noEffect' })
    default:
      return refusal
  }
}

/** A refused occupation, with what is missing for it. */
export function occupationMissing(m: Match<State>, seat: number, refusal: Refusal, no: number, food: number): Refusal {
  if (refusal.rule === 'A-OCC-05') return unpaid(playerOf(m, seat), refusal, ['occupation', no, food], false)
  const { rounds } = cardOf(no)
  if (refusal.rule !== 'A-OCC-01') return refusal
  return refuse(
    refusal.rule,
    rounds === undefined ? { card: no, why: 'noEffect' } : { card: no, rounds, round: m.state.round },
  )
}

/** Why a card cannot be played while nothing asks for one: where it is played, and what else is missing for it. */
export function notAsked(no: number, also: Refusal | null): Refusal {
  // No action brings what somebody has already.
  if (also?.args?.owner !== undefined) return also
  const rule = isOccupation(no) ? 'A-OCC-01' : no <= LAST_MAJOR ? 'A-MAJOR-01' : 'A-MINOR-01'
  const why = isOccupation(no) ? 'placeOccupation' : no <= LAST_MAJOR ? 'placeMajor' : 'placeMinor'
  return refuse(rule, { ...also?.args, card: no, why })
}
