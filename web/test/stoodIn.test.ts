/** A substitute's moves are nobody's: they are found by the answers before them. */

import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { isStoodIn, stoodInOnline } from '../analysis/stoodIn.ts'

test('from the moment a bot stood in until the person was back', () => {
  const parts = [{ from: 10, until: 20 }, { from: 30 }]
  expect([9, 10, 19, 20, 29, 30, 99].map((answers) => isStoodIn(parts, answers))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
  ])
})

test('online the log tells since when a bot has had the seat; a person at the end has played it all', () => {
  const line = (kind: Line['kind'], seat: number, position: number): Line => ({
    seq: position,
    at: 0,
    seat,
    kind,
    position,
    events: [],
  })
  const log = [line('answer', 0, 1), line('concede', 1, 7), line('answer', 1, 8)]
  expect(stoodInOnline(log, { seat: 1, kind: 'bot' })).toEqual([{ from: 7 }])
  expect(stoodInOnline(log, { seat: 1, kind: 'person' })).toEqual([])
  expect(stoodInOnline(log, { seat: 0, kind: 'bot' })).toEqual([])
})
