/** A few kills on each store; `npm run crash` does fifty. And a store that fails at the worst moments. */

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { entriesAfter, lastSeq } from '../storage/log.ts'
import { crashRun } from './crash/run.ts'
import { guest, lastView, newCommand } from './help/client.ts'
import { handSwept, testServer } from './help/server.ts'
import { type Cluster, startPostgres, tempDir } from './help/stores.ts'

describe('nothing acknowledged is lost', () => {
  let cluster: Cluster
  const dir = tempDir()
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(async () => {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test('when the only process is killed (SQLite)', async () => {
    const report = await crashRun({ env: { DATA_DIR: dir }, processes: 1, kills: 2, tables: 6 })
    expect(report.faults).toEqual([])
    expect(report.acked).toBeGreaterThan(20)
  })

  test('when one of two processes is killed (PostgreSQL)', async () => {
    const report = await crashRun({
      env: { DATABASE_URL: await cluster.database() },
      processes: 2,
      kills: 2,
      tables: 6,
    })
    expect(report.faults).toEqual([])
    expect(report.acked).toBeGreaterThan(20)
  })
})

describe('a store that fails', () => {
  let server: RunningServer
  const dir = tempDir()
  beforeAll(async () => {
    server = await testServer({ DATA_DIR: dir })
  })
  afterAll(async () => {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })

  for (const moment of ['before', 'after'] as const) {
    test(`${moment} the commit: not acknowledged, nothing shown, and the same command again counts once`, async () => {
      const anna = await guest(server.url, 'Anna')
      const { id } = await anna.table('POST', '/api/tables', {
        game: 'lanterns',
        seats: [{ kind: 'me' }, { kind: 'me' }],
        start: true,
      })
      const a = await anna.socket()
      a.say({ type: 'hello', table: id })
      await a.next('full')
      const decision = lastView(a, id, 0)?.decisions[0]
      const choice = decision?.choices?.[0]
      if (decision === undefined || choice === undefined) throw new Error('not asked')
      const command = {
        type: 'command' as const,
        commandId: newCommand(),
        table: id,
        seat: 0,
        answers: [{ to: decision.id, choice }],
      }
      const { db } = server.context
      const { append } = db
      Object.assign(db, {
        append: async (row: readonly (string | number | null)[]) => {
          Object.assign(db, { append })
          if (moment === 'after') await append(row)
          throw new Error('the disk is gone')
        },
      })
      const seen = a.messages.length
      expect(await a.command(command)).toMatchObject({ type: 'nack', problem: { code: 'unavailable' } })
      expect(a.messages.slice(seen).filter((m) => m.type === 'update')).toEqual([])
      expect(await a.command(command)).toMatchObject({ type: 'ack', seq: 2 })
      expect((await entriesAfter(db, id, 0)).map((e) => e.command)).toEqual(['start', `0:${command.commandId}`])
      await a.next('update', (m) => m.seq === 2)
    })
  }

  test('a process that died between starting a table and its first entry, or its last entry and its end', async () => {
    const env = { DATA_DIR: tempDir() }
    const before = await testServer(env)
    const anna = await guest(before.url, 'Anna')
    const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }]
    const begun = await anna.table('POST', '/api/tables', { game: 'lanterns', seats })
    const ended = await anna.table('POST', '/api/tables', { game: 'lanterns', seats: seats.slice(0, 1), start: true })
    await expect.poll(async () => (await anna.table('GET', `/api/tables/${ended.id}`)).status).toBe('over')
    await before.context.db.all("UPDATE tables SET status = 'running', ended_at = NULL")
    await before.close()
    const after = await handSwept(env)
    await after.sweeper.sweep()
    const status = async (id: string) => (await after.context.tables.load(id))?.status
    await expect.poll(() => status(ended.id)).toBe('over')
    expect(await status(begun.id)).toBe('running')
    await expect.poll(() => lastSeq(after.context.db, begun.id)).toBeGreaterThanOrEqual(2)
    await after.close()
    rmSync(env.DATA_DIR, { recursive: true, force: true })
  })

  test('one table in trouble does not hold up another', async () => {
    const anna = await guest(server.url, 'Anna')
    const open = () => anna.table('POST', '/api/tables', { game: 'lanterns', seats: [{ kind: 'me' }], start: true })
    const [sick, well] = [await open(), await open()]
    const { registry } = server.context
    let free: () => void = () => undefined
    const stuck = registry.at(
      sick.id,
      () =>
        new Promise<void>((resolve) => {
          free = resolve
        }),
    )
    const { decisions } = (await anna.must('GET', `/api/tables/${well.id}/decisions`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const answers = [{ to: decisions[0]?.id, choice: decisions[0]?.choices[0]?.choice }]
    // Answered while the other is still stuck.
    const command = { commandId: newCommand(), seat: 0, answers }
    expect((await anna.call('POST', `/api/tables/${well.id}/answers`, command)).status).toBe(200)
    free()
    await stuck
  })
})
