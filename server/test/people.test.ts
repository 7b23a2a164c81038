/** People: guests, accounts, passkeys' first step, tokens, export, deletion; tables and who may do what there. */

import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { guest, myTables, newCommand, type Person, visitor } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'
import { testServer } from './help/server.ts'
import { fakeSmtp } from './help/smtp.ts'
import { tempDir } from './help/stores.ts'

const PASSWORD = 'a long enough password'
const TWO = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] }

onEveryStore((server) => {
  let n = 0
  const email = (): string => `p${++n}@example.org`
  const signUp = (person: Person, address: string) =>
    person.call(
      'POST',
      '/api/auth/sign-up/email',
      { email: address, password: PASSWORD, name: 'Anna' },
      { origin: server.url },
    )
  const signIn = (person: Person, address: string, password = PASSWORD) =>
    person.call('POST', '/api/auth/sign-in/email', { email: address, password }, { origin: server.url })

  test('a guest plays at once; the cookie is httpOnly, lax and long', async () => {
    const person = visitor(server.url)
    expect((await person.must('GET', '/api/me')).person).toBeNull()
    const reply = await person.call('POST', '/api/guest', { name: 'Käthe Groß', lang: 'de' })
    expect(reply.body.person).toMatchObject({ name: 'Käthe Groß', guest: true, lang: 'de' })
    const cookie = reply.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect((person.cookies.get('dorfplatz') ?? '').length).toBeGreaterThanOrEqual(43)
    expect((await person.must('PATCH', '/api/me', { name: 'Käthe' })).person).toMatchObject({ name: 'Käthe' })
  })

  test('signing up keeps the tables of the guest, signing in elsewhere finds them', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', TWO)
    const address = email()
    expect((await signUp(anna, address)).status).toBe(200)
    expect((await anna.must('GET', '/api/me')).person).toMatchObject({ guest: false, email: address, name: 'Anna' })
    expect((await myTables(anna)).map((t) => t.id)).toEqual([id])
    const elsewhere = await guest(server.url, 'Tablet')
    const second = await elsewhere.table('POST', '/api/tables', TWO)
    expect((await signIn(elsewhere, address, 'wrong password')).status).toBe(401)
    expect((await signIn(elsewhere, address)).status).toBe(200)
    expect((await myTables(elsewhere)).map((t) => t.id)).toEqual([id])
    await elsewhere.must('POST', '/api/me/merge')
    expect((await myTables(elsewhere)).map((t) => t.id).sort()).toEqual([id, second.id].sort())
    expect((await elsewhere.call('POST', '/api/auth/sign-out', {}, { origin: server.url })).status).toBe(200)
    expect((await elsewhere.must('GET', '/api/me')).person).toBeNull()
    // The other way out ends the account's session, too.
    expect((await anna.must('POST', '/api/me/sign-out')).ok).toBe(true)
    expect((await anna.must('GET', '/api/me')).person).toBeNull()
  })

  test('what an account is refused for is said in the visitor’s language', async () => {
    const anna = visitor(server.url)
    const address = email()
    const inGerman = { origin: server.url, 'accept-language': 'de' }
    const asked = (path: string, body: object) => anna.call('POST', `/api/auth/${path}`, body, inGerman)
    await signUp(anna, address)
    const twice = await asked('sign-up/email', { email: address, password: PASSWORD, name: 'Anna' })
    expect(twice.body.error).toMatchObject({ code: 'conflict', text: expect.stringContaining('schon ein Konto') })
    const wrong = await asked('sign-in/email', { email: address, password: 'not the password' })
    expect(wrong.status).toBe(401)
    expect(wrong.body.error).toMatchObject({ text: 'E-Mail oder Passwort stimmt nicht.' })
    const short = await asked('sign-up/email', { email: email(), password: 'short', name: 'Anna' })
    expect(short.body.error).toMatchObject({ text: 'Ein Passwort braucht 10 bis 128 Zeichen.' })
    const changed = await asked('change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` })
    expect(changed.status).toBe(200)
    expect((await signIn(visitor(server.url), address, `${PASSWORD} 2`)).status).toBe(200)
  })

  test('a new name is used at all tables at once; other people at the same screen keep theirs', async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Oma' }, { kind: 'open' }],
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    const socket = await bert.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    await anna.must('PATCH', '/api/me', { name: 'Annette' })
    const { info } = await socket.next('table', (m) => m.info.seats[0]?.name === 'Annette')
    expect(info.seats.map((s) => s.name)).toEqual(['Annette', 'Oma', 'Bert'])
    socket.ws.close()
  })

  test('what cannot be read is answered with the field that is wrong', async () => {
    const anna = await guest(server.url, 'Anna')
    const reply = await anna.call('POST', '/api/tables', { ...TWO, pace: 'live' })
    expect(reply.status).toBe(400)
    expect(reply.body.error?.detail).toContain('pace: ')
    expect(reply.body.error?.text).toBe('That did not arrive correctly. Please reload the page.')
  })

  test('an account can add a passkey', async () => {
    const anna = visitor(server.url)
    await signUp(anna, email())
    const options = await anna.call('GET', '/api/auth/passkey/generate-register-options', undefined, {
      origin: server.url,
    })
    expect(options.status).toBe(200)
    expect(String(options.body.challenge).length).toBeGreaterThanOrEqual(22)
    const signing = await visitor(server.url).call('GET', '/api/auth/passkey/generate-authenticate-options')
    expect(signing.status).toBe(200)
  })

  test('a token speaks for its person until it is ended', async () => {
    const anna = await guest(server.url, 'Anna')
    const { token, info } = (await anna.must('POST', '/api/me/tokens', { name: 'my bot' })) as {
      token: string
      info: { id: string }
    }
    const bot = visitor(server.url)
    const auth = { authorization: `Bearer ${token}` }
    expect((await bot.call('GET', '/api/me', undefined, auth)).body.person).toMatchObject({ name: 'Anna' })
    expect(JSON.stringify(await anna.must('GET', '/api/me/tokens'))).not.toContain(token)
    await anna.must('DELETE', `/api/me/tokens/${info.id}`)
    expect((await bot.call('GET', '/api/me/tables', undefined, auth)).status).toBe(401)
  })

  test('export has my data, deletion removes me and a bot plays on', async () => {
    const anna = await guest(server.url, 'Anna Verschwindet')
    const bert = await guest(server.url, 'Bert')
    const address = email()
    await signUp(anna, address)
    const { id, invite } = await anna.table('POST', '/api/tables', TWO)
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    await anna.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'mein Geheimnis' })
    const mine = JSON.stringify(await anna.must('GET', '/api/me/export'))
    for (const piece of [address, 'Anna Verschwindet', 'mein Geheimnis', id]) expect(mine).toContain(piece)
    await anna.must('DELETE', '/api/me')
    expect((await anna.must('GET', '/api/me')).person).toBeNull()
    const left = await bert.table('GET', `/api/tables/${id}`)
    expect(left.seats[0]).toMatchObject({ kind: 'bot', name: '–' })
    expect(JSON.stringify(await bert.must('GET', `/api/tables/${id}/chat`))).not.toContain('Geheimnis')
    expect((await signIn(visitor(server.url), address)).status).toBe(401)
  })

  test('a seat is claimed by one only, however many want it', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id, invite } = await anna.table('POST', '/api/tables', TWO)
    const others = await Promise.all(Array.from({ length: 8 }, (_, i) => guest(server.url, `Gast ${i}`)))
    const replies = await Promise.all(others.map((p) => p.call('POST', `/api/tables/${id}/join`, { invite, seat: 1 })))
    expect(replies.filter((r) => r.status === 200).length).toBe(1)
    expect(replies.filter((r) => r.status === 409).length).toBe(7)
  })

  test('leaving, freeing, bots and starting keep to their rules', async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', { ...TWO, visibility: 'public' })
    expect((await anna.call('POST', `/api/tables/${id}/start`)).status).toBe(409)
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    expect((await bert.call('POST', `/api/tables/${id}/start`)).status).toBe(403)
    await bert.must('POST', `/api/tables/${id}/leave`, {})
    await bert.table('POST', `/api/tables/${id}/join`, {})
    await anna.table('POST', `/api/tables/${id}/free`, { seat: 1 })
    expect((await anna.call('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'no-such' })).status).toBe(400)
    const filled = await anna.table('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' })
    expect(filled.seats[1]).toMatchObject({ kind: 'bot', level: 'random' })
    expect((await bert.must('GET', '/api/tables?status=open')).tables).toMatchObject([{ id }])
    expect((await anna.table('POST', `/api/tables/${id}/start`)).status).toBe('running')
    expect((await anna.call('POST', `/api/tables/${id}/leave`, {})).status).toBe(409)
  })

  test('who is not invited learns nothing of a table by link or a private one', async () => {
    const anna = await guest(server.url, 'Anna')
    const stranger = await guest(server.url, 'Fremd')
    for (const visibility of ['link', 'private']) {
      const { id, invite } = await anna.table('POST', '/api/tables', { ...TWO, visibility })
      for (const path of ['', '/view', '/log', '/chat']) {
        expect((await stranger.call('GET', `/api/tables/${id}${path}`)).status).toBe(404)
      }
      expect((await stranger.call('POST', `/api/tables/${id}/join`, {})).status).toBe(404)
      expect((await stranger.call('GET', `/api/tables/${id}?invite=${invite}`)).status).toBe(200)
      await anna.must('POST', `/api/tables/${id}/invite`)
      expect((await stranger.call('GET', `/api/tables/${id}?invite=${invite}`)).status).toBe(404)
    }
  })

  test('an impossible table is refused with its rule', async () => {
    const anna = await guest(server.url, 'Anna', 'de')
    const seats = Array.from({ length: 5 }, () => ({ kind: 'me' }))
    const reply = await anna.call('POST', '/api/tables', { game: 'lanterns', seats })
    expect(reply.status).toBe(422)
    expect(reply.body.error).toMatchObject({
      refusal: { rule: 'K-SETUP-SEATS', text: 'Dieses Spiel hat 1 bis 4 Plätze.' },
    })
    expect((await anna.call('POST', '/api/tables', { game: 'chess', seats: [{ kind: 'me' }] })).status).toBe(404)
  })

  test('a whole game over HTTP alone, then a rematch and the archive', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    })
    let seq = 0
    for (let i = 0; i < 100; i++) {
      const now = (await anna.must('GET', `/api/tables/${id}/decisions`)) as {
        seq: number
        decisions: { id: string; choices: { choice: unknown; text: string }[]; text: string }[]
      }
      seq = now.seq
      const [decision] = now.decisions
      if (decision === undefined) {
        const { view } = (await anna.must('GET', `/api/tables/${id}/view?after=${seq}&wait=5`)) as {
          view: { over: boolean }
        }
        if (view.over) break
        continue
      }
      expect(decision.text).toMatch(/^Choose: /)
      for (const { choice, text } of decision.choices) expect(text).toBe(choice)
      await anna.must('POST', `/api/tables/${id}/answers`, {
        commandId: newCommand(),
        seat: 0,
        answers: [{ to: decision.id, choice: decision.choices[0]?.choice }],
      })
    }
    const { record } = (await anna.must('GET', `/api/tables/${id}/record`)) as { record: { entries: unknown[] } }
    expect(record.entries.length).toBe(12)
    const again = await anna.table('POST', `/api/tables/${id}/rematch`)
    expect(again.seats.map((s) => s.kind)).toEqual(['person', 'bot'])
    expect((await anna.table('POST', `/api/tables/${id}/rematch`)).id).toBe(again.id)
    await anna.must('POST', `/api/tables/${id}/archive`)
    expect((await myTables(anna)).map((t) => t.id)).toEqual([again.id])
  })
})

