/** Where moves leave their traces on the drawn boards. */

import { expect, test } from 'vitest'
import { MOVES, tracesOf } from '../ui/traces.ts'

test('a person marks the space, goods their place in the strip, tiles the farmyard they lie in', () => {
  expect(tracesOf({ kind: 'took', seat: 1, space: 6, goods: { wood: 3 } })).toEqual([
    '.a-space[data-pile="space:6"]',
    '[data-at="seat:1"][data-of="wood"]',
  ])
  expect(tracesOf({ kind: 'plowed', seat: 2, cell: 4 })).toContain('[data-seat="2"] [data-piece="field:4"]')
  expect(tracesOf({ kind: 'played', seat: 0, card: 3 })).toContain('.a-majors li:nth-child(3)')
  expect(tracesOf({ kind: 'played', seat: 0, card: 156 })).not.toContain('.a-majors li:nth-child(156)')
  expect(tracesOf({ kind: 'harvest', round: 4 })).toEqual([])
  expect(MOVES).not.toContain('fed')
})
