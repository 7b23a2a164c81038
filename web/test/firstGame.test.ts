/** A first game suggests what makes it easier, once and only until it is chosen. */

import { rules } from '@dorfplatz/hallertau/rules'
import { expect, test } from 'vitest'
import { suggested } from '../pages/firstGame.ts'

const order = rules.options.find((spec) => spec.key === 'progressOrder')
const decks = rules.options.find((spec) => spec.key === 'gateway')

test('[H-TURN-04] whoever lays Hallertau for the first time is offered Phase 9 clockwise', () => {
  if (order === undefined || decks === undefined) throw new Error('no such option')
  expect(suggested(order, {}, true)).toBe('clockwise')
  expect(suggested(order, { progressOrder: 'simultaneous' }, true)).toBe('clockwise')
  expect(suggested(order, { progressOrder: 'clockwise' }, true)).toBeNull()
  expect(suggested(order, {}, false)).toBeNull()
  expect(suggested(decks, {}, true)).toBeNull()
  expect(order.values).toContain(order.firstGame)
  expect(order.default).toBe('simultaneous')
})
