/** What one person may make the server think about: over however many sockets, logins and tokens. */

import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAdvisers } from '../play/advisers.ts'
import type { RunningServer } from '../server.ts'
import { guest, newCommand, type Person, type Socket, visitor } from './help/client.ts'
import { overhear } from './help/overhear.ts'
import { handSwept, type Store, stores } from './help/server.ts'

const SOLO = { game: 'lanterns', seats: [{ kind: 'me' }], start: true }
const STAGED = Array.from({ length: 19 }, () => ({ choice: 'nothing' }))

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let server: RunningServer
  let sockets: Socket[] = []
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.stop())
  beforeEach(async () => {
    server = await handSwept({ ...(await store.fresh()), LIMIT_MESSAGES_PER_10S: '20', TRUST_PROXY: '1' })
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close()
    await server.close()
  })
  const connect = async (person: Person, count: number, address = '192.0.2.1'): Promise<readonly Socket[]> => {
    const own = await Promise.all(Array.from({ length: count }, () => person.socket({ 'x-forwarded-for': address })))
    sockets = [...sockets, ...own]
    return own
  }
  const heard = (from: readonly Socket[], type: string) =>
    from.flatMap((socket) => socket.messages).filter((m) => m.type === type).length

  test('looking ahead costs by the answers, over all sockets and calls of a person', async () => {
    const [anna, bert] = [await guest(server.url, 'Anna'), await guest(server.url, 'Bert')]
    const { id } = await anna.table('POST', '/api/tables', SOLO)
    const many = await connect(anna, 20)
    for (const [i, socket] of many.entries())
      for (let n = 0; n < 10; n++)
        socket.say({ type: 'preview', id: `look-${i}-${n}`, table: id, seat: 0, answers: STAGED })
    await expect.poll(() => heard(many, 'previewed') + heard(many, 'error'), { timeout: 20_000 }).toBe(200)
    // Ten of these are as much as 200 answers; what is refilled while the machine is busy comes on top.
    expect(heard(many, 'previewed')).toBeLessThan(60)
    // Nor by another way.
    const { token } = await anna.must<{ token: string }>('POST', '/api/me/tokens', { name: 'bot' })
    const by = { authorization: `Bearer ${token}` }
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const path = `/api/tables/${id}/${i % 2 === 0 ? 'preview' : 'answers'}`
        const body = { seat: 0, answers: STAGED, ...(i % 2 === 0 ? {} : { commandId: newCommand() }) }
        return visitor(server.url).call('POST', path, body, by)
      }),
    )
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
    // Somebody else is not concerned.
    const other = await bert.table('POST', '/api/tables', SOLO)
    const [socket] = await connect(bert, 1, '198.51.100.1')
    socket?.say({ type: 'preview', id: 'look', table: other.id, seat: 0, answers: STAGED })
    await socket?.next('previewed')
  })

  test('commands that are refused are counted, those that are accepted are not', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', { ...SOLO, options: { rounds: 1000 } })
    const own = await connect(anna, 10)
    const codes: string[] = []
    const one = async (socket: Socket, answers: readonly { choice: string; to?: string }[]) => {
      const reply = await socket.command({
        type: 'command',
        commandId: newCommand(),
        table: id,
        seat: 0,
        answers: [...answers],
      })
      return reply.type === 'nack' ? reply.problem.code : 'ack'
    }
    for (let n = 0; n < 6; n++)
      codes.push(...(await Promise.all(own.map((socket) => one(socket, [{ choice: 'nothing' }, ...STAGED])))))
    expect(codes.filter((code) => code === 'refused').length).toBeLessThan(50)
    expect(codes.at(-1)).toBe('too-many')
    const bert = await guest(server.url, 'Bert')
    const table = await bert.table('POST', '/api/tables', { ...SOLO, options: { rounds: 1000 } })
    for (let n = 0; n < 60; n++) {
      type Offered = { decisions: { id: string; choices: { choice: string }[] }[] }
      const { decisions } = await bert.must<Offered>('GET', `/api/tables/${table.id}/decisions?seat=0`)
      const answers = [{ to: decisions[0]?.id ?? '', choice: decisions[0]?.choices[0]?.choice }]
      await bert.must('POST', `/api/tables/${table.id}/answers`, { commandId: newCommand(), seat: 0, answers })
    }
  })

  test('a vote is counted, and does not read the whole table', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', SOLO)
    const own = await connect(anna, 6)
    const read: string[] = []
    overhear(server, (sql) => read.push(sql))
    const codes: string[] = []
    const vote = (socket: Socket) =>
      socket.command({ type: 'vote', commandId: newCommand(), table: id, seat: 0, agree: true })
    for (let n = 0; n < 8; n++) {
      for (const reply of await Promise.all(own.map(vote))) codes.push(reply.type === 'nack' ? reply.problem.code : '')
    }
    expect(read.filter((sql) => sql.includes('FROM snapshots'))).toEqual([])
    expect(codes[0]).toBe('conflict')
    expect(codes.at(-1)).toBe('too-many')
  })

  test('advice is thought about as long as somebody waits for it, and so often', async () => {
    const anna = await guest(server.url, 'Anna')
    const { day } = await anna.must<{ day: string }>('GET', '/api/daily')
    const idle = await handSwept({ ...(await store.fresh()), BOT_WORKERS: '0' })
    const bert = await guest(idle.url, 'Bert')
    const { id } = await bert.table('POST', '/api/daily/lanterns/alone', { day })
    const cookie = [...bert.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { hostname, port } = new URL(idle.url)
    /** Goes away after a while; 0 where there was no answer until then. */
    const ask = (): Promise<number> =>
      new Promise((resolve) => {
        const headers = { cookie, 'content-type': 'application/json' }
        const path = `/api/tables/${id}/advice`
        const call = request({ hostname, port, path, method: 'POST', headers, agent: false }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        call.on('error', () => resolve(0))
        call.end(JSON.stringify({ seat: 0, lang: 'en' }))
        setTimeout(() => call.destroy(), 300)
      })
    let status = 0
    // Nobody thinks here: each is left alone; were it still thought about, the next one would wait with it.
    for (let n = 0; n < 25 && status === 0; n++) status = await ask()
    expect(status).toBe(429)
    await idle.close()
  })
})

