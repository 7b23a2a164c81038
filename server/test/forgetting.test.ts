/** What is old is forgotten beside everything else: a little at a time, found without a look at all there is. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOld } from '../storage/retention.ts'
import { guest } from './help/client.ts'
import { overhear, walksIn } from './help/overhear.ts'
import { handSwept, type Store, stores, testServer } from './help/server.ts'

const DAY = 24 * 3600_000
const MONTH = { RETAIN_TABLES_DAYS: 30, RETAIN_CHAT_DAYS: 30, RETAIN_GUESTS_DAYS: 30, RETAIN_AUDIT_DAYS: 30 }
const ALONE = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }], start: true }
const PER_SLICE = 5

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.stop())

  test('finished tables go a few at a time, and not while a game follows them', async () => {
    const server = await handSwept(await store.fresh())
    const { db, people } = server.context
    const anna = await guest(server.url, 'Anna')
    const ids: string[] = []
    for (let i = 0; i < 12; i++) ids.push((await anna.table('POST', '/api/tables', ALONE)).id)
    await db.all("UPDATE tables SET status = 'over', ended_at = ?", [db.now() - 40 * DAY])
    const [first = '', second = ''] = ids
    await db.all('UPDATE tables SET previous = ?, ended_at = ? WHERE id = ?', [first, db.now(), second])
    const slices: number[] = []
    overhear(server, (sql, rows) => {
      if (sql.startsWith('DELETE FROM tables')) slices.push(rows)
    })
    const gone: string[] = []
    const forget = () =>
      forgetOld(
        db,
        people,
        MONTH,
        'random',
        async (id) => void gone.push(id),
        () => false,
      )
    expect(await forget()).toMatchObject({ tables: 10 })
    expect(Math.max(...slices)).toBe(PER_SLICE)
    expect(gone.toSorted()).toEqual(ids.slice(2).toSorted())
    // What follows is old, too, by now.
    await db.all('UPDATE tables SET ended_at = ?', [db.now() - 40 * DAY])
    await forget()
    await forget()
    expect(await db.all('SELECT id FROM tables')).toEqual([])
    await server.close()
  })

  test('deadlines do not wait until everything old is forgotten', async () => {
    const server = await testServer({ ...(await store.fresh()), SWEEP_MS: '50', RETAIN_TABLES_DAYS: '30' })
    const { db } = server.context
    let goOn = (): void => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let forgetting = 0
    overhear(
      server,
      () => undefined,
      (sql) => {
        if (!sql.startsWith('DELETE FROM tables')) return
        forgetting++
        return held
      },
    )
    await db.all('DELETE FROM claims')
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', { ...ALONE, pace: { kind: 'turns', seconds: 600 } })
    await expect.poll(() => forgetting, { timeout: 20_000 }).toBe(1)
    await server.context.registry.at(id, async (loaded) => {
      const late = { '0': db.now() - 700_000, '1': db.now() - 700_000 }
      await db.all('UPDATE entries SET waiting = ? WHERE table_id = ?', [JSON.stringify(late), id])
      loaded.waiting = late
    })
    const bots = async (): Promise<number> =>
      (await db.all('SELECT seat FROM seats WHERE table_id = ? AND bot IS NOT NULL', [id])).length
    await expect.poll(bots, { timeout: 20_000 }).toBe(2)
    goOn()
    await server.close()
  })
})

test('the oldest are found without a look at all tables and at all that was said (SQLite)', async () => {
  const [sqlite] = stores
  const store = await sqlite?.open()
  if (store === undefined) throw new Error('no store')
  const server = await handSwept(await store.fresh())
  const { db, people } = server.context
  const asked: string[] = []
  overhear(server, (sql) => asked.push(sql))
  await forgetOld(
    db,
    people,
    MONTH,
    'random',
    async () => undefined,
    () => false,
  )
  const big = asked.filter((sql) => /^DELETE FROM (tables|messages)/.test(sql))
  expect(big.length).toBe(2)
  for (const sql of big) expect(await walksIn(db, sql)).toEqual([])
  await server.close()
  await store.stop()
})
