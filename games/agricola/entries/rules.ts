/** The rules of Agricola: what servers, bots and workers need. */

import type { Course, Rules } from '@dorfplatz/kernel'
import { cardsAt } from '../rules/calendar/hands.ts'
import { checkSetup, options } from '../rules/calendar/options.ts'
import { result } from '../rules/calendar/scoring.ts'
import { sequels } from '../rules/calendar/series.ts'
import { setup } from '../rules/calendar/setup.ts'
import { answerAnytime, anytime, checkAnytime, inWindow } from '../rules/cards/anytime.ts'
import { held, playing } from '../rules/cards/held.ts'
import { cardsPlayed } from '../rules/cards/played.ts'
import { canReact } from '../rules/cards/reactions.ts'
import type { Anytime } from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import type { AgricolaFrame } from '../rules/frames.ts'
import { GOODS } from '../rules/goods.ts'
import { ops } from '../rules/ops.ts'
import { cloneState, type State } from '../rules/state.ts'
import { type AgricolaView, known, reshuffle, view } from '../rules/view.ts'
import { violations } from '../rules/violations.ts'
import { SPACES } from '../rules/work/spaces.ts'
import { cites } from '../text/cites.ts'

const SPACE_KEYS = SPACES.map(({ key }) => key)

export const rules: Rules<State, AgricolaFrame, AgricolaView, AgricolaEvent, Anytime> = {
  id: 'agricola',
  version: '12',
  seats: [1, 5],
  options,
  checkSetup,
  cardsAt,
  setup,
  ops,
  anytime,
  checkAnytime,
  answerAnytime,
  inWindow,
  react: (_, reaction, event, stack) => {
    const [card, index] = reaction.source.split('.').map(Number)
    stack.push({
      op: 'react',
      seat: reaction.seat,
      card: card as number,
      index: index as number,
      event: event as number[],
    })
  },
  canReact: (m, { seat, source }, event) => {
    const [card, index] = source.split('.').map(Number)
    return canReact(m, { op: 'react', seat, card: card as number, index: index as number, event: event as number[] })
  },
  view,
  known,
  reshuffle,
  clone: cloneState,
  result: (m) => {
    const following = sequels(m)
    return following.length === 0 ? result(m) : { ...result(m), sequels: following }
  },
  violations,
  cites,
  indexNames: { 'players.*.goods': GOODS, lies: SPACE_KEYS, by: SPACE_KEYS },
  hand: held,
  playing,
  cardsPlayed,
}

export const courses: readonly Course[] = [
  { name: '2 seats, family', seats: 2, options: { mode: 'family' } },
  { name: '2 seats, hands', seats: 2, options: { mode: 'full' } },
  { name: '4 seats, hands', seats: 4, options: { mode: 'full' } },
]
