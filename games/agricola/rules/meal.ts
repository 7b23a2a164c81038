/** What a meal comes to while it is put together: food for the family, and begging cards for what is missing. */

export interface MealForm {
  readonly need: number
  readonly food: number
  /** What every two goods that go into the pot together bring besides (Gypsy's Crock). */
  readonly pair: number
  readonly items: readonly {
    readonly key: string
    readonly icon: string
    readonly card: number
    readonly give: number
    readonly food: number
    readonly max: number
    readonly pot: boolean
  }[]
}

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
  let food = form.food - used('keep')
  let potted = 0
  for (const item of form.items) {
    food += used(item.key) * item.food
    if (item.pot) potted += used(item.key)
  }
  food += form.pair * (potted >> 1)
  const more = form.items.some((item) => (item.key === 'keep' ? used('keep') > 0 : used(item.key) < item.max))
  return { food, missing: Math.max(0, form.need - food), more }
}
