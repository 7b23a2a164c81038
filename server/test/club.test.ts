/** The club's page, ratings and their switches, feeds and calendars: right on both databases, and shown only to whom they may be. */

import { get } from 'node:http'
import type { clubhouse, person as p } from '@dorfplatz/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarIn } from '../daily/days.ts'
import type { Asked } from '../read/reading.ts'
import type { RunningServer } from '../server.ts'
import { countResults } from '../storage/clubhouse.ts'
import type { Params } from '../storage/db.ts'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { ended } from './help/ended.ts'
import { handSwept, type Store, stores } from './help/server.ts'

const PASSWORD = 'a long enough password'
const club = async (person: Person): Promise<clubhouse.ClubBody> =>
  (await person.must('GET', '/api/club')) as clubhouse.ClubBody
const idOf = async (person: Person): Promise<string> =>
  ((await person.must('GET', '/api/me')) as { person: { id: string } }).person.id
const text = async (server: RunningServer, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

async function admin(server: RunningServer): Promise<Person> {
  const person = visitor(server.url)
  const account = { email: 'a@example.org', password: PASSWORD, name: 'Ada' }
  await person.call('POST', '/api/auth/sign-up/email', account, { origin: server.url })
  return person
}

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let server: RunningServer
  let ada: Person
  let [anna, bert, carl] = [visitor(''), visitor(''), visitor('')]
  let ids: readonly string[] = []
  beforeAll(async () => {
    store = await open()
    server = await handSwept(await store.fresh())
    ada = await admin(server)
    anna = await guest(server.url, 'Anna')
    bert = await guest(server.url, 'Bert & Co')
    carl = await guest(server.url, 'Carl')
    ids = await Promise.all([anna, bert, carl].map(idOf))
  })
  afterAll(async () => {
    await server.close()
    await store.stop()
  })
  const show = (person: string | undefined, to: string) =>
    server.context.db.all('UPDATE people SET shown = ? WHERE id = ?', [to, person ?? ''])
  const ratedNames = async (person: Person): Promise<string[]> =>
    (await club(person)).ratings.titles.flatMap(({ rows }) => rows.map(({ name }) => name))

  const onPage = async (viewer: Person, whose = ''): Promise<p.PersonBody['ratings']> =>
    ((await viewer.must('GET', `/api/people/${whose}`)) as p.PersonBody).ratings

  test('ratings are off until the club wants them and one says so oneself; switched off they are nowhere', async () => {
    const [a = '', b = '', c = ''] = ids
    await ended(server, [a, b])
    await ended(server, [a, null, c])
    await ended(server, [b, a], { practice: 1 })
    const body = { on: true }
    for (const person of [anna, bert]) await person.must('POST', '/api/me/rating', body)
    await server.ratings.round()
    expect((await club(anna)).ratings).toEqual({ club: false, mine: true, titles: [] })
    expect(await server.context.db.all('SELECT * FROM ratings')).toEqual([])
    expect(await onPage(anna, a)).toEqual([])

    expect((await anna.call('POST', '/api/admin/club', { ratings: true })).status).toBe(403)
    await ada.must('POST', '/api/admin/club', { ratings: true })
    await server.ratings.round()
    const { titles } = (await club(anna)).ratings
    // Carl has not switched it on; the known seed did not count.
    expect(titles[0]?.rows.map(({ name, games, mine }) => ({ name, games, mine }))).toEqual([
      { name: 'Anna', games: 2, mine: true },
      { name: 'Bert & Co', games: 1, mine: false },
    ])
    expect(titles[0]?.rows[0]?.mean).toBeGreaterThan(1000)
    // Strangers, and those one has not played with, see nobody who does not let everybody look.
    expect(await ratedNames(visitor(server.url))).toEqual([])
    expect(await ratedNames(ada)).toEqual([])
    // On somebody's page the same range stands, for everybody who may look at it.
    const { name, mine, ...range } = titles[0]?.rows[0] ?? { name: '', mine: false }
    expect(await onPage(anna, a)).toEqual([{ game: 'lanterns', ...range }])
    expect(await onPage(carl, a)).toEqual(await onPage(anna, a))
    expect(await onPage(bert, b)).toMatchObject([{ games: 1 }])
    expect(await onPage(carl, c)).toEqual([])

    await bert.must('POST', '/api/me/rating', { on: false })
    expect(await ratedNames(anna)).toEqual(['Anna'])
    expect(await onPage(bert, b)).toEqual([])
    await ada.must('POST', '/api/admin/club', { ratings: false })
    expect((await club(anna)).ratings.titles).toEqual([])
    expect(await onPage(anna, a)).toEqual([])
    expect(await server.context.db.all('SELECT * FROM ratings')).toEqual([])
  })

  test('ratings follow from the results: bit by bit, all at once, and after somebody has become another', async () => {
    const { db } = server.context
    const [a = '', b = ''] = ids
    const all = () => db.all('SELECT * FROM ratings ORDER BY game, person')
    await ada.must('POST', '/api/admin/club', { ratings: true })
    await server.ratings.round()
    await ended(server, [b, a])
    await server.ratings.round()
    const bitByBit = await all()
    await server.ratings.round()
    expect(await all()).toEqual(bitByBit)
    await server.ratings.store.setOn(true)
    await server.ratings.round()
    expect(await all()).toEqual(bitByBit)

    const dora = await idOf(await guest(server.url, 'Dora'))
    await ended(server, [dora, a])
    await server.ratings.round()
    const ofDora = await all()
    await server.context.people.merge(dora, b)
    await server.ratings.round()
    const games = await db.all<{ person: string; games: number }>('SELECT person, games FROM ratings')
    expect(games.find(({ person }) => person === b)?.games).toBe(3)
    expect(games.some(({ person }) => person === dora)).toBe(false)
    expect(await all()).not.toEqual(ofDora)
    await ada.must('POST', '/api/admin/club', { ratings: false })
  })

  test('champions of the month, activity and deals to come; names only to whom they may be shown', async () => {
    const seen = await club(anna)
    // Both have won two tables with people, one of them in fewer games; the known seed does not count.
    expect(seen.tables[0]?.rows).toEqual([
      { name: 'Bert & Co', mine: false, wins: 2, games: 3 },
      { name: 'Anna', mine: true, wins: 2, games: 4 },
    ])
    expect(seen.activity.days).toHaveLength(28)
    expect(seen.activity.games).toBeGreaterThanOrEqual(4)
    expect(seen.upcoming.dealsAt).toBeGreaterThan(Date.now())
    expect((await club(visitor(server.url))).tables).toEqual([])
  })

  test('a game of the late evening counts for its day, also after a day of 25 hours', async () => {
    const { db } = server.context
    const berlin = calendarIn('Europe/Berlin')
    const days = ['2025-10-25', '2025-10-26', '2025-10-27', '2025-10-28'].map(berlin.startOf)
    const [a = '', b = ''] = ids
    for (const at of ['2025-10-26T00:30+02:00', '2025-10-26T23:30+01:00', '2025-10-28T23:30+01:00'])
      await ended(server, [a, b], { at: Date.parse(at) })
    // What has been finished since counts for the last of the days.
    const later = await db.all('SELECT DISTINCT table_id FROM results WHERE ended_at > ?', [Date.parse('2025-10-29')])
    expect((await countResults(db, 0, days)).activity.toSorted((one, other) => one.day - other.day)).toEqual([
      { day: 1, games: 2 },
      { day: 3, games: 1 + later.length },
    ])
  })

  test('what is counted from all results is counted beside the connection that writes, for everybody at once', async () => {
    const { db, reader } = server.context
    const [{ all }, { read }] = [db, reader]
    const [statements, questions]: [string[], string[]] = [[], []]
    const counting = (sql: string, params?: Params) => {
      statements.push(sql)
      return all(sql, params)
    }
    const asking = (asked: Asked) => {
      questions.push(asked.kind)
      return read(asked)
    }
    Object.assign(db, { all: counting })
    Object.assign(reader, { read: asking })
    const seen = await Promise.all([anna, bert, carl, visitor(server.url)].map(club))
    Object.assign(db, { all })
    Object.assign(reader, { read })
    expect(statements.filter((sql) => /FROM results/.test(sql) && /count\(/.test(sql))).toEqual([])
    expect(questions.filter((kind) => kind === 'club').length).toBeLessThanOrEqual(2)
    expect(new Set(seen.map(({ activity }) => JSON.stringify(activity))).size).toBe(1)
  })

  test('whoever asks for the feeds, under however many names of the server, has all results looked at once', async () => {
    const fresh = await handSwept(await store.fresh())
    const { db, reader } = fresh.context
    const [{ all }, { read }] = [db, reader]
    const [statements, questions]: [string[], string[]] = [[], []]
    Object.assign(db, {
      all: (sql: string, params?: Params) => {
        statements.push(sql)
        return all(sql, params)
      },
    })
    Object.assign(reader, {
      read: (asked: Asked) => {
        questions.push(asked.kind)
        return read(asked)
      },
    })
    for (let i = 0; i < 12; i++) {
      const host = `name${i}.example:80`
      const status = await new Promise((resolve, reject) => {
        const path = `/api/club/feed.${i % 2 === 0 ? 'atom' : 'json'}?lang=${i % 3 === 0 ? 'de' : 'en'}`
        get(fresh.url + path, { headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        }).on('error', reject)
      })
      expect(status).toBe(200)
    }
    expect(statements.filter((sql) => /FROM results/.test(sql) && !/table_id IN/.test(sql))).toEqual([])
    expect(questions).toEqual(['finished'])
    await fresh.close()
  })

  test('feeds name only those who let everybody look, are typed and cached, and say when nothing is new', async () => {
    const [a = '', b = '', c = ''] = ids
    const empty = await text(server, '/api/club/feed.json?lang=en')
    expect(JSON.parse(empty.body).items).toEqual([])
    await show(b, 'all')
    const hidden = await ended(server, [a, b, c], { visibility: 'private' })
    const shown = await ended(server, [a, b, c], { visibility: 'link' })
    // Kept for some minutes: the other form was not asked for yet, but shares what was found.
    Object.assign(server.context.db, { now: shifted(server, 301_000) })
    const { status, headers, body } = await text(server, '/api/club/feed.atom?lang=en')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(body).toContain('2. Bert &amp; Co, 89 points')
    expect(body).toContain('1. somebody, 90 points')
    for (const word of ['Anna', 'Carl', hidden, shown]) expect(body).not.toContain(word)
    const tag = headers.get('etag') ?? ''
    expect((await text(server, '/api/club/feed.atom?lang=en', { 'if-none-match': tag })).status).toBe(304)
    const json = await text(server, '/api/club/feed.json?lang=de')
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(json.body).items.length).toBeGreaterThan(0)
    expect(json.body).toContain('jemand')
  })

  test('one’s deadlines are a calendar under a secret address, which ends when one says so', async () => {
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      options: { rounds: 3 },
      seats: [{ kind: 'me' }],
      pace: { kind: 'turns', seconds: 86_400 },
      start: true,
    })
    expect((await club(anna)).upcoming.deadlines.map(({ table }) => table)).toEqual([id])
    expect((await club(bert)).upcoming.deadlines).toEqual([])
    const made = async () => (await anna.must('POST', '/api/me/calendar')) as { path: string }
    const old = await made()
    const { path } = await made()
    expect((await text(server, old.path)).status).toBe(404)
    const found = await text(server, path)
    expect(found.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(found.headers.get('cache-control')).toBe('private, max-age=900')
    expect(found.body).toContain(`/table/${id}`)
    expect(
      await server.context.db.all('SELECT id FROM people WHERE calendar = ?', [path.split('/').at(-1) ?? '']),
    ).toEqual([])
    await anna.must('POST', `/api/tables/${id}/concede`, { commandId: newCommand(), seat: 0 })
    expect((await text(server, path)).body).not.toContain('VEVENT')
    await anna.must('DELETE', '/api/me/calendar')
    expect((await text(server, path)).status).toBe(404)
    // Whatever ends one's logins ends it, too.
    const last = await made()
    expect((await text(server, last.path)).status).toBe(200)
    await server.context.people.revokeAll(ids[0] ?? '')
    expect((await text(server, last.path)).status).toBe(404)
  })
})

function shifted({ context: { db } }: RunningServer, ms: number): () => number {
  const now = db.now.bind(db)
  return () => now() + ms
}

test('a closed server tells strangers nothing, and its feeds want a token that can be renewed', async () => {
  const [sqlite] = stores
  if (sqlite === undefined) throw new Error('no store')
  const store = await sqlite.open()
  const server = await handSwept({ ...(await store.fresh()), GUESTS: 'false' })
  try {
    const ada = await admin(server)
    expect((await visitor(server.url).call('GET', '/api/club')).status).toBe(401)
    expect((await text(server, '/api/club/feed.atom')).status).toBe(404)
    expect((await text(server, '/api/club/feed.atom?token=guessed')).status).toBe(404)
    const { feeds } = await club(ada)
    const { status, headers } = await text(server, feeds.atom)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    await ada.must('POST', '/api/admin/club', { newFeeds: true })
    expect((await text(server, feeds.json)).status).toBe(404)
  } finally {
    await server.close()
    await store.stop()
  }
})
