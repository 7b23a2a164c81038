/** A replay's way through a game: rounds, and scores between moments. */

import type { Score, View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { looksAt, seenCourse, totalsAt } from '../replay/course.ts'
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

test('what is chosen before the first round is no round of its own', () => {
  const begins = (position: number, n: number): Line => ({ ...line(position), events: [{ kind: 'round', n }] })
  expect(roundsIn([begins(3, 1), begins(20, 2)])).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 20 },
  ])
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

test('a running game is looked at where its rounds begin, and between where these are few', () => {
  const rounds = [0, 10, 20].map((at, i) => ({ round: i + 1, at }))
  expect(looksAt(rounds, 26)).toEqual([0, 5, 10, 15, 20, 23, 26])
  expect(looksAt(rounds, 20)).toEqual([0, 5, 10, 15, 20])
  expect(looksAt([{ round: 1, at: 0 }], 0)).toEqual([0])
  const many = Array.from({ length: 14 }, (_, i) => ({ round: i + 1, at: i * 10 }))
  expect(looksAt(many, 140)).toEqual([...many.map(({ at }) => at), 140])
})

test('its course is what the viewer saw, seat by seat; none where no scores are to be seen', async () => {
  const score = (seat: number, total: number): Score => ({ seat, total, parts: {}, tiebreak: [] })
  const viewAt = async (seq: number) => ({ seq }) as View
  const course = await seenCourse([0, 8], viewAt, ({ seq }) => [score(1, seq), score(0, 2 * seq)])
  expect(course?.points.map(({ answers, totals }) => [answers, totals])).toEqual([
    [0, [0, 0]],
    [8, [16, 8]],
  ])
  expect(await seenCourse([0, 8], viewAt, () => null)).toBeNull()
  expect(
    await seenCourse(
      [0, 8],
      async () => null,
      () => [],
    ),
  ).toBeNull()
})
