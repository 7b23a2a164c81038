/** The flow of Hallertau put together for the kernel. */

import type { Ops, OptionSpec, Rules } from '@dorfplatz/kernel'
import { chance, playCards } from './card-windows.ts'
import { choose, effects, exchange, takeField, takeSome } from './effects.ts'
import { CRAFTS, DECKS, FARMYARD_DECKS, GATEWAY_DECKS, GOOD_NAMES, PLACES, SPACES, THINGS } from './facts.ts'
import { crops, harvestSome, moveFields, moveSheep, sow } from './farm.ts'
import type { Frame } from './frames.ts'
import {
  endRound,
  fallow,
  fallowAll,
  fallowOne,
  incomeNext,
  incomeOrder,
  newWorkers,
  phase,
  reap,
  reapNext,
} from './phases.ts'
import { discard, joint, payCost, resolve } from './play.ts'
import { progress, progressLast, progressNext } from './progress.ts'
import { clearRows, fieldsBySum, freeAdvance, moveBoulders, pickSpace, shiftWorkers } from './special.ts'
import type { State } from './state.ts'
import { endTurns, nextTurn, turn } from './turns.ts'
import { spaceDone } from './workers.ts'

export const ops: Ops<State, Frame> = {
  phase,
  newWorkers,
  endRound,
  chance,
  playCards,
  joint,
  payCost,
  discard,
  resolve,
  effects,
  take: takeSome,
  takeField,
  choose,
  exchange,
  crops,
  sow,
  moveSheep,
  moveFields,
  harvestSome,
  fieldsBySum,
  pickSpace,
  clearRows,
  shiftWorkers,
  freeAdvance,
  moveBoulders,
  spaceDone,
  nextTurn,
  turn,
  endTurns,
  incomeNext,
  income: incomeOrder,
  fallowAll,
  fallowOne,
  fallow,
  reap,
  reapNext,
  progressNext,
  progress,
  progressLast,
}

const WITH_CARDS = { noCards: [false] }

export const options: readonly OptionSpec[] = [
  { key: 'gateway', values: [...GATEWAY_DECKS, 'mixed'], default: 'beginner', when: WITH_CARDS },
  { key: 'farmyard', values: [...FARMYARD_DECKS, 'mixed'], default: 'hops' },
  { key: 'noCards', values: [false, true], default: false },
  {
    key: 'progressOrder',
    values: ['simultaneous', 'clockwise'],
    default: 'simultaneous',
    firstGame: 'clockwise', // H-TURN-04
    seats: [2, 3, 4],
  },
  { key: 'pokerFace', values: [false, true], default: false, group: 'fine', seats: [2, 3, 4], when: WITH_CARDS },
]

/** How lists of the state are numbered, for positions written down; rows of a space are counted from the bottom. */
export const INDEX_NAMES: NonNullable<Rules<State>['indexNames']> = {
  board: SPACES.flatMap((space) => [1, 2, 3].map((row) => `${space}-${row}`)),
  decks: DECKS,
  'players.*.stock': THINGS,
  'players.*.sheep': ['none', ...PLACES],
  'players.*.crafts': CRAFTS,
  'players.*.advances': CRAFTS,
  'players.*.boulders': CRAFTS.flatMap((craft) => [`${craft}-near`, `${craft}-far`]),
  'players.*.reaped': GOOD_NAMES,
  'players.*.justReaped': GOOD_NAMES,
}
