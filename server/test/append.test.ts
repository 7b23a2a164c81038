/** Entries of many tables in one statement, and news in few packets: what goes together must not suffer together. */

import { expect, test } from 'vitest'
import { type Appending, openAppender } from '../storage/append.ts'
import { listOf, type Params, type Value } from '../storage/db.ts'
import { packets } from '../storage/news.ts'

const WHAT: Appending = { head: 'INSERT INTO t', width: 2, tail: 'RETURNING id' }

/** A store that remembers its statements; `fate` may throw for one. */
function fakeStore(fate: (keys: readonly Value[]) => void) {
  const statements: Value[][] = []
  const run = async (_sql: string, params: Params): Promise<Record<string, Value>[]> => {
    const keys = params.filter((_, i) => i % WHAT.width === 0)
    statements.push(keys)
    await new Promise((resolve) => setTimeout(resolve, 5))
    fate(keys)
    return keys.filter((key) => !String(key).startsWith('taken')).map((id) => ({ id }))
  }
  return { statements, append: openAppender(run, WHAT) }
}

test('what comes together goes out together, in one order, and each learns its own outcome', async () => {
  const { statements, append } = fakeStore(() => undefined)
  const outcomes = await Promise.all(['c', 'taken', 'a', 'b'].map((key) => append([key, 1])))
  expect(outcomes).toEqual([true, false, true, true])
  expect(statements).toEqual([['a', 'b', 'c', 'taken']])
})

test('what comes while others are written goes out next; never two rows of one table at once', async () => {
  const { statements, append } = fakeStore(() => undefined)
  await Promise.all([append(['a', 1]), append(['a', 2]), append(['b', 1])])
  expect(statements).toEqual([['a', 'b'], ['a']])
  statements.length = 0
  await Promise.all(Array.from({ length: 100 }, (_, i) => append([`t${i}`, 1])))
  expect(statements.length).toBeLessThan(6)
  expect(new Set(statements.flat()).size).toBe(100)
})

test("one table's bad row fails alone; a store that is gone fails them all", async () => {
  const bad = fakeStore((keys) => {
    if (keys.includes('bad')) throw Object.assign(new Error('no such table'), { code: '23503' })
  })
  const settled = await Promise.allSettled(['a', 'bad', 'b'].map((key) => bad.append([key, 1])))
  expect(settled.map((s) => s.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const gone = fakeStore(() => {
    throw Object.assign(new Error('the connection is lost'), { code: '57P01' })
  })
  const lost = await Promise.allSettled(['a', 'b'].map((key) => gone.append([key, 1])))
  expect(lost.map((s) => s.status)).toEqual(['rejected', 'rejected'])
  expect(gone.statements).toEqual([['a', 'b']])
})

test('news fit into packets of less than 8000 bytes, in order, whatever letters they are made of', () => {
  const messages = Array.from({ length: 50 }, (_, i) => JSON.stringify({ n: i, text: 'ä€'.repeat(i * 10) }))
  const sent = packets('me', messages)
  for (const packet of sent) expect(Buffer.byteLength(packet)).toBeLessThan(8000)
  expect(sent.flatMap((packet) => packet.split('\n').slice(1))).toEqual(messages)
  expect(packets('me', [])).toEqual([])
})

test('lists in statements come in few lengths, hold what was asked for and nothing else', () => {
  const lists = Array.from({ length: 500 }, (_, n) => Array.from({ length: n }, (__, i) => `id ${i}`))
  const found = lists.map(listOf)
  expect(new Set(found.map(({ marks }) => marks)).size).toBe(10)
  for (const [n, { marks, params }] of found.entries()) {
    expect(marks.split(', ').length).toBe(params.length)
    expect(new Set(params)).toEqual(n === 0 ? new Set([null]) : new Set(lists[n]))
  }
})
