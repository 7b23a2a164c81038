/** Sitting down, getting up and closing: pressed twice, freed by the host, closed for everybody, and names in words. */

import type { TableInfo } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { guest, myTables, newCommand, visitor } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

const TWO = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }
const held = (table: TableInfo): number => table.seats.filter((s) => s.mine).length

onEveryStore((server) => {
  const laid = async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert', 'de')
    const { id, invite } = await anna.table('POST', '/api/tables', TWO)
    return { anna, bert, id, invite }
  }

  test('who sits down twice at once keeps one seat, and both answers are good', async () => {
    const { bert, id, invite } = await laid()
    const twice = await Promise.all([1, 1].map((seat) => bert.call('POST', `/api/tables/${id}/join`, { invite, seat })))
    expect(twice.map((r) => r.status)).toEqual([200, 200])
    expect(held(await bert.table('GET', `/api/tables/${id}`))).toBe(1)
  })

  test('lists and tables say which round it is; what was written before that was kept says nothing', async () => {
    const { anna, id } = await laid()
    const rounds = async () => {
      const listed = (await myTables(anna)).find((table) => table.id === id)
      return [listed?.round, (await anna.table('GET', `/api/tables/${id}`)).round]
    }
    expect(await rounds()).toEqual([null, null])
    for (const seat of [1, 2]) await anna.table('POST', `/api/tables/${id}/join`, { seat, name: `Oma ${seat}` })
    await anna.table('POST', `/api/tables/${id}/start`)
    expect(await rounds()).toEqual([1, 1])
    const { db } = server.context
    const [entry] = await db.all<{ payload: string }>('SELECT payload FROM entries WHERE table_id = ?', [id])
    const { round, ...older } = JSON.parse(entry?.payload ?? '{}')
    expect(round).toBe(1)
    await db.all('UPDATE entries SET payload = ? WHERE table_id = ?', [JSON.stringify(older), id])
    expect(await rounds()).toEqual([null, 1])
  })

  test('who sits down anywhere several times at once keeps one seat', async () => {
    const { bert, id, invite } = await laid()
    const replies = await Promise.all([1, 2, 3].map(() => bert.call('POST', `/api/tables/${id}/join`, { invite })))
    expect(replies.map((r) => r.status)).toEqual([200, 200, 200])
    expect(held(await bert.table('GET', `/api/tables/${id}`))).toBe(1)
    // A seat more only for somebody else at the same screen.
    await bert.table('POST', `/api/tables/${id}/join`, { name: 'Oma' })
    expect(held(await bert.table('GET', `/api/tables/${id}`))).toBe(2)
  })

  test('the host frees a taken seat, nobody else does, and its person is told at once', async () => {
    const { anna, bert, id, invite } = await laid()
    const carl = await guest(server.url, 'Carl')
    await bert.table('POST', `/api/tables/${id}/join`, { invite, seat: 1 })
    await carl.table('POST', `/api/tables/${id}/join`, { invite, seat: 2 })
    const invited = await bert.socket()
    invited.say({ type: 'hello', table: id, ...(invite === null ? {} : { invite }) })
    await invited.next('full')
    const uninvited = await bert.socket()
    uninvited.say({ type: 'hello', table: id })
    await uninvited.next('full')
    expect((await carl.call('POST', `/api/tables/${id}/free`, { seat: 1 })).status).toBe(403)
    expect((await visitor(server.url).call('POST', `/api/tables/${id}/free`, { seat: 1 })).status).toBe(401)
    const freed = await anna.table('POST', `/api/tables/${id}/free`, { seat: 1 })
    expect(freed.seats[1]).toMatchObject({ kind: 'open', name: '' })
    const { info } = await invited.next('full')
    expect(info.seats[1]).toMatchObject({ kind: 'open', mine: false })
    expect((await uninvited.next('error')).problem).toMatchObject({
      code: 'not-found',
      text: 'Diesen Tisch gibt es nicht oder du brauchst eine Einladung.',
    })
    const dora = await guest(server.url, 'Dora')
    await dora.table('POST', `/api/tables/${id}/join`, { invite, seat: 1 })
    await anna.table('POST', `/api/tables/${id}/start`)
    expect((await anna.call('POST', `/api/tables/${id}/free`, { seat: 1 })).status).toBe(409)
    invited.close()
    uninvited.close()
  })

  test('a short code leads to the table as long as one may sit down, and nobody else learns it', async () => {
    const { anna, bert, id, invite } = await laid()
    const asked = await Promise.all([1, 2].map(() => anna.must('POST', `/api/tables/${id}/code`)))
    const { code } = asked[0] as { code: string }
    expect(asked[1]).toEqual({ code })
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{6}$/)
    expect((await bert.call('POST', `/api/tables/${id}/code`)).status).toBe(404)
    expect(await bert.must('GET', `/api/codes/${code.toUpperCase()}`)).toEqual({ id, invite })
    const renewed = (await anna.must('POST', `/api/tables/${id}/invite`)).invite
    expect((await bert.call('GET', `/api/codes/${code}`)).status).toBe(404)
    const next = (await anna.must('POST', `/api/tables/${id}/code`)).code as string
    expect(await bert.must('GET', `/api/codes/${next}`)).toEqual({ id, invite: renewed })
    await anna.must('POST', `/api/tables/${id}/archive`)
    const late = await bert.call('GET', `/api/codes/${next}`)
    expect(late.status).toBe(404)
    expect(late.body.error?.text).toContain('keinen offenen Tisch')
    expect((await anna.call('POST', `/api/tables/${id}/code`)).status).toBe(409)
  })

  test('starting twice starts once', async () => {
    const { anna, id } = await laid()
    for (const seat of [1, 2]) await anna.table('POST', `/api/tables/${id}/bot`, { seat, level: 'random' })
    await anna.table('POST', `/api/tables/${id}/start`)
    expect((await anna.table('POST', `/api/tables/${id}/start`)).status).toBe('running')
  })

  test('a closed table says so at once, to visitors later, and takes nobody in', async () => {
    const { anna, bert, id, invite } = await laid()
    await bert.table('POST', `/api/tables/${id}/join`, { invite, seat: 1 })
    const socket = await bert.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    await anna.must('POST', `/api/tables/${id}/archive`)
    expect((await socket.next('table', (m) => m.info.archived)).info.status).toBe('open')
    socket.close()
    const visiting = await guest(server.url, 'Carl', 'de')
    const seen = await visiting.table('GET', `/api/tables/${id}?invite=${invite}`)
    expect(seen.archived).toBe(true)
    const late = await visiting.call('POST', `/api/tables/${id}/join`, { invite, seat: 2 })
    expect(late.status).toBe(409)
    expect(late.body.error?.text).toContain('Der Tisch wurde geschlossen')
    expect((await anna.call('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'random' })).status).toBe(409)
    expect((await anna.call('POST', `/api/tables/${id}/start`)).status).toBe(409)
    // Who sat there still finds it, until it is put away; who closed it does not.
    expect(await myTables(anna)).toEqual([])
    expect(await myTables(bert)).toMatchObject([{ id, archived: true }])
    await bert.must('POST', `/api/tables/${id}/archive`)
    expect(await myTables(bert)).toEqual([])
  })

  test('nobody goes on with a running table that was closed, not even its bots', async () => {
    const anna = await guest(server.url, 'Anna')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const { id } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats, start: true })
    const decisions = async () =>
      (await anna.must('GET', `/api/tables/${id}/decisions`)) as {
        seq: number
        decisions: { id: string; choices: { choice: unknown }[] }[]
      }
    await expect.poll(async () => (await decisions()).decisions.length).toBeGreaterThan(0)
    await anna.must('POST', `/api/tables/${id}/archive`)
    const now = await decisions()
    const [decision] = now.decisions
    const reply = await anna.call('POST', `/api/tables/${id}/answers`, {
      commandId: newCommand(),
      seat: 0,
      answers: [{ to: decision?.id, choice: decision?.choices[0]?.choice }],
    })
    expect(reply.status).toBe(409)
    expect(reply.body.error?.text).toContain('closed')
    expect((await decisions()).seq).toBe(now.seq)
  })

  test('a name that cannot be is answered in the asker’s language, without a pattern', async () => {
    const person = visitor(server.url)
    const inGerman = { 'accept-language': 'de' }
    for (const wrong of ['Anna<b>', '…', '   ', 'Anna\u202eneB', 'x'.repeat(25), 'A\nB']) {
      const reply = await person.call('POST', '/api/guest', { name: wrong }, inGerman)
      expect(reply.status).toBe(400)
      expect(reply.body.error?.text).toMatch(/^Ein Name hat 1 bis 24 Zeichen: Buchstaben/)
    }
    const signUp = { email: 'name@example.org', password: 'a long enough password', name: 'Anna<b>' }
    const account = await person.call('POST', '/api/auth/sign-up/email', signUp, { ...inGerman, origin: server.url })
    expect(account.body.error?.text).toMatch(/^Ein Name hat/)
    for (const good of ['Anna & Ben', 'Max (Papa)', 'Anna!', 'Jean-Luc O’Neil', 'Žofie 2', '李雷']) {
      expect((await person.call('POST', '/api/guest', { name: good })).body.person).toMatchObject({ name: good })
    }
    const seats = [{ kind: 'me' }, { kind: 'me', name: '<Oma>' }]
    const table = await person.call('POST', '/api/tables', { game: 'lanterns', seats }, inGerman)
    expect(table.body.error?.text).toMatch(/^Ein Name hat/)
  })

  test('whose link leads to a game without spectators hears that it has begun', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id, invite } = await anna.table('POST', '/api/tables', { ...TWO, spectators: false })
    for (const seat of [1, 2]) await anna.table('POST', `/api/tables/${id}/bot`, { seat, level: 'random' })
    const late = await guest(server.url, 'Late')
    const socket = await late.socket()
    socket.say({ type: 'hello', table: id, invite: invite ?? '' })
    await socket.next('full')
    await anna.table('POST', `/api/tables/${id}/start`)
    expect((await socket.next('error')).problem).toMatchObject({ code: 'forbidden' })
    socket.close()
    const looked = await late.call('GET', `/api/tables/${id}/view?invite=${invite}`)
    expect(looked.status).toBe(403)
    expect(looked.body.error?.text).toContain('has started')
    expect((await late.call('GET', `/api/tables/${id}/view`)).status).toBe(404)
  })

  test('when the host is deleted somebody else looks after the table, or it is closed', async () => {
    const { anna, bert, id, invite } = await laid()
    await bert.table('POST', `/api/tables/${id}/join`, { invite, seat: 1 })
    const alone = await anna.table('POST', '/api/tables', TWO)
    await anna.must('DELETE', '/api/me')
    const left = await bert.table('GET', `/api/tables/${id}`)
    expect(left).toMatchObject({ host: true, archived: false })
    for (const seat of [0, 2]) await bert.table('POST', `/api/tables/${id}/bot`, { seat, level: 'random' })
    expect((await bert.table('POST', `/api/tables/${id}/start`)).status).toBe('running')
    expect((await bert.table('GET', `/api/tables/${alone.id}?invite=${alone.invite}`)).archived).toBe(true)
  })

  test('codes cannot be guessed one after the other', async () => {
    // More than enough, though a few more are let through while they are being answered.
    const guesses = await Promise.all(
      Array.from({ length: 90 }, (_, i) => visitor(server.url).call('GET', `/api/codes/22222${i}`)),
    )
    expect(guesses.filter((r) => r.status === 429).length).toBeGreaterThanOrEqual(30)
  })
})
