/** What machines do: stop for a while, lose their database, run out of disk, have a wrong clock, be started twice. */

import { rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { RunningServer } from '../server.ts'
import { backup, restore } from '../storage/backup.ts'
import { entriesAfter, lastSeq } from '../storage/log.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { crashRun, ended, oneOf, pause, startChild } from './crash/run.ts'
import { guest, lastView, newCommand, type Person, type Socket, sameCookies, visitor } from './help/client.ts'
import { handSwept, testServer } from './help/server.ts'
import { type Cluster, freePort, startPostgres, tempDir } from './help/stores.ts'

const LONG = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }, { kind: 'me' }], start: true }

async function look(person: Person, table: string): Promise<Socket> {
  const socket = await person.socket()
  socket.say({ type: 'hello', table })
  await socket.next('full')
  return socket
}

/** The next command of whichever of the two seats is asked. */
function nextCommand(socket: Socket, table: string) {
  for (const seat of [0, 1]) {
    const decision = lastView(socket, table, seat)?.decisions[0]
    const choice = decision?.choices?.[0]
    if (decision === undefined || choice === undefined) continue
    const answers = [{ to: decision.id, choice }]
    return { type: 'command' as const, commandId: newCommand(), table, seat, answers }
  }
  throw new Error('nobody is asked')
}

async function play(socket: Socket, table: string): Promise<number> {
  const reply = await socket.command(nextCommand(socket, table))
  if (reply.type !== 'ack') throw new Error(JSON.stringify(reply))
  await socket.next('update', (m) => m.seq === reply.seq)
  return reply.seq
}

/** Straight from the database, past all servers. */
async function ask(url: string, sql: string): Promise<Record<string, string | number>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as Record<string, string | number>[]
}

const listening = async (url: string): Promise<number> =>
  (await ask(url, "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")).length

describe('one SQLite file', () => {
  const dir = tempDir()
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  test('a second process is refused with a clear error, a backup is not, and afterwards the file is free', async () => {
    const config = readConfig({ DATA_DIR: dir })
    const first = await testServer({ DATA_DIR: dir })
    await expect(testServer({ DATA_DIR: dir })).rejects.toThrow(/in use by another process.*DATABASE_URL/)
    await backup(config, join(dir, 'backup.gz'))
    await expect(restore(config, join(dir, 'backup.gz'))).rejects.toThrow('in use by another process')
    const port = await freePort()
    await first.close()
    const child = await startChild({ DATA_DIR: dir }, port)
    await expect(testServer({ DATA_DIR: dir })).rejects.toThrow('in use by another process')
    child.kill('SIGKILL')
    await ended(child)
    await (await testServer({ DATA_DIR: dir })).close()
  })

  test('a full disk: moves are refused, nothing is acknowledged or shown, and when there is room they count once', async () => {
    const server = await testServer({ DATA_DIR: join(dir, 'full') })
    const { db } = server.context
    const anna = await guest(server.url, 'Anna')
    const tables = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await anna.table('POST', '/api/tables', LONG)
        return { id, socket: await look(anna, id) }
      }),
    )
    for (const { id, socket } of tables) await play(socket, id)
    const [{ page_count: pages = 0 } = {}] = await db.all<{ page_count: number }>('PRAGMA page_count')
    await db.all(`PRAGMA max_page_count = ${pages}`)
    // Some entries still fit into pages that are there, some alone that did not together; play until one does not.
    type Tried = { id: string; socket: Socket; command: ReturnType<typeof nextCommand> }
    const isKept = async ({ id, socket, command }: Tried): Promise<boolean> => {
      const reply = await socket.command(command)
      if (reply.type === 'ack') await socket.next('update', (m) => m.table === id && m.seq === reply.seq)
      else expect(reply.problem.code).toBe('unavailable')
      return reply.type === 'ack'
    }
    const refused: Tried[] = []
    for (let round = 0; refused.length === 0 && round < 200; round++) {
      const tried = tables.map(({ id, socket }) => ({ id, socket, command: nextCommand(socket, id) }))
      const kept = await Promise.all(tried.map(isKept))
      for (const [i, one] of tried.entries()) if (kept[i] === false && !(await isKept(one))) refused.push(one)
    }
    expect(refused.length).toBeGreaterThan(0)
    for (const { id, socket, command } of refused) {
      const log = await entriesAfter(db, id, 0)
      expect(log.some((entry) => entry.command === `${command.seat}:${command.commandId}`)).toBe(false)
      expect(socket.messages.some((m) => 'seq' in m && m.type === 'update' && m.seq > log.length)).toBe(false)
    }
    expect((await anna.call('GET', '/healthz')).status).toBe(200)
    expect((await anna.call('GET', '/api/tables')).status).toBe(200)
    await db.all('PRAGMA max_page_count = 1000000')
    for (const { id, socket, command } of refused) {
      const before = await lastSeq(db, id)
      expect(await socket.command(command)).toMatchObject({ type: 'ack', seq: before + 1 })
      expect(await socket.command(command)).toMatchObject({ type: 'ack', seq: before + 1 })
      expect((await entriesAfter(db, id, 0)).map((entry) => entry.seq)).toEqual(
        Array.from({ length: before + 1 }, (_, i) => i + 1),
      )
    }
    await server.close()
  })

  test('a full disk: who only reads is answered, whatever is written in the same moment', async () => {
    const db = await openSqlite(join(dir, 'read', 'dorfplatz.sqlite'))
    const [{ page_count: pages = 0 } = {}] = await db.all<{ page_count: number }>('PRAGMA page_count')
    await db.all(`PRAGMA max_page_count = ${pages}`)
    const large = 'x'.repeat(1_000_000)
    const [written, read] = await Promise.allSettled([
      db.all('INSERT INTO settings (key, value) VALUES (?, ?)', ['large', large]),
      db.all('SELECT 1 AS one'),
    ])
    expect(written).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('full') } })
    expect(read).toEqual({ status: 'fulfilled', value: [{ one: 1 }] })
    await db.close()
  })
})

