/** What the bots know about Hallertau: how well a seat stands, what to do in Phase 9, which choices to try first. */

import { type Asked, type BotKnowledge, type Frame, isAsked, type Json } from '@dorfplatz/kernel'
import type { M } from '../rules/metrics.ts'
import { CAREFUL } from '../rules/play.ts'
import { DONE } from '../rules/progress.ts'
import type { Player, State } from '../rules/state.ts'
import { bestPlan, standing } from './judge.ts'

/** Phase 9 is planned as a whole: step by step, one building would eat what another needs. */
function plan(m: M, question: Frame): Json | undefined {
  if (question.op !== 'progress') return undefined
  return bestPlan(m.state.players[question.seat] as Player, m.state).plan[0] ?? DONE
}

/** Choices that are hardly ever good come last. */
function prior(_: M, kind: string, choice: Json): number {
  if (choice === CAREFUL || choice === 'pass') return 0
  if (typeof choice !== 'number') return 1
  if (kind === 'progress') return choice < 0 ? 0 : choice === 0 ? 0.2 : 1
  if (kind === 'playCards' || kind === 'joint') return choice < 0 ? 0.05 : 1
  if (kind === 'turn') return choice < -3 ? 0.1 : 1
  return choice < 0 ? 0.1 : 1
}

/** Whoever has Workers left moves next, although it is another's turn. */
function again(m: M, seat: number): boolean {
  const top = m.flow[m.flow.length - 1]
  if (top === undefined || !isAsked(top) || top.question.op !== 'turn') return false
  if (top.seat === seat) return true
  if ((m.state.players[seat] as Player).workers === 0) return false
  const id = (m.asked[seat] as number) + 1
  const mine: Asked = { op: 'asked', seat, id, question: { op: 'turn', seat } }
  m.asked[seat] = id
  m.flow[m.flow.length - 1] = mine
  m.state.turnOf = seat
  return true
}

export const bot: BotKnowledge<State> = {
  value: (m, seat) => standing(m.state.players[seat] as Player, m.state),
  prior: (m, decision, choice) => prior(m, decision.kind, choice),
  begins: ['turn', 'progress'],
  plan,
  again,
  beyond: { first: 4, second: 8 },
}
