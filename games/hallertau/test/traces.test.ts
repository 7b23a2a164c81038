/** Where moves leave their traces on the drawn boards. */

import { collectEvents } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { raise } from '../rules/farm.ts'
import { harvestField, placeField, plant } from '../rules/things.ts'
import { MOVES, tracesOf } from '../ui/traces.ts'
import { table } from './scenario.ts'

test('a worker marks the space, goods their place in the strip, buildings the own boards', () => {
  expect(tracesOf({ kind: 'place', seat: 1, space: 9, n: 1, row: 0 })).toEqual(['.h-space.a-clearing'])
  expect(tracesOf({ kind: 'gain', seat: 1, good: 'tools', n: 2 })).toEqual(['[data-at="seat:1"][data-of="tool"]'])
  expect(tracesOf({ kind: 'advance', seat: 2, craft: 3, at: 1 })).toContain('[data-piece="building:2:3"]')
  expect(tracesOf({ kind: 'play', seat: 0, card: 9 })).toContain('[data-piece="card:009"]')
  expect(tracesOf({ kind: 'phase', round: 1, phase: 5 })).toEqual([])
})

test('[H-SOW-01] [H-PH7-01] sowing and reaping mark the field itself; a lost one leaves its board', () => {
  const { m } = table()
  const told = collectEvents(() => {
    placeField(m, 0, 4, 6)
    plant(m, 0, 6, 0, 1)
    harvestField(m, 0, 6)
    raise(m, 0, 6, 4)
  })
  expect(told.map(({ kind }) => kind)).toEqual(['field', 'sow', 'reap', 'moveField'])
  for (const event of told) expect(tracesOf(event)).toContain('[data-piece="field:0:6"]')
  expect(tracesOf({ kind: 'lostField', seat: 0, row: 4, good: null })).toContain('.fgrid[data-pile="fields:0"]')
})

test('gains and incomes are no moves', () => {
  for (const kind of ['gain', 'pay', 'workers', 'draw', 'newCard', 'reap', 'income']) expect(MOVES).not.toContain(kind)
})
