/** What takes long is done beside the deadlines: ratings from all results, attempts that are played again. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { guest, newCommand, type Person } from './help/client.ts'
import { ended } from './help/ended.ts'
import { overhear } from './help/overhear.ts'
import { handSwept, type Store, stores, testServer } from './help/server.ts'

const TWO = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }], start: true }
const idOf = async (person: Person) => (await person.must<{ person: { id: string } }>('GET', '/api/me')).person.id

/** Holds up every statement that begins so, until it is let go; counts those that came. */
function holdUp(server: RunningServer, begins: string) {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const seen = { times: 0, letGo }
  overhear(
    server,
    () => undefined,
    (sql) => {
      if (!sql.trimStart().startsWith(begins)) return
      seen.times++
      return held
    },
  )
  return seen
}

/** A table whose time is up gets its bots, whatever else is going on. */
async function deadlineHolds(server: RunningServer): Promise<void> {
  const { db, registry } = server.context
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', { ...TWO, pace: { kind: 'turns', seconds: 600 } })
  await registry.at(id, async (loaded) => {
    const late = { '0': db.now() - 700_000, '1': db.now() - 700_000 }
    await db.all('UPDATE entries SET waiting = ? WHERE table_id = ?', [JSON.stringify(late), id])
    loaded.waiting = late
  })
  const bots = async (): Promise<number> =>
    (await db.all('SELECT seat FROM seats WHERE table_id = ? AND bot IS NOT NULL', [id])).length
  await expect.poll(bots, { timeout: 20_000 }).toBe(2)
}

/** Plays today's deal to its end. */
async function attempt(person: Person): Promise<string> {
  const { day } = await person.must<{ day: string }>('GET', '/api/daily')
  const { id } = await person.table('POST', '/api/daily/lanterns/alone', { day })
  for (;;) {
    type Offered = { decisions: { id: string; choices: { choice: string }[] }[] }
    const { decisions } = await person.must<Offered>('GET', `/api/tables/${id}/decisions?seat=0`)
    const [decision] = decisions
    if (decision === undefined) return id
    const answers = [{ to: decision.id, choice: decision.choices[0]?.choice }]
    await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
  }
}

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.stop())

  test.each([
    ['ratings are worked out', 'SELECT DISTINCT ended_at'],
    ['attempts at the deal are settled', 'SELECT a.table_id AS "table", t.status'],
  ])('deadlines do not wait until %s', async (_, begins) => {
    const server = await testServer({ ...(await store.fresh()), SWEEP_MS: '50' })
    await server.ratings.store.setOn(true)
    const held = holdUp(server, begins)
    await expect.poll(() => held.times, { timeout: 20_000 }).toBeGreaterThan(0)
    await deadlineHolds(server)
    held.letGo()
    await server.close()
  })

  test('ratings are written down a few at a time, and nobody waits for their end when the server closes', async () => {
    const server = await handSwept(await store.fresh())
    const { db } = server.context
    const people = await Promise.all(Array.from({ length: 6 }, (_, i) => guest(server.url, `Gast ${i}`).then(idOf)))
    await server.ratings.store.setOn(true)
    for (let i = 0; i < 230; i++) await ended(server, [people[i % 6] ?? '', people[(i + 1 + (i % 4)) % 6] ?? ''])
    let slices = 0
    overhear(server, (sql) => {
      if (sql.startsWith('SELECT DISTINCT ended_at')) slices++
    })
    await server.ratings.round(() => true)
    expect([slices, await db.all('SELECT * FROM ratings')]).toEqual([1, []])
    await server.ratings.round()
    const all = () => db.all<{ person: string; games: number }>('SELECT * FROM ratings ORDER BY person')
    const rated = await all()
    expect(rated.reduce((sum, { games }) => sum + games, 0)).toBe(460)
    // What has been worked out up to a mark stays, and goes on from there.
    for (let i = 0; i < 230; i++) await ended(server, [people[i % 6] ?? '', people[(i + 1 + (i % 4)) % 6] ?? ''])
    let asked = 0
    await server.ratings.round(() => ++asked > 1)
    const games = async () => (await all()).reduce((sum, one) => sum + one.games, 0)
    expect(await games()).toBe(460 + 200)
    await server.ratings.round()
    const bitByBit = await all()
    expect(await games()).toBe(920)
    await server.ratings.store.setOn(true)
    await server.ratings.round()
    expect(await all()).toEqual(bitByBit)
    await server.close()
  })

  test('who goes without a result that counts makes nobody work anything out anew', async () => {
    const server = await handSwept(await store.fresh())
    const stale = () => server.ratings.store.stale()
    const [anna, bert, carl, dora] = await Promise.all(
      ['Anna', 'Bert', 'Carl', 'Dora'].map((n) => guest(server.url, n)),
    )
    if (anna === undefined || bert === undefined || carl === undefined || dora === undefined) throw new Error('nobody')
    await server.ratings.store.setOn(true)
    await ended(server, [await idOf(anna), await idOf(bert)])
    const before = await stale()
    await carl.must('DELETE', '/api/me')
    await server.context.people.merge(await idOf(dora), await idOf(anna))
    expect(await stale()).toBe(before)
    await bert.must('DELETE', '/api/me')
    expect(await stale()).not.toBe(before)
    await server.close()
  })

  test('an attempt that cannot be settled holds up no other, and the bots play', async () => {
    const server = await handSwept(await store.fresh())
    const { db, reader } = server.context
    const { read } = reader
    const people = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const tables: string[] = []
    for (const person of people) tables.push(await attempt(person))
    await server.daily.attempts.idle()
    // As if the process had died before the results were written; and one of them breaks whatever reads it.
    await db.all('DELETE FROM daily_results')
    await db.all('UPDATE daily_attempts SET settled = 0')
    const broken = [...tables].sort()[0]
    let tries = 0
    const breaking: typeof read = async (asked) => {
      if (!('table' in asked) || asked.table !== broken) return read(asked)
      tries++
      throw new Error('broken')
    }
    Object.assign(reader, { read: breaking })
    const settled = async () =>
      (await db.all<{ table_id: string }>('SELECT table_id FROM daily_attempts WHERE settled <> 0')).map(
        (a) => a.table_id,
      )
    await server.daily.attempts.round()
    await server.daily.attempts.round()
    expect(await settled()).toContain(tables.find((table) => table !== broken))
    expect((await db.all("SELECT who FROM daily_attempts WHERE who LIKE 'bot:%'")).length).toBeGreaterThan(0)
    // Not tried over and over.
    expect(tries).toBe(1)
    await server.close()
  })
})
