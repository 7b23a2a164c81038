/** Family growth: who may have it, and what it brings. */

import { collecting, type Match, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { memoryOf, remember } from '../cards/memory.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { eachCard, MAX_PEOPLE, playerOf } from '../player.ts'
import { POWER, type State } from '../state.ts'

/** Adds one person (A-FAMILY-01): from the reserve, or when that is empty the one who lives on a card (Reed Hut). */
export function grow(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>, action: boolean): void {
  const p = playerOf(m, seat)
  if (p.people + p.lodgers >= MAX_PEOPLE) p.lodgers--
  else p.newborn++
  p.people++
  // The very next growth action uses up the permission to grow without a room (Farm Steward).
  if (action && (p.powers & POWER.roomless) !== 0) {
    eachCard(p, ({ no, roomless }) => {
      if (roomless !== undefined && p.house >= roomless && memoryOf(p, no).used === undefined)
        remember(p, no, { used: 1 })
    })
  }
  if (collecting()) emit({ kind: 'born', seat, people: p.people })
  if (!heard(m, 'growth', seat)) return
  const event = newEvent(seat)
  event[EVENT.bySpace] = action ? 1 : 0
  fire(m, stack, 'growth', seat, event)
}
