/** Operations: probes, numbers, configuration, limits, headers, origins, deadlines, backup, restarts, several processes. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '@dorfplatz/kernel'
import { continueRecord } from '@dorfplatz/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Environment, readConfig } from '../config.ts'
import { recordHead } from '../play/look.ts'
import type { RunningServer } from '../server.ts'
import { backup, restore } from '../storage/backup.ts'
import { entriesAfter } from '../storage/log.ts'
import { guest, newCommand, type Person, sameCookies, visitor } from './help/client.ts'
import { games } from './help/lanterns.ts'
import { handSwept, type Store, stores, testServer } from './help/server.ts'
import { fakeSmtp } from './help/smtp.ts'
import { tempDir } from './help/stores.ts'

const SOLO = { game: 'lanterns', seats: [{ kind: 'me' }], options: { rounds: 1000 }, start: true }

/** The same tables in a new process whose snapshots are gone: whoever asks for one has to replay its log. */
async function reopenedWithoutSnapshots(before: RunningServer, env: Environment): Promise<RunningServer> {
  // Only an ended process has no snapshot on its way any more.
  await before.close()
  const after = await testServer(env)
  await after.context.db.all('DELETE FROM snapshots')
  return after
}

/** Answers over HTTP with the first choice. */
async function move(person: Person, id: string): Promise<number> {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as {
    decisions: { id: string; choices: { choice: string }[] }[]
  }
  const [decision] = decisions
  const answers = [{ to: decision?.id, choice: decision?.choices[0]?.choice }]
  const { seq } = await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
  return Number(seq)
}

