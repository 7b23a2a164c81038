/** Phase 4: one turn each, clockwise, until nobody has Workers left. */

import { clockwise, collecting, type Question, refuse, type Seat, type Step } from '@dorfplatz/kernel'
import { pushChance } from './card-windows.ts'
import { exchangeOf, PLACED, TURN, type TurnChoice } from './choices.ts'
import { emit } from './events.ts'
import { isCardSpace, SPACE_COUNT, SPACES, TOOLS } from './facts.ts'
import type { Frame, NextTurn, Turn } from './frames.ts'
import { type M, playerOf } from './metrics.ts'
import { type State, withCards } from './state.ts'
import { takeThing } from './things.ts'
import { beginUse, closeAllJust, lowestEmptyRow } from './workers.ts'

/** The next seat clockwise that has Workers, or -1 (H-PH4-01, H-PH4-03). */
function nextWithWorkers(m: M, after: Seat): Seat {
  for (let i = 1; i <= m.seats; i++) {
    const seat = (after + i) % m.seats
    if (playerOf(m, seat).workers > 0) return seat
  }
  return -1
}

const OTHERS = new Map<number, readonly Seat[]>()

/** Seats in turn order beginning with `first`, without one of them. */
function others(seats: number, first: Seat, without: Seat): readonly Seat[] {
  const key = 64 * seats + 8 * first + without
  let order = OTHERS.get(key)
  if (order === undefined) {
    order = clockwise(seats, first).filter((seat) => seat !== without)
    OTHERS.set(key, order)
  }
  return order
}

/** Between two turns everybody may play cards, from the seat that just acted on; whoever is asked next needs no extra question. */
export const nextTurn: Step<State, NextTurn, Frame> = (m, f, stack) => {
  const seat = nextWithWorkers(m, f.after)
  m.state.turnOf = seat
  if (seat < 0) {
    // H-PH4-16: a last chance; card 315 may bring Workers back.
    stack.push({ op: 'endTurns', seat: f.after })
    pushChance(m, stack, 'end4', clockwise(m.seats, f.after))
    return
  }
  stack.push({ op: 'nextTurn', seat: -1, after: seat })
  stack.push({ op: 'turn', seat })
  if (m.seats > 1 && withCards(m.options)) {
    stack.push({ op: 'chance', seat: -1, moment: 'now', order: others(m.seats, f.after, seat), betweenTurns: true })
  }
}

export const endTurns: Step<State, { op: 'endTurns'; seat: Seat }, Frame> = (m, f, stack) => {
  if (nextWithWorkers(m, f.seat) >= 0) stack.push({ op: 'nextTurn', seat: -1, after: f.seat })
}

/** Workers on a space, or Workers for tools (H-PH4-02, H-PH4-13). */
export const turn: Question<State, Turn, Frame> = {
  shape: TURN,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const cards = withCards(m.options)
    const list: TurnChoice[] = []
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (!cards && isCardSpace(space)) continue // H-VAR-03
      const row = lowestEmptyRow(m.state, space)
      if (row < 0 || row + 1 > p.workers) continue // H-PH4-07
      if (p.bound && row + 1 !== p.workers) continue // H-SPC-222
      const placed = PLACED[3 * space + row]
      if (placed !== undefined) list.push(placed)
    }
    for (let n = p.bound ? p.workers : 1; n <= p.workers; n++) list.push(exchangeOf(n))
    return list
  },
  check: (m, f, choice) => {
    const { bound, workers } = playerOf(m, f.seat)
    if ('exchange' in choice) {
      return refuse(bound && choice.exchange < workers ? 'H-SPC-222' : 'H-PH4-13', { workers })
    }
    const space = SPACES.indexOf(choice.space)
    if (!withCards(m.options) && isCardSpace(space)) return refuse('H-VAR-03', { space, workers })
    // H-PH4-07: no row free, or more Workers needed than there are.
    const needs = lowestEmptyRow(m.state, space) + 1
    if (needs === 0 || needs > workers) return refuse('H-PH4-07', { space, workers, needs })
    // H-PH4-05: the lowest empty row says how many.
    return needs === choice.workers ? refuse('H-SPC-222', { space, workers }) : refuse('H-PH4-05', { space, needs })
  },
  answer: (m, f, choice, stack) => {
    const { seat } = f
    const p = playerOf(m, seat)
    closeAllJust(m)
    m.state.turnOf = -1
    p.settled = false
    p.bound = false
    if ('exchange' in choice) {
      const n = choice.exchange
      p.workers -= n
      if (collecting()) emit({ kind: 'exchange', seat, n })
      takeThing(m, seat, TOOLS, n)
      p.exchanged = n
      return
    }
    p.workers -= choice.workers
    beginUse(m, seat, SPACES.indexOf(choice.space), choice.workers - 1, choice.workers, stack, {})
  },
}
