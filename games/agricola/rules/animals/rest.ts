/** What the animals bring that find no room, read off the question: buttons say it without the rules' own state. */

import type { KeepForm } from '../forms.ts'

/** The food that the animals bring that are not kept. */
export function foodOfRest({ items, pair }: KeepForm, kept: readonly number[]): number {
  let food = 0
  let potted = 0
  for (const [species, { have, food: each, pot }] of items.entries()) {
    const gone = have - (kept[species] ?? 0)
    food += gone * each
    if (pot) potted += gone
  }
  return food + pair * (potted >> 1)
}
