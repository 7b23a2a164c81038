/** What a meal comes to while it is put together: food for the family, and begging cards for what is missing. */

import type { MealForm } from '../forms.ts'

/** The item that is food held back, not turned into anything. */
export const KEEP = 'keep'

/** How often each item is used, by key. */
export type MealAmounts = { readonly [key: string]: number }

export interface MealSum {
  readonly food: number
  /** One begging card for each (A-HARVEST-FEED-06). */
  readonly missing: number
  /** Whether something that could still become food is left. */
  readonly more: boolean
}

export function mealSum(form: MealForm, amounts: MealAmounts): MealSum {
  const used = (key: string): number => amounts[key] ?? 0
  let food = form.food - used(KEEP)
  let potted = 0
  for (const item of form.items) {
    food += used(item.key) * item.food
    if (item.pot) potted += used(item.key)
  }
  food += form.pair * (potted >> 1)
  const more = form.items.some((item) => (item.key === KEEP ? used(KEEP) > 0 : used(item.key) < item.max))
  return { food, missing: Math.max(0, form.need - food), more }
}
