/** Phase 4: one turn each, clockwise, until nobody has Workers left. */

import { clockwise, type Json, listening, type Question, type Seat, type Step, tell } from '@dorfplatz/kernel'
import { pushChance } from './chance.ts'
import { isCardSpace, SPACE_COUNT, TOOLS } from './facts.ts'
import type { Frame, NextTurn } from './frames.ts'
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

/** A space's number, or minus the number of Workers exchanged for tools (H-PH4-02, H-PH4-13). */
export const turn: Question<State, { op: 'turn'; seat: Seat }, Frame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const cards = withCards(m.options)
    const list: Json[] = []
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (!cards && isCardSpace(space)) continue // H-VAR-03
      const row = lowestEmptyRow(m.state, space)
      if (row < 0 || row + 1 > p.workers) continue // H-PH4-07
      if (p.bound && row + 1 !== p.workers) continue // H-SPC-222
      list.push(space)
    }
    for (let n = p.bound ? p.workers : 1; n <= p.workers; n++) list.push(-n)
    return list
  },
  check: (m, f, choice) => {
    if (typeof choice !== 'number' || !Number.isInteger(choice)) return null
    const p = playerOf(m, f.seat)
    const refusal = (rule: string) => ({ ok: false as const, rule, args: { space: choice, workers: p.workers } })
    if (choice < 0) return p.bound && -choice < p.workers ? refusal('H-SPC-222') : refusal('H-PH4-13')
    if (choice >= SPACE_COUNT) return null
    if (!withCards(m.options) && isCardSpace(choice)) return refusal('H-VAR-03')
    const row = lowestEmptyRow(m.state, choice)
    // H-PH4-07: no row free, or more Workers needed than there are.
    if (row < 0 || row + 1 > p.workers) {
      return { ok: false, rule: 'H-PH4-07', args: { space: choice, workers: p.workers, needs: row + 1 } }
    }
    return refusal('H-SPC-222')
  },
  answer: (m, f, choice, stack) => {
    const { seat } = f
    const p = playerOf(m, seat)
    closeAllJust(m)
    m.state.turnOf = -1
    p.settled = false
    p.bound = false
    const code = choice as number
    if (code < 0) {
      p.workers += code
      if (listening()) tell({ kind: 'exchange', seat, n: -code })
      takeThing(m, seat, TOOLS, -code)
      p.exchanged = -code
      return
    }
    const row = lowestEmptyRow(m.state, code)
    p.workers -= row + 1
    beginUse(m, seat, code, row, row + 1, stack, {})
  },
}
