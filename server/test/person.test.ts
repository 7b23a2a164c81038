/** Somebody's page: who may look at it, what it adds up, and games that come from a device. */

import { kernel, recordFile, sha256 } from '@dorfplatz/kernel'
import { randomGame } from '@dorfplatz/kernel/conformance'
import type { person as p } from '@dorfplatz/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsOf } from '../person/sums.ts'
import type { RunningServer } from '../server.ts'
import type { ResultRow } from '../storage/results.ts'
import { openStanding } from '../storage/standing.ts'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { type Store, stores, testServer } from './help/server.ts'

async function finish(people: readonly Person[], id: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    let moved = false
    for (const [seat, person] of people.entries()) {
      const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions?seat=${seat}`)) as {
        decisions: { id: string; choices: { choice: string }[] }[]
      }
      const [decision] = decisions
      if (decision === undefined) continue
      const answers = [{ to: decision.id, choice: decision.choices[0]?.choice }]
      await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat, answers })
      moved = true
    }
    if (!moved) return
  }
  throw new Error('still playing')
}

const idOf = async (person: Person): Promise<string> =>
  ((await person.must('GET', '/api/me')).person as { id: string }).id
const pageOf = async (viewer: Person, id: string): Promise<p.PersonBody> =>
  (await viewer.must('GET', `/api/people/${id}`)) as p.PersonBody
const statusOf = async (viewer: Person, id: string): Promise<number> =>
  (await viewer.call('GET', `/api/people/${id}`)).status

function brought(words: string, seats = 1): p.BroughtGame {
  const { record } = randomGame(kernel(lanterns), { game: 'lanterns', seats }, words).journal
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `S${i}`, level: i === 0 ? null : 'easy' }))
  return { record: recordFile(record), seat: 0, seats: sitters, startedAt: 1000, endedAt: 2000 }
}

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let server: RunningServer
  beforeAll(async () => {
    store = await open()
    server = await testServer(await store.fresh())
  })
  afterAll(async () => {
    await server.close()
    await store.stop()
  })

  async function together(anna: Person, bert: Person): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats })
    await bert.table('POST', `/api/tables/${id}/join`, { seat: 1, invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    await finish([anna, bert], id)
    const lines = () => server.context.db.all('SELECT seat FROM results WHERE table_id = ?', [id])
    await expect.poll(async () => (await lines()).length).toBe(2)
    return id
  }

  test('people one has played with may look; everybody or nobody, if one says so; whether there is a page is no secret leaked', async () => {
    const [anna, bert, cosima] = await Promise.all(['Anna', 'Bert', 'Cosima'].map((name) => guest(server.url, name)))
    if (anna === undefined || bert === undefined || cosima === undefined) throw new Error('nobody')
    const stranger = visitor(server.url)
    const id = await idOf(anna)
    const seen = async () => Promise.all([anna, bert, cosima, stranger].map((viewer) => statusOf(viewer, id)))
    expect(await seen()).toEqual([200, 404, 404, 404])
    await together(anna, bert)
    expect(await seen()).toEqual([200, 200, 404, 404])
    await anna.must('PATCH', '/api/me', { shown: 'none' })
    expect(await seen()).toEqual([200, 404, 404, 404])
    await anna.must('PATCH', '/api/me', { shown: 'all' })
    expect(await seen()).toEqual([200, 200, 200, 200])
    const hidden = await cosima.call('GET', '/api/people/nobodyatall')
    await anna.must('PATCH', '/api/me', { shown: 'none' })
    expect((await cosima.call('GET', `/api/people/${id}`)).body).toEqual(hidden.body)
    expect((await anna.call('PATCH', '/api/me', { shown: 'friends' })).status).toBe(400)
    await anna.must('DELETE', '/api/me')
    expect(await statusOf(bert, id)).toBe(404)
  })

  test('who looks learns of tables and people only where they sat themselves, and not who else may look', async () => {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const cosima = await guest(server.url, 'Cosima')
    const with2 = await together(anna, bert)
    const with3 = await together(anna, cosima)
    const own = await pageOf(anna, await idOf(anna))
    expect(own.shown).toBe('met')
    expect(own.recent.map(({ table }) => table)).toEqual([with3, with2])
    expect(own.met.map(({ name, games }) => [name, games])).toEqual([
      ['Bert', 1],
      ['Cosima', 1],
    ])
    const seen = await pageOf(bert, await idOf(anna))
    expect(seen.shown).toBeNull()
    expect(seen.running).toBeNull()
    expect(seen.recent.map(({ table, others }) => [table, others])).toEqual([
      [null, []],
      [with2, ['Bert']],
    ])
    expect(seen.met.map(({ name }) => name)).toEqual(['Bert'])
    expect(JSON.stringify(seen)).not.toContain('Cosima')
  })

  test('games add up by title, seats and kind; head to head counts who came in first', async () => {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    await together(anna, bert)
    await together(anna, bert)
    const page = await pageOf(anna, await idOf(anna))
    const { games } = await anna.must('GET', '/api/me/results')
    const scores = (games as p.FinishedGame[]).map(({ score }) => score).reverse()
    expect(page.games).toBe(2)
    expect(page.kinds).toMatchObject([
      {
        game: 'lanterns',
        seats: 2,
        mode: '',
        games: 2,
        points: scores.reduce((a, b) => a + b, 0),
        best: Math.max(...scores),
        last: scores,
      },
    ])
    const [met] = page.met
    expect(met).toMatchObject({ name: 'Bert', games: 2, ahead: page.kinds[0]?.won })
    expect((met?.ahead ?? 0) + (met?.behind ?? 0)).toBe(2)
  })

  /** Tables of two, both lines of each; `bots` says which seat a bot had at the end. */
  async function played(people: readonly string[], tables: readonly string[], bots: readonly (string | null)[]) {
    const line = (table: string, person: string, seat: number) => ({
      sql: `INSERT INTO results (table_id, seat, person, name, bot, game, rules, seats, mode, options, score, place, cards, ended_at)
        VALUES (?, ?, ?, 'x', ?, 'lanterns', '1', 2, '', '{}', ?, ?, '[]', 1000)`,
      params: [table, seat, person, bots[seat] ?? null, 10 - seat, seat + 1],
    })
    await server.context.db.tx(tables.flatMap((table) => people.map((person, seat) => line(table, person, seat))))
  }

  test('head to head counts no game that a bot finished for either, and the person asked for alone', async () => {
    const people = await Promise.all(['Anna', 'Bert', 'Cosima'].map((name) => guest(server.url, name)))
    const [anna = '', bert = '', cosima = ''] = await Promise.all(people.map(idOf))
    await played([anna, bert], ['h2h0', 'h2h1'], [])
    await played([cosima, anna], ['h2h2'], [])
    await played([anna, bert], ['h2h3'], ['easy', null])
    await played([anna, bert], ['h2h4'], [null, 'easy'])
    const standing = openStanding(server.context.db)
    const withBert = { person: bert, name: 'Bert', games: 2, ahead: 2, behind: 0, points: 2 }
    const withCosima = { person: cosima, name: 'Cosima', games: 1, ahead: 0, behind: 1, points: -1 }
    expect(await standing.met(anna, 8)).toEqual([withBert, withCosima])
    expect(await standing.met(anna, 1)).toEqual([withBert])
    expect(await standing.met(anna, 1, cosima)).toEqual([withCosima])
  })

  test('head to head is found by table, not by a look through all results for each', async () => {
    const { db } = server.context
    const [anna, bert] = [await idOf(await guest(server.url, 'Anna')), await idOf(await guest(server.url, 'Bert'))]
    const tables = Array.from({ length: 1500 }, (_, i) => `long${i}`)
    await played([anna, bert], tables, [])
    expect(await openStanding(db).met(anna, 8)).toMatchObject([{ games: 1000 }])
    const explain = db.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN ' : 'EXPLAIN (ANALYZE, BUFFERS) '
    const explained = openStanding({ ...db, all: (sql, params) => db.all(explain + sql, params) })
    const plan = JSON.stringify(await explained.met(anna, 8))
    if (db.dialect === 'sqlite') expect(plan).toMatch(/SEARCH other USING INDEX \S+ \(table_id=\?\)/)
    else expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(8000)
  })

  test('a game from a device is played again and counts once, from whichever device it comes', async () => {
    const anna = await guest(server.url, 'Anna')
    const game = brought('alone')
    expect(await anna.must('POST', '/api/me/results', game)).toEqual({ isNew: true })
    expect(await anna.must('POST', '/api/me/results', game)).toEqual({ isNew: false })
    await anna.must('POST', '/api/me/results', brought('together', 2))
    const page = await pageOf(anna, await idOf(anna))
    expect(page.kinds.map(({ seats, games }) => [seats, games])).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(page.recent.every(({ device, table }) => device && table === null)).toBe(true)
    const { runs } = await anna.must('GET', '/api/me/runs')
    expect(runs).toMatchObject([{ game: 'lanterns', mode: '', score: 3, at: 2000 }])
    // Somebody else cannot take it over, and what was not played does not count.
    const bert = await guest(server.url, 'Bert')
    expect(await bert.must('POST', '/api/me/results', game)).toEqual({ isNew: false })
    expect((await pageOf(bert, await idOf(bert))).games).toBe(0)
    const record = game.record as { seed: string; log: string[] }
    for (const wrong of [
      { ...game, record: { ...record, seed: sha256('another') } },
      { ...game, record: { ...record, log: record.log.map((line) => line.split(' ').slice(0, 2).join(' ')) } },
      { ...game, record: { ...record, rules: 'old' } },
    ]) {
      expect((await bert.call('POST', '/api/me/results', wrong)).status).toBe(409)
    }
    for (const wrong of [{}, { ...game, record: {} }, { ...game, seat: 7 }]) {
      expect((await bert.call('POST', '/api/me/results', wrong)).status).toBe(400)
    }
  })
})

test('cards that suit somebody: played often, in games that went better than usual for their kind', () => {
  const game = (score: number, cards: readonly string[], seats = 2): ResultRow =>
    ({ game: 'g', seats, mode: '', score, cards }) as ResultRow
  const games = [
    game(10, ['a', 'b']),
    game(12, ['a']),
    game(14, ['a', 'c']),
    game(4, ['b']),
    game(5, ['b']),
    // Another kind of game has another mean.
    game(90, ['c'], 1),
    game(80, ['c'], 1),
  ]
  expect(cardsOf(games)).toEqual([
    { game: 'g', card: 'a', games: 3, gain: 3 },
    { game: 'g', card: 'c', games: 3, gain: expect.closeTo(5 / 3, 5) },
  ])
})
