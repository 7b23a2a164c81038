/** Threads whose answer nobody waits for any more: what waits is dropped, what is being worked on ends. */

import { afterEach, expect, test } from 'vitest'
import { fairQueue } from '../threads/fair-queue.ts'
import { openThreads, type Threads, Unwanted } from '../threads/pool.ts'
import type { Asked } from './help/waiting.ts'

const turn = { line: 'table', group: '' }
/** Longer than any test may take. */
const MS = 600_000

let threads: Threads<Asked, readonly string[]> | null = null
const single = () => {
  threads = openThreads<Asked, readonly string[]>({
    url: new URL('./help/waiting.ts', import.meta.url),
    workerData: null,
    size: 1,
    memoryMb: 64,
    name: 'waiter',
  })
  return threads
}
afterEach(() => threads?.close())

const abort = async (end: AbortController, asked: Promise<unknown>): Promise<unknown> => {
  const why = asked.catch((error: unknown) => error)
  end.abort()
  return why
}

test('a thread hears that nobody waits any more, and answers the next question', async () => {
  const { ask } = single()
  await ask({ name: 'first', endless: false }, MS, turn)
  const end = new AbortController()
  const endless = ask({ name: 'endless', endless: true }, MS, turn, end.signal)
  const next = ask({ name: 'next', endless: false }, MS, turn)
  expect(await abort(end, endless)).toBeInstanceOf(Unwanted)
  // The same thread: it was not ended, it looked up by itself.
  expect(await next).toEqual(['first', 'endless', 'next'])
})

test('what nobody waits for any more is not begun', async () => {
  const { ask } = single()
  const [busy, dropped] = [new AbortController(), new AbortController()]
  const endless = ask({ name: 'endless', endless: true }, MS, turn, busy.signal)
  const waiting = ask({ name: 'dropped', endless: true }, MS, turn, dropped.signal)
  expect(await abort(dropped, waiting)).toBeInstanceOf(Unwanted)
  const late = ask({ name: 'late', endless: true }, MS, turn, AbortSignal.abort())
  await expect(late).rejects.toBeInstanceOf(Unwanted)
  const next = ask({ name: 'next', endless: false }, MS, turn)
  await abort(busy, endless)
  expect(await next).toEqual(['endless', 'next'])
})

test('what is taken out of the queue leaves the others their turns', () => {
  const queue = fairQueue<string>()
  for (const item of ['a1', 'a2']) queue.push('a', '', item)
  queue.push('b', '', 'b1')
  expect(queue.drop('a1')).toBe(true)
  expect(queue.drop('a1')).toBe(false)
  expect(queue.drop('b1')).toBe(true)
  expect(queue.size).toBe(1)
  expect([queue.shift(), queue.shift(), queue.size]).toEqual(['a2', undefined, 0])
})
