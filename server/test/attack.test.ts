/** What somebody who means harm might try besides nonsense: each was tried, and what went through once does not any more. */

import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { isName } from '@dorfplatz/protocol/name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

let server: RunningServer
const dir = tempDir()
beforeAll(async () => {
  server = await testServer({ DATA_DIR: dir, LIMIT_MESSAGES_PER_10S: '2000' })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const SOLO = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }], start: true }
const firstChoice = async (person: Person, id: string) => {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions?seat=0`)) as {
    decisions: { id: string; choices: { choice: string }[] }[]
  }
  return [{ choice: decisions[0]?.choices[0]?.choice ?? '' }]
}

test('a name is seen: no letters that show nothing, no towers of marks', async () => {
  for (const blank of ['\u3164', 'Anna\u3164', 'An\u115fna', 'Anna\uffa0', 'Anna\u034f', 'A\u180bnna']) {
    expect([blank, isName(blank)]).toEqual([blank, false])
  }
  expect(isName(`Z${'\u0335\u0336'.repeat(4)}`)).toBe(false)
  // People are called like this.
  for (const name of [
    'Anna',
    'Nguyễn',
    'Nguye\u0302\u0303n',
    'أحمد',
    'हिन्दी',
    'ประเสริฐ์',
    '빈 집',
    'Şükrü 2',
    'Jörg & Co.',
  ]) {
    expect([name, isName(name)]).toEqual([name, true])
  }
  const host = await guest(server.url, 'Anna')
  const { id } = await host.table('POST', '/api/tables', {
    ...SOLO,
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    start: false,
  })
  const double = await visitor(server.url).call('POST', '/api/guest', { name: 'Anna\u3164' })
  expect(double.status).toBe(400)
  const thief = await guest(server.url, 'Dieb')
  expect((await thief.call('POST', `/api/tables/${id}/join`, { name: 'Anna\u3164' })).status).toBe(400)
})

test('a log does not grow without end by asking oneself to go back', async () => {
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', SOLO)
  const answers = await firstChoice(anna, id)
  const socket = await anna.socket()
  let refused: unknown = null
  for (let tries = 0; tries < 300 && refused === null; tries++) {
    await socket.command({ type: 'command', commandId: newCommand(), table: id, seat: 0, answers })
    const back = await socket.command({ type: 'propose', commandId: newCommand(), table: id, seat: 0, back: 0 })
    if (back.type === 'nack') refused = back.problem.code
  }
  expect(refused).toBe('too-many')
  socket.close()
})

test('a log does not grow without end by putting a bot into one’s own seat and coming back', async () => {
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', { ...SOLO, seats: [{ kind: 'me' }, { kind: 'me' }] })
  let status = 200
  for (let tries = 0; tries < 100 && status === 200; tries++) {
    status = (await anna.call('POST', `/api/tables/${id}/bot`, { seat: 1 })).status
    await anna.table('POST', `/api/tables/${id}/join`, { seat: 1 })
  }
  expect(status).toBe(429)
})

test('frames below messages are counted, too', async () => {
  const anna = await guest(server.url, 'Anna')
  const { ws, closed } = await anna.socket()
  for (let i = 0; i < 5000; i++) ws.ping()
  await expect.poll(() => ws.readyState, { timeout: 20_000 }).toBe(ws.CLOSED)
  expect((await closed).code).toBe(1008)
})

test('a small body that unpacks into a large one is too large', async () => {
  const anna = await guest(server.url, 'Anna')
  const body = gzipSync(JSON.stringify({ name: 'x'.repeat(50_000_000) }))
  const status = await new Promise((resolve, reject) => {
    const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie }
    const call = request(`${server.url}/api/me`, { method: 'PATCH', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end(body)
  })
  expect([400, 413]).toContain(status)
})

test('the same answer sent at once by two sockets and over HTTP counts once', async () => {
  const anna = await guest(server.url, 'Anna')
  const { id, seq } = await anna.table('POST', '/api/tables', SOLO)
  const answers = await firstChoice(anna, id)
  const commandId = newCommand()
  const sockets = await Promise.all([anna.socket(), anna.socket()])
  const replies = await Promise.all([
    ...sockets.map((socket) => socket.command({ type: 'command', commandId, table: id, seat: 0, answers })),
    anna.must('POST', `/api/tables/${id}/answers`, { commandId, seat: 0, answers }),
  ])
  expect(replies).toMatchObject([{ seq: seq + 1 }, { seq: seq + 1 }, { seq: seq + 1 }])
  expect((await anna.table('GET', `/api/tables/${id}`)).seq).toBe(seq + 1)
  for (const socket of sockets) socket.close()
})

test('who says hello again and again, over however many sockets, does not hold up the table', async () => {
  const small = tempDir()
  const strict = await testServer({ DATA_DIR: small, LIMIT_MESSAGES_PER_10S: '20' })
  const anna = await guest(strict.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', SOLO)
  const sockets = await Promise.all(Array.from({ length: 20 }, () => anna.socket()))
  for (const socket of sockets) for (let i = 0; i < 10; i++) socket.say({ type: 'hello', table: id })
  const heard = (type: string) => sockets.flatMap((socket) => socket.messages).filter((m) => m.type === type).length
  await expect
    .poll(() => heard('full') + heard('gap') + heard('error'), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(200)
  // What is refilled while the machine is busy comes on top.
  expect(heard('full')).toBeLessThan(150)
  expect(heard('error')).toBeGreaterThan(0)
  for (const socket of sockets) socket.close()
  await strict.close()
  rmSync(small, { recursive: true, force: true })
})
