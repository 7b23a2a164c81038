/** What the next harvest lacks as things stand: food, raw crops, what grows until then, and what the own cards make of it. */

import type { View } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { FOOD, GOODS } from '../rules/goods.ts'
import { GRAIN_CROP, PHASE, VEGETABLE_CROP } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import { nextMeal } from '../text/notices.ts'

/** Everybody may eat these raw (A-HARVEST-FEED-04). */
const RAW: { readonly [good: string]: number } = { grain: 1, vegetable: 1 }
const COOKED = ['vegetable', 'sheep', 'boar', 'cattle'] as const

export interface Hunger {
  readonly round: number
  readonly missing: number
  /** This round or the next is the last before it. */
  readonly soon: boolean
}

/** Null where everybody will be fed, and where no harvest is to come. */
export function hungerOf(view: Pick<View<AgricolaView>, 'table' | 'seats' | 'as'>): Hunger | null {
  const { round: now, phase, farms } = view.table
  const farm = typeof view.as === 'number' ? farms[view.as] : undefined
  const meal = nextMeal(view)
  // While the family eats, the meal itself says it.
  if (farm === undefined || meal === null || phase >= PHASE.feeding || farm.absent) return null
  const has = [...farm.goods]
  const put = (good: number, n: number): void => {
    has[good] = (has[good] ?? 0) + n
  }
  for (const [round = 0, good = 0, n = 0] of farm.future) if (round > now && round <= meal.round) put(good, n)
  if (phase < PHASE.field) {
    for (const { crop } of farm.crops) {
      if (crop === GRAIN_CROP) put(GOODS.indexOf('grain'), 1)
      if (crop === VEGETABLE_CROP) put(GOODS.indexOf('vegetable'), 1)
    }
  }
  const rates = { ...RAW }
  let food = has[FOOD] ?? 0
  for (const no of farm.improvements) {
    const card = findCard(no)
    for (const good of COOKED) rates[good] = Math.max(rates[good] ?? 0, card?.cook?.[good] ?? 0)
    // A workshop feeds once in a harvest.
    const [made = 0] = (card?.exchange ?? []).flatMap(({ harvest, give, get }) => {
      const there = Object.entries(give).every(
        ([good, n]) => (has[(GOODS as readonly string[]).indexOf(good)] ?? 0) >= (n ?? 0),
      )
      return harvest === true && there ? [get.food ?? 0] : []
    })
    food += made
  }
  for (const [good, rate] of Object.entries(rates))
    food += rate * (has[(GOODS as readonly string[]).indexOf(good)] ?? 0)
  const missing = meal.need - food
  return missing <= 0 ? null : { round: meal.round, missing, soon: meal.round - now <= 1 }
}
