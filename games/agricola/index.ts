/** Agricola (2007): fourteen rounds on a poor farm, with every rule enforced. */

import type { Game } from '@dorfplatz/kernel'
import { bot } from './bot/value.ts'
import { entries } from './cards/entries.ts'
import { answerAnytime, anytime, beforeTheEnd, checkAnytime } from './rules/anytime.ts'
import type { AgricolaFrame } from './rules/frames.ts'
import { ops } from './rules/ops.ts'
import { result } from './rules/scoring.ts'
import { sequels } from './rules/series.ts'
import { checkSetup, options, setup } from './rules/setup.ts'
import { cloneState, type State } from './rules/state.ts'
import { type AgricolaView, known, reshuffle, view } from './rules/view.ts'
import { violations } from './rules/violations.ts'
import { cites } from './text/cites.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { quick as quickDe } from './text/quick.de.ts'
import { quick as quickEn } from './text/quick.en.ts'
import { held, playing } from './ui/held.ts'

export type { AgricolaFrame } from './rules/frames.ts'
export { nextGame, targetOf, withOccupation } from './rules/series.ts'
export type { State as AgricolaState } from './rules/state.ts'
export type { AgricolaView, FarmView } from './rules/view.ts'

export { type HouseRow, houseSheet } from './text/house.ts'

/** The quick reference beside the board. */
export const quick = { en: quickEn, de: quickDe } as const

export const agricola: Game<State, AgricolaFrame, AgricolaView> = {
  id: 'agricola',
  rules: '3',
  seats: [1, 5],
  options,
  checkSetup,
  setup,
  ops,
  anytime,
  checkAnytime,
  answerAnytime,
  inWindow: beforeTheEnd,
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
  hand: held,
  playing,
  cards: entries,
  text: { en, de },
  bot,
}
