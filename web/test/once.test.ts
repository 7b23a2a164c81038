/** Pressed twice, done once: guests, requests, and what is told when something fails. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusedWords } from '../link/refused.ts'
import { ApiError, api, somebody } from '../link/server/api.ts'
import { errorText } from '../link/server/errorText.ts'
import { once } from '../parts/useOnce.ts'
import { de } from '../text/de.ts'
import { fetchText } from '../text/index.ts'

/** A server that knows whoever came in, and takes its time. */
let calls: string[] = []
let known: { name: string; lang: string } | null = null
let down = false

beforeEach(async () => {
  calls = []
  known = null
  down = false
  vi.stubGlobal('document', { documentElement: { lang: 'de', dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
    calls.push(`${how.method} ${address}`)
    const before = known
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (down) throw new TypeError('Failed to fetch')
    if (how.method === 'POST') known = JSON.parse(String(how.body)) as typeof known
    return Response.json({ person: how.method === 'POST' ? known : before })
  })
  await fetchText()
})
afterEach(() => vi.unstubAllGlobals())

test('a stranger who asks twice at once becomes one guest', async () => {
  await Promise.all([somebody('Ben', 'de'), somebody('Ben', 'de'), somebody('Ben', 'de')])
  expect(calls.filter((call) => call === 'POST /api/guest')).toHaveLength(1)
})

test('who cannot reach the server becomes nobody, and may try again', async () => {
  down = true
  await expect(somebody('Ben', 'de')).rejects.toThrow(de.account.offline)
  expect(calls).toEqual(['GET /api/me'])
  down = false
  await somebody('Ben', 'de')
  expect(calls.filter((call) => call === 'POST /api/guest')).toHaveLength(1)
})

test('what is pressed again while it runs is not sent again; afterwards it is', async () => {
  const heard: boolean[] = []
  const run = once((busy) => heard.push(busy))
  let sent = 0
  const work = async () => {
    sent++
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await Promise.all([run(work), run(work), run(work)])).toEqual([true, false, false])
  expect(sent).toBe(1)
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(work)).toBe(true)
  expect(heard).toEqual([true, false, true, false, true, false])
})

test('people read sentences, never a program’s words', async () => {
  const said = new ApiError({ code: 'conflict', text: 'Dieser Platz ist besetzt.', detail: 'seat: invalid' })
  expect(errorText(said)).toBe('Dieser Platz ist besetzt.')
  expect(errorText(new TypeError('x is not a function'))).toBe(de.trouble.failed)
  expect(errorText(new DOMException('The operation is insecure.', 'SecurityError'))).toBe(de.trouble.device)
  expect(errorText('?')).toBe(de.trouble.failed)
  expect(refusedWords({ rule: null })).toBe(de.trouble.failed)
  expect(refusedWords({ rule: 'X-UNKNOWN' })).toBe(de.trouble.failed)
  expect(refusedWords({ rule: 'K-UNDO' })).not.toContain('K-UNDO')
  expect(refusedWords({ rule: 'K-UNDO', text: 'So geht es nicht.' })).toBe('So geht es nicht.')
})

test('an answer that breaks off is no answer', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"person": {"na', { headers: { 'content-type': 'application/json' } }),
  )
  await expect(api.me()).rejects.toThrow(de.account.offline)
})
