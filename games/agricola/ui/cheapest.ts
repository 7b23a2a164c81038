/** The meal that is proposed: what feeds everybody and costs least, in points to come and animals to be born; at the end, in points. */

import { findCard } from '../cards/registry.ts'
import { fits } from '../rules/animals/room.ts'
import { KEEP, type MealAmounts, mealSum } from '../rules/calendar/meal.ts'
import { rowsAt, TABLES } from '../rules/calendar/points.ts'
import type { MealForm, MealItem } from '../rules/forms.ts'
import { GOODS } from '../rules/goods.ts'
import { GRAIN_CROP, VEGETABLE_CROP } from '../rules/state.ts'
import type { FarmView } from '../rules/view.ts'

/** What one of a good is worth to whoever gives it up; other goods are building materials. */
const WORTH: { readonly [good: string]: number } = { grain: 10, vegetable: 16, sheep: 14, boar: 17, cattle: 22 }
const MATERIAL = 6
/** A pair that breeds is not torn apart while anything else feeds. */
const BREEDS = 25
/** Seed for a field that lies empty. */
const SEED = 8
const ANIMALS = ['sheep', 'boar', 'cattle'] as const
/** At the last harvest a point outweighs everything else. */
const POINT = 1000

/** What it costs to give so many of a good. */
function loss(farm: FarmView, good: string, given: number): number {
  const have = farm.goods[(GOODS as readonly string[]).indexOf(good)] ?? 0
  const left = have - given
  const empty = farm.fields.filter((cell) => !farm.crops.some(({ place }) => place === cell)).length
  const torn = ANIMALS.some((animal) => animal === good) && have >= 2 && left < 2 ? BREEDS : 0
  const seed = good === 'grain' || good === 'vegetable' ? SEED * Math.max(0, Math.min(empty, have) - left) : 0
  return given * (WORTH[good] ?? MATERIAL) + torn + seed
}

/** What the goods of a farm are worth when all is counted: young that find room are still born after the last meal. */
function pointsOf(farm: FarmView, given: ReadonlyMap<string, number>): number {
  const left = (good: string): number =>
    (farm.goods[(GOODS as readonly string[]).indexOf(good)] ?? 0) - (given.get(good) ?? 0)
  const onFields = (crop: number): number => farm.crops.reduce((sum, c) => sum + (c.crop === crop ? c.n : 0), 0)
  let herd = ANIMALS.map(left)
  for (const [i, n] of herd.entries()) {
    const more = herd.with(i, n + 1)
    const [sheep = 0, boar = 0, cattle = 0] = more
    if (n >= 2 && fits(farm.places, sheep, boar, cattle)) herd = more
  }
  // Workshops count what is left of their material.
  const rows = farm.improvements.flatMap((no) => findCard(no)?.score ?? [])
  const bonus = rows.reduce((sum, { of, rows: by }) => {
    const material = of === 'allWood' ? 'wood' : String(of)
    return by === undefined || !(GOODS as readonly string[]).includes(material) ? sum : sum + rowsAt(by, left(material))
  }, 0)
  return (
    bonus +
    rowsAt(TABLES.grain, left('grain') + onFields(GRAIN_CROP), -1) +
    rowsAt(TABLES.vegetables, left('vegetable') + onFields(VEGETABLE_CROP), -1) +
    ANIMALS.reduce((sum, species, i) => sum + rowsAt(TABLES[species], herd[i] ?? 0, -1), 0)
  )
}

/** The cheapest full meal; where there is none, all that feeds. Items of one good share what there is of it. */
export function cheapestMeal(form: MealForm, farm: FarmView, last = false): MealAmounts {
  const items = form.items.filter(({ key, food }) => key !== KEEP && food > 0)
  const stock = (good: string): number => farm.goods[(GOODS as readonly string[]).indexOf(good)] ?? 0
  let best: { readonly amounts: MealAmounts; readonly missing: number; readonly cost: number } | null = null
  const costOf = (given: ReadonlyMap<string, number>): number => {
    if (last)
      return (
        [...given].reduce((sum, [good, n]) => sum + n * (WORTH[good] ?? MATERIAL), 0) - POINT * pointsOf(farm, given)
      )
    return [...given].reduce((sum, [good, n]) => sum + (n === 0 ? 0 : loss(farm, good, n)), 0)
  }
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
