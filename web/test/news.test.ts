/** What others did since the last visit. */

import type { Line } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { newsOf } from '../table/log/news.ts'
import { isNew } from '../table/log/seen.ts'

const line = (seq: number, seat: number | null, position = seq, kind: Line['kind'] = 'answer'): Line => ({
  seq,
  at: 0,
  seat,
  kind,
  position,
  events: kind === 'undo' ? [] : [{ kind: 'did', seat: seat ?? 0 }],
})

test('moves of others after the last line seen, in their order', () => {
  const log = [line(1, 1), line(2, 0), line(3, 1), line(4, 2)]
  expect(newsOf(log, 2, 0).map((l) => l.seq)).toEqual([3, 4])
  expect(newsOf(log, Number.POSITIVE_INFINITY, 0)).toEqual([])
})

test('what was taken back is no news', () => {
  const log = [line(1, 1), line(2, 1), line(3, 1, 1, 'undo'), line(4, 2, 2)]
  expect(newsOf(log, 0, 0).map((l) => l.seq)).toEqual([1, 4])
})

test('the newest sixty at most', () => {
  const log = Array.from({ length: 90 }, (_, i) => line(i + 1, 1))
  const news = newsOf(log, 0, 0)
  expect(news).toHaveLength(60)
  expect(news.at(-1)?.seq).toBe(90)
})

test('a page that is loaded again has nothing new to tell, nor one whose viewer has moved since', () => {
  const log = [line(1, 1), line(2, 0), line(3, 1)]
  expect(isNew(log, 3, 3, 0)).toBe(false)
  expect(isNew(log, 2, 3, 0)).toBe(true)
  expect(isNew([...log, line(4, 1)], 2, 3, 0)).toBe(true)
  expect(isNew([...log, line(4, 0)], 2, 3, 0)).toBe(false)
})
