/** Where moves leave their traces on the drawn boards. */

import { expect, test } from 'vitest'
import { MOVES, touched } from '../ui/touched.ts'

test('a worker marks the space, goods their place in the strip, buildings the own boards', () => {
  expect(touched({ kind: 'place', seat: 1, space: 9, n: 1, row: 0 })).toEqual(['.h-space.a-clearing'])
  expect(touched({ kind: 'gain', seat: 1, good: 'tools', n: 2 })).toEqual(['[data-at="seat:1"][data-of="tool"]'])
  expect(touched({ kind: 'advance', seat: 2, craft: 3, at: 1 })).toContain('[data-piece="building:2:3"]')
  expect(touched({ kind: 'play', seat: 0, card: 9 })).toContain('[data-piece="card:009"]')
  expect(touched({ kind: 'phase', round: 1, phase: 5 })).toEqual([])
})

test('gains and incomes are no moves', () => {
  for (const kind of ['gain', 'pay', 'workers', 'draw', 'newCard', 'reap', 'income']) expect(MOVES).not.toContain(kind)
})
