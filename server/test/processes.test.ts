/** Two identical processes on one PostgreSQL: what happens in one is seen in the other, races have one winner. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { entriesAfter } from '../storage/log.ts'
import { guest, lastView, newCommand, openSocket, type Person, type Socket } from './help/client.ts'
import { type Store, stores, testServer } from './help/server.ts'

describe('two processes on one PostgreSQL', () => {
  let store: Store
  let one: RunningServer
  let two: RunningServer
  beforeAll(async () => {
    const kind = stores.find((s) => s.name === 'PostgreSQL')
    if (kind === undefined) throw new Error('no PostgreSQL')
    store = await kind.open()
    const env = await store.fresh()
    const servers = await Promise.all([testServer(env), testServer(env)])
    one = servers[0]
    two = servers[1]
  })
  afterAll(async () => {
    await Promise.all([one.close(), two.close()])
    await store.stop()
  })

  const elsewhere = (person: Person, server: RunningServer): Promise<Socket> =>
    openSocket(server.url, { cookie: [...person.cookies].map(([k, v]) => `${k}=${v}`).join('; ') })

  /** Somebody plays both seats in one process, and looks on from the other. */
  const watchedFromAfar = async () => {
    const anna = await guest(one.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'me' }],
      start: true,
    })
    const far = await elsewhere(anna, two)
    far.say({ type: 'hello', table: id })
    await far.next('full')
    return { anna, id, far }
  }

  /** A whole game of bots, in this process alone. */
  const playedByBots = async (server: RunningServer): Promise<void> => {
    const person = await guest(server.url, 'Carl')
    const seats = [{ kind: 'bot', level: 'random' }]
    const { id } = await person.table('POST', '/api/tables', { game: 'lanterns', seats, start: true })
    await expect.poll(async () => (await person.table('GET', `/api/tables/${id}`)).status).toBe('over')
  }

  test('what happens in one is seen in the other, presence and chat too', async () => {
    const anna = await guest(one.url, 'Anna')
    const bert = await guest(two.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    const a = await elsewhere(anna, one)
    a.say({ type: 'hello', table: id })
    await a.next('full')
    const b = await elsewhere(bert, two)
    b.say({ type: 'hello', table: id })
    await b.next('full')
    await a.next('table', (m) => m.info.seats.every((s) => s.online))
    for (let i = 0; i < 100; i++) {
      const view = lastView(a, id, 0)
      if (view === null || view.over) break
      const seat = view.waiting[0]?.seat ?? 0
      const socket = seat === 0 ? a : b
      const decision = lastView(socket, id, seat)?.decisions[0]
      const choice = decision?.choices?.[0]
      if (decision === undefined || choice === undefined) throw new Error('not asked')
      const reply = await socket.command({
        type: 'command',
        commandId: newCommand(),
        table: id,
        seat,
        answers: [{ to: decision.id, choice }],
      })
      if (reply.type !== 'ack') throw new Error(JSON.stringify(reply))
      await Promise.all([a.next('update', (m) => m.seq === reply.seq), b.next('update', (m) => m.seq === reply.seq)])
    }
    expect(lastView(b, id, 1)?.over).toBe(true)
    await b.next('table', (m) => m.info.status === 'over')
    await a.command({ type: 'chat', commandId: newCommand(), table: id, text: 'Gut gespielt' })
    expect((await b.next('said')).line.text).toBe('Gut gespielt')
  })

  test('a race for the same entry has one winner; simultaneous answers both count', async () => {
    const anna = await guest(one.url, 'Anna')
    const bert = await guest(two.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    const sockets = [await elsewhere(anna, one), await elsewhere(anna, two), await elsewhere(bert, two)]
    for (const s of sockets) {
      s.say({ type: 'hello', table: id })
      await s.next('full')
    }
    const [a1, a2, b] = sockets as [Socket, Socket, Socket]
    const mine = lastView(a1, id, 0)?.decisions[0]
    const his = lastView(b, id, 1)?.decisions[0]
    if (mine?.choices == null || his?.choices == null) throw new Error('not asked')
    const [c1 = '', c2 = ''] = mine.choices as string[]
    const [c3 = ''] = his.choices as string[]
    const replies = await Promise.all([
      a1.command({
        type: 'command',
        commandId: newCommand(),
        table: id,
        seat: 0,
        answers: [{ to: mine.id, choice: c1 }],
      }),
      a2.command({
        type: 'command',
        commandId: newCommand(),
        table: id,
        seat: 0,
        answers: [{ to: mine.id, choice: c2 }],
      }),
      b.command({
        type: 'command',
        commandId: newCommand(),
        table: id,
        seat: 1,
        answers: [{ to: his.id, choice: c3 }],
      }),
    ])
    expect(
      replies
        .slice(0, 2)
        .map((r) => r.type)
        .sort(),
    ).toEqual(['ack', 'nack'])
    expect(replies[2]?.type).toBe('ack')
    const log = await entriesAfter(one.context.db, id, 0)
    expect(log.map((e) => e.seq)).toEqual([1, 2, 3])
  })

  test('a process that lost its ear catches up when it hears again', async () => {
    const { anna, id, far } = await watchedFromAfar()
    await one.context.db.all("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    for (const seat of [0, 1]) {
      const view = lastView(far, id, seat)
      const choice = view?.decisions[0]?.choices?.[0]
      await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat, answers: [{ choice }] })
    }
    await far.next('update', (m) => m.seq === 3)
    expect(lastView(far, id, 0)?.seq).toBe(2)
  })

  test('a process that dies after a commit, before telling: the others find out by themselves', async () => {
    const { anna, id, far } = await watchedFromAfar()
    const { db } = one.context
    const { tell } = db
    Object.assign(db, { tell: () => undefined })
    const choice = lastView(far, id, 0)?.decisions[0]?.choices?.[0]
    await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers: [{ choice }] })
    Object.assign(db, { tell })
    await far.next('update', (m) => m.seq === 2)
    expect(lastView(far, id, 0)?.seq).toBe(1)
  })

  test('all news arrive, in order, whenever they are told', async () => {
    interface Numbered {
      readonly kind: 'numbered'
      readonly n: number
    }
    const heard: number[] = []
    two.context.db.hear<Numbered>('numbered', ({ n }) => heard.push(n))
    // It may still be about to listen again after the tests above.
    const isListening = (): boolean => {
      one.context.db.tell<Numbered>({ kind: 'numbered', n: -1 })
      return heard.length > 0
    }
    await expect.poll(isListening).toBe(true)
    const moments = [
      () => Promise.resolve(),
      () => new Promise((resolve) => setImmediate(resolve)),
      () => one.context.db.all('SELECT 1 AS one'),
      () => new Promise((resolve) => setTimeout(resolve, 1)),
    ]
    for (let n = 0; n < 600; n++) {
      one.context.db.tell<Numbered>({ kind: 'numbered', n })
      await moments[n % 7 === 0 ? 3 : n % moments.length]?.()
    }
    const all = Array.from({ length: 600 }, (_, n) => n)
    const counted = (): number[] => heard.filter((n) => n >= 0)
    await expect.poll(() => counted().length).toBe(all.length)
    expect(counted()).toEqual(all)
  })

  test('a bot move is computed by one process only', async () => {
    const anna = await guest(one.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
    })
    const a = await elsewhere(anna, one)
    const b = await elsewhere(anna, two)
    for (const s of [a, b]) {
      s.say({ type: 'hello', table: id })
      await s.next('full')
    }
    // A thread that has yet to start may need longer than a claim lasts.
    for (const server of [one, two]) await playedByBots(server)
    const thought = async (server: RunningServer): Promise<number> =>
      (await server.context.metrics.botMoves.get()).values.reduce((sum, v) => sum + v.value, 0)
    const before = (await thought(one)) + (await thought(two))
    await anna.table('POST', `/api/tables/${id}/start`)
    await Promise.all([
      a.next('table', (m) => m.info.status === 'over'),
      b.next('table', (m) => m.info.status === 'over'),
    ])
    const log = await entriesAfter(one.context.db, id, 0)
    expect((await thought(one)) + (await thought(two)) - before).toBe(log.length - 1)
  })
})
