/** What somebody who means harm might try besides nonsense: each was tried, and what went through once does not any more. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { commandId } from '@dorfplatz/protocol'
import { isName } from '@dorfplatz/protocol/name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableFor } from '../play/actor.ts'
import { comeBack, handToBot } from '../play/acts.ts'
import type { RunningServer } from '../server.ts'
import { entriesAfter } from '../storage/log.ts'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { overhear } from './help/overhear.ts'
import { newBrowser } from './help/push-service.ts'
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
interface Offered {
  readonly decisions: readonly { readonly id: string; readonly choices: readonly { readonly choice: string }[] }[]
}
const firstChoice = async (person: Person, id: string, seat = 0) => {
  const { decisions } = await person.must<Offered>('GET', `/api/tables/${id}/decisions?seat=${seat}`)
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

test('what costs much is counted by network, whoever they say they are: lists of tables, the documentation', async () => {
  const small = tempDir()
  const strict = await testServer({ DATA_DIR: small, LIMIT_LISTS_PER_ADDRESS_10S: '20' })
  for (const [path, most] of [
    ['/api/tables', 30],
    ['/api/club', 30],
    ['/api/daily/lanterns/alone/ladder', 30],
    ['/api/people/nobody', 30],
    ['/api/docs/json', 100],
    ['/api/d%6fcs/static/swagger-ui.css', 60],
  ] as const) {
    const asked = Array.from({ length: 200 }, (_, i) => bare(strict.url, path, `dorfplatz=somebody-else-${i}`))
    const found = (await Promise.all(asked)).filter(({ status }) => [200, 404].includes(status)).length
    expect([path, found <= most]).toEqual([path, true])
  }
  await strict.close()
  rmSync(small, { recursive: true, force: true })
})

test('however many ask whether the server is ready, the store is asked now and then', async () => {
  let asked = 0
  overhear(server, (sql) => {
    if (sql === 'SELECT 1 AS one') asked++
  })
  const replies = await Promise.all(Array.from({ length: 200 }, () => bare(server.url, '/readyz')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toBeLessThan(50)
})

test('who takes one name after the other, to be told at all tables, is stopped; the same name again is none', async () => {
  const anna = await guest(server.url, 'Anna')
  const rename = async (name: string) => (await anna.call('PATCH', '/api/me', { name })).status
  for (let i = 0; i < 50; i++) expect(await rename('Anna')).toBe(200)
  const statuses: number[] = []
  for (let i = 0; i < 50; i++) statuses.push(await rename(`Bert ${i}`))
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(40)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

test('games of a device are played again one at a time for each person', async () => {
  const anna = await guest(server.url, 'Anna')
  const { reader } = server.context
  const { read } = reader
  let open: () => void = () => undefined
  const shut = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow = reader as { read: typeof read }
  slow.read = (asked) => shut.then(() => read(asked))
  const record = { format: 1, game: 'lanterns', rules: '1', seats: 1, seed: '0', options: {}, hashes: {}, entries: [] }
  const bring = async () => {
    const body = { record, seat: 0, seats: [{ name: 'Anna', level: null }], startedAt: 0, endedAt: 0 }
    return (await anna.call('POST', '/api/me/results', body)).status
  }
  const first = bring()
  const others = await Promise.all(Array.from({ length: 5 }, bring))
  open()
  slow.read = read
  expect([await first, ...others].toSorted()).toEqual([409, 429, 429, 429, 429, 429])
  expect(await bring()).toBe(409)
})

/** Two people at a table, of whom the second means harm. */
async function pair(more: object = {}) {
  const anna = await guest(server.url, 'Anna')
  const dieb = await guest(server.url, 'Dieb')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id, invite } = await anna.table('POST', '/api/tables', { ...SOLO, start: false, seats, ...more })
  await dieb.table('POST', `/api/tables/${id}/join`, { invite })
  await anna.table('POST', `/api/tables/${id}/start`)
  const answer = async (who: Person, seat: number, commandId: string) => {
    const answers = await firstChoice(who, id, seat)
    await who.must('POST', `/api/tables/${id}/answers`, { commandId, seat, answers })
  }
  return { anna, dieb, id, answer }
}

test('nobody takes the name under which the bot in their seat will move: the table goes on', async () => {
  const { anna, dieb, id, answer } = await pair()
  // Two rounds: all lay at the same time, then each draws; the second seat begins with that, then the first.
  for (const seat of [0, 1, 1, 0, 0, 1, 0, 1, 0]) await answer(seat === 0 ? anna : dieb, seat, newCommand())
  // The entry after the next gives the seat to a bot, which is asked at once.
  const { seq } = await anna.table('GET', `/api/tables/${id}`)
  await answer(dieb, 1, `bot-${seq + 2}-1`)
  await dieb.must('POST', `/api/tables/${id}/concede`, { commandId: newCommand(), seat: 1 })
  const asked = async () => (await anna.must<Offered>('GET', `/api/tables/${id}/decisions?seat=0`)).decisions.length
  await expect.poll(asked, { timeout: 20_000 }).toBe(1)
})

