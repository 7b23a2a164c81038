/** What is written or told a moment later: the end of a game, a greeting at other seats, or of somebody who has left. */

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { guest, newCommand, type Person } from './help/client.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const dir = tempDir()
let server: RunningServer
beforeAll(async () => {
  server = await testServer({ DATA_DIR: dir })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A gate that stands closed until it is opened. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

async function playToTheEnd(person: Person): Promise<string> {
  const { id } = await person.table('POST', '/api/tables', { game: 'lanterns', seats: [{ kind: 'me' }], start: true })
  for (;;) {
    const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const [decision] = decisions
    if (decision === undefined) return id
    const answers = [{ to: decision.id, choice: decision.choices[0]?.choice }]
    await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
  }
}

/** Every end waits at the gate before it is written. */
function holdEnds({ context }: RunningServer, passed: Promise<void>): void {
  const { setStatus } = context.tables
  Object.assign(context.tables, {
    setStatus: async (...end: Parameters<typeof setStatus>) => {
      await passed
      await setStatus(...end)
    },
  })
}

test('a table that is over stays so, though its end is not yet written and its row is read again', async () => {
  const { passed, open } = gate()
  holdEnds(server, passed)
  const anna = await guest(server.url, 'Anna')
  const id = await playToTheEnd(anna)
  await server.context.registry.changed(id)
  expect((await anna.table('GET', `/api/tables/${id}`)).status).toBe('over')
  expect((await anna.call('GET', `/api/tables/${id}/record`)).status).toBe(200)
  open()
  const written = async () => (await server.context.tables.load(id))?.status
  await expect.poll(written).toBe('over')
})

test('an end that is on its way is written before the process ends', async () => {
  const own = tempDir()
  const before = await testServer({ DATA_DIR: own })
  const { passed, open } = gate()
  holdEnds(before, passed)
  const id = await playToTheEnd(await guest(before.url, 'Anna'))
  const closed = before.close()
  // As late as it can be.
  setTimeout(open, 300)
  await closed
  const after = await testServer({ DATA_DIR: own })
  expect((await after.context.tables.load(id))?.status).toBe('over')
  await after.close()
  rmSync(own, { recursive: true, force: true })
})

test('who is greeted at other seats while the game starts is told every line of the log', async () => {
  const { db } = server.context
  const anna = await guest(server.url, 'Anna')
  const bert = await guest(server.url, 'Bert')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats })
  const socket = await bert.socket()
  socket.say({ type: 'hello', table: id, invite: invite ?? '' })
  await socket.next('full')
  const { all } = db
  const { passed, open } = gate()
  let isGreeted = false
  Object.assign(db, {
    all: async (sql: string, params?: readonly (string | number | null)[]) => {
      if (sql.includes('FROM messages')) {
        isGreeted = true
        await passed
      }
      return all(sql, params)
    },
  })
  // Bert is being greeted at his seat, but what was said there is not read yet.
  const joined = bert.table('POST', `/api/tables/${id}/join`, { invite })
  await expect.poll(() => isGreeted).toBe(true)
  const started = anna.table('POST', `/api/tables/${id}/start`)
  setTimeout(open, 300)
  expect((await joined).seats[1]).toMatchObject({ mine: true })
  expect((await started).status).toBe('running')
  Object.assign(db, { all })
  await socket.next('full')
  await expect.poll(() => socket.messages.some((m) => m.type === 'update' && m.seq === 1)).toBe(true)
  const told = new Set<number>()
  for (const message of socket.messages) {
    if (message.type === 'full') told.clear()
    if (message.type === 'full' || message.type === 'update') for (const { seq } of message.log) told.add(seq)
  }
  expect([...told]).toEqual([1])
  socket.close()
})

test('who leaves while a long log is read for them is not there afterwards', async () => {
  const { registry, reader } = server.context
  const anna = await guest(server.url, 'Anna')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { id } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats, start: true })
  const socket = await anna.socket()
  const { read } = reader
  let asked = 0
  const { passed, open } = gate()
  /** Every time the log was read the table looks different, until the last reading, inside the table's line. */
  const slowly = async (question: Parameters<typeof read>[0]): Promise<string> => {
    const text = await read(question)
    const loaded = registry.loaded(id)
    if (question.kind !== 'lines' || loaded === undefined) return text
    const [first, second] = loaded.row.seats
    if (first === undefined || second === undefined) throw new Error('no seats')
    if (++asked > 3) await passed
    else loaded.row = { ...loaded.row, seats: [first, { ...second, person: asked % 2 === 1 ? null : first.person }] }
    return text
  }
  await registry.at(id, (loaded) => loaded.recent.splice(0))
  Object.assign(reader, { read: slowly })
  socket.say({ type: 'hello', table: id })
  await expect.poll(() => asked).toBe(4)
  socket.ws.terminate()
  await socket.closed
  await expect.poll(async () => (await server.context.metrics.sockets.get()).values[0]?.value).toBe(0)
  open()
  await registry.at(id, () => undefined)
  Object.assign(reader, { read })
  const { seats: now } = await anna.table('GET', `/api/tables/${id}`)
  expect(now.map(({ online }) => online)).toEqual([false, false])
})
