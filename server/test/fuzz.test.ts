/**
 * Bad input: thousands of odd frames and requests against a server in a process of its own. No crash, nothing internal,
 * no changed table, memory stable. FUZZ=100000 npx vitest run server/test/fuzz.test.ts does the full number.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { junkFrom } from './help/junk.ts'
import { freePort, tempDir } from './help/stores.ts'

const TOTAL = Number(process.env.FUZZ ?? 20_000)
const REQUESTS = Math.floor(TOTAL / 10)
const FRAMES = TOTAL - REQUESTS

let child: ChildProcess
let url: string
let port: number
let fuzzer: Person
let tables: { own: string; others: string; over: string }
const dir = tempDir()

beforeAll(async () => {
  port = await freePort()
  url = `http://127.0.0.1:${port}`
  child = fork(new URL('./help/child.ts', import.meta.url), {
    env: { ...process.env, DATA_DIR: dir, PORT: String(port), LIMIT_CHAT_PER_30S: '5' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', reject)
  })
  fuzzer = await guest(url, 'Fuzz')
  const victim = await guest(url, 'Opfer')
  const open = (person: Person, rounds: number, others: object[] = []) =>
    person.table('POST', '/api/tables', {
      game: 'lanterns',
      visibility: 'public',
      options: { rounds },
      seats: [...others, { kind: 'me' }],
      start: true,
    })
  const over = await open(victim, 3)
  for (let i = 0; i < 6; i++) {
    const { decisions } = (await victim.must('GET', `/api/tables/${over.id}/decisions`)) as {
      decisions: { choices: { choice: string }[] }[]
    }
    await victim.must('POST', `/api/tables/${over.id}/answers`, {
      commandId: newCommand(),
      seat: 0,
      answers: [{ choice: decisions[0]?.choices[0]?.choice }],
    })
  }
  const own = await fuzzer.table('POST', '/api/tables', {
    game: 'lanterns',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { rounds: 1000 },
  })
  await victim.table('POST', `/api/tables/${own.id}/join`, {})
  await fuzzer.table('POST', `/api/tables/${own.id}/start`)
  tables = { own: own.id, others: (await open(victim, 1000, [{ kind: 'me', name: 'Zwei' }])).id, over: over.id }
})
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

const metric = async (name: RegExp): Promise<number> => {
  const text = String((await visitor(url).call('GET', '/metrics')).body)
  return Number(new RegExp(`^${name.source} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}
/** Everything anyone can see of the tables that nobody may change. */
const state = async (): Promise<string> => {
  const parts = []
  for (const id of [tables.others, tables.over]) {
    const { view } = (await visitor(url).must('GET', `/api/tables/${id}/view`)) as { view: unknown }
    const { seq, log } = await visitor(url).must('GET', `/api/tables/${id}/log`)
    parts.push({ view, seq, log })
  }
  return JSON.stringify(parts)
}

async function sendFrames(count: number, words: string): Promise<void> {
  const junk = junkFrom(words, { tables: [tables.own, tables.others, tables.over] })
  let sent = 0
  while (sent < count) {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie: [...fuzzer.cookies].map(([k, v]) => `${k}=${v}`).join('; ') },
      perMessageDeflate: false,
    })
    const closed = new Promise<void>((resolve) => {
      ws.on('close', () => resolve())
      ws.on('error', () => resolve())
    })
    await Promise.race([closed, new Promise((resolve) => ws.on('open', resolve))])
    for (let i = 0; i < 500 && sent < count && ws.readyState === WebSocket.OPEN; i++) {
      // Readable in between, so that most of them are looked at instead of closing the socket.
      if (i % 4 === 0) ws.send('{"type":"ping"}')
      const text = junk.frame()
      // Giving up the own seat would be a legal act.
      if (!/"concede"|"undo"/.test(text) || !text.includes(tables.own)) {
        ws.send(text)
        sent++
      }
      if (i % 100 === 99) await new Promise((resolve) => ws.once('message', resolve)).catch(() => undefined)
    }
    const rare = junk.random(6)
    if (rare === 0) ws.send(Buffer.from([0xff, 0xfe, 0x80]), { binary: false })
    else if (rare === 1) ws.send(Buffer.from('{"type":"ping"}'), { binary: true })
    else if (rare === 2) ws.send('x'.repeat(1_000_000))
    else if (rare === 3) ws.terminate()
    else ws.close()
    await closed
  }
}

async function sendRequests(count: number, words: string): Promise<number[]> {
  const junk = junkFrom(words, { tables: [tables.others, tables.over] })
  const statuses: number[] = []
  for (let i = 0; i < count; i++) {
    const { method, path, body, headers } = junk.request()
    const cookie = headers.cookie ?? [...fuzzer.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, cookie },
      ...(body === null ? {} : { body }),
    })
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  return statuses
}

/** Bytes that are not even HTTP, and halves of it. */
async function sendRubbish(): Promise<void> {
  const pieces = [
    '\r\n\r\n',
    'GET',
    `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}`,
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
    '\0\xff\0',
  ]
  for (const text of pieces) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(text, 'latin1')
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
  }
}

test(`${FRAMES} odd frames and ${REQUESTS} odd requests change nothing and break nothing`, {
  timeout: 600_000,
}, async () => {
  const before = await state()
  await sendFrames(FRAMES / 5, 'warm up')
  const early = await metric(/process_resident_memory_bytes/)
  await Promise.all([1, 2, 3, 4].map((n) => sendFrames(FRAMES / 5, `frames ${n}`)))
  const statuses = (await Promise.all([1, 2, 3, 4].map((n) => sendRequests(REQUESTS / 4, `requests ${n}`)))).flat()
  await sendRubbish()
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(statuses.length / 10)
  expect(child.exitCode).toBeNull()
  expect(await metric(/dorfplatz_problems_total\{code="internal"\}/)).toBe(0)
  expect(await state()).toBe(before)
  const late = await metric(/process_resident_memory_bytes/)
  expect(late - early).toBeLessThan(150 * 1024 * 1024)
})

test('a thousand reconnects leave nothing behind', async () => {
  const cookie = [...fuzzer.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
  const count = Math.max(100, Math.floor(TOTAL / 100))
  for (let done = 0; done < count; done += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } })
        ws.on('error', () => undefined)
        await new Promise((resolve) => ws.on('open', resolve))
        ws.send(JSON.stringify({ type: 'hello', table: tables.own }))
        await new Promise((resolve) => ws.on('message', resolve))
        ws.terminate()
      }),
    )
  }
  await expect.poll(() => metric(/dorfplatz_sockets/)).toBe(0)
  const info = await visitor(url).table('GET', `/api/tables/${tables.own}`)
  expect(info.seats.map((s) => s.online)).toEqual([false, false])
})
