/** What bots know of life goals: a goal that is met is as good as shown, one that is near is worth something. */

import type { Match, Seat } from '@dorfplatz/kernel'
import { boxOf, type State } from '../../rules/state.ts'
import type { ModuleBot } from '../bot.ts'
import { GOALS } from './cards.ts'
import { goalsKept } from './index.ts'
import { measure, needsOf, pointsOf } from './measure.ts'

/** A met goal still has to be shown; one that is half met promises a small share of its points. */
const MET = 0.95
const NEAR = 0.45

function value({ state: s }: Match<State>, seat: Seat, use: number): number {
  let sum = 0
  for (const n of goalsKept.of(s).hands[seat] ?? []) {
    const goal = GOALS[n]
    if (goal === undefined) continue
    let all = 0
    let there = 0
    for (const need of needsOf(boxOf(s), goal)) {
      all += need.n
      there += Math.min(need.n, measure(s, seat, need))
    }
    const share = there / all
    sum += pointsOf(boxOf(s), goal) * (share >= 1 ? MET : use * NEAR * share * share)
  }
  return sum
}

export const bot: ModuleBot = {
  id: 'goals',
  value,
  prior: (_, decision, choice) => {
    if (decision.kind !== 'offer') return undefined
    return typeof choice === 'object' && choice !== null && 'goal' in choice ? 1 : undefined
  },
}
