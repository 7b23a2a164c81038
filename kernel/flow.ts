/** What happens next, as data: stacks of frames, lanes side by side, and where a card played in between goes. */

import type { AskedFrame, Frame, KernelFrame, Lane, Match, Seat, Stack, Together } from './types.ts'

/** Pushes frames so that the first of the list runs first. */
export function pushAll<F extends Frame>(stack: Stack<F>, frames: readonly NoInfer<F | KernelFrame>[]): void {
  for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i] as F)
}

/** A frame that opens one lane per entry; the rest of the stack waits until all are empty. */
export function together<F extends Frame>(
  lanes: readonly { readonly seat: Seat; readonly frames: readonly F[] }[],
): Together {
  return {
    op: 'together',
    seat: -1,
    lanes: lanes.map(({ seat, frames }) => ({ seat, stack: [...frames].reverse() })),
  }
}

export function isTogether(frame: Frame | undefined): frame is Together {
  return frame !== undefined && frame.op === 'together'
}

export function isAsked(frame: Frame): frame is AskedFrame {
  return frame.op === 'asked'
}

function isAtomic(frame: Frame | undefined): boolean {
  if (frame === undefined) return false
  return isAsked(frame) ? frame.question.atomic === true : frame.atomic === true
}

/**
 * The stack a seat's own doings go to: its lane of the innermost open `together`, or the main stack. A seat that has no
 * lane there gets an empty one, so this changes the flow.
 */
export function stackOf(m: Match<unknown>, seat: Seat): Frame[] {
  let stack = m.flow
  for (;;) {
    const top = stack[stack.length - 1]
    if (!isTogether(top)) return stack
    let lane: Lane | undefined
    for (const l of top.lanes) if (l.seat === seat) lane = l
    if (lane === undefined) {
      lane = { seat, stack: [] }
      const wider: Together = { ...top, lanes: [...top.lanes, lane] }
      stack[stack.length - 1] = wider
    }
    stack = lane.stack
  }
}

/**
 * Lets a seat do something unasked. Its frames run before whatever the seat's stack waits for, but not before a running
 * atomic action is complete: they go below the atomic frames on top.
 */
export function interject<F extends Frame>(m: Match<unknown>, seat: Seat, frames: readonly F[]): void {
  const stack = stackOf(m, seat)
  let at = stack.length
  while (at > 0 && isAtomic(stack[at - 1])) at--
  if (at === stack.length) pushAll<Frame>(stack, frames)
  else stack.splice(at, 0, ...[...frames].reverse())
}

/** Lanes hold stacks that change; everything else in a stack is shared. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy = stack.slice()
  for (let i = 0; i < copy.length; i++) {
    const frame = copy[i]
    if (isTogether(frame)) copy[i] = cloneTogether(frame)
  }
  return copy
}

function cloneTogether(frame: Together): Together {
  return { ...frame, lanes: frame.lanes.map((l) => ({ seat: l.seat, stack: cloneStack(l.stack) })) }
}

const ORDERS = new Map<number, readonly Seat[]>()

/** Seats in turn order, beginning with `first`. */
export function clockwise(seats: number, first: Seat): readonly Seat[] {
  const key = seats * 16 + first
  let order = ORDERS.get(key)
  if (order === undefined) {
    order = Array.from({ length: seats }, (_, i) => (first + i) % seats)
    ORDERS.set(key, order)
  }
  return order
}
