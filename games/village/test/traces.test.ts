/** Where moves leave their traces on the drawn boards. */

import { expect, test } from 'vitest'
import { MOVES, tracesOf } from '../ui/traces.ts'

test('a stone marks the place it was taken from, people where they went', () => {
  expect(tracesOf({ kind: 'takes', seat: 1, stone: 'green', space: 'crafts' })).toEqual([
    '.v-place.v-crafts',
    '[data-at="seat:1"][data-of="green"]',
  ])
  expect(tracesOf({ kind: 'trained', seat: 1, building: 'scriptorium', generation: 1 })).toEqual([
    '.v-buildings > li:nth-child(3)',
  ])
  expect(tracesOf({ kind: 'council', seat: 1, generation: 1, step: 2 })).toEqual(['.v-council-steps > li:nth-child(2)'])
  expect(tracesOf({ kind: 'journey', seat: 1, from: 'farm', castle: 'castle4', generation: 1 })).toEqual([
    '.v-map > .v-castle:nth-of-type(5)',
  ])
  expect(tracesOf({ kind: 'dies', seat: 1, generation: 1, from: 'farm', rest: 'grave' })).toContain('.v-place.v-graves')
  expect(tracesOf({ kind: 'dies', seat: 1, generation: 1, from: 'farm', rest: 'chronicle-farm' })).toContain(
    '.v-place.v-chronicle',
  )
  expect(tracesOf({ kind: 'home', seat: 1, from: 'castle1', generation: 1 })).toContain(
    '.v-map > .v-castle:nth-of-type(2)',
  )
  expect(MOVES).not.toContain('marketDay')
  expect(tracesOf({ kind: 'connyTakes', conny: true, stone: 'green', space: 'harvest', compartment: 2 })).toEqual([
    '.v-place.v-harvest',
    '.v-tray > .v-slot:nth-of-type(3)',
  ])
})
