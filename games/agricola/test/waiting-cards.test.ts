/** Cards that wait for a space say which, and what cannot be looked at in advance says what it reveals. */

import { expect, test } from 'vitest'
import { text } from '../entries/en.ts'
import { PHASE } from '../rules/state.ts'
import { lineOf } from '../ui/log.ts'
import { playedAt } from '../ui/playedAt.ts'
import { revealed } from '../ui/revealed.ts'
import { k, openTable } from './table.ts'

const OCCUPATION = '190'
const MINOR = '16'

test('a card of the hand that waits names a space that plays it', () => {
  const view = k.view(openTable({ round: 5 }).m, 0) as never
  expect(playedAt(view, OCCUPATION, 'en', text)).toBe('by: 1 occupation')
  expect(playedAt(view, OCCUPATION, 'de', text)).toBe('über: 1 occupation')
  expect(playedAt(view, MINOR, 'en', text)).toContain('minor')
})

test('with the last person of a round it is said that the round ends', () => {
  const t = openTable({ round: 5 })
  const view = k.view(t.m, 0) as never as Parameters<typeof revealed>[0]
  const place = { to: '1', choice: { place: 'fishing' } }
  expect(revealed(view, place, 'en')).toBeNull()
  const farms = view.table.farms.map((farm, seat) => ({ ...farm, home: seat === 0 ? 1 : 0 }))
  expect(revealed({ ...view, table: { ...view.table, farms } }, place, 'en')).toContain('The round ends')
  const feeding = { ...view, table: { ...view.table, phase: PHASE.feeding } }
  expect(revealed(feeding, place, 'de')).toContain('Die Runde endet')
  expect(revealed(view, { to: '1', choice: { take: '37' } }, 'en')).toContain('passed on')
})

test('[A-DRAFT-01] cards that were taken are named in one line', () => {
  const took = (card: number) => ({ kind: 'drafted', seat: 0, to: [0], card })
  const line = lineOf([took(190), took(16)] as never, 'en', text)
  expect(line?.title).toBe('Taken')
  expect(line?.told.filter((part) => typeof part === 'object' && 'card' in part)).toHaveLength(2)
})
