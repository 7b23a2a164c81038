/** Logins that end: every ending closes the sockets that came in with it, at once, in all processes. */

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { guest, myTables, openSocket, type Person, sameCookies, visitor } from './help/client.ts'
import { newBrowser } from './help/push-service.ts'
import { type Store, stores, testServer } from './help/server.ts'
import { fakeSmtp } from './help/smtp.ts'
import { tempDir } from './help/stores.ts'

const PASSWORD = 'a long enough password'
const TWO = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] }

/** A link in a letter, without its host. */
const linkIn = (letter: string, path: string): string => {
  const text = letter.replace(/=\n/g, '').replace(/=3D/g, '=')
  return new RegExp(`https?://[^/\\s]+(/api/auth/${path}\\S+)`).exec(text)?.[1] ?? ''
}

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    /** Two doors of the same house, where the store allows it. */
    let here: RunningServer
    let there: RunningServer
    const mails: string[] = []
    let smtp: Awaited<ReturnType<typeof fakeSmtp>>
    beforeAll(async () => {
      store = await open()
      smtp = await fakeSmtp(mails)
      const env = { ...(await store.fresh()), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
      here = await testServer(env)
      there = name === 'SQLite' ? here : await testServer(env)
    })
    afterAll(async () => {
      await here.close()
      await there.close()
      smtp.close()
      await store.stop()
    })
    let n = 0
    const email = (): string => `p${++n}@example.org`
    const auth = (person: Person, path: string, body: object) =>
      person.call('POST', `/api/auth/${path}`, body, { origin: person.url })
    const member = async (address = email()): Promise<Person> => {
      const person = visitor(here.url)
      expect((await auth(person, 'sign-up/email', { email: address, password: PASSWORD, name: 'Anna' })).status).toBe(
        200,
      )
      return person
    }
    const signedIn = async (address: string, url = here.url): Promise<Person> => {
      const person = visitor(url)
      expect((await auth(person, 'sign-in/email', { email: address, password: PASSWORD })).status).toBe(200)
      return person
    }
    const tokenOf = async (person: Person): Promise<{ authorization: string; id: string }> => {
      const { token, info } = (await person.must('POST', '/api/me/tokens', { name: 'bot' })) as {
        token: string
        info: { id: string }
      }
      return { authorization: `Bearer ${token}`, id: info.id }
    }
    /** A passkey and a browser to notify, as somebody else may have added them; how many of each are left. */
    const leaveBehind = async (address: string) => {
      const { db, people } = here.context
      const [found] = await db.all<{ id: string; account: string }>('SELECT id, account FROM people WHERE email = ?', [
        address,
      ])
      const { id = '', account = '' } = found ?? {}
      await people.savePush(id, { endpoint: `https://fcm.googleapis.com/fcm/send/${id}`, keys: newBrowser().keys })
      await db.all(
        `INSERT INTO auth_passkey (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
         VALUES (?, 'x', 'x', ?, ?, 0, 'singleDevice', ${db.dialect === 'sqlite' ? '0' : 'FALSE'})`,
        [`key-${id}`, account, id],
      )
      const count = async (sql: string, whose: string) => (await db.all<{ n: number }>(sql, [whose]))[0]?.n
      return () =>
        Promise.all([
          count('SELECT count(*) AS n FROM auth_passkey WHERE "userId" = ?', account),
          count('SELECT count(*) AS n FROM pushes WHERE person = ?', id),
        ])
    }
    const isIn = async (person: Person, headers: Record<string, string> = {}): Promise<boolean> =>
      (await person.call('GET', '/api/me/tables', undefined, headers)).status === 200
    /** Still open a moment after something else was closed. */
    const isOpen = (socket: { readonly ws: { readonly readyState: number } }): boolean => socket.ws.readyState === 1

    test('signing out closes the sockets of this login, also silent ones, and no other', async () => {
      const address = email()
      await member(address)
      const [phone, desk] = [await signedIn(address), await signedIn(address)]
      const silent = await phone.socket()
      const elsewhere = await sameCookies(phone, there.url).socket()
      const other = await desk.socket()
      await phone.must('POST', '/api/me/sign-out')
      expect([(await silent.closed).code, (await elsewhere.closed).code]).toEqual([1008, 1008])
      expect(isOpen(other)).toBe(true)
      expect([await isIn(phone), await isIn(desk)]).toEqual([false, true])
      other.close()
    })

    test('the account library’s own way out closes them too', async () => {
      const address = email()
      const anna = await member(address)
      const socket = await sameCookies(anna, there.url).socket()
      expect((await auth(anna, 'sign-out', {})).status).toBe(200)
      expect((await socket.closed).code).toBe(1008)
    })

    test('an ended token closes its sockets, in all processes', async () => {
      const anna = await guest(here.url, 'Anna')
      const { authorization, id } = await tokenOf(anna)
      const [bot, far] = [await openSocket(here.url, { authorization }), await openSocket(there.url, { authorization })]
      const own = await anna.socket()
      await anna.must('DELETE', `/api/me/tokens/${id}`)
      expect([(await bot.closed).code, (await far.closed).code]).toEqual([1008, 1008])
      expect(isOpen(own)).toBe(true)
      own.close()
    })

    test('an ended token ends requests that wait, in all processes', async () => {
      const anna = await guest(here.url, 'Anna')
      const { authorization, id } = await tokenOf(anna)
      const table = await anna.table('POST', '/api/tables', { game: 'lanterns', seats: [{ kind: 'me' }], start: true })
      const waiting = [here, there].map(({ url }) =>
        visitor(url).call('GET', `/api/tables/${table.id}/view?after=${table.seq}&wait=25`, undefined, {
          authorization,
        }),
      )
      await expect.poll(() => there.context.registry.loaded(table.id)?.seq).toBe(table.seq)
      await anna.must('DELETE', `/api/me/tokens/${id}`)
      const began = performance.now()
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([401, 401])
      expect(performance.now() - began).toBeLessThan(15_000)
    })

    test('who deletes the account is gone everywhere', async () => {
      const anna = await member()
      const { authorization } = await tokenOf(anna)
      const sockets = [await anna.socket(), await openSocket(there.url, { authorization })]
      await anna.must('DELETE', '/api/me')
      for (const socket of sockets) expect((await socket.closed).code).toBe(1008)
      expect(await isIn(visitor(here.url), { authorization })).toBe(false)
    })

    test('another password ends every other login, and what was made with the old one', async () => {
      const address = email()
      const anna = await member(address)
      const thief = await signedIn(address)
      const socket = await sameCookies(thief, there.url).socket()
      // What the thief has made meanwhile ends with the old password, too.
      const { authorization } = await tokenOf(thief)
      const bot = await openSocket(there.url, { authorization })
      const { path } = await thief.must<{ path: string }>('POST', '/api/me/calendar')
      const made = await leaveBehind(address)
      expect(await made()).toEqual([1, 1])
      const wrong = { currentPassword: 'not the password', newPassword: 'another long password' }
      expect((await auth(anna, 'change-password', wrong)).status).toBe(400)
      expect(await isIn(visitor(here.url), { authorization })).toBe(true)
      const body = { currentPassword: PASSWORD, newPassword: 'another long password', revokeOtherSessions: false }
      expect((await auth(anna, 'change-password', body)).status).toBe(200)
      expect([(await socket.closed).code, (await bot.closed).code]).toEqual([1008, 1008])
      expect([await isIn(anna), await isIn(thief)]).toEqual([true, false])
      expect(await isIn(visitor(here.url), { authorization })).toBe(false)
      expect((await visitor(here.url).call('GET', path)).status).toBe(404)
      expect(await made()).toEqual([0, 0])
    })

    test('a password reset revokes everything: sessions, tokens, subscriptions, sockets', async () => {
      const address = email()
      const anna = await member(address)
      await expect.poll(() => mails.filter((m) => m.includes(address)).length).toBe(1)
      const verify = linkIn(mails.find((m) => m.includes(address)) ?? '', 'verify-email')
      expect((await fetch(here.url + verify, { redirect: 'manual' })).status).toBe(302)
      const { authorization } = await tokenOf(anna)
      const made = await leaveBehind(address)
      const sockets = [await sameCookies(anna, there.url).socket(), await openSocket(here.url, { authorization })]
      expect(
        (await auth(visitor(here.url), 'request-password-reset', { email: address, redirectTo: '/account' })).status,
      ).toBe(200)
      await expect.poll(() => mails.filter((m) => m.includes(address)).length).toBe(2)
      const letter = mails.filter((m) => m.includes(address))[1] ?? ''
      const token = /reset-password\/(\w+)/.exec(linkIn(letter, 'reset-password'))?.[1]
      const reset = await auth(visitor(here.url), 'reset-password', { token, newPassword: 'another long password' })
      expect(reset.status).toBe(200)
      for (const socket of sockets) expect((await socket.closed).code).toBe(1008)
      expect([await isIn(anna), await isIn(visitor(here.url), { authorization })]).toEqual([false, false])
      expect(await made()).toEqual([0, 0])
    })

    test('becoming a member ends the guest’s cookie, tokens and sockets', async () => {
      const anna = await guest(here.url, 'Anna')
      const before = sameCookies(anna, there.url)
      const { authorization } = await tokenOf(anna)
      const { path } = await anna.must<{ path: string }>('POST', '/api/me/calendar')
      const { id } = await anna.table('POST', '/api/tables', TWO)
      const sockets = [await before.socket(), await openSocket(here.url, { authorization })]
      expect((await auth(anna, 'sign-up/email', { email: email(), password: PASSWORD, name: 'Anna' })).status).toBe(200)
      expect((await myTables(anna)).map((t) => t.id)).toEqual([id])
      for (const socket of sockets) expect((await socket.closed).code).toBe(1008)
      expect([await isIn(before), await isIn(visitor(here.url), { authorization })]).toEqual([false, false])
      expect((await visitor(here.url).call('GET', path)).status).toBe(404)
    })

    test('signing in where somebody else plays as a guest takes nothing, until one asks for it', async () => {
      const address = email()
      await member(address)
      const shared = await guest(here.url, 'Bert')
      const bert = sameCookies(shared, here.url)
      const { authorization } = await tokenOf(shared)
      const { id } = await shared.table('POST', '/api/tables', TWO)
      expect((await auth(shared, 'sign-in/email', { email: address, password: PASSWORD })).status).toBe(200)
      expect(await shared.must('GET', '/api/me')).toMatchObject({
        person: { guest: false, email: address },
        guest: { name: 'Bert', tables: 1 },
      })
      expect(await myTables(shared)).toEqual([])
      expect((await myTables(bert)).map((t) => t.id)).toEqual([id])
      // Who signs out again leaves the guest as before.
      await shared.must('POST', '/api/me/sign-out')
      expect((await shared.must('GET', '/api/me')).person).toMatchObject({ guest: true, name: 'Bert' })
      await auth(shared, 'sign-in/email', { email: address, password: PASSWORD })
      const sockets = [await sameCookies(bert, there.url).socket(), await openSocket(here.url, { authorization })]
      await shared.must('POST', '/api/me/merge')
      expect((await myTables(shared)).map((t) => t.id)).toEqual([id])
      expect((await shared.must('GET', '/api/me')).guest).toBeNull()
      for (const socket of sockets) expect((await socket.closed).code).toBe(1008)
      expect([await isIn(bert), await isIn(visitor(here.url), { authorization })]).toEqual([false, false])
      expect((await shared.call('POST', '/api/me/merge')).status).toBe(404)
    })

    test('no session token lies open in the store, nor a link to a new password', async () => {
      const address = email()
      const anna = await member(address)
      await expect.poll(() => mails.filter((m) => m.includes(address)).length).toBe(1)
      await fetch(here.url + linkIn(mails.find((m) => m.includes(address)) ?? '', 'verify-email'), {
        redirect: 'manual',
      })
      await auth(visitor(here.url), 'request-password-reset', { email: address, redirectTo: '/account' })
      await expect.poll(() => mails.filter((m) => m.includes(address)).length).toBe(2)
      const link = linkIn(mails.filter((m) => m.includes(address))[1] ?? '', 'reset-password')
      const secret = /reset-password\/(\w+)/.exec(link)?.[1] ?? 'none'
      const cookie = decodeURIComponent(anna.cookies.get('dorfplatz.session_token') ?? '').split('.')[0] ?? ''
      expect(cookie.length).toBeGreaterThan(20)
      const { db } = here.context
      for (const table of ['auth_session', 'auth_verification', 'outbox', 'sessions', 'tokens']) {
        const rows = JSON.stringify(await db.all(`SELECT * FROM ${table}`))
        expect([table, rows.includes(cookie), rows.includes(secret)]).toEqual([table, false, false])
      }
    })

    test('deleting oneself leaves no row behind, not even of a letter’s link', async () => {
      const address = email()
      const anna = await member(address)
      await anna.call('GET', '/api/auth/passkey/generate-register-options')
      const { db } = here.context
      const [user] = await db.all<{ id: string }>('SELECT id FROM auth_user WHERE email = ?', [address])
      await db.all('UPDATE auth_user SET "emailVerified" = ? WHERE email = ?', [1, address])
      await auth(visitor(here.url), 'request-password-reset', { email: address, redirectTo: '/account' })
      expect((await db.all('SELECT * FROM auth_verification WHERE value LIKE ?', [`%${user?.id}%`])).length).toBe(2)
      await anna.must('DELETE', '/api/me')
      for (const table of [
        'auth_user',
        'auth_session',
        'auth_account',
        'auth_verification',
        'auth_passkey',
        'people',
        'outbox',
      ]) {
        const rows = JSON.stringify(await db.all(`SELECT * FROM ${table}`))
        expect([table, rows.includes(address), rows.includes(user?.id ?? '')]).toEqual([table, false, false])
      }
    })
  })
}

test('sessions from before tokens were hashed go on', async () => {
  const dir = tempDir()
  const before = await testServer({ DATA_DIR: dir })
  const anna = visitor(before.url)
  const body = { email: 'a@example.org', password: PASSWORD, name: 'Anna' }
  await anna.call('POST', '/api/auth/sign-up/email', body, { origin: before.url })
  const token = decodeURIComponent(anna.cookies.get('dorfplatz.session_token') ?? '').split('.')[0] ?? ''
  await before.context.db.all('UPDATE auth_session SET token = ?', [token])
  await before.close()
  const after = await testServer({ DATA_DIR: dir })
  expect((await sameCookies(anna, after.url).must('GET', '/api/me')).person).toMatchObject({ email: 'a@example.org' })
  expect(JSON.stringify(await after.context.db.all('SELECT token FROM auth_session'))).not.toContain(token)
  await after.close()
  rmSync(dir, { recursive: true, force: true })
})
