/** Cards with several steps: the furthest that may be played, or else that one has the means for. */

import type { Option } from '@dorfplatz/ui'
import { expect, test } from 'vitest'
import { furthest, reachedRow } from '../ui/rows.ts'
import { acting, holding } from './holding.ts'
import { type Given, k, type Scene } from './scenario.ts'

const reached = (scene: Scene, card: string) => reachedRow(k.view(scene.m, 0), 0, card)

test.each<[hops: number, row: number | null]>([
  [0, null],
  [4, 0],
  [5, 1],
  [12, 2],
])('[H-CARD-08] with %s hops the furthest step that can be paid for is %s, in turn or not', (hops, row) => {
  const given: Given = { hops }
  expect(reached(acting(621, given), '621')).toBe(row)
  expect(reached(holding(621, given), '621')).toBe(row)
})

test('[H-CARD-08] what one has is counted as the card counts it: sheep and fields, too', () => {
  expect(reached(holding(422, { fields: ['3h', '4h', '5b'] }), '422')).toBe(1)
  expect(reached(holding(629, { sheep: 6, jewelry: 5 }), '629')).toBe(1)
  expect(reached(holding(629, { sheep: 2, jewelry: 9 }), '629')).toBeNull()
})

test('a card without steps marks none, nor one that nobody knows', () => {
  expect(reached(acting(622, { hops: 9 }), '622')).toBeNull()
  expect(reached(acting(621, { hops: 9 }), '999')).toBeNull()
})

test('[H-CARD-08] a card of the hand stands for its furthest step; prices that are alternatives keep their order', () => {
  const ways = (play: string, n: number): Option[] =>
    Array.from({ length: n }, (_, option) => ({
      key: `${play} ${option}`,
      decision: null,
      answer: { to: 'anytime', choice: { play, option } },
      sentence: [],
      chosen: false,
    }))
  expect(furthest(ways('621', 2))?.key).toBe('621 1')
  expect(furthest(ways('617', 2))?.key).toBe('617 0')
  expect(furthest([])).toBeUndefined()
})
