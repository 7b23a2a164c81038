/** What stands beside every question: the goal of a solo game, the next harvest and its food, what a space gives. */

import { type ChoiceIn, chosen, type Sentence, type View } from '@dorfplatz/kernel'
import type { AgricolaDecision } from '../rules/frames.ts'
import { FOOD } from '../rules/goods.ts'
import type { AgricolaView } from '../rules/view.ts'
import { HARVESTS, LAST_ROUND, spaceNumber } from '../rules/work/spaces.ts'
import type { Tongue } from './tongue.ts'

/** What these lines need to know of a view. */
type Seen = Pick<View<AgricolaView>, 'table' | 'seats' | 'as'>

/** What a player alone aims at (A-SOLO-10); null at tables with others. */
export function goalText(t: Tongue, { table }: Seen): string | null {
  return table.target === null ? null : t.messages.notices.goal(table.scores[0]?.total ?? 0, table.target)
}

/** The next harvest and the food it asks of whoever looks (A-HARVEST-01, A-HARVEST-FEED-01). */
export function nextMeal(view: Seen): { readonly round: number; readonly need: number } | null {
  const farm = typeof view.as === 'number' ? view.table.farms[view.as] : undefined
  const now = view.table.round
  if (farm === undefined || now === 0) return null
  let round = now
  while (round < LAST_ROUND && (HARVESTS & (1 << round)) === 0) round++
  // Whoever was born this round eats like everybody else at a later harvest (A-HARVEST-FEED-03).
  return { round, need: farm.need + (round === now ? 0 : farm.newborn * (view.seats === 1 ? 2 : 1)) }
}

/** The next harvest, and whether its food is there. */
function harvestText(t: Tongue, view: Seen): string | null {
  const meal = nextMeal(view)
  const farm = typeof view.as === 'number' ? view.table.farms[view.as] : undefined
  if (meal === null || farm === undefined) return null
  return t.messages.notices.harvest(meal.round, meal.round - view.table.round, meal.need, farm.goods[FOOD] ?? 0)
}

export function noticesText(t: Tongue, view: Seen): readonly Sentence[] {
  return [goalText(t, view), harvestText(t, view)].flatMap((line) => (line === null ? [] : [[line]]))
}

/** What the space does on which a person is placed. */
export function doesText(t: Tongue, decision: AgricolaDecision, choice: ChoiceIn<AgricolaDecision>): Sentence | null {
  const one = chosen(decision, choice)
  return one.kind === 'place' ? t.spaces.sentence(spaceNumber(one.choice.place)) : null
}
