/** Records in files: short, whole, and old ones still open. */

import { expect, test } from 'vitest'
import { randomGame } from '../conformance/index.ts'
import { kernel, recordFile, recordFrom, replay } from '../index.ts'
import { fair, orchard } from './games/index.ts'

const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a record comes back from its file as it was, with what its writer added', () => {
  const k = kernel(fair)
  const { record } = randomGame(k, { game: 'fair', seats: 4 }, 'file').journal
  const more = [[0, { undo: 3 }] as const, [1, 'pass', '1.7'] as const, [2, { use: 4 }, 'anytime'] as const]
  const written = { ...record, entries: [...record.entries, ...more], finished: true }
  expect(recordFrom(through(recordFile(written)))).toEqual(written)
})

test('a file names every answer once and reads line by line', () => {
  const { record } = randomGame(kernel(orchard), { game: 'orchard', seats: 2 }, 'file').journal
  const { answers, log } = recordFile(record)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
  expect(log[0]).toMatch(/^\d:0 \d:\d+/)
  expect(log.map((line) => line.split(' ').length).slice(0, -1)).toEqual(log.slice(1).map(() => 16))
})

test('a record with answers in place still opens and plays', () => {
  const k = kernel(orchard)
  const { record } = randomGame(k, { game: 'orchard', seats: 3 }, 'old').journal
  const opened = recordFrom(through(record))
  expect(opened).toEqual(record)
  expect(opened === null ? 'no record' : replay(k, opened).fault).toBeNull()
})

test('what is no record is not taken for one', () => {
  const { record } = randomGame(kernel(orchard), { game: 'orchard', seats: 2 }, 'broken').journal
  const file = recordFile(record)
  const broken: unknown[] = [
    null,
    'record',
    [],
    { ...record, entries: [['0', 1]] },
    // One wrong entry among right ones is enough, and so is a third part that is no decision.
    { ...record, entries: [...record.entries, ['0', 1]] },
    { ...record, entries: [[0, 1, 7]] },
    { ...record, entries: [[0, 1, '0.1', 'more']] },
    { ...record, position: 7 },
    { ...record, seed: 7 },
    { ...file, answers: [] },
    { ...file, log: ['0:0 nonsense'] },
    { ...file, log: [7] },
    { ...file, log: 'x' },
    { ...file, format: 3 },
  ]
  for (const data of broken) expect(recordFrom(data)).toBeNull()
})
