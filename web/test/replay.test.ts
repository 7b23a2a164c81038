/** A replay's way through a game: rounds, and scores between moments. */

import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { totalsAt } from '../replay/course.ts'
import { roundBack, roundOn, roundsIn } from '../replay/rounds.ts'

const line = (position: number, ...kinds: string[]): Line => ({
  seq: position,
  kind: 'answer',
  position,
  seat: 0,
  at: 0,
  events: kinds.map((kind) => ({ kind })),
})

test('rounds begin where the log says so, the first with the game', () => {
  const lines = [line(0, 'round'), line(3, 'take'), line(7, 'take', 'round'), line(12, 'round')]
  expect(roundsIn(lines)).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 7 },
    { round: 3, at: 12 },
  ])
  expect(roundsIn([])).toEqual([{ round: 1, at: 0 }])
})

test('a round back is its own beginning first, then that of the one before; on is the next, then the end', () => {
  const rounds = roundsIn([line(7, 'round'), line(12, 'round')])
  expect([9, 7, 3, 0].map((step) => roundBack(rounds, step))).toEqual([7, 0, 0, 0])
  expect([0, 7, 11, 12, 20].map((step) => roundOn(rounds, step, 20))).toEqual([7, 12, 12, 20, 20])
})

test('scores between two moments lie on the line between them', () => {
  const course = {
    rounds: 1,
    points: [
      { at: 0, answers: 0, totals: [-14, 0] },
      { at: 1, answers: 10, totals: [6, 5] },
    ],
  }
  expect(totalsAt(course, 0)).toEqual([-14, 0])
  expect(totalsAt(course, 5)).toEqual([-4, 2.5])
  expect(totalsAt(course, 10)).toEqual([6, 5])
  expect(totalsAt(course, 12)).toEqual([6, 5])
})
