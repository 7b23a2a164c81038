/** A table in memory that was changed for nothing: the store fails exactly between a lost race and the look at who won. */

import { rmSync } from 'node:fs'
import { randomFrom } from '@dorfplatz/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableFor } from '../play/actor.ts'
import { answer, undo } from '../play/acts.ts'
import { loadTable } from '../play/loaded.ts'
import { openRegistry, type TableRegistry } from '../play/registry.ts'
import type { RunningServer } from '../server.ts'
import type { Db, Params } from '../storage/db.ts'
import { openTables } from '../storage/tables.ts'
import { guest, newCommand } from './help/client.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const LONG = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }, { kind: 'me' }], start: true }

/** A second process's tables over the same store, and a switch that takes the store away. */
interface Second {
  readonly registry: TableRegistry
  away: boolean
  /** Goes away by itself as soon as an entry was refused. */
  fickle: boolean
  /** Goes away by itself after so many readings of the log. */
  readings: number
  /** Takes no snapshots; how many it refused. */
  snapshotless: boolean
  refused: number
}

function second({ context }: RunningServer): Second {
  const { seal, games } = context
  const it: Omit<Second, 'registry'> = {
    away: false,
    fickle: false,
    readings: Number.POSITIVE_INFINITY,
    snapshotless: false,
    refused: 0,
  }
  const reached = async <T>(work: () => Promise<T>): Promise<T> => {
    if (it.away) throw new Error('the store is away')
    return work()
  }
  const db: Db = {
    ...context.db,
    all: <Row>(sql: string, params?: Params) =>
      reached(async () => {
        if (it.snapshotless && sql.includes('INSERT INTO snapshots')) {
          it.refused++
          throw new Error('no snapshot today')
        }
        const rows = await context.db.all<Row>(sql, params)
        if (/seq > \? (AND seq <= |ORDER BY seq)/.test(sql) && --it.readings === 0) it.away = true
        return rows
      }),
    tx: (statements) => reached(() => context.db.tx(statements)),
    append: (row) =>
      reached(async () => {
        const isNew = await context.db.append(row)
        if (!isNew && it.fickle) it.away = true
        return isNew
      }),
  }
  const source = { db, seal, games, tables: openTables(db, seal), chance: randomFrom }
  const registry = openRegistry({ source, maxLoaded: 10, onError: () => undefined })
  return Object.assign(it, { registry })
}

async function lay(registry: TableRegistry, table: string, seat: number): Promise<number> {
  const decision = await registry.at(table, (loaded) =>
    loaded.match === null ? undefined : loaded.k.view(loaded.match, seat).decisions[0],
  )
  const choice = decision?.choices?.[0]
  if (decision === undefined || choice === undefined) throw new Error('nobody is asked')
  return answer(registry, table, tableFor(seat), newCommand(), [{ to: decision.id, choice }])
}

describe('the store fails after a lost race', () => {
  const dir = tempDir()
  let server: RunningServer
  let table = ''
  beforeAll(async () => {
    server = await testServer({ DATA_DIR: dir })
  })
  afterAll(async () => {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })

  async function lostRace(): Promise<Second> {
    const anna = await guest(server.url, 'Anna')
    table = (await anna.table('POST', '/api/tables', LONG)).id
    const other = second(server)
    await other.registry.at(table, () => undefined)
    await lay(server.context.registry, table, 0)
    other.fickle = true
    await expect(lay(other.registry, table, 1)).rejects.toThrow('the store is away')
    expect(await loadTable(server.context.registry.source, table)).toMatchObject({ seq: 2, broken: null })
    return other
  }

  test('what was not written is not played on from', async () => {
    const other = await lostRace()
    other.away = false
    expect(await lay(other.registry, table, 1)).toBe(3)
    const now = await loadTable(server.context.registry.source, table)
    expect(now).toMatchObject({ seq: 3, broken: null })
    expect(await other.registry.at(table, (loaded) => loaded.match)).toEqual(now?.match)
  })

  test('what was not written is not kept as the newest state when the process ends', async () => {
    const other = await lostRace()
    other.away = false
    await other.registry.close()
    const now = await loadTable(server.context.registry.source, table)
    expect(now?.broken).toBeNull()
    expect(now?.match?.seq).toBe(1)
  })

  test("another process's undo that cannot be read at once does not stop the table", async () => {
    const anna = await guest(server.url, 'Anna')
    table = (await anna.table('POST', '/api/tables', LONG)).id
    const other = second(server)
    await other.registry.at(table, () => undefined)
    await lay(server.context.registry, table, 0)
    await undo(server.context.registry, table, tableFor(0), newCommand())
    // Readable once, so that the entries are seen, but not what came before them.
    other.readings = 1
    await expect(other.registry.at(table, (loaded) => other.registry.refresh(loaded))).rejects.toThrow(
      'the store is away',
    )
    other.away = false
    expect(await other.registry.at(table, (loaded) => [loaded.seq, loaded.broken, loaded.match?.seq])).toEqual([
      3,
      null,
      0,
    ])
  })
})

describe('a snapshot that could not be written', () => {
  test('is written when the process ends: corrected rules go on from it', async () => {
    const dir = tempDir()
    const server = await testServer({ DATA_DIR: dir })
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', { ...LONG, seats: [{ kind: 'me' }] })
    const { db } = server.context
    const failing = second(server)
    failing.snapshotless = true
    let seq = 0
    while (failing.refused === 0) seq = await lay(failing.registry, id, 0)
    expect(await db.all('SELECT * FROM snapshots')).toEqual([])
    failing.snapshotless = false
    await failing.registry.close()
    expect(await db.all('SELECT seq FROM snapshots')).toEqual([{ seq }])
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })
})
