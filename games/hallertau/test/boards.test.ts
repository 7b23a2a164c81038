/** What the drawn boards list and say besides the rules: payments in a helpful order, the goal of a player alone. */

import { seedFrom, type View } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { HallertauView } from '../rules/view.ts'
import { ui } from '../ui/index.tsx'
import { waysOf } from '../ui/Progress.tsx'
import { k } from './scenario.ts'

function view(seats: number, options: { readonly [key: string]: string | boolean } = {}): View<HallertauView> {
  return k.view(k.create({ game: 'hallertau', seats, options, seed: seedFrom('boards') }), 0)
}

const option = (choice: number) => ({
  key: String(choice),
  decision: null,
  answer: { to: 'progress', choice },
  sentence: [],
  chosen: false,
})

test('[H-PH9-03] payments of a building are listed with the fewest goods first, the jewelry last', () => {
  // The first digit names the building, the others what it pays; two digits are a jewelry.
  const listed = [11, 140, 131, 112, 121, 240].map(option)
  expect(waysOf(listed, 0).map((o) => o.answer.choice)).toEqual([112, 121, 140, 131, 11])
  expect(waysOf(listed, 2)).toEqual([])
})

test('[H-SOLO-04] a player alone sees goal and score, with and without cards, in both languages', () => {
  expect(ui.goal(view(1), 'de')).toMatch(/^Ziel: 100 Punkte, außerordentlich über 110\. Du hast \d+\.$/)
  expect(ui.goal(view(1), 'en')).toMatch(/^Goal: 100 points, extraordinary above 110\. You have \d+\.$/)
  expect(ui.goal(view(1, { noCards: true }), 'en')).toMatch(/^Goal: 80 points, extraordinary above 85\./)
})

test('[H-SOLO-04] at a table with others there is no goal', () => {
  expect(ui.goal(view(2), 'de')).toBeNull()
})
