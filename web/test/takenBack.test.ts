/** What others have taken back: which moves of whom, and only as long as it is the newest thing that happened. */

import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { lastTakenBack } from '../table/log/takenBack.ts'

const line = (seq: number, seat: number | null, position: number, kind: Line['kind'] = 'answer'): Line => ({
  seq,
  at: 0,
  seat,
  kind,
  position,
  events: [],
})

test('who took back, and the lines that do not count any more', () => {
  const log = [line(1, null, 0, 'start'), line(2, 0, 1), line(3, 1, 3), line(4, 1, 1, 'undo')]
  expect(lastTakenBack(log)).toMatchObject({ seq: 4, by: 1, lines: [{ seq: 3 }] })
  // By consent others' moves go, too.
  expect(lastTakenBack([...log.slice(0, 3), line(4, 0, 0, 'undo')])?.lines.map(({ seq }) => seq)).toEqual([2, 3])
})

test('what was taken back before counts no more, and once the table moves on nothing is said', () => {
  const log = [line(1, 0, 1), line(2, 1, 2), line(3, 1, 1, 'undo')]
  expect(lastTakenBack([...log, line(4, 0, 0, 'undo')])?.lines.map(({ seq }) => seq)).toEqual([1])
  expect(lastTakenBack([...log, line(4, 1, 2)])).toBeNull()
  expect(lastTakenBack(log.slice(0, 2))).toBeNull()
})
