/** What stands around the game: chains of a series, labels of a chart, how far one may ask to go back, marks. */

import type { Line, SeriesGame } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { marksFor } from '../link/device/lay.ts'
import { chainsOf } from '../link/series.ts'
import { apart, hanging } from '../table/result/apart.ts'
import { undoPointBefore } from '../table/turn/undoPoints.ts'

const words = { en: 'x', de: 'x' }
const game = (id: string, previous: string | null, more: Partial<SeriesGame> = {}): SeriesGame => ({
  id,
  game: 'agricola',
  previous,
  title: words,
  status: 'over',
  total: 50,
  verdict: null,
  createdAt: 1,
  endedAt: 1,
  away: false,
  sequels: [],
  ...more,
})
const ids = (games: readonly SeriesGame[]) =>
  chainsOf(games).map((chain) => [chain.games.map((g) => g.id).join(' '), chain.open] as const)

test('a series is the chain of its games, and goes on where its last game offers more', () => {
  expect(ids([game('a', null, { sequels: [words] })])).toEqual([['a', true]])
  expect(ids([game('a', null, { sequels: [words] }), game('b', 'a', { sequels: [words] })])).toEqual([['a b', true]])
  expect(ids([game('a', null, { sequels: [words] }), game('b', 'a')])).toEqual([['a b', false]])
  const running = game('b', 'a', { status: 'running', endedAt: null, total: null })
  expect(ids([game('a', null, { sequels: [words] }), running])).toEqual([['a b', false]])
})

test('a game followed twice has two series; one that was closed before its end does not count', () => {
  const first = game('a', null, { sequels: [words] })
  const lost = game('b', 'a', { endedAt: 5 })
  const again = game('c', 'a', { endedAt: 9, sequels: [words] })
  expect(ids([first, lost, again])).toEqual([
    ['a c', true],
    ['a b', false],
  ])
  const closed = game('d', 'a', { status: 'running', away: true })
  expect(ids([first, closed])).toEqual([['a', true]])
})

test('a game whose beginning is not known here begins its chain', () => {
  expect(ids([game('b', 'gone')])).toEqual([['b', false]])
})

test('labels keep their distance and stay on the paper', () => {
  expect(apart([10, 50, 90], 18, 100)).toEqual([10, 50, 90])
  expect(apart([50, 50, 52], 18, 200)).toEqual([50, 68, 86])
  const low = apart([99, 100, 98], 18, 100)
  expect(Math.max(...low)).toBe(100)
  const sorted = [...low].sort((a, b) => a - b)
  expect(sorted.every((y, i) => i === 0 || y - (sorted[i - 1] ?? 0) >= 18)).toBe(true)
})

test('numbers hang below their place on a curve, and none lies on another or beyond the paper', () => {
  expect(
    hanging(
      [
        { x: 10, y: 20 },
        { x: 50, y: 20 },
      ],
      190,
    ),
  ).toEqual([18, 18])
  expect(hanging([{ x: 10, y: 160 }], 190)).toEqual([-42])
  const close = [
    { x: 64, y: 80 },
    { x: 65, y: 78 },
    { x: 66, y: 81 },
  ]
  const tops = hanging(close, 190).map((top, i) => top + (close[i]?.y ?? 0))
  for (const [i, top] of tops.entries()) {
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + 25).toBeLessThanOrEqual(190)
    for (const other of tops.slice(0, i)) expect(Math.abs(other - top)).toBeGreaterThanOrEqual(25)
  }
})

const line = (seq: number, seat: number | null, position: number, kind: Line['kind'] = 'answer'): Line => ({
  seq,
  at: 0,
  seat,
  kind,
  position,
  events: [],
})

test('one asks to go back to before one’s own latest choice that still counts', () => {
  expect(undoPointBefore([line(1, null, 0, 'start')], 0)).toBeNull()
  const log = [line(1, null, 0, 'start'), line(2, 0, 1), line(3, 1, 3), line(4, 0, 4), line(5, 1, 5)]
  expect(undoPointBefore(log, 0)).toBe(3)
  expect(undoPointBefore(log, 1)).toBe(4)
  expect(undoPointBefore([...log, line(6, 1, 3, 'undo')], 0)).toBe(0)
  expect(undoPointBefore([...log, line(6, 0, 5, 'concede')], 0)).toBe(3)
})

test('the first seat gets the mark it wants, whoever had it gets another, all differ', () => {
  expect(marksFor(3, null)).toEqual([0, 1, 2])
  expect(marksFor(3, 2)).toEqual([2, 1, 0])
  expect(marksFor(2, 4)).toEqual([4, 1])
  for (const wish of [0, 1, 2, 3, 4]) expect(new Set(marksFor(5, wish)).size).toBe(5)
})
