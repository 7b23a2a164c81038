/** A table in memory that was changed for nothing: the store fails exactly between a lost race and the look at who won. */

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, undo } from '../play/acts.ts'
import { type House, openHouse } from '../play/house.ts'
import { loadLive } from '../play/live.ts'
import type { RunningServer } from '../server.ts'
import type { Db } from '../storage/db.ts'
import { openTables } from '../storage/tables.ts'
import { guest, newCommand } from './help/client.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const LONG = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }, { kind: 'me' }], start: true }

/** A second process's tables over the same store, and a switch that takes the store away. */
interface Second {
  readonly house: House
  away: boolean
  /** Goes away by itself as soon as an entry was refused. */
  fickle: boolean
  /** Goes away by itself after so many readings of the log. */
  readings: number
  /** Takes no snapshots; how many it refused. */
  snapshotless: boolean
  refused: number
}

function second({ place }: RunningServer): Second {
  const { seal, games } = place
  const it: Omit<Second, 'house'> = {
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
    ...place.db,
    all: (sql, params) =>
      reached(async () => {
        if (it.snapshotless && sql.includes('INSERT INTO snapshots')) {
          it.refused++
          throw new Error('no snapshot today')
        }
        const rows = await place.db.all(sql, params)
        if (sql.includes('seq > ? ORDER BY seq') && --it.readings === 0) it.away = true
        return rows as never
      }),
    tx: (statements) => reached(() => place.db.tx(statements)),
    append: (row) =>
      reached(async () => {
        const isNew = await place.db.append(row)
        if (!isNew && it.fickle) it.away = true
        return isNew
      }),
  }
  const source = { db, seal, games, tables: openTables(db, seal) }
  const house = openHouse({ source, maxLive: 10, onError: () => undefined })
  return Object.assign(it, { house })
}

async function lay(house: House, table: string, seat: number): Promise<number> {
  const decision = await house.at(table, (live) =>
    live.match === null ? undefined : live.k.view(live.match, seat).decisions[0],
  )
  const choice = decision?.choices?.[0]
  if (decision === undefined || choice === undefined) throw new Error('nobody is asked')
  return answer(house, table, seat, newCommand(), [{ to: decision.id, choice }])
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
    await other.house.at(table, () => undefined)
    await lay(server.place.house, table, 0)
    other.fickle = true
    await expect(lay(other.house, table, 1)).rejects.toThrow('the store is away')
    expect(await loadLive(server.place.house.source, table)).toMatchObject({ seq: 2, broken: null })
    return other
  }

  test('what was not written is not played on from', async () => {
    const other = await lostRace()
    other.away = false
    expect(await lay(other.house, table, 1)).toBe(3)
    const now = await loadLive(server.place.house.source, table)
    expect(now).toMatchObject({ seq: 3, broken: null })
    expect(await other.house.at(table, (live) => live.match)).toEqual(now?.match)
  })

  test('what was not written is not kept as the newest state when the process ends', async () => {
    const other = await lostRace()
    other.away = false
    await other.house.close()
    const now = await loadLive(server.place.house.source, table)
    expect(now?.broken).toBeNull()
    expect(now?.match?.seq).toBe(1)
  })

  test("another process's undo that cannot be read at once does not stop the table", async () => {
    const anna = await guest(server.url, 'Anna')
    table = (await anna.table('POST', '/api/tables', LONG)).id
    const other = second(server)
    await other.house.at(table, () => undefined)
    await lay(server.place.house, table, 0)
    await undo(server.place.house, table, 0, newCommand())
    // Readable once, so that the entries are seen, but not what came before them.
    other.readings = 1
    await expect(other.house.at(table, (live) => other.house.refresh(live))).rejects.toThrow('the store is away')
    other.away = false
    expect(await other.house.at(table, (live) => [live.seq, live.broken, live.match?.seq])).toEqual([3, null, 0])
  })
})

describe('a snapshot that could not be written', () => {
  test('is written when the process ends: corrected rules go on from it', async () => {
    const dir = tempDir()
    const server = await testServer({ DATA_DIR: dir })
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', { ...LONG, seats: [{ kind: 'me' }] })
    const { db } = server.place
    const failing = second(server)
    failing.snapshotless = true
    let seq = 0
    while (failing.refused === 0) seq = await lay(failing.house, id, 0)
    expect(await db.all('SELECT * FROM snapshots')).toEqual([])
    failing.snapshotless = false
    await failing.house.close()
    expect(await db.all('SELECT seq FROM snapshots')).toEqual([{ seq }])
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })
})
