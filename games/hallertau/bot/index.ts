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
import type { State } from '../rules/state.ts'
import { bestPlan, parts, standing } from './judge.ts'
import { partNames } from './words.ts'

/** Phase 9 is planned as a whole: step by step, one building would eat what another needs. */
function plan(m: M, question: HallertauDecision['args']): ChoiceIn<HallertauDecision> | undefined {
  if (question.op !== 'progress') return undefined
  return bestPlan(playerOf(m, question.seat), m.state).plan[0] ?? DONE
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
const ALONE: SearchSettings = { width: 6, tries: 99, follow: 3, rivalry: 0, trust: 4, cost: 10 }
/** With others that takes too long for visits enough: six moves at most, and first the greedy bot's own judgement. */
const OTHERS: SearchSettings = {
  width: 6,
  tries: 99,
  follow: 2,
  rivalry: 1,
  trust: 4,
  cost: 16,
  ahead: 6,
  twice: true,
}

export const bot: BotKnowledge<State, HallertauDecision> = {
  value: (m, seat) => standing(playerOf(m, seat), m.state),
  parts: (m, seat) => parts(playerOf(m, seat), m.state),
  partNames,
  prior: (_, decision, choice) => prior(decision, choice),
  begins: ['turn', 'progress'],
  plan,
  again,
  beyond: { first: 4, second: 8 },
  search: (m) => (m.seats === 1 ? ALONE : OTHERS),
  far: (from, m) => m.state.round > from.state.round,
}
