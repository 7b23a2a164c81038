/** Moments at which cards in play are offered, and which a player may pass over. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { stops } from '../ui/stops.ts'
import { k, openTable } from './table.ts'

test('[A-OCCARD-G20] a card that is announced before the work has a moment with a name, and can be declined', () => {
  const t = openTable({ seats: 4, round: 5 })
    .seat(1, { goods: { food: 9 }, plays: ['Taster'] })
    .endRound()
  const [decision] = k.view(t.m, 1).decisions
  if (decision === undefined) throw new Error('nothing is offered')
  expect(stops.of(decision)).toBe('workStart')
  expect(stops.name('workStart', 'de')).toBe('Vor der Arbeitszeit')
  expect(decision.choices).toContain(PASS)
})

test('what is asked of everybody has none', () => {
  const [decision] = k.view(openTable({}).m, 0).decisions
  if (decision === undefined) throw new Error('nothing is asked')
  expect([decision.kind, stops.of(decision)]).toEqual(['place', null])
})

test('every moment is named in both languages', () => {
  const list = stops.list(k.view(openTable({}).m, 0))
  expect(list).toEqual(['workStart', 'feeding', 'end'])
  for (const stop of list) {
    expect(stops.name(stop, 'de')).not.toBe(stop)
    expect(stops.name(stop, 'en')).not.toBe(stops.name(stop, 'de'))
  }
})