test('a SQLite file that somebody else is writing to: moves wait, and are not lost', async () => {
  const dir = tempDir()
  const server = await testServer({ DATA_DIR: dir })
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', LONG)
  const socket = await look(anna, id)
  const other = new DatabaseSync(server.context.config.sqliteFile, { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  const command = nextCommand(socket, id)
  const reply = socket.command(command)
  await pause(500)
  expect(socket.messages.some((m) => m.type === 'ack')).toBe(false)
  other.exec('COMMIT')
  other.close()
  expect(await reply).toMatchObject({ type: 'ack', seq: 2 })
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

test('a connection that has died without a word (half-open) is given up after half a minute', async () => {
  const dir = tempDir()
  const server = await testServer({ DATA_DIR: dir })
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', LONG)
  const alive = await look(anna, id)
  const dead = await look(anna, id)
  // Reads nothing and answers nothing, not even a ping, from now on.
  dead.ws.pause()
  const started = performance.now()
  const count = async () => (await server.context.metrics.sockets.get()).values[0]?.value
  expect(await count()).toBe(2)
  await expect.poll(count, { interval: 500 }).toBe(1)
  expect(performance.now() - started).toBeGreaterThan(20_000)
  expect(await play(alive, id)).toBe(2)
  dead.ws.terminate()
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

describe('PostgreSQL', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())

  test('from SQLite to PostgreSQL and back: the same people, tables and moves go on', async () => {
    const dir = tempDir()
    const stops = [
      { DATA_DIR: join(dir, 'a') },
      { DATABASE_URL: await cluster.database() },
      { DATA_DIR: join(dir, 'b') },
    ]
    let cookies: Person | null = null
    let table = ''
    let seen: unknown = null
    for (const [i, env] of stops.entries()) {
      if (i > 0) await restore(readConfig(env), join(dir, `${i - 1}.gz`))
      const server = await testServer(env)
      const anna: Person = cookies === null ? await guest(server.url, 'Anna') : sameCookies(cookies, server.url)
      if (i === 0) table = (await anna.table('POST', '/api/tables', LONG)).id
      else expect((await anna.must('GET', `/api/tables/${table}/view`)).view).toEqual(seen)
      cookies = anna
      const socket = await look(anna, table)
      // More than fit between two snapshots.
      for (let n = 0; n < 40; n++) await play(socket, table)
      seen = (await anna.must('GET', `/api/tables/${table}/view`)).view
      const counted = await backup(readConfig(env), join(dir, `${i}.gz`), { withSecret: true })
      expect(counted.entries).toBe(1 + 40 * (i + 1))
      await server.close()
    }
    rmSync(dir, { recursive: true, force: true })
  })

  test('a process that stops and goes on (SIGSTOP): no move twice, none lost, bots go on elsewhere', async () => {
    const url = await cluster.database()
    const report = await crashRun({
      env: { DATABASE_URL: url, SWEEP_MS: '300' },
      processes: 2,
      kills: 2,
      tables: 6,
      bots: true,
      nemesis: async (houses) => {
        await pause(200 + Math.random() * 300)
        const { child } = oneOf(houses)
        child.kill('SIGSTOP')
        // Longer than a claim lasts: at every table the bot is seen to move again, whoever was thinking for it.
        const [{ newest = 0 } = {}] = await ask(url, 'SELECT max(at)::float8 AS newest FROM entries')
        const moved = async () =>
          (await ask(url, `SELECT DISTINCT table_id FROM entries WHERE seat = 2 AND at > ${newest}`)).length
        await expect.poll(moved, { interval: 200 }).toBe(6)
        child.kill('SIGCONT')
      },
    })
    expect(report.faults).toEqual([])
    expect(report.acked).toBeGreaterThan(20)
  })

  test('a connection that falls silent is given up, and the next statement has another', async () => {
    const { hostname, port, username, pathname } = new URL(await cluster.database())
    let isSilent = false
    const relay = createServer((near) => {
      const far = connect(Number(port), hostname)
      // Only connections that were there before fall silent.
      const isLater = isSilent
      near.on('data', (data) => {
        if (isLater || !isSilent) far.write(data)
      })
      far.on('data', (data) => near.write(data))
      for (const [one, other] of [[near, far] as const, [far, near] as const]) {
        one.on('error', () => undefined)
        one.on('close', () => other.destroy())
      }
    })
    const listening = await new Promise<number>((done) => {
      relay.listen(0, '127.0.0.1', () => done((relay.address() as AddressInfo).port))
    })
    const db = await openPostgres(`postgres://${username}@127.0.0.1:${listening}${pathname}`, 1, 300)
    await db.all('SELECT 1')
    isSilent = true
    await expect(db.all('SELECT 2')).rejects.toThrow('timeout')
    await expect(db.tx([{ sql: 'SELECT 3' }])).resolves.toHaveLength(1)
    await db.close()
    relay.close()
  })

  test('the database goes away and comes back under play: nothing acknowledged is lost', async () => {
    const own = await startPostgres()
    const url = await own.database()
    const report = await crashRun({
      env: { DATABASE_URL: url },
      processes: 2,
      kills: 3,
      tables: 6,
      nemesis: async (houses) => {
        await pause(500)
        await own.crash()
        await pause(1500)
        for (const { port } of houses) {
          const person = visitor(`http://127.0.0.1:${port}`)
          expect((await person.call('GET', '/healthz')).status).toBe(200)
          expect((await person.call('GET', '/readyz')).status).toBe(503)
        }
        await own.start()
        // Each process listens again, once: a storm of attempts would keep the database down.
        await expect.poll(() => listening(url)).toBe(houses.length)
        await pause(1000)
        expect(await listening(url)).toBe(houses.length)
      },
    })
    expect(report.faults).toEqual([])
    expect(report.acked).toBeGreaterThan(20)
    await own.stop()
  })

  describe('a process whose clock is two hours wrong', () => {
    const HOURS = 2 * 3600_000
    let right: RunningServer
    beforeAll(async () => {
      right = await handSwept({ DATABASE_URL: await cluster.database() })
    })
    afterAll(() => right.close())

    for (const skew of [HOURS, -HOURS]) {
      test(`${skew > 0 ? 'ahead' : 'behind'}: deadlines, sessions and claims are the database's affair`, async () => {
        const { db } = right.context
        const port = await freePort()
        const url = `http://127.0.0.1:${port}`
        const env = { DATABASE_URL: right.context.config.DATABASE_URL, SKEW_MS: String(skew), SWEEP_MS: '50' }
        const wrong = await startChild(env, port)
        const anna = await guest(url, 'Anna')
        const there = sameCookies(anna, right.url)
        const open = (seats: readonly object[]) =>
          there.table('POST', '/api/tables', { ...LONG, seats, pace: { kind: 'turns', seconds: 600 } })
        const { id } = await open(LONG.seats)
        const socket = await look(anna, id)
        for (let n = 0; n < 5; n++) await play(socket, id)
        // Many rounds of the wrong process's caretaker later both seats are still people's.
        await pause(1000)
        await right.sweeper.sweep()
        const table = await there.table('GET', `/api/tables/${id}`)
        expect(table.seats.map((seat) => seat.kind)).toEqual(['person', 'person'])
        for (const { at } of await entriesAfter(db, id, 0)) expect(Math.abs(at - db.now())).toBeLessThan(60_000)
        for (const { deadline } of table.seats)
          if (deadline !== null) expect(Math.abs(deadline - 600_000 - db.now())).toBeLessThan(60_000)
        const [session] = await db.all<{ created_at: number }>(
          'SELECT created_at FROM sessions ORDER BY created_at DESC',
        )
        expect(Math.abs((session?.created_at ?? 0) - db.now())).toBeLessThan(60_000)
        // What the wrong one claimed before it died is free again in time.
        const bots = await open([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
        await expect.poll(() => lastSeq(db, bots.id)).toBeGreaterThanOrEqual(2)
        // But for what is done once a day or an hour: nobody waits for that.
        const claims = await db.all<{ until: number }>("SELECT until FROM claims WHERE key NOT IN ('daily', 'expired')")
        for (const { until } of claims) expect(until - db.now()).toBeLessThan(120_000)
        wrong.kill('SIGKILL')
        await ended(wrong)
      })
    }
  })
})