test('what the table does by itself has names that no client can send', async () => {
  const { db, registry } = server.context
  const { anna, dieb, id, answer } = await pair({ pace: { kind: 'turns', seconds: 300 } })
  await answer(anna, 0, newCommand())
  await answer(dieb, 1, newCommand())
  const [a, d] = await Promise.all([anna.socket(), dieb.socket()])
  await a.command({ type: 'propose', commandId: newCommand(), table: id, seat: 0, back: 0 })
  await d.command({ type: 'vote', commandId: newCommand(), table: id, seat: 1, agree: true })
  const long = JSON.stringify({ 0: 1000 })
  await db.all('UPDATE entries SET waiting = ? WHERE table_id = ? AND seq = 4', [long, id])
  await registry.at(id, (loaded) => registry.refresh(loaded))
  await server.sweeper.sweep()
  const own = (await entriesAfter(db, id, 1)).filter(({ payload }) => payload.kind !== 'answer')
  expect(own.map(({ payload }) => payload.kind)).toEqual(['undo', 'replace'])
  for (const { command } of own) expect(commandId.safeParse(command.slice(2)).success).toBe(false)
  for (const socket of [a, d]) socket.close()
})

/** As it is written: no client rewrites the address before it is sent. */
function bare(url: string, path: string, cookies = ''): Promise<{ status: number; headers: object; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers: { cookie: cookies } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() })
    })
    call.on('error', reject)
    call.end()
  })
}

test('however an address is written, it is counted, and no cache keeps the answer', async () => {
  const small = tempDir()
  const strict = await testServer({ DATA_DIR: small, LIMIT_REQUESTS_PER_10S: '5', LIMIT_REQUESTS_PER_ADDRESS_10S: '5' })
  for (const path of ['/api/games', '/%61pi/games', '/ap%69/games', `${strict.url}/api/games`, 'http://x/api/games']) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => bare(strict.url, path)))
    const found = answers.filter(({ status }) => status === 200)
    expect([path, found.length < 20]).toEqual([path, true])
    for (const { headers } of found) expect([path, headers]).toMatchObject([path, { 'cache-control': 'no-store' }])
  }
  await strict.close()
  rmSync(small, { recursive: true, force: true })
})

test('of the account library nothing can be reached that is not listed', async () => {
  const anna = visitor(server.url)
  const body = { name: 'Anna', email: 'anna@example.org', password: 'ein langes wort' }
  await anna.must('POST', '/api/auth/sign-up/email', body)
  const cookies = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const path of [
    '/api/auth/reset-password/..\\get-session',
    '/api/auth/reset-password/..%5Cget-session',
    '/api/auth/reset-password/%2e%2e\\get-session',
    '/api/auth/reset-password/..%2Fget-session',
    '/api/auth/reset-password/x?/../../get-session',
    `http://${'x'}/api/auth/reset-password/..\\list-sessions`,
  ]) {
    const { status, text } = await bare(server.url, path, cookies)
    expect([path, text.includes('anna@example.org') || text.includes('token')]).toEqual([path, false])
    expect([path, status === 200]).toEqual([path, false])
  }
})

test('only parts of the client, by their plain names, do without the headers of a page', async () => {
  const web = tempDir()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<title>Dorfplatz</title>')
  writeFileSync(join(web, 'assets', 'main-a_B-1.js'), 'export {}')
  const own = tempDir()
  const serving = await testServer({ DATA_DIR: own, WEB_DIR: web })
  expect(await bare(serving.url, '/assets/main-a_B-1.js')).toMatchObject({ status: 200, text: 'export {}' })
  for (const path of [
    '/assets/..%2findex.html',
    '/assets/%2e%2e/',
    '/assets/../index.html',
    '/assets/..%5cindex.html',
  ]) {
    const { headers } = await bare(serving.url, path)
    expect([path, headers]).toMatchObject([path, { 'x-frame-options': 'DENY' }])
  }
  await serving.close()
  for (const dir of [web, own]) rmSync(dir, { recursive: true, force: true })
})

test('with an API token nobody makes what outlives it, or deletes its person', async () => {
  const anna = await guest(server.url, 'Anna')
  const { token, info } = await anna.must<{ token: string; info: { id: string } }>('POST', '/api/me/tokens', {
    name: 'bot',
  })
  const bot = visitor(server.url)
  const by = (method: string, path: string, body?: object) =>
    bot.call(method, path, body, { authorization: `Bearer ${token}` })
  expect((await by('GET', '/api/me/tables')).status).toBe(200)
  const push = { endpoint: 'https://fcm.googleapis.com/fcm/send/attack', keys: newBrowser().keys }
  const replies = await Promise.all([
    by('POST', '/api/me/tokens', { name: 'heir' }),
    by('DELETE', `/api/me/tokens/${info.id}`),
    by('POST', '/api/me/calendar'),
    by('POST', '/api/me/push', push),
    by('DELETE', '/api/me'),
  ])
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await anna.must<{ tokens: object[] }>('GET', '/api/me/tokens')).tokens.length).toBe(1)
})

test('who lets the time run out and comes back at once, again and again, does not hold up the table', async () => {
  const { db, registry } = server.context
  const { dieb, id } = await pair({ pace: { kind: 'turns', seconds: 300 } })
  const person = await registry.at(id, ({ row }) => row.seats[1]?.person ?? '')
  const late = handToBot(registry, id, tableFor(1), newCommand(), { kind: 'replace', level: 'random' })
  // Directly behind it in the table's line, before the bot could move.
  await expect(comeBack(registry, id, person, 1)).rejects.toMatchObject({ code: 'conflict' })
  await late
  // The bot makes the move that was missed; then the seat is theirs again.
  const back = async () => (await dieb.call('POST', `/api/tables/${id}/join`, { seat: 1 })).status
  await expect.poll(back, { timeout: 20_000 }).toBe(200)
  expect((await entriesAfter(db, id, 1)).map(({ payload }) => payload.kind)).toEqual(['replace', 'answer'])
})
