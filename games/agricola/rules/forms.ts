/** What clients need besides choices and shapes, to draw a question. */

import type { PayChoice } from './choices.ts'
import type { Amounts } from './goods.ts'

/** Feeding: what may be turned into food, and how often. */
export type MealForm = {
  readonly type: 'amounts'
  /** The answer's field that holds the amounts. */
  readonly field: 'feed'
  readonly need: number
  readonly food: number
  /** What every two goods that go into the pot together bring besides (Gypsy's Crock). */
  readonly pair: number
  readonly items: readonly MealItem[]
}

export type MealItem = {
  readonly key: string
  readonly icon: string
  readonly card: number
  readonly give: number
  readonly food: number
  readonly max: number
  readonly pot: boolean
  /** Stands beside the amounts in the answer, not among them: food that is held back. */
  readonly apart?: true
}

/** Breeding: the most of each species, and the largest herds that fit. */
export type BreedForm = {
  readonly type: 'amounts'
  readonly field: 'keep'
  readonly items: readonly { readonly key: string; readonly icon: string; readonly max: number }[]
  readonly herds: readonly { readonly [species: string]: number }[]
}

/** Not all animals fit: who is there, and what one of each species that goes brings in the pot. */
export type KeepForm = {
  readonly items: readonly {
    readonly key: string
    readonly have: number
    readonly food: number
    readonly pot: boolean
  }[]
  /** What every two that go into the pot together bring besides. */
  readonly pair: number
}

/** Baking: the food for so much grain, from none to the most. */
export type BakeForm = { readonly food: readonly number[] }

/** Sowing: how much stands on a field then, by field and crop. */
export type SowForm = { readonly becomes: { readonly [field: string]: { readonly [crop: string]: number } } }

export type FenceForm = {
  readonly type: 'custom'
  readonly field: 'fences'
  readonly name: 'fences'
  /** The edges around each space. */
  readonly areas: { readonly [space: string]: readonly string[] }
  readonly items: readonly { readonly key: string }[]
  readonly min: number
  readonly max: number
  readonly built: readonly string[]
  readonly most: number
  readonly left: number
  readonly free: number
  /** What so many new fences cost in wood, from none to the most. */
  readonly wood: readonly number[]
  readonly optional: boolean
}

/** Building: what the next room and the next stable cost at least. */
export type BuildForm = { readonly type: 'custom'; readonly room: Amounts; readonly stable: Amounts }

/** How each improvement on offer could be paid for, by card. */
export type ImproveForm = { readonly ways: { readonly [card: string]: readonly PayChoice[] } }
