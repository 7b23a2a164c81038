/** Moving the ship: step by step, or to a field farther away by the shortest way (VP-30 to VP-43). */

import { collecting, DONE, type Done, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { spendTime } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { canPay, charge } from '../../rules/pay.ts'
import { deny } from '../../rules/reasons.ts'
import { at, boxOf, type M, type State, type Todo } from '../../rules/state.ts'
import { offer, playAtSea } from './aboard.ts'
import { dockAt, SHAPES, sailTo } from './choices.ts'
import { FIELDS, type FieldId, type IslandId, WATER_TIME } from './facts.ts'
import { canPayTimes, keyOf, missingFor, paymentsOn, purseOf } from './fares.ts'
import { dock } from './island.ts'
import { fieldCode, fieldId, HARBOR, isIsland, isTime, waysOf } from './sea.ts'
import { captainOf, change, inHarbor, mine, type PortState } from './state.ts'
import type { CourseFrame, DockChoice, LegFrame, PersonChoice, SailChoice, SailFrame } from './types.ts'

/** Fields within reach of the purse, in the order of fields, each by its shortest way. */
export function courses(s: State, seat: Seat, steps: number): SailChoice[] {
  const p = mine.of(s)
  const { pay, steps: perPayment } = captainOf(s, seat)
  const ways = waysOf(boxOf(s))[at(p.at, seat)] ?? []
  const purse = purseOf(s, seat)
  const list: SailChoice[] = []
  let affordable = 0
  for (let to = 1; to < FIELDS.length; to++) {
    const way = ways[to]
    if (way === undefined) continue
    const payments = paymentsOn(way, steps, perPayment)
    if (payments > affordable && canPayTimes(purse, pay, payments)) affordable = payments
    if (payments <= affordable) list.push(sailTo(fieldId(to)))
  }
  return list
}

/** The island the ship lies before (VP-38, VP-39). */
export function dockable(p: PortState, seat: Seat): DockChoice[] {
  const field = fieldId(at(p.at, seat))
  return isIsland(field) ? [dockAt(field)] : []
}

export function whyNotDock(p: PortState, seat: Seat, { dock: id }: DockChoice): Refusal | null {
  return fieldCode(id) === at(p.at, seat) ? null : deny('VP-38', { why: 'notAtIsland' })
}

export function whyNotSail(s: State, seat: Seat, { sail }: SailChoice, steps: number): Refusal | null {
  const p = mine.of(s)
  const to = fieldCode(sail)
  if (to === HARBOR) return deny('VP-42', { why: 'intoHarbor' })
  const way = waysOf(boxOf(s))[at(p.at, seat)]?.[to]
  if (way === undefined) return deny('VP-30', { why: 'noLane', to: sail })
  const { pay, steps: perPayment } = captainOf(s, seat)
  const lacks = missingFor(purseOf(s, seat), pay, paymentsOn(way, steps, perPayment))
  return Object.keys(lacks).length === 0 ? null : deny('VP-33', { why: 'lacks', lacks, coins: true })
}

/** Sets course for a field. */
export function course(seat: Seat, to: FieldId, steps: number, stack: Todo): void {
  stack.push({ op: 'course', seat, to, steps })
}

/** Docks: the movement is over, whatever steps were left (VP-38). */
export function land(m: M, seat: Seat, island: IslandId, stack: Todo): void {
  dock(m, seat, island, stack)
}

function nextOn(s: State, seat: Seat, to: FieldId): number {
  return waysOf(boxOf(s))[at(mine.of(s).at, seat)]?.[fieldCode(to)]?.fields[0] ?? HARBOR
}

export const sailOps = {
  sail: {
    shape: SHAPES.sail,
    choices: (m, f) => {
      const p = mine.of(m.state)
      const list: (SailChoice | DockChoice | PersonChoice | Done)[] = [
        ...dockable(p, f.seat),
        ...courses(m.state, f.seat, f.steps),
      ]
      // VP-16, VP-43: whoever has left the harbor may end anywhere, but must leave it.
      if (!inHarbor(p, f.seat)) list.push(DONE)
      // VX-Kartograph-2: in place of the whole movement, so only before its first step.
      else list.push(...offer(m.state, f.seat, 'kartograph', true))
      return list
    },
    check: (m, f, choice) => {
      const p = mine.of(m.state)
      if (choice === DONE) return deny('VP-16', { why: 'mustLeave' })
      if ('play' in choice) return deny('VX-Kartograph-2', { why: 'wrongMoment', card: choice.play })
      return 'dock' in choice ? whyNotDock(p, f.seat, choice) : whyNotSail(m.state, f.seat, choice, f.steps)
    },
    answer: (m, f, choice, stack) => {
      if (choice === DONE) return
      if ('play' in choice) playAtSea(m, f.seat, choice.play, stack)
      else if ('dock' in choice) land(m, f.seat, choice.dock, stack)
      else course(f.seat, choice.sail, f.steps, stack)
    },
  } satisfies Question<State, SailFrame, Frame>,
  course: (m: M, f: CourseFrame, stack: Todo) => {
    const p = mine.of(m.state)
    if (at(p.at, f.seat) === fieldCode(f.to)) {
      stack.push({ op: 'sail', seat: f.seat, steps: f.steps })
      return
    }
    if (f.steps > 0) {
      stack.push({ op: 'leg', seat: f.seat, to: f.to, steps: f.steps - 1 })
      return
    }
    // VP-33: one payment for up to so many further steps. Who has spent too much on the way stops here.
    const { pay, steps } = captainOf(m.state, f.seat)
    const price = keyOf(pay)
    if (canPay(m.state, f.seat, price))
      charge(m, f.seat, price, { op: 'leg', seat: f.seat, to: f.to, steps: steps - 1 }, stack)
    else stack.push({ op: 'sail', seat: f.seat, steps: 0 })
  },
  leg: (m: M, f: LegFrame, stack: Todo) => {
    const p = mine.of(m.state)
    const next = nextOn(m.state, f.seat, f.to)
    change(m.state, { at: p.at.with(f.seat, next) })
    if (collecting()) emit({ kind: 'sails', seat: f.seat, field: fieldId(next) })
    stack.push({ op: 'course', seat: f.seat, to: f.to, steps: f.steps })
    // VP-35: time-water costs time whenever it is entered, on a free step too.
    if (isTime(next)) spendTime(m, f.seat, WATER_TIME, stack)
  },
}
