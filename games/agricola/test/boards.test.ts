/** What stands beside the drawn board: the target of a player alone. */

import { expect, test } from 'vitest'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { ui } from '../ui/index.tsx'
import { begin, k } from './helpers.ts'

const goal = (seats: number, lang: 'de' | 'en', options = {}) =>
  ui.goal(k.view(begin(seats, options), 0), lang, { de, en }[lang])

test('[A-SOLO-10] a player alone sees target and score, in both languages', () => {
  expect(goal(1, 'de')).toMatch(/^Ziel: 50 Punkte\. Du hast −?\d+\.$/)
  expect(goal(1, 'en')).toMatch(/^Target: 50 points\. You have −?\d+\.$/)
})

test('[A-SOLO-10] in a later game of the series it is that game’s target', () => {
  expect(goal(1, 'en', { soloGame: 3, permanent1: 176, permanent2: 190 })).toMatch(/^Target: 59 points\./)
})

test('[A-SOLO-10] at a table with others there is no target', () => {
  expect(goal(2, 'de')).toBeNull()
})
