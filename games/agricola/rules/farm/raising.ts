/** Fences go up: pastures, room for animals, and the cards that wait for them. */

import { collecting, type Match, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { eachCard, fenced, fencesLeft, playerOf, refreshFences, refreshPlaces } from '../player.ts'
import { type Player, PRICED, type State } from '../state.ts'
import { pasturesAfter, yardOf } from './fences.ts'
import { count, outlineH, outlineV } from './yard.ts'

/** A pasture of one space that costs no wood. */
export function fenceCell(m: Match<State>, seat: number, cell: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  const bit = 1 << cell
  raiseFences(m, seat, outlineH(bit) & ~p.fenceH, outlineV(bit) & ~p.fenceV, stack)
  // Cards that add free fences to a fence action add them here too (Hedge Keeper with the Mini Pasture).
  const gift = freeFences(p)
  if (gift > 0 && p.fewest <= Math.min(gift, fencesLeft(p))) stack.push({ op: 'fence', seat, optional: true, gift })
}

/** Fences of a fence action that cost no wood. */
export function freeFences(p: Player): number {
  if ((p.prices & PRICED.fence) === 0) return 0
  let n = 0
  eachCard(p, (card) => {
    n += card.freeFences ?? 0
  })
  return n
}

/**
 * Puts fences up: pastures, room for animals and the cards that wait for fences follow. Fences that a card adds to a
 * fence action belong to that action, which was announced already.
 */
export function raiseFences(
  m: Match<State>,
  seat: number,
  h: number,
  v: number,
  stack: Stack<AgricolaFrame>,
  announced = false,
  wood = 0,
): void {
  const p = playerOf(m, seat)
  const before = fenced(p)
  p.pastures = pasturesAfter(yardOf(p), h, v)
  p.fenceH |= h
  p.fenceV |= v
  refreshFences(p)
  refreshPlaces(p)
  const n = count(h) + count(v)
  if (collecting()) {
    emit({ kind: 'fences', seat, n, pastures: p.pastures.length, ...(wood > 0 ? { paid: { wood } } : {}) })
  }
  if (!announced && heard(m, 'fence', seat)) {
    // Cards may add a stable or an animal; only then is it clear who finds room.
    stack.push({ op: 'housing', seat })
    const event = newEvent(seat)
    event[EVENT.count] = n
    // A pasture of ground that was fenced before is only a split one (Shepherd's Crook, Animal Breeder).
    const fresh = p.pastures.filter((pasture) => (pasture & before) === 0)
    event[EVENT.fresh] = fresh.length
    event[EVENT.large] = fresh.filter((pasture) => count(pasture) >= 4).length
    fire(m, stack, 'fence', seat, event)
    return
  }
  // Pastures may have become smaller (A-FENCE-13).
  receiveAnimals(m, seat, stack)
}
