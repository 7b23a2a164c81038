/** Bots in their threads: hard limits of time and memory, and a table that moves on whatever they do. */

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { getPriority } from 'node:os'
import { kernel, seedFrom } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { botAt } from '../play/actor.ts'
import { answer } from '../play/acts.ts'
import { think } from '../play/bot-worker.ts'
import { openBots, openPool, type Pool, turnAt } from '../play/bots.ts'
import { openRegistry } from '../play/registry.ts'
import { type RunningServer, startServer } from '../server.ts'
import { guest, newCommand } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { handSwept } from './help/server.ts'
import { tempDir } from './help/stores.ts'
import { games, gamesUrl } from './help/stubborn.ts'

const match = kernel(lanterns).create({ game: 'lanterns', seats: 2, seed: seedFrom('bots') })
/** With more time than anybody needs, however busy the machine is. */
const thought = (game: string) => ({ game, seat: 0, level: 'random', match, ms: 60_000, words: 'w' })

const turn = { line: 'table', group: '' }

describe('the pool', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = openPool(gamesUrl, 2, 64)
    await Promise.all([pool.think(thought('lanterns'), turn), pool.think(thought('lanterns'), turn)])
  })
  afterAll(() => pool.close())

  test('a bot that thinks too long is ended, and others are not kept waiting', async () => {
    const ends: string[] = []
    const endless = pool.think({ ...thought('time'), ms: 5000 }, turn).catch((error: Error) => ends.push(error.message))
    const { choice } = await pool.think(thought('lanterns'), turn)
    expect(match.state.hands[0]).toContain(choice)
    expect(ends).toEqual([])
    await endless
    expect(ends).toEqual(['the bot took too long'])
  })

  test('a bot that eats memory ends alone', async () => {
    await expect(pool.think(thought('memory'), turn)).rejects.toThrow(/memory|ended/)
    expect((await pool.think(thought('lanterns'), turn)).to).toBe('0.1')
  })

  test('tables of bots alone share one place in the queue, whoever opened them', async () => {
    const single = openPool(gamesUrl, 1, 64)
    const order: string[] = []
    const ask = (name: string, line: string, group: string): Promise<unknown> =>
      single.think(thought('lanterns'), { line, group }).then(() => order.push(name))
    const flood = Array.from({ length: 40 }, (_, i) => ask(`flood ${i}`, 'bots alone', `host ${i % 2}`))
    const late = ask('quiet host', 'bots alone', 'host 2')
    const people = ['a', 'b', 'c'].map((table) => ask(`table ${table}`, table, ''))
    await Promise.all([...people, late])
    // One of the flood was being thought about already, and takes its turns.
    expect(order.filter((name) => name.startsWith('flood')).length).toBeLessThanOrEqual(5)
    await Promise.all(flood)
    expect(order.length).toBe(44)
    await single.close()
  })

  test('however many tables one person opens, others wait for one of them', async () => {
    const single = openPool(gamesUrl, 1, 64)
    const order: string[] = []
    const ask = (table: string, person: string): Promise<unknown> => {
      const seats = [
        { person, bot: null },
        { person: null, bot: 'x' },
      ]
      const own = turnAt({ id: table, row: { host: person, seats } })
      return single.think(thought('lanterns'), own).then(() => order.push(person))
    }
    const greedy = Array.from({ length: 40 }, (_, i) => ask(`greedy ${i}`, 'greedy'))
    const others = ['a', 'b', 'c'].flatMap((person) => [
      ask(`one of ${person}`, person),
      ask(`two of ${person}`, person),
    ])
    await Promise.all(others)
    expect(order.filter((person) => person === 'greedy').length).toBeLessThanOrEqual(4)
    await Promise.all(greedy)
    await single.close()
  })

  test.runIf(process.platform === 'linux')('bots think below the server’s own work', async () => {
    await pool.think(thought('lanterns'), turn)
    /** The nice value is the 19th field; the second is a name in brackets that may hold spaces. */
    const nice = (task: string): number =>
      Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
    const own = getPriority()
    const below = readdirSync('/proc/self/task').filter((task) => nice(task) === Math.min(19, own + 10))
    expect(below.length).toBeGreaterThan(0)
    expect(getPriority()).toBe(own)
  })

  test('a bot that fails says so', async () => {
    await expect(pool.think(thought('throw'), turn)).rejects.toThrow('no idea')
  })
})

