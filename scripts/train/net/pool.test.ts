/** Games for learning: the same from the same words, however many threads there are. */

import { createHash } from 'node:crypto'
import { randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { playAll } from './pool.ts'
import { type Played, seated, type Task } from './worker.ts'

const TASK: Task = { game: 'agricola', seats: 2, judges: [null], seed: 'pool', seating: 'learning' }

async function played(task: Task, games: number, threads: number): Promise<Played[]> {
  const list: Played[] = []
  await playAll(task, games, threads, (one) => list.push(one))
  return list
}

const digest = (list: readonly Played[]): string => {
  const hash = createHash('sha256')
  for (const { rows } of list) hash.update(new Uint8Array(rows.buffer))
  return hash.digest('hex')
}

test('a generation played by one thread and again by two gives the same rows in the same order', async () => {
  const [once, twice] = [await played(TASK, 2, 1), await played(TASK, 2, 2)]
  expect(once.map(({ game }) => game)).toEqual([0, 1])
  expect(once.every(({ rows }) => rows.length > 0)).toBe(true)
  expect(digest(once.slice(1))).not.toBe(digest(once.slice(0, 1)))
  expect(twice.map(({ totals }) => totals)).toEqual(once.map(({ totals }) => totals))
  expect(digest(twice)).toBe(digest(once))
})

test('for a gate one seat in turn judges by the first, or all do; for learning most do', () => {
  const sits = (seating: Task['seating'], game: number): number[] =>
    seated({ ...TASK, seats: 4, judges: [null, null, null], seating }, game, randomFrom(`${game}`))
  expect([0, 1, 4].map((game) => sits('one', game))).toEqual([
    [0, 1, 1, 1],
    [1, 0, 1, 1],
    [0, 1, 1, 1],
  ])
  expect(sits('alike', 3)).toEqual([0, 0, 0, 0])
  const learning = Array.from({ length: 250 }, (_, game) => sits('learning', game)).flat()
  const share = (judge: number): number => learning.filter((one) => one === judge).length / learning.length
  expect(share(0)).toBeCloseTo(0.7, 1)
  expect(share(1)).toBeCloseTo(0.15, 1)
})
