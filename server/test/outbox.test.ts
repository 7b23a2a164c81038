/** Notices go their own way: a mail server that hangs holds up no deadline, no other notice and no shutdown. */

import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { openOutbox } from '../storage/outbox.ts'
import { guest, type Person } from './help/client.ts'
import { overhear } from './help/overhear.ts'
import { handSwept, type Store, stores, testServer } from './help/server.ts'
import { fakeSmtp } from './help/smtp.ts'

const PASSWORD = 'a long enough password'

/** Takes the call and never says a word. */
async function silentSmtp(): Promise<{ port: number; calls: () => number; close(): void }> {
  const sockets = new Set<Socket>()
  let calls = 0
  const server = createServer((socket) => {
    calls++
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    calls: () => calls,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.stop())

    /** A member with a table whose time has run out. */
    async function late(server: RunningServer, n: number): Promise<{ person: Person; id: string }> {
      const person = await guest(server.url, `Gast ${n}`)
      const body = { email: `p${n}@example.org`, password: PASSWORD, name: `Gast ${n}` }
      await person.call('POST', '/api/auth/sign-up/email', body, { origin: server.url })
      const { id } = await person.table('POST', '/api/tables', {
        game: 'lanterns',
        options: { rounds: 1000 },
        seats: [{ kind: 'me' }, { kind: 'me' }],
        start: true,
        pace: { kind: 'turns', seconds: 600 },
      })
      return { person, id }
    }
    test('what crowds one way leaves the others free, and letters somebody has asked for go first', async () => {
      const server = await handSwept(await store.fresh())
      const { db, seal } = server.context
      const outbox = openOutbox(db, seal)
      const soon = db.now() + 3600_000
      const crowd = (lane: string, person: string) =>
        db.all(
          `INSERT INTO outbox (id, lane, person, sealed, due_at, expires_at, created_at)
           WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 20000)
           SELECT CAST(? AS TEXT) || n, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), 1, CAST(? AS BIGINT), 1 FROM many`,
          [`${lane} ${person} `, lane, person, seal.close('{}'), soon],
        )
      const anna = await guest(server.url, 'Anna')
      const { id } = (await anna.must<{ person: { id: string } }>('GET', '/api/me')).person
      await crowd('push', id)
      await crowd('mail', id)
      const letter = { lane: 'mail', to: 'a@example.org', subject: 'asked for', text: '' } as const
      await outbox.put(null, [letter], soon)
      expect(await outbox.waiting()).toBe(40_001)
      const [first] = await outbox.lend('mail', 1, 1000)
      expect(first?.content).toMatchObject({ subject: 'asked for' })
      await server.close()
    })

    /** All of them have waited for so long. */
    async function age(server: RunningServer, ids: readonly string[], seconds: number): Promise<void> {
      const { db, registry } = server.context
      const since = Date.now() - seconds * 1000
      await db.all('UPDATE people SET verified = 1')
      for (const id of ids) {
        await db.all('UPDATE entries SET waiting = ? WHERE table_id = ?', [JSON.stringify({ 0: since, 1: since }), id])
        await registry.at(id, (loaded) => registry.refresh(loaded))
      }
    }

    test('a mail server that hangs holds up neither deadlines nor the end of the server', async () => {
      const smtp = await silentSmtp()
      const server = await handSwept({ ...(await store.fresh()), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
      const tables = [await late(server, 1), await late(server, 2), await late(server, 3)]
      await age(
        server,
        tables.map(({ id }) => id),
        601,
      )
      const started = performance.now()
      await server.sweeper.sweep()
      for (const { person, id } of tables) {
        expect((await person.table('GET', `/api/tables/${id}`)).seats.map((s) => s.kind)).toEqual(['bot', 'bot'])
      }
      await expect.poll(smtp.calls).toBeGreaterThan(0)
      const { db } = server.context
      const [row] = await db.all<{ n: number }>("SELECT count(*) AS n FROM outbox WHERE lane = 'mail'")
      // Three letters to confirm an address, and one for each of two seats at three tables.
      expect(row?.n).toBe(9)
      await server.close()
      // The mail server would have been waited for ten seconds at least.
      expect(performance.now() - started).toBeLessThan(9000)
      smtp.close()
    })

    test('who was told is not looked up again for each table: a round asks little however many tables wait', async () => {
      const server = await handSwept(await store.fresh())
      const anna = await guest(server.url, 'Anna')
      const ids: string[] = []
      for (let i = 0; i < 30; i++) {
        const seats = [{ kind: 'me' }, { kind: 'me' }]
        const pace = { kind: 'turns', seconds: 600 }
        ids.push((await anna.table('POST', '/api/tables', { game: 'lanterns', seats, start: true, pace })).id)
      }
      await age(server, ids, 120)
      await server.sweeper.sweep()
      expect((await server.context.db.all('SELECT seat FROM notices')).length).toBe(60)
      let asked = 0
      overhear(server, () => asked++)
      await server.sweeper.sweep()
      expect(asked).toBeLessThan(20)
      await server.close()
    })

    test('an address that nobody has confirmed gets the question whether it is theirs, and nothing else', async () => {
      const smtp = await silentSmtp()
      const server = await handSwept({ ...(await store.fresh()), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
      const { db, seal } = server.context
      const { person, id } = await late(server, 1)
      const letters = async (): Promise<string[]> =>
        (await db.all<{ sealed: string }>("SELECT sealed FROM outbox WHERE lane = 'mail'")).map(
          ({ sealed }) => JSON.parse(seal.open(sealed)).subject,
        )
      // Asked for or not: whoever types an address may want letters for somebody else.
      await person.must('PATCH', '/api/me', { notify: { email: true, push: false } })
      for (const seconds of [120, 500, 601]) {
        await age(server, [id], seconds)
        await db.all('UPDATE people SET verified = 0')
        await server.sweeper.sweep()
        expect(await letters()).toEqual([expect.stringContaining('confirm your e-mail')])
      }
      await server.close()
      smtp.close()
    })

    test('what one process could not deliver another does, once', async () => {
      const env = await store.fresh()
      const silent = await silentSmtp()
      const first = await handSwept({ ...env, SMTP_URL: `smtp://127.0.0.1:${silent.port}` })
      const { id } = await late(first, 1)
      await age(first, [id], 460)
      await first.sweeper.sweep()
      await first.close()
      silent.close()
      const mails: string[] = []
      const smtp = await fakeSmtp(mails)
      const second = await testServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
      await second.context.db.all('UPDATE outbox SET due_at = 1')
      for (let i = 0; i < 3; i++) {
        await second.sweeper.sweep()
        await second.notifier.idle()
      }
      expect(mails.filter((mail) => mail.includes('still your turn')).length).toBe(2)
      expect(await second.context.db.all('SELECT * FROM outbox')).toEqual([])
      await second.close()
      smtp.close()
    })

    test('what fails is tried later, and given up when it is of no use any more', async () => {
      // Nobody listens there.
      const server = await handSwept({ ...(await store.fresh()), SMTP_URL: 'smtp://127.0.0.1:1' })
      const { id } = await late(server, 1)
      const { db } = server.context
      await server.notifier.idle()
      const waiting = () =>
        db.all<{ tries: number; due_at: number }>('SELECT tries, due_at FROM outbox ORDER BY due_at')
      const [first] = await waiting()
      expect(first?.tries).toBe(1)
      expect(first?.due_at).toBeGreaterThan(Date.now() + 30_000)
      for (let tries = 2; tries <= 4; tries++) {
        await db.all('UPDATE outbox SET due_at = 1')
        await server.notifier.idle()
        expect((await waiting()).map((row) => row.tries)).toEqual([tries])
      }
      await db.all('UPDATE outbox SET due_at = 1')
      await server.notifier.idle()
      expect(await waiting()).toEqual([])
      // A reminder is worth nothing after the deadline.
      await age(server, [id], 460)
      await server.sweeper.sweep()
      await db.all('UPDATE outbox SET due_at = 1, expires_at = 2')
      await server.notifier.idle()
      expect(await waiting()).toEqual([])
      await server.close()
    })

    test('what waits is bounded for each person, sealed, and gone with the person', async () => {
      const server = await handSwept({ ...(await store.fresh()), SMTP_URL: 'smtp://127.0.0.1:1' })
      const { person, id } = await late(server, 1)
      const { db } = server.context
      const me = (await person.must('GET', '/api/me')).person as { id: string }
      await age(server, [id], 10)
      for (let since = 1; since <= 100; since++) {
        const notice = { kind: 'replaced', person: me.id, table: id, game: 'lanterns', deadline: null } as const
        await server.notifier.tell(0, since, notice)
      }
      const rows = await db.all<{ sealed: string }>('SELECT sealed FROM outbox WHERE person = ?', [me.id])
      expect(rows.length).toBe(60)
      expect(JSON.stringify(rows)).not.toContain('example.org')
      await person.must('DELETE', '/api/me')
      expect(await db.all('SELECT id FROM outbox WHERE person = ?', [me.id])).toEqual([])
      await server.close()
    })
  })
}