describe('who is advised', () => {
  const here = (): AbortSignal => new AbortController().signal
  /** Thoughts that wait until they are told, or not wanted any more. */
  const thoughts = () => {
    const all: { answer: (text: string) => void; wanted: AbortSignal }[] = []
    const think = (wanted: AbortSignal): Promise<string> =>
      new Promise((resolve, reject) => {
        all.push({ answer: resolve, wanted })
        wanted.addEventListener('abort', () => reject(new Error('not wanted')))
      })
    return { all, think }
  }

  test('asks the same twice at once: it is thought about once', async () => {
    const { all, think } = thoughts()
    const advisers = openAdvisers<string>()
    const both = [advisers.ask('anna', 'a', here(), think), advisers.ask('anna', 'a', here(), think)]
    expect(all.length).toBe(1)
    all[0]?.answer('this')
    expect(await Promise.all(both)).toEqual(['this', 'this'])
  })

  test('asks something else: the first thought ends', async () => {
    const { all, think } = thoughts()
    const advisers = openAdvisers<string>()
    const first = advisers.ask('anna', 'a', here(), think)
    const second = advisers.ask('anna', 'b', here(), think)
    await expect(first).rejects.toMatchObject({ code: 'stale' })
    const other = advisers.ask('bert', 'a', here(), think)
    all[1]?.answer('b')
    all[2]?.answer('c')
    expect(await Promise.all([second, other])).toEqual(['b', 'c'])
  })

  test('is gone: the thought ends when the last one is', async () => {
    const { all, think } = thoughts()
    const advisers = openAdvisers<string>()
    const [one, two] = [new AbortController(), new AbortController()]
    const both = [advisers.ask('anna', 'a', one.signal, think), advisers.ask('anna', 'a', two.signal, think)]
    one.abort()
    expect(all[0]?.wanted.aborted).toBe(false)
    two.abort()
    expect(all[0]?.wanted.aborted).toBe(true)
    for (const asked of both) await expect(asked).rejects.toMatchObject({ code: 'stale' })
  })
})
