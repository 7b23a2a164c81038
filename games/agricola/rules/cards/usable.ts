/** Cards that can be used or announced without being asked. */

import { type Frame, isAsked, isTogether, type Match } from '@dorfplatz/kernel'
import { having, tableOf } from '../../cards/ready.ts'
import { cardOf } from '../../cards/registry.ts'
import type { AgricolaFrame } from '../frames.ts'
import { playerOf } from '../player.ts'
import { PHASE, type Player, POWER, type State } from '../state.ts'
import { memoryOf } from './memory.ts'
import { runner } from './words/index.ts'

/** Cards whose use is announced before the first placement, and can be now. */
export function announcements(m: Match<State>, p: Player): number[] {
  if ((p.powers & POWER.announces) === 0) return []
  const seat = m.state.players.indexOf(p)
  const list: number[] = []
  for (const { no, announce } of having(p, ANNOUNCED)) {
    if (memoryOf(p, no).announced !== m.state.round && runner.possible(m, seat, announce)) list.push(no)
  }
  return list
}

const ANNOUNCED = tableOf(({ no, announce }) => (announce === undefined ? undefined : { no, announce }))

/** What the seat is being asked, or null: the question on top of its stack. */
export function askedOf(m: Match<State>, seat: number): AgricolaFrame | null {
  let stack: readonly Frame[] = m.flow
  for (;;) {
    const top: Frame | undefined = stack[stack.length - 1]
    if (top === undefined) return null
    if (!isTogether(top)) {
      const frame = isAsked(top) ? top.question : top
      return frame.seat === seat ? (frame as AgricolaFrame) : null
    }
    // Only looking: a seat without a lane of its own is asked nothing here.
    const lane = top.lanes.find((l) => l.seat === seat)
    if (lane === undefined) return null
    stack = lane.stack
  }
}

/** Cards that can be used now: outside any action of one's own. */
export function usable(m: Match<State>, seat: number): number[] {
  const p = playerOf(m, seat)
  if (p.occupations.length + p.improvements.length === 0) return []
  const op: string | undefined = askedOf(m, seat)?.op
  if (op !== undefined && op !== 'place' && op !== 'offer') return []
  // "At any time" never means while animals breed.
  if (m.state.phase === PHASE.breeding) return []
  const list: number[] = []
  for (const { no, use } of having(p, USABLE)) {
    // While others decide side by side nobody is asked anything else.
    if (use.asksOthers === true && isTogether(m.flow.at(-1))) continue
    if (use.uses !== undefined && (memoryOf(p, no).used ?? 0) >= use.uses) continue
    if (use.if !== undefined && !runner.test(use.if)(m, seat)) continue
    if (runner.possible(m, seat, use.effect)) list.push(no)
  }
  return list
}

/** Cards that sell something others may buy first: in a feeding that happens before everybody feeds. */
export function sales(m: Match<State>, seat: number): number[] {
  if ((playerOf(m, seat).powers & POWER.sells) === 0) return []
  return usable(m, seat).filter((no) => cardOf(no).use?.asksOthers === true)
}

const USABLE = tableOf(({ no, use }) => (use === undefined ? use : { no, use }))
