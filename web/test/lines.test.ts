/** Several people at one screen: nobody reads in the chronicle what another one drew. */

import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { linesFor } from '../link/lines.ts'

const line = (seq: number, events: Line['events']): Line => ({
  seq,
  at: 0,
  seat: 0,
  kind: 'answer',
  position: seq,
  events,
})
const LOG = [
  line(1, [{ kind: 'placed', seat: 0 }]),
  line(2, [
    { kind: 'drew', seat: 0 },
    { kind: 'drewCard', seat: 0, to: [0], card: 'secret' },
  ]),
  line(3, [{ kind: 'both', seat: 1, to: [0, 1], card: 'shared' }]),
]

test('each viewer reads what is for everybody and what is for them', () => {
  const kinds = (as: number | 'spectator') => linesFor(LOG, as).map((l) => l.events.map((e) => e.kind))
  expect(kinds(0)).toEqual([['placed'], ['drew', 'drewCard'], ['both']])
  expect(kinds(1)).toEqual([['placed'], ['drew'], ['both']])
  expect(kinds('spectator')).toEqual([['placed'], ['drew'], []])
  expect(JSON.stringify(linesFor(LOG, 1))).not.toContain('secret')
})

test('lines without secrets stay the same lines', () => {
  expect(linesFor(LOG, 1)[0]).toBe(LOG[0])
})
