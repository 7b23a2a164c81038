/** Questions about spaces of the farmyard: which space an answer is about, and which answer a space stands for. */

import type { Answer, Decision } from '@dorfplatz/kernel'
import { STABLE_FROM } from '../rules/build.ts'
import { ALL_CELLS } from '../rules/farm.ts'
import type { AgricolaFrame } from '../rules/frames.ts'
import { GRAIN_CROP } from '../rules/state.ts'
import type { Option } from './props.ts'

const PLAIN = ['plow', 'plowSow', 'freeSite']

/** The space an answer is about, where it is about one. */
export function cellOf(option: Option): number | null {
  const { choice } = option.answer
  const kind = option.decision?.kind ?? ''
  if (typeof choice !== 'number' || choice < 0) return null
  const cell =
    kind === 'sow' ? choice >> 2 : kind === 'build' ? choice % STABLE_FROM : PLAIN.includes(kind) ? choice : -1
  // Beyond the farmyard are fields on cards.
  return ALL_CELLS.includes(cell) ? cell : null
}

/** The answer that a space stands for, possible or not; null for questions about other things. */
export function answerAt(decision: Decision, cell: number): Answer | null {
  const f = decision.args as AgricolaFrame
  const to = decision.id
  if (PLAIN.includes(f.op)) return { to, choice: cell }
  if (f.op === 'sow') return { to, choice: 4 * cell + (f.only === 0 ? GRAIN_CROP : f.only) }
  if (f.op !== 'build') return null
  // Where no room can be built anywhere the question is about stables.
  const rooms = decision.choices?.some((c) => typeof c === 'number' && c >= 0 && c < STABLE_FROM) ?? false
  return { to, choice: rooms ? cell : STABLE_FROM + cell }
}
