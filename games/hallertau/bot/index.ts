/** What the bots know about Hallertau: how well a seat stands, what to do in Phase 9, which choices to try first. */

import {
  type BotKnowledge,
  type ChoiceIn,
  chosen,
  DONE,
  type Frame,
  isAsked,
  PASS,
  type SearchSettings,
} from '@dorfplatz/kernel'
import type { HallertauDecision } from '../rules/frames.ts'
import { type M, playerOf } from '../rules/metrics.ts'
import { type State, withCards } from '../rules/state.ts'
import { counts } from './counts.ts'
import { nextStep, parts, standing } from './judge.ts'
import { FOUR, MASTERS, SOLO, W, type Weights } from './weights.ts'
import { countWords, partNames } from './words.ts'

/** Phase 9 is planned as a whole: step by step, one building would eat what another needs. */
function plan(m: M, question: HallertauDecision['args']): ChoiceIn<HallertauDecision> | undefined {
  if (question.op !== 'progress') return undefined
  return nextStep(playerOf(m, question.seat), m.state) ?? DONE
}

/** Choices that are hardly ever good come last. */
function prior(decision: HallertauDecision, choice: ChoiceIn<HallertauDecision>): number {
  const c = chosen(decision, choice)
  switch (c.kind) {
    case 'progress':
      return c.choice === DONE ? 0.2 : 'boulder' in c.choice ? 0 : 1
    case 'playCards':
      return c.choice === PASS ? 0 : 'playFirst' in c.choice ? 0.05 : 1
    case 'joint':
      return c.choice === DONE ? 0 : 1
    case 'turn':
      return 'exchange' in c.choice && c.choice.exchange > 3 ? 0.1 : 1
    case 'moveSheep':
    case 'moveFields':
    case 'fieldsBySum':
    case 'take':
    case 'crops':
    case 'clearRows':
      return 1
    default:
      return choice === PASS || choice === DONE ? 0.1 : 1
  }
}

/** Whoever has Workers left moves next, although it is another's turn. */
function again(m: M, seat: number): Frame | null {
  const top = m.flow[m.flow.length - 1]
  if (top === undefined || !isAsked(top) || top.question.op !== 'turn') return null
  if (top.seat === seat) return top.question
  if (playerOf(m, seat).workers === 0) return null
  m.state.turnOf = seat
  return { op: 'turn', seat }
}

/** Alone, moves are played on to the end of the round, when everything has come together in the village. */
const ALONE: SearchSettings = { width: 6, tries: 99, follow: 3, rivalry: 0, trust: 4, cost: 4 }
/**
 * With others that takes too long for visits enough: few moves are played on, at most to the end of the round, and the greedy
 * bot's own judgement comes first. With two seats more moves are compared, by shorter playouts: with longer ones it was seen to
 * play worse, since quick moves are not what people do.
 */
const TWO: SearchSettings = {
  width: 8,
  tries: 99,
  follow: 2,
  rivalry: 1,
  trust: 4,
  cost: 3,
  ahead: 4,
  twice: true,
  beyond: { first: 8, second: 8 },
}
const MANY: SearchSettings = { width: 6, tries: 99, follow: 2, rivalry: 1, trust: 4, cost: 8, ahead: 6, twice: true }

/** What those who play moves out judge by. */
function finerWeights({ seats, options }: M): Weights {
  if (seats > 2) return FOUR
  if (seats === 2) return MASTERS
  return withCards(options) ? SOLO : W
}

export const bot: BotKnowledge<State, HallertauDecision> = {
  value: (m, seat) => standing(playerOf(m, seat), m.state),
  finer: (m, seat) => standing(playerOf(m, seat), m.state, finerWeights(m)),
  parts: (m, seat) => parts(playerOf(m, seat), m.state, finerWeights(m)),
  partNames,
  counts,
  countWords,
  prior: (_, decision, choice) => prior(decision, choice),
  begins: ['turn', 'progress'],
  plan,
  again,
  beyond: { first: 4, second: 8 },
  search: ({ seats }) => (seats === 1 ? ALONE : seats === 2 ? TWO : MANY),
  far: (from, m) => m.state.round > from.state.round,
}
