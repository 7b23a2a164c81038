/** Nobody in who does not belong: hidden tables, chat, rematches, freed people, borrowed names. */

import type { TableInfo } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { guest, newCommand, type Person, visitor } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

const OPEN = { kind: 'open' } as const
const ME = { kind: 'me' } as const
const NOWHERE = 'abcdefghijkl'

onEveryStore((server) => {
  const two = async (plan: object = {}) => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats: [ME, OPEN], ...plan })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    return { anna, bert, id, invite }
  }
  const start = (host: Person, id: string) => host.table('POST', `/api/tables/${id}/start`)
  /** Plays the first thing offered until the game is over. */
  const playOut = async (people: readonly Person[], id: string) => {
    for (let moves = 0; moves < 200; moves++) {
      for (const [seat, person] of people.entries()) {
        const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as {
          decisions: { id: string; choices: { choice: string }[] }[]
        }
        for (const { id: to, choices } of decisions) {
          const answers = [{ to, choice: choices[0]?.choice }]
          await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat, answers })
        }
      }
      const { status } = await (people[0] as Person).table('GET', `/api/tables/${id}`)
      if (status === 'over') return
    }
    throw new Error('it does not end')
  }

  test('whoever may not know of a table hears the same about it as about one that is not there', async () => {
    const { anna, id } = await two({ visibility: 'private' })
    await start(anna, id)
    const bodies = {
      answers: { commandId: newCommand(), seat: 0, answers: [{ choice: 'draw' }] },
      preview: { seat: 0, answers: [{ choice: 'draw' }] },
      why: { seat: 0, answer: { choice: 'draw' } },
      undo: { commandId: newCommand(), seat: 0 },
      concede: { commandId: newCommand(), seat: 0 },
      join: { seat: 1 },
      leave: {},
      bot: { seat: 1 },
      free: { seat: 1 },
      invite: undefined,
      code: undefined,
      start: undefined,
      colour: { seat: 0, colour: 1 },
      sequel: { sequel: 0 },
      rematch: undefined,
      archive: undefined,
      chat: { commandId: newCommand(), text: 'hello' },
    }
    const reads = ['', '/view', '/view?seat=0', '/decisions?seat=0', '/log', '/log?seat=0', '/moment?at=0']
    reads.push('/moment?at=0&seat=0', '/record', '/chat')
    for (const stranger of [await guest(server.url, 'Carl'), visitor(server.url)]) {
      const hear = async (table: string) => {
        const heard: unknown[] = []
        for (const path of reads) {
          const { status, body } = await stranger.call('GET', `/api/tables/${table}${path}`)
          heard.push([path, status, body])
        }
        for (const [path, body] of Object.entries(bodies)) {
          const reply = await stranger.call('POST', `/api/tables/${table}/${path}`, body)
          heard.push([path, reply.status, reply.body])
        }
        const socket = await stranger.socket()
        const about = { table, seat: 0 }
        socket.say({ type: 'hello', table })
        heard.push((await socket.next('error')).problem)
        socket.say({ type: 'ask', id: 'a', ...about, answer: { choice: 'draw' } })
        heard.push((await socket.next('error')).problem)
        socket.say({ type: 'preview', id: 'p', ...about, answers: [{ choice: 'draw' }] })
        heard.push((await socket.next('error')).problem)
        for (const command of [
          { type: 'command' as const, answers: [{ choice: 'draw' }] },
          { type: 'undo' as const },
          { type: 'concede' as const },
          { type: 'propose' as const, back: 0 },
          { type: 'vote' as const, agree: true },
        ]) {
          const reply = await socket.command({ ...command, ...about, commandId: newCommand() })
          heard.push([command.type, reply.type === 'nack' ? reply.problem : reply])
        }
        const said = await socket.command({ type: 'chat', table, commandId: newCommand(), text: 'hello' })
        heard.push(said.type === 'nack' ? said.problem : said)
        socket.close()
        return heard
      }
      expect(await hear(id)).toEqual(await hear(NOWHERE))
    }
  })

  test('what is said at a table is read by those who may watch it, and nobody else', async () => {
    const { anna, bert, id, invite } = await two({ spectators: false })
    const carl = await guest(server.url, 'Carl')
    const say = { commandId: newCommand(), text: 'a secret of ours' }
    await anna.must('POST', `/api/tables/${id}/chat`, say)
    // Whoever is invited may read what is said before the start: they may still sit down.
    expect((await carl.call('GET', `/api/tables/${id}/chat?invite=${invite}`)).status).toBe(200)
    await start(anna, id)
    expect((await bert.must('GET', `/api/tables/${id}/chat`)).chat).toMatchObject([{ text: 'a secret of ours' }])
    for (const person of [carl, visitor(server.url)]) {
      const reply = await person.call('GET', `/api/tables/${id}/chat?invite=${invite}`)
      expect(reply.status).toBe(403)
      expect(JSON.stringify(reply.body)).not.toContain('secret')
    }
  })

  test('what was said where nobody could watch stays with those who sat there when the game is over', async () => {
    const { anna, bert, id } = await two({ spectators: false, visibility: 'public' })
    const words = { commandId: newCommand(), text: 'a secret of ours' }
    await anna.must('POST', `/api/tables/${id}/chat`, words)
    await start(anna, id)
    await playOut([anna, bert], id)
    const carl = await guest(server.url, 'Carl')
    const socket = await carl.socket()
    socket.say({ type: 'hello', table: id })
    expect((await socket.next('full')).chat).toEqual([])
    expect((await carl.call('GET', `/api/tables/${id}/chat`)).status).toBe(403)
    const own = { commandId: newCommand(), text: 'let me in' }
    expect((await carl.call('POST', `/api/tables/${id}/chat`, own)).status).toBe(403)
    const mine = await bert.socket()
    mine.say({ type: 'hello', table: id })
    expect((await mine.next('full')).chat).toMatchObject([{ text: 'a secret of ours' }])
    await anna.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'well played' })
    await mine.next('said')
    // An answer to something asked later comes later: by then the line would have been here.
    socket.say({ type: 'hello', table: NOWHERE })
    await socket.next('error')
    expect(socket.texts.join()).not.toMatch(/secret of ours|well played/)
    for (const one of [socket, mine]) one.close()
  })

  test('nobody goes by the name of a host who has no seat', async () => {
    const anna = await guest(server.url, 'Anna')
    const seats = [OPEN, OPEN]
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats, visibility: 'public' })
    const bert = await guest(server.url, 'Bert')
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await bert.must('PATCH', '/api/me', { name: 'anna' })
    const { seats: now } = await bert.table('GET', `/api/tables/${id}`)
    expect(now.find((s) => s.mine)?.name).toBe('anna 2')
    const watcher = await guest(server.url, 'ANNA')
    await watcher.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'I am the host' })
    const { chat } = (await anna.must('GET', `/api/tables/${id}/chat`)) as { chat: { name: string }[] }
    expect(chat[0]?.name).toMatch(/^ANNA \d$/)
  })

  test('a rematch has an invitation of its own, and everybody who sat there sits there again', async () => {
    const { anna, bert, id, invite } = await two()
    await start(anna, id)
    await playOut([anna, bert], id)
    const again = await bert.table('POST', `/api/tables/${id}/rematch`)
    expect(again.invite).not.toBe(invite)
    expect(again).toMatchObject({ status: 'open', host: true })
    expect(again.seats.map((s) => [s.kind, s.name, s.mine])).toEqual([
      ['person', 'Anna', false],
      ['person', 'Bert', true],
    ])
    const carl = await guest(server.url, 'Carl')
    expect((await carl.call('GET', `/api/tables/${again.id}?invite=${invite}`)).status).toBe(404)
    expect((await anna.table('GET', `/api/tables/${again.id}`)).seats[0]?.mine).toBe(true)
    // Nobody is dragged into a game: it begins when the host says so.
    expect(await start(bert, again.id)).toMatchObject({ status: 'running' })
  })

  test('whose seat was freed does not sit down again at once, whichever way they try', async () => {
    const { anna, bert, id, invite } = await two()
    await anna.table('POST', `/api/tables/${id}/free`, { seat: 1 })
    for (const wish of [{ invite }, { invite, seat: 1 }, { invite, name: 'Oma' }]) {
      const reply = await bert.call('POST', `/api/tables/${id}/join`, wish)
      expect([reply.status, reply.body.error?.code]).toEqual([403, 'forbidden'])
    }
    // Nor as the account that the guest becomes part of.
    const account = { email: `freed${id}@example.org`, password: 'a long enough password', name: 'Berta' }
    const member = visitor(server.url)
    await member.call('POST', '/api/auth/sign-up/email', account, { origin: server.url })
    member.cookies.set('dorfplatz', bert.cookies.get('dorfplatz') ?? '')
    await member.must('POST', '/api/me/merge')
    expect((await member.call('POST', `/api/tables/${id}/join`, { invite })).status).toBe(403)
    const carl = await guest(server.url, 'Carl')
    await carl.table('POST', `/api/tables/${id}/join`, { invite })
    // Who gets up by themselves may come back.
    await carl.must('POST', `/api/tables/${id}/leave`, {})
    await carl.table('POST', `/api/tables/${id}/join`, { invite })
  })

  test('nobody goes by the name of somebody else at the table, however it is written', async () => {
    const seats = [ME, OPEN, OPEN, OPEN]
    const anna = await guest(server.url, 'Anna')
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats, visibility: 'public' })
    const impostor = await guest(server.url, 'Bert')
    for (const name of ['Anna', ' anna', 'ANNA', 'A nna', 'Ａｎｎａ', 'Anna.', 'Аnna']) {
      const reply = await impostor.call('POST', `/api/tables/${id}/join`, { invite, name })
      expect([name, reply.status, reply.body.error?.code]).toEqual([name, 409, 'conflict'])
    }
    // Somebody who really has the same name is told apart.
    const other = await guest(server.url, 'Anna')
    const seated = await other.table('POST', `/api/tables/${id}/join`, { invite })
    const mine = (table: TableInfo) => table.seats.find((s) => s.mine)?.name
    expect(mine(seated)).toBe('Anna 2')
    await impostor.table('POST', `/api/tables/${id}/join`, { invite })
    await impostor.must('PATCH', '/api/me', { name: 'anna' })
    expect(mine(await impostor.table('GET', `/api/tables/${id}`))).not.toMatch(/^anna$/i)
    const watcher = await guest(server.url, 'ANNA')
    await watcher.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'I am the host' })
    const { chat } = (await anna.must('GET', `/api/tables/${id}/chat`)) as { chat: { name: string }[] }
    expect(chat[0]?.name).not.toMatch(/^anna$/i)
  })
})
