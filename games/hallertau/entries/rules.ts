/** The rules of Hallertau: what servers, bots and workers need. */

import type { Course, Rules } from '@dorfplatz/kernel'
import type { Unasked } from '../rules/choices.ts'
import type { HallertauEvent } from '../rules/events.ts'
import type { Frame } from '../rules/frames.ts'
import { INDEX_NAMES, ops, options } from '../rules/game.ts'
import { answerAnytime, anytime, checkAnytime } from '../rules/play.ts'
import { result } from '../rules/score.ts'
import { cloneState, newState, type State } from '../rules/state.ts'
import { type HallertauView, known, reshuffle, view } from '../rules/view.ts'
import { violations } from '../rules/violations.ts'
import { cites } from '../text/cites.ts'

/** Cards are listed by their printed numbers. */
const printed = (id: number): string => String(id).padStart(3, '0')

export const rules: Rules<State, Frame, HallertauView, HallertauEvent, Unasked> = {
  id: 'hallertau',
  version: '2',
  seats: [1, 4],
  options,
  setup: (m, stack) => {
    stack.push({ op: 'phase', seat: -1, phase: 1 })
    return newState(m)
  },
  ops,
  anytime,
  checkAnytime,
  answerAnytime,
  view,
  known,
  reshuffle,
  clone: cloneState,
  result,
  violations,
  indexNames: INDEX_NAMES,
  cites,
  hand: (seen) => (seen.as === 'spectator' ? [] : (seen.table.seats[seen.as]?.hand ?? []).map(printed)),
  playing: (_, card) => ({ to: 'anytime', choice: { play: card } }),
  cardsPlayed: (m, seat) => (m.state.players[seat]?.played ?? []).map(printed),
}

export const courses: readonly Course[] = [
  { name: '4 seats, cards', seats: 4, options: {} },
  { name: '1 seat, cards', seats: 1, options: {} },
]
