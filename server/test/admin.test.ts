/** Looking after a server: who may, what it does at once, and the trail it leaves. */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { listAdmins, setAdmin } from '../storage/admins.ts'
import { backup } from '../storage/backup.ts'
import { forgetOld, type Retention } from '../storage/retention.ts'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'
import { games, gamesUrl } from './help/lanterns.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const PASSWORD = 'a long enough password'
const TWO = {
  game: 'lanterns',
  options: { rounds: 1000 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
}

const auth = (person: Person, path: string, body: object) =>
  person.call('POST', `/api/auth/${path}`, body, { origin: person.url })
const idOf = async (person: Person): Promise<string> =>
  ((await person.must('GET', '/api/me')).person as { id: string }).id

onEveryStore((server) => {
  let boss: Person
  let n = 0
  const member = async (): Promise<{ person: Person; email: string }> => {
    const person = visitor(server.url)
    const email = `m${++n}@example.org`
    expect((await auth(person, 'sign-up/email', { email, password: PASSWORD, name: `Mitglied ${n}` })).status).toBe(200)
    return { person, email }
  }
  beforeAll(async () => {
    boss = (await member()).person
  })
  const act = (id: string, body: object) => boss.call('POST', `/api/admin/people/${id}`, body)
  const trail = async (): Promise<string[]> =>
    ((await boss.must('GET', '/api/admin/audit')).lines as { action: string }[]).map((line) => line.action)

  test('the first account looks after the server, the second does not, a token never does', async () => {
    expect((await boss.must('GET', '/api/me')).person).toMatchObject({ admin: true })
    const { person } = await member()
    expect((await person.must('GET', '/api/me')).person).toMatchObject({ admin: false })
    expect((await person.call('GET', '/api/admin')).status).toBe(403)
    expect((await visitor(server.url).call('GET', '/api/admin')).status).toBe(401)
    const { token } = (await boss.must('POST', '/api/me/tokens', { name: 'bot' })) as { token: string }
    const authorization = `Bearer ${token}`
    expect((await visitor(server.url).call('GET', '/api/admin', undefined, { authorization })).status).toBe(403)
    const state = await boss.must('GET', '/api/admin')
    expect(state).toMatchObject({
      counts: { accounts: expect.any(Number), guests: expect.any(Number) },
      storage: { bytes: expect.any(Number) },
      versions: { games: { lanterns: '1' } },
      limits: { SIGN_UP: 'open', LIMIT_TABLES_PER_HOUR: expect.any(Number) },
    })
    expect((state.storage as { bytes: number }).bytes).toBeGreaterThan(10_000)
    expect(JSON.stringify(state)).not.toMatch(/SECRET|SMTP|TOKEN|DATABASE/)
  })

  test('who is banned is out at once, everywhere, and cannot come back in; a bot plays on', async () => {
    const { person, email } = await member()
    const bert = await guest(server.url, 'Bert')
    const { id } = await person.table('POST', '/api/tables', TWO)
    await bert.table('POST', `/api/tables/${id}/join`, {})
    await person.table('POST', `/api/tables/${id}/start`)
    const socket = await person.socket()
    const who = await idOf(person)
    expect((await act(who, { act: 'ban' })).status).toBe(200)
    expect((await socket.closed).code).toBe(1008)
    expect((await bert.table('GET', `/api/tables/${id}`)).seats[0]).toMatchObject({ kind: 'bot' })
    expect((await auth(person, 'sign-in/email', { email, password: PASSWORD })).status).toBe(200)
    const refused = await person.call('GET', '/api/me/tables', undefined, { 'accept-language': 'de' })
    expect([refused.status, refused.body.error?.text]).toEqual([403, 'Dieser Server ist für dich gesperrt.'])
    expect((await act(who, { act: 'unban' })).status).toBe(200)
    expect((await person.call('GET', '/api/me/tables')).status).toBe(200)
    expect(await trail()).toEqual(expect.arrayContaining(['ban', 'unban']))
  })

  test('who is muted does not speak, over HTTP or an open socket', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', TWO)
    const socket = await anna.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    const who = await idOf(anna)
    await act(who, { act: 'mute' })
    const text = 'hallo'
    expect((await anna.call('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text })).status).toBe(403)
    const answer = await socket.command({ type: 'chat', commandId: newCommand(), table: id, text })
    expect(answer).toMatchObject({ type: 'nack', problem: { code: 'forbidden' } })
    await act(who, { act: 'unmute' })
    expect((await anna.call('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text })).status).toBe(200)
    socket.close()
  })

  test('reports reach those who look after the server; words, chats, names and tables can be taken away', async () => {
    const anna = await guest(server.url, 'Anna')
    const rude = await guest(server.url, 'Grobian')
    const { id } = await anna.table('POST', '/api/tables', TWO)
    await rude.table('POST', `/api/tables/${id}/join`, {})
    await rude.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'etwas Grobes' })
    const { chat } = (await anna.must('GET', `/api/tables/${id}/chat`)) as { chat: { id: string }[] }
    const message = chat[0]?.id
    await anna.must('POST', `/api/tables/${id}/report`, { message, text: 'das war grob' })
    expect((await anna.call('POST', `/api/tables/${id}/report`, { message: 'nosuchmessag', text: 'x' })).status).toBe(
      404,
    )
    const about = await idOf(rude)
    const { reports } = (await boss.must('GET', '/api/admin/reports')) as { reports: { id: string; about: string }[] }
    const mine = reports.find((report) => report.about === about)
    expect(mine).toMatchObject({
      by: 'Anna',
      aboutName: 'Grobian',
      said: 'etwas Grobes',
      text: 'das war grob',
      table: id,
    })
    const { people } = (await boss.must('GET', '/api/admin/people?only=reported&search=grob')) as { people: object[] }
    expect(people).toMatchObject([{ id: about, reports: 1 }])

    const socket = await anna.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    await boss.must('DELETE', `/api/admin/messages/${message}`)
    expect(await socket.next('unsaid')).toMatchObject({ table: id, ids: [message] })
    expect((await anna.must('GET', `/api/tables/${id}/chat`)).chat).toEqual([])
    await anna.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'noch etwas' })
    const { line } = await socket.next('said')
    await act(about, { act: 'rename', name: 'Freundlich' })
    expect((await anna.table('GET', `/api/tables/${id}`)).seats[1]?.name).toBe('Freundlich')
    await boss.must('DELETE', `/api/admin/tables/${id}/chat`)
    expect(await socket.next('unsaid')).toMatchObject({ ids: [line.id] })
    socket.close()
    expect((await anna.must('GET', `/api/tables/${id}/chat`)).chat).toEqual([])
    await boss.must('POST', `/api/admin/reports/${mine?.id}/close`)
    await boss.must('DELETE', `/api/admin/tables/${id}`)
    expect((await anna.table('GET', `/api/tables/${id}`)).archived).toBe(true)
    await boss.must('DELETE', `/api/admin/people/${about}`)
    expect((await rude.call('GET', '/api/me/tables')).status).toBe(401)
    expect(await trail()).toEqual(
      expect.arrayContaining(['delete message', 'rename', 'delete chat', 'close report', 'close table', 'delete']),
    )
  })

  test('a guest who becomes part of an account takes along what was said of them, and may not speak there either', async () => {
    const anna = await guest(server.url, 'Anna')
    const rude = await guest(server.url, 'Grobian')
    const { id } = await anna.table('POST', '/api/tables', TWO)
    await rude.table('POST', `/api/tables/${id}/join`, {})
    await anna.must('POST', `/api/tables/${id}/report`, { seat: 1, text: 'das war grob' })
    await act(await idOf(rude), { act: 'mute' })
    const member = visitor(server.url)
    const account = { email: `rude${id}@example.org`, password: PASSWORD, name: 'Brav' }
    await member.call('POST', '/api/auth/sign-up/email', account, { origin: server.url })
    member.cookies.set('dorfplatz', rude.cookies.get('dorfplatz') ?? '')
    await member.must('POST', '/api/me/merge')
    const { reports } = (await boss.must('GET', '/api/admin/reports')) as {
      reports: { about: string; table: string }[]
    }
    expect(reports.find(({ table }) => table === id)).toMatchObject({ about: await idOf(member), aboutName: 'Brav' })
    const spoken = await member.call('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'doch' })
    expect(spoken.status).toBe(403)
  })

  test('a stranger cannot report at a table nobody told them of', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', { ...TWO, visibility: 'link' })
    const stranger = await guest(server.url, 'Fremd')
    expect((await stranger.call('POST', `/api/tables/${id}/report`, { text: 'x' })).status).toBe(404)
    await anna.must('POST', `/api/tables/${id}/report`, { text: 'allgemein' })
  })

  test('a new password without mail ends every login and works once it is told', async () => {
    const { person, email } = await member()
    const { password } = (await act(await idOf(person), { act: 'password' })).body as { password: string }
    expect((await person.call('GET', '/api/me/tables')).status).toBe(401)
    expect((await auth(visitor(server.url), 'sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    expect((await auth(visitor(server.url), 'sign-in/email', { email, password })).status).toBe(200)
    const anna = await guest(server.url, 'Anna')
    expect((await act(await idOf(anna), { act: 'password' })).status).toBe(400)
  })

  test('others can be named, the last one stays', async () => {
    const { person } = await member()
    const [own, other] = [await idOf(boss), await idOf(person)]
    for (const body of [{ act: 'revoke' }, { act: 'ban' }]) expect((await act(own, body)).status).toBe(409)
    expect((await boss.call('DELETE', `/api/admin/people/${own}`)).status).toBe(409)
    await act(other, { act: 'grant' })
    expect((await person.call('GET', '/api/admin')).status).toBe(200)
    await act(other, { act: 'revoke' })
    expect((await person.call('GET', '/api/admin')).status).toBe(403)
  })

  test('what is old is forgotten as configured, and nothing else', async () => {
    const { db, people, registry } = server.context
    const forget = (days: Retention) =>
      forgetOld(
        db,
        people,
        days,
        'random',
        (id) => registry.changed(id).catch(() => undefined),
        () => false,
      )
    const keep = { RETAIN_TABLES_DAYS: 0, RETAIN_CHAT_DAYS: 0, RETAIN_GUESTS_DAYS: 0, RETAIN_AUDIT_DAYS: 0 }
    const old = await guest(server.url, 'Alt')
    const { id } = await old.table('POST', '/api/tables', TWO)
    await old.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'lange her' })
    const fresh = await guest(server.url, 'Neu')
    const day = 24 * 3600_000
    const who = await idOf(old)
    expect(await forget(keep)).toEqual({ tables: 0, messages: 0, guests: 0 })
    await db.all('UPDATE messages SET at = ? WHERE table_id = ?', [db.now() - 40 * day, id])
    await db.all('UPDATE people SET seen_at = ? WHERE id = ?', [db.now() - 40 * day, who])
    const month = { RETAIN_TABLES_DAYS: 30, RETAIN_CHAT_DAYS: 30, RETAIN_GUESTS_DAYS: 30, RETAIN_AUDIT_DAYS: 30 }
    expect(await forget(month)).toMatchObject({ messages: 1, guests: 1 })
    expect((await old.call('GET', '/api/me/tables')).status).toBe(401)
    expect((await fresh.call('GET', '/api/me/tables')).status).toBe(200)
    expect((await db.all('SELECT id FROM tables WHERE id = ?', [id])).length).toBe(1)
    await db.all("UPDATE tables SET status = 'over', ended_at = ? WHERE id = ?", [db.now() - 40 * day, id])
    expect(await forget(month)).toMatchObject({ tables: 1 })
    expect((await fresh.call('GET', `/api/tables/${id}`)).status).toBe(404)
  })
})

const dir = tempDir()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('accounts by invitation only, or not at all', async () => {
  const first = await testServer({ DATA_DIR: join(dir, 'club') })
  const boss = visitor(first.url)
  await auth(boss, 'sign-up/email', { email: 'boss@example.org', password: PASSWORD, name: 'Boss' })
  const invite = async (uses: number) =>
    (await boss.must<{ code: string }>('POST', '/api/admin/invitations', { uses })).code
  const [code, rush] = [await invite(1), await invite(2)]
  await first.close()
  const invited = await testServer({ DATA_DIR: join(dir, 'club'), SIGN_UP: 'invited' })
  const tryIt = (email: string, more: object) =>
    auth(visitor(invited.url), 'sign-up/email', { email, password: PASSWORD, name: 'Neu', ...more })
  expect((await tryIt('a@example.org', {})).status).toBe(403)
  expect((await tryIt('a@example.org', { invitation: 'guessed' })).status).toBe(403)
  // An address that is taken uses nothing up.
  expect((await tryIt('boss@example.org', { invitation: code })).status).toBe(422)
  expect((await tryIt('a@example.org', { invitation: code.toUpperCase() })).status).toBe(200)
  expect((await tryIt('b@example.org', { invitation: code })).status).toBe(403)
  // Many at once: as many get in as it is good for.
  const many = await Promise.all([...'defghi'].map((name) => tryIt(`${name}@example.org`, { invitation: rush })))
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403])
  expect(JSON.stringify(await invited.context.db.all('SELECT * FROM invitations'))).not.toContain(code)
  await invited.close()
  const closed = await testServer({ DATA_DIR: join(dir, 'club'), SIGN_UP: 'closed' })
  const body = { email: 'c@example.org', password: PASSWORD, name: 'Neu', invitation: code }
  expect((await auth(visitor(closed.url), 'sign-up/email', body)).body.error).toMatchObject({ code: 'forbidden' })
  await closed.close()
})

test('an admin is named beside the running server, and sees when the last backup was made', async () => {
  const env = { DATA_DIR: join(dir, 'beside') }
  const server = await testServer(env)
  const [one, two] = [visitor(server.url), visitor(server.url)]
  await auth(one, 'sign-up/email', { email: 'one@example.org', password: PASSWORD, name: 'Eins' })
  await auth(two, 'sign-up/email', { email: 'two@example.org', password: PASSWORD, name: 'Zwei' })
  const config = readConfig(env)
  expect(await listAdmins(config)).toEqual([{ name: 'Eins', email: 'one@example.org' }])
  expect(await setAdmin(config, 'TWO@example.org', true)).toBe(true)
  expect(await setAdmin(config, 'nobody@example.org', true)).toBe(false)
  expect((await two.must('GET', '/api/admin')).backupAt).toBeNull()
  await backup(config, join(dir, 'b.gz'))
  expect((await two.must('GET', '/api/admin')).backupAt).toBeGreaterThan(Date.now() - 60_000)
  await server.close()
})

test('every change leaves a line with an id that the asker got too, and nothing secret', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }))
  const config = readConfig({ DATA_DIR: join(dir, 'log'), PORT: '0', WEB_DIR: '/nowhere' })
  const server = await startServer({ games, gamesUrl, config, log })
  const anna = visitor(server.url)
  const reply = await anna.call('POST', '/api/guest', { name: 'Anna' }, { 'x-request-id': 'forged' })
  const id = reply.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-z]{12}$/)
  const { id: table, invite } = await anna.table('POST', '/api/tables', TWO)
  await anna.call('GET', `/api/tables/${table}/view?invite=${invite}&seat=3`)
  await server.close()
  const text = lines.join('')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ id, method: 'POST', route: '/api/guest', status: 200 }),
  )
  for (const hidden of ['forged', invite ?? 'none', anna.cookies.get('dorfplatz') ?? 'none', table]) {
    expect(text.includes(hidden)).toBe(false)
  }
})
