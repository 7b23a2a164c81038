/** Bots in their threads: hard limits of time and memory, and a table that moves on whatever they do. */

import { rmSync } from 'node:fs'
import { kernel, seedFrom } from '@dorfplatz/kernel'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openPool, type Pool } from '../play/bots.ts'
import { type RunningServer, startServer } from '../server.ts'
import { guest, newCommand } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { tempDir } from './help/stores.ts'
import { games, gamesUrl } from './help/stubborn.ts'

const match = kernel(lanterns).create({ game: 'lanterns', seats: 2, seed: seedFrom('bots') })
const thought = (game: string) => ({ game, seat: 0, level: 'random', match, ms: 300, words: 'w' })

describe('the pool', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = openPool(gamesUrl, 2, 64)
    await Promise.all([pool.think(thought('lanterns')), pool.think(thought('lanterns'))])
  }, 60_000)
  afterAll(() => pool.close())

  test('a bot that thinks too long is ended, and others are not kept waiting', { timeout: 30_000 }, async () => {
    const ends: string[] = []
    const endless = pool.think({ ...thought('time'), ms: 5000 }).catch((error: Error) => ends.push(error.message))
    const { choice } = await pool.think(thought('lanterns'))
    expect(match.state.hands[0]).toContain(choice)
    expect(ends).toEqual([])
    await endless
    expect(ends).toEqual(['the bot took too long'])
  })

  test('a bot that eats memory ends alone', { timeout: 60_000 }, async () => {
    await expect(pool.think({ ...thought('memory'), ms: 20_000 })).rejects.toThrow(/memory|ended/)
    expect((await pool.think(thought('lanterns'))).to).toBe('0.1')
  })

  test('a bot that fails says so', async () => {
    await expect(pool.think(thought('throw'))).rejects.toThrow('no idea')
  })
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

  test('a stuck bot moves by chance, and nobody else waits for it', { timeout: 60_000 }, async () => {
    const anna = await guest(server.url, 'Anna')
    const open = (game: string) =>
      anna.table('POST', '/api/tables', {
        game,
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
        start: true,
      })
    const slow = await open('time')
    const quick = await open('lanterns')
    const { decisions } = (await anna.must('GET', `/api/tables/${quick.id}/decisions`)) as {
      decisions: { choices: string[] }[]
    }
    const started = performance.now()
    await anna.must('POST', `/api/tables/${quick.id}/answers`, {
      commandId: newCommand(),
      seat: 0,
      answers: [{ choice: decisions[0]?.choices[0] }],
    })
    expect(performance.now() - started).toBeLessThan(5000)
    await expect
      .poll(async () => (await anna.table('GET', `/api/tables/${slow.id}`)).seq, { timeout: 50_000, interval: 200 })
      .toBeGreaterThan(1)
    const moves = (await server.place.metrics.botMoves.get()).values
    expect(moves.find((v) => v.labels.outcome === 'chance')?.value).toBeGreaterThan(0)
  })
})
