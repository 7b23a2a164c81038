/** The meal that is proposed: what feeds everybody and costs least, in points to come and animals to be born. */

import { KEEP, type MealAmounts, mealSum } from '../rules/calendar/meal.ts'
import type { MealForm, MealItem } from '../rules/forms.ts'
import { GOODS } from '../rules/goods.ts'
import type { FarmView } from '../rules/view.ts'

/** What one of a good is worth to whoever gives it up; other goods are building materials. */
const WORTH: { readonly [good: string]: number } = { grain: 10, vegetable: 16, sheep: 14, boar: 17, cattle: 22 }
const MATERIAL = 6
/** A pair that breeds is not torn apart while anything else feeds. */
const BREEDS = 25
/** Seed for a field that lies empty. */
const SEED = 8
const ANIMALS: readonly string[] = ['sheep', 'boar', 'cattle']

/** What it costs to give so many of a good. */
function loss(farm: FarmView, good: string, given: number): number {
  const have = farm.goods[(GOODS as readonly string[]).indexOf(good)] ?? 0
  const left = have - given
  const empty = farm.fields.filter((cell) => !farm.crops.some(({ place }) => place === cell)).length
  const torn = ANIMALS.includes(good) && have >= 2 && left < 2 ? BREEDS : 0
  const seed = good === 'grain' || good === 'vegetable' ? SEED * Math.max(0, Math.min(empty, have) - left) : 0
  return given * (WORTH[good] ?? MATERIAL) + torn + seed
}

/** The cheapest full meal; where there is none, all that feeds. Items of one good share what there is of it. */
export function cheapestMeal(form: MealForm, farm: FarmView): MealAmounts {
  const items = form.items.filter(({ key, food }) => key !== KEEP && food > 0)
  const stock = (good: string): number => farm.goods[(GOODS as readonly string[]).indexOf(good)] ?? 0
  let best: { readonly amounts: MealAmounts; readonly missing: number; readonly cost: number } | null = null
  const costOf = (given: ReadonlyMap<string, number>): number =>
    [...given].reduce((sum, [good, n]) => sum + (n === 0 ? 0 : loss(farm, good, n)), 0)
  const visit = (at: number, amounts: MealAmounts, given: ReadonlyMap<string, number>): void => {
    const { missing, food } = mealSum(form, amounts)
    const item: MealItem | undefined = items[at]
    if (missing === 0 || item === undefined) {
      // Food beyond the meal is not lost; less given is better where it costs the same.
      const cost = costOf(given) - Math.max(0, food - form.need)
      const better = best === null || missing < best.missing || (missing === best.missing && cost < best.cost)
      if (better) best = { amounts, missing, cost }
      return
    }
    const used = given.get(item.icon) ?? 0
    const most = Math.min(item.max, Math.floor((stock(item.icon) - used) / item.give), Math.ceil(missing / item.food))
    for (let n = 0; n <= most; n++) {
      const next = n === 0 ? amounts : { ...amounts, [item.key]: n }
      visit(at + 1, next, n === 0 ? given : new Map(given).set(item.icon, used + n * item.give))
    }
  }
  visit(0, {}, new Map())
  return (best as { readonly amounts: MealAmounts } | null)?.amounts ?? {}
}