describe('one process', () => {
  let server: RunningServer
  let dir: string
  beforeAll(async () => {
    dir = tempDir()
    mkdirSync(join(dir, 'web/assets'), { recursive: true })
    writeFileSync(join(dir, 'web/index.html'), '<!doctype html><title>Dorfplatz</title>')
    writeFileSync(join(dir, 'web/assets/a-1.js'), '1')
    server = await testServer({ DATA_DIR: dir, WEB_DIR: join(dir, 'web') })
  })
  afterAll(async () => {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })

  test('probes and numbers answer', async () => {
    const person = visitor(server.url)
    expect((await person.call('GET', '/healthz')).status).toBe(200)
    expect((await person.call('GET', '/readyz')).status).toBe(200)
    const metrics = await person.call('GET', '/metrics')
    expect(String(metrics.body)).toContain('dorfplatz_sockets')
  })

  test('an address that cannot be read leads people to a page, and programs to an error', async () => {
    for (const cut of ['/table/%', '/rules/%E4', '/replay/%00%']) {
      const answer = await fetch(server.url + cut, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/nowhere'])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    }
    const { status, body } = await visitor(server.url).call('GET', '/api/tables/%')
    expect([status, body.error?.code]).toEqual([400, 'bad-request'])
  })

  test('the documentation describes every route', async () => {
    const person = visitor(server.url)
    const { paths } = (await person.must('GET', '/api/docs/json')) as { paths: Record<string, unknown> }
    for (const path of ['/api/tables/{id}/answers', '/api/me/tokens', '/api/games', '/api/tables/{id}/record']) {
      expect(Object.keys(paths)).toContain(path)
    }
    for (const path of ['/api/docs', '/api/docs/']) {
      const page = await fetch(server.url + path)
      expect(page.status).toBe(200)
      const [script = ''] = /[^"]*swagger-initializer.js/.exec(await page.text()) ?? []
      expect((await fetch(new URL(script, page.url))).status).toBe(200)
    }
  })

  test('pages come with their start page, strict headers and no sniffing', async () => {
    const person = visitor(server.url)
    for (const path of ['/', '/table/abc', '/rules/hallertau']) {
      const page = await person.call('GET', path)
      expect(page.status).toBe(200)
      expect(String(page.body)).toContain('<title>Dorfplatz')
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const part = await person.call('GET', '/assets/a-1.js')
    expect(part.headers.get('cache-control')).toContain('immutable')
    // A worker is ruled by the policy it came with; what only pages heed would be sent forty times.
    expect(part.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    for (const head of ['permissions-policy', 'etag', 'last-modified', 'accept-ranges'])
      expect(part.headers.get(head), head).toBeNull()
    expect((await person.call('GET', '/assets/..%2f..%2fdorfplatz.sqlite')).status).toBeGreaterThanOrEqual(400)
    expect((await person.call('GET', '/api/nothing')).body.error).toMatchObject({ code: 'not-found' })
  })

  test('changes and sockets from another site are refused', async () => {
    const person = await guest(server.url, 'Anna')
    const foreign = { origin: 'https://evil.example' }
    expect((await person.call('POST', '/api/tables', SOLO, foreign)).status).toBe(403)
    expect((await person.call('POST', '/api/tables', SOLO, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    await expect(person.socket(foreign)).rejects.toThrow('403')
    expect((await person.call('POST', '/api/tables', SOLO, { origin: server.url })).status).toBe(200)
  })

  test('too much of anything gets a clear error', async () => {
    const small = tempDir()
    const strict = await testServer({
      DATA_DIR: small,
      LIMIT_MESSAGES_PER_10S: '20',
      LIMIT_TABLES_PER_HOUR: '2',
      LIMIT_SOCKETS_PER_PERSON: '2',
    })
    const person = await guest(strict.url, 'Anna')
    for (let i = 0; i < 2; i++) await person.table('POST', '/api/tables', SOLO)
    expect(await person.call('POST', '/api/tables', SOLO)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many' } },
    })
    const [one] = await Promise.all([person.socket(), person.socket()])
    await expect(person.socket()).rejects.toThrow('429')
    for (let i = 0; i < 300; i++) one.ws.send('{"type":"ping"}')
    expect((await one.closed).code).toBe(1008)
    expect((await person.call('POST', '/api/guest', { name: 'x'.repeat(20_000) })).status).toBe(413)
    await strict.close()
    rmSync(small, { recursive: true })
  })

  test('who reads too slowly is dropped instead of filling our memory; nobody else notices', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', SOLO)
    for (let i = 0; i < 60; i++) await move(anna, id)
    const slow = await anna.socket()
    slow.ws.pause()
    const before = (await server.context.metrics.sockets.get()).values[0]?.value
    for (let i = 0; i < 2000; i++) slow.say({ type: 'hello', table: id })
    await expect.poll(async () => (await server.context.metrics.sockets.get()).values[0]?.value).toBe((before ?? 0) - 1)
    expect(await move(anna, id)).toBe(62)
    slow.ws.terminate()
  })

  test('a wrong configuration is said at once and completely', () => {
    const wrong: Environment = { PORT: 'eighty', DATABASE_URL: 'mysql://x', SECRET: 'short' }
    expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SECRET/)
    expect(() => readConfig({ PUBLIC_URL: 'nonsense' })).toThrow(/PUBLIC_URL/)
    expect(readConfig({}).PORT).toBe(8700)
  })

  test('another secret than the one the store was made with is refused at start', async () => {
    const own = tempDir()
    const first = await testServer({ DATA_DIR: own, SECRET: 'a'.repeat(40) })
    await first.close()
    await expect(testServer({ DATA_DIR: own, SECRET: 'b'.repeat(40) })).rejects.toThrow('SECRET')
    rmSync(own, { recursive: true })
  })

  test('neither the store nor the log shows a seed or a token', async () => {
    const person = await guest(server.url, 'Anna')
    const { id } = await person.table('POST', '/api/tables', SOLO)
    const seed = await server.context.registry.at(id, (loaded) => loaded.row.seed)
    await server.context.db.all('UPDATE settings SET value = value')
    const file =
      readFileSync(join(dir, 'dorfplatz.sqlite'), 'latin1') + readFileSync(join(dir, 'dorfplatz.sqlite-wal'), 'latin1')
    expect(file).toContain(id)
    expect(file).not.toContain(seed)
    expect(file).not.toContain(person.cookies.get('dorfplatz'))
  })
})

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.stop())

    test('after a graceful stop the table goes on where it was, with the same sessions', async () => {
      const env = await store.fresh()
      const before = await testServer(env)
      const anna = await guest(before.url, 'Anna')
      const { id } = await anna.table('POST', '/api/tables', SOLO)
      for (let i = 0; i < 40; i++) await move(anna, id)
      const { view } = await anna.must('GET', `/api/tables/${id}/view`)
      await before.close()
      const after = await testServer(env)
      const again = sameCookies(anna, after.url)
      expect((await again.must('GET', `/api/tables/${id}/view`)).view).toEqual(view)
      expect(await move(again, id)).toBe(42)
      await after.close()
    })

    test('without its snapshot a table is the same, and its record replays to the same state', async () => {
      const env = await store.fresh()
      const before = await testServer(env)
      const anna = await guest(before.url, 'Anna')
      const { id } = await anna.table('POST', '/api/tables', SOLO)
      for (let i = 0; i < 40; i++) await move(anna, id)
      const match = await before.context.registry.at(id, (loaded) => JSON.stringify(loaded.match))
      const server = await reopenedWithoutSnapshots(before, env)
      const { registry, db } = server.context
      await registry.at(id, async (loaded) => {
        expect(JSON.stringify(loaded.match)).toBe(match)
        if (loaded.match === null) throw new Error('no match')
        const record = continueRecord(recordHead(loaded.row, loaded.match), await entriesAfter(db, id, 0))
        expect(Object.keys(record.hashes)).toEqual(['16', '32'])
        const again = replay(loaded.k, record)
        expect(again.fault).toBeNull()
        expect(JSON.stringify(again.match)).toBe(match)
      })
      await server.close()
    })

    test('corrected rules go on from the newest state, and never replay a log that others played', async () => {
      const env = await store.fresh()
      const before = await testServer(env)
      const anna = await guest(before.url, 'Anna')
      const [kept, lost] = [
        await anna.table('POST', '/api/tables', SOLO),
        await anna.table('POST', '/api/tables', SOLO),
      ]
      for (let i = 0; i < 5; i++) for (const { id } of [kept, lost]) await move(anna, id)
      await before.close()
      const corrected = games.map((game) => ({ ...game, version: '2' }))
      const after = await testServer(env, corrected)
      await after.context.db.all('DELETE FROM snapshots WHERE table_id = ?', [lost.id])
      const again = sameCookies(anna, after.url)
      await again.must('POST', `/api/tables/${kept.id}/rules`, { rules: '2' })
      expect(await move(again, kept.id)).toBe(8)
      const undo = await again.call('POST', `/api/tables/${kept.id}/undo`, { commandId: newCommand(), seat: 0 })
      expect(undo.body.error).toMatchObject({ refusal: { rule: 'K-UNDO' } })
      expect((await again.table('GET', `/api/tables/${lost.id}`)).status).toBe('stopped')
      await after.close()
      const back = await testServer(env)
      const later = sameCookies(anna, back.url)
      expect(await move(later, lost.id)).toBe(7)
      await back.close()
    })

    test('a log that does not fit its fingerprints stops the table and nothing is overwritten', async () => {
      const env = await store.fresh()
      const before = await testServer(env)
      const anna = await guest(before.url, 'Anna')
      const { id } = await anna.table('POST', '/api/tables', SOLO)
      for (let i = 0; i < 17; i++) await move(anna, id)
      const server = await reopenedWithoutSnapshots(before, env)
      const { db } = server.context
      await db.all("UPDATE entries SET hash = 'ffffffffffffffff' WHERE hash IS NOT NULL")
      const again = sameCookies(anna, server.url)
      const log = await entriesAfter(db, id, 0)
      const reply = await again.call('POST', `/api/tables/${id}/answers`, {
        commandId: newCommand(),
        seat: 0,
        answers: [{ choice: 'draw' }],
      })
      expect(reply.body.error).toMatchObject({ refusal: { rule: 'K-DEFECT' } })
      expect(await entriesAfter(db, id, 0)).toEqual(log)
      await server.close()
      const closed = await testServer(env)
      expect(await closed.context.db.all('SELECT * FROM snapshots')).toEqual([])
      await closed.close()
    })

    test('a backup taken while playing restores elsewhere, also into the other database', async () => {
      const env = await store.fresh()
      const server = await testServer(env)
      const anna = await guest(server.url, 'Anna')
      await anna.call('POST', '/api/auth/sign-up/email', {
        email: 'a@example.org',
        password: 'a long enough password',
        name: 'Anna',
      })
      const { id } = await anna.table('POST', '/api/tables', SOLO)
      for (let i = 0; i < 20; i++) await move(anna, id)
      const { view } = await anna.must('GET', `/api/tables/${id}/view`)
      const dir = tempDir()
      const file = join(dir, 'backup.gz')
      expect((await backup(readConfig(env), file, { withSecret: true })).entries).toBe(21)
      await move(anna, id)
      await server.close()
      for (const elsewhere of [{ DATA_DIR: join(dir, 'elsewhere') }, await store.fresh()]) {
        await restore(readConfig(elsewhere), file)
        await expect(restore(readConfig(elsewhere), file)).rejects.toThrow('not empty')
        const restored = await testServer(elsewhere)
        const again = sameCookies(anna, restored.url)
        expect((await again.must('GET', '/api/me')).person).toMatchObject({ email: 'a@example.org' })
        expect((await again.must('GET', `/api/tables/${id}/view`)).view).toEqual(view)
        expect(await move(again, id)).toBe(22)
        await restored.close()
      }
      rmSync(dir, { recursive: true, force: true })
    })

    test('who lets the time run out is reminded by e-mail, then a bot plays on; one can come back', async () => {
      const mails: string[] = []
      const smtp = await fakeSmtp(mails)
      const server = await handSwept({ ...(await store.fresh()), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
      const anna = await guest(server.url, 'Anna', 'de')
      await anna.call('POST', '/api/auth/sign-up/email', {
        email: 'a@example.org',
        password: 'a long enough password',
        name: 'Anna',
      })
      const { id, seats } = await anna.table('POST', '/api/tables', {
        ...SOLO,
        seats: [{ kind: 'me' }, { kind: 'me' }],
        pace: { kind: 'turns', seconds: 600 },
      })
      expect(seats[0]).toMatchObject({ due: true })
      const { registry, db } = server.context
      const age = async (seconds: number): Promise<void> => {
        const since = Date.now() - seconds * 1000
        await db.all('UPDATE entries SET waiting = ?', [JSON.stringify({ 0: since, 1: Date.now() })])
        await registry.at(id, (loaded) => registry.refresh(loaded))
        await server.sweeper.sweep()
        await server.sweeper.sweep()
        await server.notifier.idle()
      }
      await server.notifier.idle()
      expect(mails.splice(0).length).toBe(1)
      await age(5)
      await age(100)
      // Nobody knows yet whether this is her address.
      expect(mails).toEqual([])
      await db.all('UPDATE people SET verified = 1')
      await age(200)
      await age(460)
      expect((await anna.table('GET', `/api/tables/${id}`)).seats[0]?.kind).toBe('person')
      await age(601)
      const late = await anna.table('GET', `/api/tables/${id}`)
      expect(late.seats.map((s) => s.kind)).toEqual(['bot', 'person'])
      expect(mails.length).toBe(3)
      expect(mails[0]).toContain('a@example.org')
      // The bot makes the missed move first; then the seat is hers again.
      const joined = () => anna.call('POST', `/api/tables/${id}/join`, { seat: 0 })
      await expect.poll(async () => (await joined()).status).toBe(200)
      const back = await anna.table('GET', `/api/tables/${id}`)
      expect(back.seats[0]).toMatchObject({ kind: 'person', mine: true })
      await server.close()
      smtp.close()
    })
  })
}
