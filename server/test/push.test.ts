/** Web push: only real push services are called, a gone subscription is forgotten, a failing one is tried again. */

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import webpush from 'web-push'
import type { RunningServer } from '../server.ts'
import { guest } from './help/client.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

let server: RunningServer
const dir = tempDir()
beforeAll(async () => {
  server = await testServer({ DATA_DIR: dir, SWEEP_MS: '3600000' })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const keys = { p256dh: 'BKey', auth: 'auth' }
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'

test('a server cannot be talked into calling other addresses', async () => {
  const anna = await guest(server.url, 'Anna')
  for (const wrong of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://evil.example/googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
  ]) {
    expect((await anna.call('POST', '/api/me/push', { endpoint: wrong, keys })).status).toBe(400)
  }
  expect((await anna.must('GET', '/api/push/key')).key).toMatch(/^[\w-]{80,}$/)
})

test('who is away hears of the turn once; a failure is tried again, a gone browser is forgotten', async () => {
  const sent = vi.spyOn(webpush, 'sendNotification')
  const anna = await guest(server.url, 'Anna', 'de')
  await anna.must('POST', '/api/me/push', { endpoint, keys })
  const { id } = await anna.table('POST', '/api/tables', {
    game: 'lanterns',
    seats: [{ kind: 'me' }],
    start: true,
    pace: { kind: 'turns', seconds: 3600 },
  })
  const { db, people } = server.place
  const age = async (seconds: number): Promise<void> => {
    await db.all('UPDATE entries SET waiting = ?', [JSON.stringify({ 0: Date.now() - seconds * 1000 })])
    await db.all('UPDATE notices SET since = ?', [Date.now() - seconds * 1000])
  }
  await age(100)
  sent.mockRejectedValueOnce(Object.assign(new Error('busy'), { statusCode: 503 }))
  await server.sweeper.sweep()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ endpoint })
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]))).toEqual({
    title: 'Du bist am Zug: Laternen',
    url: `/table/${id}`,
  })
  await db.all('UPDATE notices SET retry_at = 1')
  sent.mockResolvedValue({ statusCode: 201, body: '', headers: {} })
  await server.sweeper.sweep()
  await server.sweeper.sweep()
  expect(sent).toHaveBeenCalledTimes(2)
  const me = (await anna.must('GET', '/api/me')).person as { id: string }
  sent.mockRejectedValueOnce(Object.assign(new Error('gone'), { statusCode: 410 }))
  await db.all('DELETE FROM notices')
  await server.sweeper.sweep()
  expect(await people.pushes(me.id)).toEqual([])
})
