/** Influence stones of choice from the supply: compensation, council, castles. */

import { listening, type Question, type Seat, tell } from '@dorfplatz/kernel'
import { LETTERS } from './codes.ts'
import type { Frame, StonesFrame } from './frames.ts'
import { deny } from './reasons.ts'
import { add, at, gain, type M, type Some, type State, type Todo } from './state.ts'

/** All ways to take this many stones, as letters in a fixed order; fewer when the supply is short (V-COUNCIL-09). */
function options(s: State, count: number): string[] {
  const list: string[] = []
  for (let a = 0; a < 4; a++) {
    if (at(s.supply, a) === 0) continue
    if (count === 1) {
      list.push(LETTERS[a] as string)
      continue
    }
    for (let b = a; b < 4; b++) {
      if (at(s.supply, b) > (a === b ? 1 : 0)) list.push(`${LETTERS[a]}${LETTERS[b]}`)
    }
  }
  return list.length === 0 && count > 1 ? options(s, count - 1) : list
}

export function anyStoneLeft(s: State): boolean {
  return at(s.supply, 0) + at(s.supply, 1) + at(s.supply, 2) + at(s.supply, 3) > 0
}

function take(m: M, f: StonesFrame, code: string): void {
  const s = m.state
  for (let i = 0; i < code.length; i++) {
    const colour = LETTERS.indexOf(code[i] as string)
    add(s.supply, colour, -1)
    gain(s, f.seat, colour, 1)
  }
  if (listening()) tell({ kind: 'stones', seat: f.seat, with: code, why: f.why })
}

/** Lets a seat take up to this many stones; asks only when there is a choice. */
export function takeStones(m: M, seat: Seat, count: number, why: StonesFrame['why'], stack: Todo): void {
  const frame: StonesFrame = { op: 'stones', seat, count, why }
  const list = options(m.state, count)
  const [only] = list
  if (only === undefined) return
  if (list.length === 1) take(m, frame, only)
  else stack.push(frame)
}

export const stonesOps: Some<'stones'> = {
  stones: {
    choices: (m, f) => options(m.state, f.count),
    check: () => deny('V-COUNCIL-09', { why: 'noSupply' }),
    answer: (m, f, choice) => take(m, f, choice as string),
  } satisfies Question<State, StonesFrame, Frame>,
}
