/** Tables are apart: a move at one is not delayed by another's bot, crash, flood or huge input. */

import { rmSync } from 'node:fs'
import { type Game, kernel } from '@dorfplatz/kernel'
import { randomGame } from '@dorfplatz/kernel/conformance'
import { MAX_FRAME } from '@dorfplatz/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'
import { guest, lastView, newCommand, type Person, type Socket } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { tempDir } from './help/stores.ts'
import { games, gamesUrl } from './help/stubborn.ts'

/** Processor time of this thread, server and clients together: waiting for a busy machine does not count. */
const MOST_MS = 250
const MOVES = 30

/** Fails in the middle of an answer, as only a defect of the rules could. */
const broken = {
  ...lanterns,
  id: 'broken',
  ops: {
    ...lanterns.ops,
    lay: {
      ...lanterns.ops.lay,
      answer: () => {
        throw new Error('a defect')
      },
    },
  },
} as Game

let server: RunningServer
const dir = tempDir()
beforeAll(async () => {
  server = await startServer({
    games: [...games, broken],
    gamesUrl,
    config: readConfig({
      DATA_DIR: dir,
      PORT: '0',
      WEB_DIR: '/nowhere',
      BOT_SECONDS: '120',
      BOT_WORKERS: '1',
      LIMIT_SOCKETS_PER_PERSON: '1000',
      LIMIT_SOCKETS_PER_ADDRESS: '1000',
      LIMIT_MESSAGES_PER_10S: '100000',
      LIMIT_REQUESTS_PER_10S: '100000',
    }),
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

async function sit(person: Person, game: string, seats: readonly object[] = [{ kind: 'me' }]) {
  const options = { rounds: 1000 }
  const { id } = await person.table('POST', '/api/tables', { game, options, seats, start: true })
  const socket = await person.socket()
  socket.say({ type: 'hello', table: id })
  await socket.next('full')
  return { id, socket }
}

/** Plays on and gives the processor time between each command and its acknowledgement, in ms. */
async function playOn(table: { id: string; socket: Socket }, meanwhile: () => void): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < MOVES; n++) {
    const decision = lastView(table.socket, table.id, 0)?.decisions[0]
    const choice = decision?.choices?.[0]
    if (decision === undefined || choice === undefined) throw new Error('not asked')
    const answers = [{ to: decision.id, choice }]
    const before = process.threadCpuUsage()
    meanwhile()
    const reply = await table.socket.command({
      type: 'command',
      commandId: newCommand(),
      table: table.id,
      seat: 0,
      answers,
    })
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
    if (reply.type !== 'ack') throw new Error(JSON.stringify(reply))
    await table.socket.next('update', (m) => m.seq === reply.seq)
  }
  return times
}

test("a move is not delayed by another table's bot, crash, flood or huge input", async () => {
  const anna = await guest(server.url, 'Anna')
  const mallory = await guest(server.url, 'Mallory')
  const well = await sit(anna, 'lanterns')
  await playOn(well, () => undefined)

  // A bot that thinks for ever, in its own thread.
  const slow = await sit(mallory, 'time', [{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  // A table whose rules fail.
  const sick = await sit(mallory, 'broken')
  // As large as a message may be, as deep and as odd as it may be, and larger.
  const loud = await sit(mallory, 'lanterns')
  const filler = 'x'.repeat(MAX_FRAME - 400)
  const huge = { type: 'ask', id: 'a', table: loud.id, seat: 0, answer: { choice: filler } } as const
  const choice = lastView(loud.socket, loud.id, 0)?.decisions[0]?.choices?.[0] ?? ''
  const long = { type: 'preview', id: 'p', table: loud.id, seat: 0, answers: Array(20).fill({ choice }) } as const
  const deep = `{"type":"ask","id":"d","table":"${loud.id}","seat":0,"answer":{"choice":${'['.repeat(3000)}${']'.repeat(3000)}}}`
  const replies: Promise<number>[] = []
  const times = await playOn(well, () => {
    for (let n = 0; n < 5; n++) {
      loud.socket.say(huge)
      loud.socket.say(long)
      loud.socket.say({ type: 'hello', table: loud.id })
    }
    sick.socket.say({
      type: 'command',
      commandId: newCommand(),
      table: sick.id,
      seat: 0,
      answers: [{ choice: lastView(sick.socket, sick.id, 0)?.decisions[0]?.choices?.[0] ?? null }],
    })
    replies.push(
      mallory.call('POST', `/api/tables/${loud.id}/why`, { deep, filler: filler.repeat(200) }).then((r) => r.status),
    )
  })
  expect(Math.max(...times)).toBeLessThan(MOST_MS)
  expect(new Set(await Promise.all(replies))).toEqual(new Set([413]))

  // Sockets that send too much or nonsense are closed, and nobody else's.
  const [flood, nonsense] = [await mallory.socket(), await mallory.socket()]
  flood.ws.send('x'.repeat(10 * MAX_FRAME))
  for (let n = 0; n < 6; n++) nonsense.ws.send(deep)
  expect((await flood.closed).code).toBe(1009)
  expect((await nonsense.closed).code).toBe(1008)

  // All the while the bot was thinking and the sick table stood still.
  await sick.socket.next('update', (m) => m.seq === 2)
  expect((await mallory.table('GET', `/api/tables/${slow.id}`)).seq).toBe(1)
  const lost = await mallory.table('GET', `/api/tables/${sick.id}`)
  // The record is kept up to the defect, and the table waits for nobody.
  expect(lost).toMatchObject({ status: 'stopped', seq: 2 })
  expect((await anna.table('GET', `/api/tables/${well.id}`)).seq).toBe(1 + 2 * MOVES)
})

test('whoever comes to a table does not wait until somebody else has read a great deal', async () => {
  const anna = await guest(server.url, 'Anna')
  const { id, socket } = await sit(anna, 'lanterns')
  const plan = { game: 'lanterns', seats: 1, options: { rounds: 1000 } }
  const { record } = randomGame(kernel(lanterns), plan, 'a long one').journal
  const { reader } = server.context
  const lines = () => reader.read({ kind: 'lines', table: id, after: 0, limit: 5, seats: [] })
  const much = (who: string) => reader.read({ kind: 'replay', table: who, record })
  // Both threads are there.
  await Promise.all([lines(), much('nobody')])
  const order: string[] = []
  await Promise.all([
    ...Array.from({ length: 8 }, (_, i) => much(`person ${i}`).then(() => order.push('much'))),
    lines().then(() => order.push('lines')),
  ])
  expect(order.indexOf('lines')).toBeLessThan(4)
  socket.close()
})

test('what ends a reading thread is not tried again where everybody’s moves are made', async () => {
  const anna = await guest(server.url, 'Anna')
  const bad = await sit(anna, 'exit')
  const good = await sit(anna, 'lanterns')
  expect((await anna.call('GET', `/api/tables/${bad.id}/moment?at=0`)).status).toBe(503)
  expect((await anna.call('GET', `/api/tables/${good.id}/moment?at=0`)).status).toBe(200)
  for (const { socket } of [bad, good]) socket.close()
})
