/** A first game suggests what makes it easier, once and only until it is chosen. */

import type { OptionSpec } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { easierOptions, suggested } from '../pages/firstGame.ts'

const order: OptionSpec = { key: 'order', values: ['together', 'turns'], default: 'together', firstGame: 'turns' }
const decks: OptionSpec = { key: 'decks', values: ['a', 'b'], default: 'a' }

test('whoever lays a game for the first time is offered what the game suggests, until it is chosen', () => {
  expect(suggested(order, {}, true)).toBe('turns')
  expect(suggested(order, { order: 'together' }, true)).toBe('turns')
  expect(suggested(order, { order: 'turns' }, true)).toBeNull()
  expect(suggested(order, {}, false)).toBeNull()
  expect(suggested(decks, {}, true)).toBeNull()
})

test('who comes from the lessons begins with all that makes a first game easier', () => {
  expect(easierOptions([order, decks])).toEqual({ order: 'turns' })
})
