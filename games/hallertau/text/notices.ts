/** What stands beside every question: the goal of a solo game, and what an action space does. */

import type { Decision, Json, Lang, Sentence, View } from '@dorfplatz/kernel'
import { SPACES } from '../rules/facts.ts'
import { soloGoals } from '../rules/score.ts'
import type { HallertauView } from '../rules/view.ts'
import { saysOf } from './says.ts'

const GOAL: { readonly [L in Lang]: (points: number, goal: number, above: number) => string } = {
  en: (points, goal, above) => `Goal: ${goal} points, extraordinary above ${above}. You have ${points}.`,
  de: (points, goal, above) => `Ziel: ${goal} Punkte, außerordentlich über ${above}. Du hast ${points}.`,
}

/** What a player alone aims at (H-SOLO-02, H-SOLO-03); null at tables with others. */
export function goalText(lang: Lang, view: View<HallertauView>): string | null {
  const [alone] = view.table.seats
  if (view.seats > 1 || alone === undefined) return null
  const { goal, extraordinaryAbove } = soloGoals(view.options)
  return GOAL[lang](alone.points, goal, extraordinaryAbove)
}

export function noticesText(lang: Lang, view: View<HallertauView>): readonly Sentence[] {
  const goal = goalText(lang, view)
  return goal === null ? [] : [[goal]]
}

/** What the action space of a turn does. */
export function doesText(lang: Lang, view: View<HallertauView>, decision: Decision, choice: Json): Sentence | null {
  const space = decision.kind === 'turn' && typeof choice === 'number' ? SPACES[choice] : undefined
  return space === undefined ? null : [saysOf(lang)[space](view.table.round)]
}
