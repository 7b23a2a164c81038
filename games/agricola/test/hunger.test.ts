/** Before a harvest the table says what is missing as things stand; after work everybody is at home. */

import { expect, test } from 'vitest'
import { PHASE } from '../rules/state.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { atHome } from '../text/athome.ts'
import { hungerOf } from '../ui/hunger.ts'

const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

function seen(round: number, part: Partial<FarmView>, phase: number = PHASE.work) {
  const farm = { goods: NOTHING, crops: [], future: [], improvements: [], need: 4, newborn: 0, absent: false, ...part }
  const table = { round, phase, farms: [farm] } as unknown as AgricolaView
  return hungerOf({ table, seats: 2, as: 0 })
}
const goods = (more: { readonly [good: number]: number }): readonly number[] => NOTHING.map((_, i) => more[i] ?? 0)

test('[A-HARVEST-FEED-01] two food and a grain feed three of four: one is missing', () => {
  expect(seen(4, { goods: goods({ 6: 2, 4: 1 }) })).toEqual({ round: 4, missing: 1, soon: true })
  expect(seen(4, { goods: goods({ 6: 3, 4: 1 }) })).toBeNull()
  expect(seen(1, { goods: goods({ 6: 3 }) })).toEqual({ round: 4, missing: 1, soon: false })
})

test('what grows until then, what comes on round spaces and what the own cards cook is counted', () => {
  expect(seen(4, { crops: [{ place: 7, crop: 1, n: 3 }] })?.missing).toBe(3)
  expect(seen(4, { crops: [{ place: 7, crop: 3, n: 3 }] })?.missing).toBe(4)
  expect(
    seen(3, {
      future: [
        [4, 6, 1, 20],
        [5, 6, 1, 20],
      ],
    })?.missing,
  ).toBe(3)
  expect(seen(4, { goods: goods({ 7: 1 }) })?.missing).toBe(4)
  expect(seen(4, { goods: goods({ 7: 1 }), improvements: [1] })?.missing).toBe(2)
  expect(seen(4, { goods: goods({ 0: 5 }), improvements: [7] })?.missing).toBe(2)
})

test('[A-HARVEST-FEED-03] who is born now eats like everybody at a later harvest', () => {
  expect(seen(6, { need: 5, newborn: 1 })?.missing).toBe(6)
  expect(seen(7, { need: 5, newborn: 1 })?.missing).toBe(5)
})

test('nothing is said while the family eats, and to whom the harvest passes by', () => {
  expect(seen(4, {}, PHASE.feeding)).toBeNull()
  expect(seen(4, { absent: true })).toBeNull()
  expect(seen(0, {})).toBeNull()
})

test('[A-HOME-01] after work everybody is at home, also while the family eats', () => {
  const farm = { people: 3, lodgers: 0, home: 0 } as FarmView
  expect(atHome({ phase: PHASE.work }, farm)).toBe(0)
  expect(atHome({ phase: PHASE.feeding }, farm)).toBe(3)
  expect(atHome({ phase: PHASE.over }, farm)).toBe(3)
})
