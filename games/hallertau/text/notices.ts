/** What stands beside every question: the goal of a solo game, and what an action space does. */

import { type ChoiceIn, chosen, type Lang, type Sentence, type View } from '@dorfplatz/kernel'
import type { HallertauDecision } from '../rules/frames.ts'
import { soloGoals } from '../rules/score.ts'
import type { HallertauView } from '../rules/view.ts'
import type { V } from './choices.ts'
import { saysOf } from './says.ts'

const GOAL: { readonly [L in Lang]: (points: number, goal: number, above: number) => string } = {
  en: (points, goal, above) => `Goal: ${goal} points, extraordinary above ${above}. You have ${points}.`,
  de: (points, goal, above) => `Ziel: ${goal} Punkte, außerordentlich über ${above}. Du hast ${points}.`,
}

/** What a player alone aims at (H-SOLO-02, H-SOLO-03); null at tables with others. */
export function goalText(lang: Lang, view: Pick<View<HallertauView>, 'table' | 'seats' | 'options'>): string | null {
  const [alone] = view.table.seats
  if (view.seats > 1 || alone === undefined) return null
  const { goal, extraordinaryAbove } = soloGoals(view.options)
  return GOAL[lang](alone.points, goal, extraordinaryAbove)
}

export function noticesText(lang: Lang, view: V): readonly Sentence[] {
  const goal = goalText(lang, view)
  return goal === null ? [] : [[goal]]
}

/** What the action space of a turn does. */
export function doesText(
  lang: Lang,
  view: V,
  decision: HallertauDecision,
  choice: ChoiceIn<HallertauDecision>,
): Sentence | null {
  const c = chosen(decision, choice)
  return c.kind === 'turn' && 'space' in c.choice ? [saysOf(lang)[c.choice.space](view.table.round)] : null
}
