/** Workers on the action board: rows, placing, removing, and the use of a space. */

import { collecting, type Seat, type Stack, type Step } from '@dorfplatz/kernel'
import { emit } from './events.ts'
import { quadrantOf, rowsOf, SPACE_COUNT } from './facts.ts'
import { type Flag, type Frame, flagged, type SpaceDone } from './frames.ts'
import { at, type M, playerOf } from './metrics.ts'
import { effectsOf, sourceOf } from './spaces.ts'
import type { State } from './state.ts'
import { closeJust } from './things.ts'

/** H-PH4-05, H-PH4-06: the lowest row without a Worker, or -1. */
export function lowestEmptyRow(s: State, space: number): number {
  const rows = rowsOf(space)
  for (let r = 0; r < rows; r++) if (s.board[3 * space + r] === 0) return r
  return -1
}

export function topOccupiedRow(s: State, space: number): number {
  for (let r = 2; r >= 0; r--) if (at(s.board, 3 * space + r) > 0) return r
  return -1
}

/** Takes the Workers of the topmost occupied row off a space; returns how many. */
export function removeTopRow(s: State, space: number): number {
  const row = topOccupiedRow(s, space)
  if (row < 0) return 0
  const n = at(s.board, 3 * space + row)
  s.board[3 * space + row] = 0
  return n
}

/** Phase 1 for one Quadrant (H-PH1-01, H-PH1-09); returns how many Workers left. */
export function clearQuadrant(s: State, quadrant: number): number {
  let n = 0
  for (let space = 0; space < SPACE_COUNT; space++) if (quadrantOf(space) === quadrant) n += removeTopRow(s, space)
  return n
}

/** Puts Workers into a row and begins the use of the space (H-PH4-09). */
export function beginUse(
  m: M,
  seat: Seat,
  space: number,
  row: number,
  n: number,
  stack: Stack<Frame>,
  flag: Flag,
): void {
  const p = playerOf(m, seat)
  m.state.board[3 * space + row] = n
  if (collecting()) emit({ kind: 'place', seat, space, n, row })
  // A card may let the seat use a second space in the midst of the first, which comes back afterwards.
  const done: SpaceDone = { op: 'spaceDone', seat, space }
  stack.push(flagged(p.using === 0 ? done : { ...done, outer: { using: p.using, jewel: p.jewelForSheep } }, flag))
  p.using = space + 1
  p.jewelForSheep = false
  stack.push(flagged({ op: 'effects', seat, list: effectsOf(space), at: 0, source: sourceOf(space) }, flag))
}

/** H-JUST-03, H-JUST-05: from now on the space has just been used. */
export const spaceDone: Step<State, SpaceDone, Frame> = (m, f) => {
  const p = playerOf(m, f.seat)
  p.using = f.outer?.using ?? 0
  p.jewelForSheep = f.outer?.jewel ?? false
  p.used = f.space + 1
}

/** A step of one seat begins that everybody sees: nobody's "just" lasts any longer. */
export function closeAllJust(m: M): void {
  for (let seat = 0; seat < m.seats; seat++) closeJust(m, playerOf(m, seat))
}