test('tables of the same people share a line, also when bots have most of their seats', () => {
  const row = (seats: readonly { readonly person: string | null; readonly bot: string | null }[], id = 't') => ({
    id,
    row: { host: 'h', seats },
  })
  expect(
    turnAt(
      row([
        { person: 'p', bot: null },
        { person: null, bot: 'x' },
      ]),
    ),
  ).toEqual({ line: 'p', group: 't' })
  const both = [
    { person: 'p', bot: null },
    { person: 'q', bot: null },
    { person: null, bot: 'x' },
  ]
  expect(turnAt(row(both, 'a'))).toEqual({ line: 'p q', group: 'a' })
  expect(turnAt(row(both.toReversed(), 'b'))).toEqual({ line: 'p q', group: 'b' })
  expect(
    turnAt(
      row([
        { person: 'p', bot: 'x' },
        { person: null, bot: 'x' },
      ]),
    ),
  ).toEqual({ line: 'bots alone', group: 'h' })
})

test('an old master stops after half of the time it is given, by the clock it is given', () => {
  const patient = kernel({
    ...lanterns,
    bot: {
      begins: ['lay'],
      value: ({ state }, seat) => state.points[seat] ?? 0,
      search: () => ({ width: 8, tries: 8, follow: 8, rivalry: 1, trust: 1, cost: 1 }),
    },
  } as typeof lanterns) as unknown as AnyKernel
  /** So often it looked at a clock that goes on by a millisecond with every look. */
  const looks = (ms: number): number => {
    let now = 0
    const clock = { now: () => now++, stopped: () => false }
    expect(think(patient, { match, seat: 0, level: 'deep', words: 'w', ms }, clock).choice).toBeTypeOf('string')
    return now
  }
  expect(looks(2_000)).toBeGreaterThan(500)
  expect(looks(40)).toBeLessThan(100)
})

test('a thought that nobody waits for ends at once', () => {
  let looked = 0
  const watch = { now: () => 0, stopped: () => ++looked > 0 }
  const patient = kernel(lanterns) as unknown as AnyKernel
  expect(think(patient, { match, seat: 0, level: 'greedy', words: 'w', ms: 1_000 }, watch).choice).toBeTypeOf('string')
  expect(looked).toBeGreaterThan(0)
})

describe('at a table', () => {
  let server: RunningServer
  const dir = tempDir()
  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: dir, PORT: '0', WEB_DIR: '/nowhere', BOT_SECONDS: '1', BOT_WORKERS: '1' })
    server = await startServer({ games, gamesUrl, config, log: pino({ level: 'silent' }) })
  })
  afterAll(async () => {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })

  test('a stuck bot moves by chance', async () => {
    const anna = await guest(server.url, 'Anna')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const { id } = await anna.table('POST', '/api/tables', { game: 'time', seats, start: true })
    await expect
      .poll(async () => (await anna.table('GET', `/api/tables/${id}`)).seq, { interval: 200 })
      .toBeGreaterThan(1)
    const moves = (await server.context.metrics.botMoves.get()).values
    expect(moves.find((v) => v.labels.outcome === 'chance')?.value).toBeGreaterThan(0)
  })
})

