/** Influence stones of choice from the supply: compensation, council, castles. */

import { collecting, type Question, type Seat } from '@dorfplatz/kernel'
import { SHAPES, type Stones, type StonesChoice } from './choices.ts'
import { INFLUENCE } from './codes.ts'
import { emit } from './events.ts'
import type { Frame, StonesFrame } from './frames.ts'
import { onlyOf } from './lists.ts'
import { deny } from './reasons.ts'
import { add, at, gain, type M, type Some, type State, type Todo } from './state.ts'

/** One stone of each colour, and two of each pair of colours (a * 4 + b with a not behind b). */
const ONE: readonly StonesChoice[] = INFLUENCE.map((colour) =>
  Object.freeze({ stones: Object.freeze({ [colour]: 1 }) }),
)
const TWO: readonly StonesChoice[] = INFLUENCE.flatMap((a) =>
  INFLUENCE.map((b) => Object.freeze({ stones: Object.freeze(a === b ? { [a]: 2 } : { [a]: 1, [b]: 1 }) })),
)

/** All ways to take this many stones in a fixed order; fewer when the supply is short (V-COUNCIL-09). */
function options(s: State, count: number): StonesChoice[] {
  const list: StonesChoice[] = []
  for (let a = 0; a < INFLUENCE.length; a++) {
    if (at(s.supply, a) === 0) continue
    if (count === 1) {
      const one = ONE[a]
      if (one !== undefined) list.push(one)
      continue
    }
    for (let b = a; b < INFLUENCE.length; b++) {
      const two = TWO[a * INFLUENCE.length + b]
      if (two !== undefined && at(s.supply, b) > (a === b ? 1 : 0)) list.push(two)
    }
  }
  return list.length === 0 && count > 1 ? options(s, count - 1) : list
}

export function anyStoneLeft(s: State): boolean {
  return at(s.supply, 0) + at(s.supply, 1) + at(s.supply, 2) + at(s.supply, 3) > 0
}

export function takeThese(m: M, seat: Seat, why: StonesFrame['why'], stones: Stones): void {
  const s = m.state
  for (const [kind, colour] of INFLUENCE.entries()) {
    const n = stones[colour]
    if (n === undefined) continue
    add(s.supply, kind, -n)
    gain(s, seat, kind, n)
  }
  if (collecting()) emit({ kind: 'stones', seat, with: stones, why })
}

/** Lets a seat take up to this many stones; asks only when there is a choice. */
export function takeStones(m: M, seat: Seat, count: number, why: StonesFrame['why'], stack: Todo): void {
  const found = options(m.state, count)
  const only = onlyOf(found)
  if (only !== undefined) takeThese(m, seat, why, only.stones)
  else if (found.length > 0) stack.push({ op: 'stones', seat, count, why })
}

export const stonesOps: Some<'stones'> = {
  stones: {
    shape: SHAPES.stones,
    choices: (m, f) => options(m.state, f.count),
    check: () => deny('V-COUNCIL-09', { why: 'noSupply' }),
    answer: (m, f, choice) => takeThese(m, f.seat, f.why, choice.stones),
  } satisfies Question<State, StonesFrame, Frame>,
}
