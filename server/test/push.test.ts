/** Web push: only real push services are called, a gone subscription is forgotten, a failing one is tried again. */

import { rmSync } from 'node:fs'
import https from 'node:https'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import webpush from 'web-push'
import type { RunningServer } from '../server.ts'
import { guest } from './help/client.ts'
import { newBrowser, openMessage, openPushService, openVapid } from './help/push-service.ts'
import { handSwept } from './help/server.ts'
import { tempDir } from './help/stores.ts'

let server: RunningServer
const dir = tempDir()
beforeAll(async () => {
  server = await handSwept({ DATA_DIR: dir })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const { keys } = newBrowser()
/** A round of the caretaker, and all that is due delivered. */
async function swept(): Promise<void> {
  await server.sweeper.sweep()
  await server.notifier.idle()
}

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'

test('a server cannot be talked into calling other addresses', async () => {
  const anna = await guest(server.url, 'Anna')
  for (const wrong of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://evil.example/googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://storage.googleapis.com/x',
    'https://fcm.googleapis.com:22/x',
    'https://fcm.googleapis.com@evil.example/x',
  ]) {
    expect((await anna.call('POST', '/api/me/push', { endpoint: wrong, keys })).status).toBe(400)
  }
  expect((await anna.must('GET', '/api/push/key')).key).toMatch(/^[\w-]{80,}$/)
})

test('what is no key of a browser is refused, and only the newest browsers are kept', async () => {
  const anna = await guest(server.url, 'Anna')
  for (const wrong of [
    { p256dh: 'BKey', auth: keys.auth },
    { p256dh: keys.p256dh, auth: 'short' },
    { p256dh: `A${keys.p256dh.slice(1)}`, auth: keys.auth },
    { p256dh: 'B'.repeat(4000), auth: keys.auth },
  ]) {
    expect((await anna.call('POST', '/api/me/push', { endpoint, keys: wrong })).status).toBe(400)
  }
  for (let i = 0; i < 30; i++) await anna.must('POST', '/api/me/push', { endpoint: `${endpoint}-${i}`, keys })
  const me = (await anna.must('GET', '/api/me')).person as { id: string }
  const kept = await server.context.people.pushes(me.id)
  expect(kept.length).toBe(8)
  expect(kept.map((push) => push.endpoint)).toContain(`${endpoint}-29`)
  await anna.must('DELETE', '/api/me')
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
  const { db, people } = server.context
  const age = async (seconds: number): Promise<void> => {
    await db.all('UPDATE entries SET waiting = ?', [JSON.stringify({ 0: Date.now() - seconds * 1000 })])
    await db.all('UPDATE notices SET since = ?', [Date.now() - seconds * 1000])
  }
  await age(100)
  sent.mockRejectedValueOnce(Object.assign(new Error('busy'), { statusCode: 503 }))
  await swept()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ endpoint })
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]))).toEqual({
    title: 'Du bist dran: Laternen',
    url: `/table/${id}`,
  })
  await db.all('UPDATE outbox SET due_at = 1')
  sent.mockResolvedValue({ statusCode: 201, body: '', headers: {} })
  await swept()
  await swept()
  expect(sent).toHaveBeenCalledTimes(2)
  const me = (await anna.must('GET', '/api/me')).person as { id: string }
  sent.mockRejectedValueOnce(Object.assign(new Error('gone'), { statusCode: 410 }))
  await db.all('DELETE FROM notices')
  await swept()
  expect(await people.pushes(me.id)).toEqual([])
})

test('what arrives at the push service is signed by the server and opens only in the subscribed browser', async () => {
  vi.restoreAllMocks()
  const service = await openPushService()
  vi.spyOn(https, 'request').mockImplementation(service.request as typeof https.request)
  const berta = await guest(server.url, 'Berta', 'de')
  const browser = newBrowser()
  const address = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
  await berta.must('POST', '/api/me/push', { endpoint: address, keys: browser.keys })
  const { id } = await berta.table('POST', '/api/tables', {
    game: 'lanterns',
    seats: [{ kind: 'me' }],
    start: true,
    pace: { kind: 'turns', seconds: 3600 },
  })
  const { db, people } = server.context
  await db.all('UPDATE entries SET waiting = ? WHERE table_id = ?', [JSON.stringify({ 0: Date.now() - 100_000 }), id])
  await swept()
  const [delivery] = service.deliveries
  if (delivery === undefined) throw new Error('nothing arrived')
  expect(service.deliveries.length).toBe(1)
  expect(delivery.path).toBe('/wpush/v2/abc')
  expect(delivery.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(24 * 3600) })
  expect(delivery.body.includes('Zug')).toBe(false)
  expect(JSON.parse(openMessage(browser, delivery.body))).toEqual({
    title: 'Du bist dran: Laternen',
    url: `/table/${id}`,
  })
  expect(() => openMessage(newBrowser(), delivery.body)).toThrow()
  const { key } = (await berta.must('GET', '/api/push/key')) as { key: string }
  const claims = openVapid(delivery.headers.authorization ?? '', key)
  expect(claims.aud).toBe('https://updates.push.services.mozilla.com')
  expect(claims.exp * 1000).toBeGreaterThan(Date.now())

  // Who turns notices off hears nothing more; a browser that left is forgotten.
  await db.all('DELETE FROM notices')
  await berta.must('PATCH', '/api/me', { notify: { email: false, push: false } })
  await swept()
  expect(service.deliveries.length).toBe(1)
  await berta.must('PATCH', '/api/me', { notify: { email: false, push: true } })
  service.status = 410
  await db.all('DELETE FROM notices')
  await swept()
  const me = (await berta.must('GET', '/api/me')).person as { id: string }
  expect(await people.pushes(me.id)).toEqual([])
  await service.close()
})