describe('between processes', () => {
  let server: RunningServer
  const dir = tempDir()
  beforeAll(async () => {
    // Its own bots never think: others do, below.
    server = await handSwept({ DATA_DIR: dir, BOT_WORKERS: '0' })
  })
  afterAll(async () => {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const sit = async () => {
    const anna = await guest(server.url, 'Anna')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const options = { rounds: 1000 }
    return { anna, ...(await anna.table('POST', '/api/tables', { game: 'lanterns', seats, options, start: true })) }
  }
  /** Thinks at once, and remembers about which entry it was asked. */
  const quickPool = (context: ServerContext) => {
    const asked: number[] = []
    const pool: Pool = {
      advise: async () => [],
      think: async (task) => {
        asked.push(task.match.seq)
        return think(context.games.need(task.game), task)
      },
      close: async () => undefined,
    }
    return { pool, asked }
  }

  test('who is asked while a claim is being asked for looks again afterwards', async () => {
    const claims: ((mine: boolean) => void)[] = []
    const take = () => new Promise<boolean>((resolve) => claims.push(resolve))
    const context: ServerContext = { ...server.context, claims: { take, giveBack: async () => undefined } }
    const bots = openBots(context, quickPool(context).pool)
    const { anna, id } = await sit()
    await expect.poll(() => claims.length).toBe(1)
    const { decisions } = (await anna.must('GET', `/api/tables/${id}/decisions`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const answers = [{ to: decisions[0]?.id, choice: decisions[0]?.choices[0]?.choice }]
    await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
    claims[0]?.(false)
    await expect.poll(() => claims.length).toBe(2)
    claims[1]?.(true)
    await expect.poll(async () => (await anna.table('GET', `/api/tables/${id}`)).seq).toBeGreaterThanOrEqual(3)
    await bots.close()
  })

  /** Thinks until it is told to stop. */
  const patientPool = () => {
    const asked: { readonly seq: number; readonly wanted: AbortSignal | undefined }[] = []
    const pool: Pool = {
      advise: async () => [],
      think: (task, _, wanted) => {
        asked.push({ seq: task.match.seq, wanted })
        return new Promise((_resolve, reject) => wanted?.addEventListener('abort', () => reject(wanted.reason)))
      },
      close: async () => undefined,
    }
    return { pool, asked }
  }

  test('a thought ends with the move that is taken back, and with the table', async () => {
    const { registry } = server.context
    const { anna, id } = await sit()
    const { decisions } = (await anna.must('GET', `/api/tables/${id}/decisions`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const answers = [{ to: decisions[0]?.id, choice: decisions[0]?.choices[0]?.choice }]
    await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
    const { pool, asked } = patientPool()
    const bots = openBots(server.context, pool)
    bots.consider(await registry.at(id, (table) => table))
    await expect.poll(() => asked.map(({ seq }) => seq)).toEqual([1])
    await anna.must('POST', `/api/tables/${id}/undo`, { commandId: newCommand(), seat: 0 })
    await expect.poll(() => asked.map(({ seq }) => seq)).toEqual([1, 0])
    expect(asked.map(({ wanted }) => wanted?.aborted)).toEqual([true, false])
    // The others' moves do not matter: the bot is still asked the same.
    await anna.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
    expect(asked.map(({ wanted }) => wanted?.aborted)).toEqual([true, false])
    await anna.must('POST', `/api/tables/${id}/archive`)
    await expect.poll(() => asked.map(({ wanted }) => wanted?.aborted)).toEqual([true, true])
    await bots.close()
  })

  test('a move that another process has made is not thought about once more', async () => {
    const { registry } = server.context
    const { id } = await sit()
    const behind = openRegistry({ source: registry.source, maxLoaded: 10, onError: () => undefined })
    const loaded = await behind.at(id, (table) => table)
    // The other process moves for the bot; this one has not heard of it.
    const choice = await registry.at(id, ({ k, match: now }) =>
      now === null ? null : k.view(now, 1).decisions[0]?.choices?.[0],
    )
    await answer(registry, id, botAt(1), 'bot-1-1', [{ choice: choice ?? null }])
    const claims = { take: async () => true, giveBack: async () => undefined }
    const context: ServerContext = {
      ...server.context,
      registry: behind,
      db: { ...server.context.db, shared: true },
      claims,
    }
    const { pool, asked } = quickPool(context)
    const bots = openBots(context, pool)
    expect(loaded.seq).toBe(1)
    bots.consider(loaded)
    await expect.poll(() => loaded.seq).toBe(2)
    expect(asked).toEqual([])
    await bots.close()
    await behind.close()
  })
})
