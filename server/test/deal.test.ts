/** The deal: everybody's numbers go into it, nobody can hold it up, and the record proves it. */

import type { MatchRecord } from '@dorfplatz/kernel'
import type { TableInfo } from '@dorfplatz/protocol'
import { checkDeal, digestOf } from '@dorfplatz/table'
import { expect, test } from 'vitest'
import { guest, newCommand, type Person, type Socket } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

const [ONE, TWO] = ['b2', 'c3'].map((two) => two.repeat(32)) as [string, string]

onEveryStore((server) => {
  const laid = async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    const sockets: Socket[] = []
    for (const person of [anna, bert]) {
      const socket = await person.socket()
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      sockets.push(socket)
    }
    return { anna, bert, id, annas: sockets[0] as Socket, berts: sockets[1] as Socket }
  }
  const lay = async (socket: Socket, table: string, seat: number, nonce: string) => {
    socket.say({ type: 'mix', table, seat, commitment: digestOf(nonce) })
    await socket.next('table', ({ info }) => info.deal?.mixes.some((mix) => mix.seat === seat) === true)
  }
  const playOut = async (people: readonly Person[], id: string): Promise<MatchRecord> => {
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
      const reply = await (people[0] as Person).call('GET', `/api/tables/${id}/record`)
      if (reply.status === 200) return reply.body.record as MatchRecord
    }
    throw new Error('it does not end')
  }

  test('everybody’s number is in the deal, and the record proves it to whoever was there', async () => {
    const { anna, bert, id, annas, berts } = await laid()
    const before = (await anna.table('GET', `/api/tables/${id}`)).deal
    expect(before?.commitment).toMatch(/^[0-9a-f]{64}$/)
    await lay(annas, id, 0, ONE)
    await lay(berts, id, 1, TWO)
    // A number that was laid down cannot be exchanged, and nobody lays one down for somebody else.
    annas.say({ type: 'mix', table: id, seat: 0, commitment: digestOf(TWO) })
    annas.say({ type: 'mix', table: id, seat: 1, commitment: digestOf(ONE) })
    await anna.table('POST', `/api/tables/${id}/start`)
    const waiting = await anna.table('GET', `/api/tables/${id}`)
    expect(waiting).toMatchObject({ status: 'running', seq: 0, deal: { commitment: before?.commitment } })
    annas.say({ type: 'unmix', table: id, seat: 0, nonce: TWO })
    annas.say({ type: 'unmix', table: id, seat: 0, nonce: ONE })
    await annas.next('table', ({ info }) => info.deal?.mixes.find((mix) => mix.seat === 0)?.nonce === ONE)
    berts.say({ type: 'unmix', table: id, seat: 1, nonce: TWO })
    await annas.next('update', (m) => m.seq === 1)
    const record = await playOut([anna, bert], id)
    expect(record.deal?.mixes).toEqual([
      { seat: 0, commitment: digestOf(ONE), nonce: ONE },
      { seat: 1, commitment: digestOf(TWO), nonce: TWO },
    ])
    const remembered = { commitment: before?.commitment ?? '', mine: [{ seat: 0, nonce: ONE }] }
    expect(checkDeal(record, remembered)).toEqual({ faults: [], mixed: [0, 1], withheld: [] })
    expect(record.seed).not.toBe(record.deal?.server)
    for (const socket of [annas, berts]) socket.close()
  })

  test('whoever does not open their number is left out after a moment, and that shows', async () => {
    const { anna, bert, id, annas, berts } = await laid()
    await lay(annas, id, 0, ONE)
    await lay(berts, id, 1, TWO)
    berts.close()
    await anna.table('POST', `/api/tables/${id}/start`)
    annas.say({ type: 'unmix', table: id, seat: 0, nonce: ONE })
    await expect.poll(async () => (await anna.table('GET', `/api/tables/${id}`)).seq).toBe(1)
    expect(checkDeal(await playOut([anna, bert], id))).toEqual({ faults: [], mixed: [0], withheld: [1] })
    annas.close()
  })

  test('where nobody lays down a number the game begins at once', async () => {
    const { anna, bert, id, annas, berts } = await laid()
    const { deal: before } = await anna.table('GET', `/api/tables/${id}`)
    expect(await anna.table('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 'running', seq: 1 })
    const record = await playOut([anna, bert], id)
    expect(checkDeal(record)).toEqual({ faults: [], mixed: [], withheld: [] })
    // What was sealed before the start is in the record all the same.
    expect(record.deal).toEqual({ server: record.seed, commitment: before?.commitment, mixes: [] })
    for (const socket of [annas, berts]) socket.close()
  })

  test('a table that begins at once awaits the numbers of whoever made it, also when it is played once more', async () => {
    const anna = await guest(server.url, 'Anna')
    const socket = await anna.socket()
    const seal = (nonce: string) => ({ mixes: [{ seat: 0, commitment: digestOf(nonce) }] })
    const opened = async (table: TableInfo, nonce: string): Promise<MatchRecord> => {
      // The server's seal is told before it hears the number.
      expect(table).toMatchObject({ status: 'running', seq: 0, deal: { mixes: [{ seat: 0, nonce: null }] } })
      socket.say({ type: 'hello', table: table.id })
      await socket.next('full', ({ seq }) => seq === 0)
      socket.say({ type: 'unmix', table: table.id, seat: 0, nonce })
      await socket.next('update', (m) => m.table === table.id && m.seq === 1)
      const record = await playOut([anna], table.id)
      const remembered = { commitment: table.deal?.commitment ?? '', mine: [{ seat: 0, nonce }] }
      expect(checkDeal(record, remembered)).toEqual({ faults: [], mixed: [0], withheld: [] })
      return record
    }
    const plan = { game: 'lanterns', seats: [{ kind: 'me' }], start: true }
    const first = await anna.table('POST', '/api/tables', { ...plan, ...seal(ONE) })
    const record = await opened(first, ONE)
    const again = await opened(await anna.table('POST', `/api/tables/${first.id}/rematch`, seal(TWO)), TWO)
    expect(again.seed).not.toBe(record.seed)
    // Nobody lays down a number for others, nor beside a seed that was chosen.
    const wrong = { mixes: [{ seat: 1, commitment: digestOf(ONE) }] }
    const two = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] }
    expect((await anna.table('POST', '/api/tables', { ...two, ...wrong })).deal?.mixes).toEqual([])
    const practice = { ...plan, ...seal(ONE), seed: 'the same again' }
    expect(await anna.table('POST', '/api/tables', practice)).toMatchObject({ seq: 1, deal: { mixes: [] } })
    socket.close()
  })

  test('a seed that somebody chose for practice was never sealed, and its record does not say so', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }],
      seed: 'the same again',
      start: true,
    })
    expect((await playOut([anna], id)).deal).toBeUndefined()
  })
})
