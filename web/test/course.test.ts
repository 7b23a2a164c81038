/** The course of a game and the axes it is drawn on. */

import { answerOf, bots, momentsOf, roundAt, roundStarts } from '@dorfplatz/bots'
import { begin, type Frame, kernel, randomFrom, seedFrom, type View, write } from '@dorfplatz/kernel'
import { roundOf } from '@dorfplatz/table'
import { expect, test } from 'vitest'
import { loadRulesAndBot } from '../app/rules.ts'
import { courseOf } from '../link/device/course.ts'
import { tieOf } from '../table/result/Scores.tsx'
import { rowsOf } from '../table/result/Sources.tsx'
import { every, ticks, ticksNear } from '../table/result/scale.ts'

test('rounds begin where the table says so, the first at once, and the last ends with the game', () => {
  expect(roundStarts([1, 1, 2, 2, 2, 3, 3])).toEqual([0, 2, 5, 6])
  // What comes before the first round is no round of its own.
  expect(roundStarts([0, 0, 1, 1, 2])).toEqual([0, 4, 4])
  expect(roundStarts([0, 1, 1])).toEqual([])
  expect(roundStarts([1, 1, 1])).toEqual([])
  expect(roundStarts([null, null])).toEqual([])
})

test('an answer lies in its round, as far as the round was then', () => {
  const at = (answers: number) => roundAt(answers, [0, 8, 20], 20)
  expect([0, 4, 8, 11, 20].map(at)).toEqual([0, 0.5, 1, 1.25, 2])
  for (const [answers, far] of momentsOf(20, [0, 8, 20], 4)) expect(at(answers)).toBe(far)
  expect(roundAt(60, [], 240)).toBe(0.25)
})

test('moments lie evenly in each round, ends included', () => {
  expect([...momentsOf(20, [0, 8, 20], 4)]).toEqual([
    [0, 0],
    [2, 0.25],
    [4, 0.5],
    [6, 0.75],
    [8, 1],
    [11, 1.25],
    [14, 1.5],
    [17, 1.75],
    [20, 2],
  ])
  const even = momentsOf(240, [], 4)
  expect(even.size).toBe(25)
  expect([even.get(0), even.get(120), even.get(240)]).toEqual([0, 0.5, 1])
})

test.each([
  ['hallertau', 2, {}],
  ['agricola', 2, {}],
  ['agricola', 3, { draft: 'occupationsThenMinors' }],
  ['village', 2, {}],
  ['village', 4, { startSeat: 2 }],
] as const)(
  '%s, %i seats: the course runs from the first round to the score of the end, in as many rounds as were played',
  async (id, seats, options) => {
    const k = kernel<unknown, Frame, View['table']>(await loadRulesAndBot(id))
    const random = randomFrom(id)
    let journal = begin(k, { game: id, seats, options, seed: seedFrom(id) })
    for (let [open] = k.open(journal.match); open !== undefined; [open] = k.open(journal.match)) {
      const answer = bots.random && answerOf(bots.random, k, journal.match, open, random)
      if (answer === undefined) throw new Error('no bot')
      const next = write(k, journal, open.frame.seat, answer)
      if (!('record' in next)) throw new Error(next.rule)
      journal = next
      // Lists of tables tell the round without a view: it is the one that everybody sees.
      expect(k.view(journal.match, 'spectator').table).toMatchObject({ round: roundOf(journal.match) })
    }
    const course = courseOf(k, journal.record)
    if (course === null) throw new Error('no course')
    const at = course.points.map((point) => point.at)
    expect(course.rounds).toBeGreaterThan(3)
    expect(course.rounds).toBe(roundOf(journal.match))
    expect([at[0], at.at(-1)]).toEqual([0, course.rounds])
    expect(at).toEqual([...at].sort((a, b) => a - b))
    for (let round = 1; round <= course.rounds; round++) expect(at).toContain(round)
    expect(course.points.at(-1)?.totals).toEqual(k.game.result(journal.match).scores.map((s) => s.total))
  },
  30_000,
)

test('axes have a few round numbers, hold every value, and zero', () => {
  expect(ticks([3, 42])).toEqual([0, 10, 20, 30, 40, 50])
  expect(ticks([-14, 9])).toEqual([-15, -10, -5, 0, 5, 10])
  expect(ticks([])).toEqual([0, 1])
  for (const values of [[89, 81], [-39, 4], [1], [700, 3]]) {
    const axis = ticks(values)
    expect(axis.length).toBeLessThanOrEqual(7)
    expect(axis).toContain(0)
    expect(Math.max(...axis)).toBeGreaterThanOrEqual(Math.max(...values))
    expect(Math.min(...axis)).toBeLessThanOrEqual(Math.min(...values))
  }
  expect([every(6, 14), every(14, 14), every(15, 14)]).toEqual([1, 1, 2])
})

test('an axis near its values leaves out what nobody comes near', () => {
  expect(ticksNear([79, 100, 88])).toEqual([75, 80, 85, 90, 95, 100])
  expect(ticksNear([5, 5])).toEqual([5, 6])
  expect(ticksNear([-3, 4])).toEqual([-4, -2, 0, 2, 4])
  expect(ticksNear([])).toEqual([0, 1])
})

test('bars stand for categories in which somebody has points, in their order', () => {
  const score = (seat: number, parts: { [category: string]: number }) => ({ seat, total: 0, parts, tiebreak: [] })
  expect(rowsOf([score(0, { fields: 2, sheep: 0, cards: -1 }), score(1, { fields: 0, sheep: 0, cards: 0 })])).toEqual([
    {
      category: 'fields',
      values: [
        { seat: 0, n: 2 },
        { seat: 1, n: 0 },
      ],
    },
    {
      category: 'cards',
      values: [
        { seat: 0, n: -1 },
        { seat: 1, n: 0 },
      ],
    },
  ])
})

test('[V-SCORE-10] [V-SCORE-11] a tie is told with what decides it, and nothing beyond', () => {
  const score = (seat: number, total: number, ...tiebreak: number[]) => ({ seat, total, parts: {}, tiebreak })
  const steps = (...scores: readonly ReturnType<typeof score>[]) => tieOf(scores)?.steps ?? null
  expect(steps(score(0, 67, 3, 5), score(1, 66, 9, 9))).toBeNull()
  expect(steps(score(0, 67, 3, 5), score(1, 67, 1, 9), score(2, 20, 0, 0))).toBe(1)
  expect(steps(score(0, 67, 3, 5), score(1, 67, 3, 4))).toBe(2)
  // Shared after all: everything that was counted is told.
  expect(steps(score(0, 67, 3, 5), score(1, 67, 3, 5))).toBe(2)
  expect(steps(score(0, 30), score(1, 30))).toBe(0)
  expect(tieOf([score(0, 9, 1), score(1, 9, 2), score(2, 3, 7)])?.among.map(({ seat }) => seat)).toEqual([0, 1])
})