test('a forgotten password is replaced by a letter’s link, once', async () => {
  const dir = tempDir()
  const mails: string[] = []
  const smtp = await fakeSmtp(mails)
  const server = await testServer({ DATA_DIR: dir, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
  const asked = (path: string, body: object) =>
    visitor(server.url).call('POST', `/api/auth/${path}`, body, { origin: server.url })
  const address = 'vergesslich@example.org'
  await asked('sign-up/email', { email: address, password: PASSWORD, name: 'Anna' })
  await server.notifier.idle()
  // An address that nobody has confirmed gets only the question whether it is theirs, also instead of the link.
  await asked('request-password-reset', { email: address, redirectTo: '/account' })
  await server.notifier.idle()
  expect(mails.splice(0).map((letter) => letter.replace(/=\n/g, '').includes('/api/auth/verify-email'))).toEqual([
    true,
    true,
  ])
  await server.context.db.all('UPDATE auth_user SET "emailVerified" = 1')
  expect((await asked('request-password-reset', { email: address, redirectTo: '/account' })).status).toBe(200)
  // Who asks for an address that nobody has learns nothing.
  const nobody = await asked('request-password-reset', { email: 'nobody@example.org', redirectTo: '/account' })
  expect(nobody.status).toBe(200)
  await expect.poll(() => mails.length).toBe(1)
  const letter = (mails[0] ?? '').replace(/=\n/g, '').replace(/=3D/g, '=')
  const link = /https?:\/\/[^/\s]+(\/api\/auth\/reset-password\/\S+)/.exec(letter)?.[1] ?? ''
  const followed = await fetch(server.url + link, { redirect: 'manual' })
  expect(followed.status).toBe(302)
  const token = new URL(followed.headers.get('location') ?? '', server.url).searchParams.get('token')
  expect((await asked('reset-password', { token, newPassword: 'another long password' })).status).toBe(200)
  expect((await asked('sign-in/email', { email: address, password: 'another long password' })).status).toBe(200)
  const again = await asked('reset-password', { token, newPassword: 'a third long password' })
  expect(again.body.error).toMatchObject({ code: 'bad-request', text: expect.stringContaining('has expired') })
  await server.close()
  smtp.close()
  rmSync(dir, { recursive: true, force: true })
})

test('the example bot of the documentation plays a whole game', async () => {
  const dir = tempDir()
  const server = await testServer({ DATA_DIR: dir })
  const anna = await guest(server.url, 'Anna')
  const { token } = (await anna.must('POST', '/api/me/tokens', { name: 'example' })) as { token: string }
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const { id } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats, start: true })
  const script = fileURLToPath(new URL('../../docs/api-bot.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, DORFPLATZ: server.url, TOKEN: token, TABLE: id },
  })
  expect(stdout).toMatch(/over: \d+ : \d+/)
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})
