/** Servers for tests, on a free port, with generous limits. */

import { rmSync } from 'node:fs'
import type { Game } from '@dorfplatz/kernel'
import { pino } from 'pino'
import { type Environment, readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../server.ts'
import { games, gamesUrl } from './lanterns.ts'
import { startPostgres, tempDir } from './stores.ts'

const GENEROUS: Environment = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  WEB_DIR: '/nowhere',
  BOT_SECONDS: '1',
  BOT_WORKERS: '1',
  TAKEOVER_MINUTES: '0',
  LIMIT_SOCKETS_PER_ADDRESS: '10000',
  LIMIT_SOCKETS_PER_PERSON: '1000',
  LIMIT_MESSAGES_PER_10S: '100000',
  LIMIT_REQUESTS_PER_10S: '100000',
  LIMIT_REQUESTS_PER_ADDRESS_10S: '100000',
  LIMIT_HANDSHAKES_PER_10S: '100000',
  LIMIT_LISTS_PER_ADDRESS_10S: '100000',
  LIMIT_TABLES_PER_HOUR: '100000',
  LIMIT_OPEN_TABLES: '100000',
  LIMIT_GUESTS_PER_HOUR: '100000',
  LIMIT_SIGN_INS_PER_10MIN: '100000',
}

export function testServer(env: Environment, given: readonly Game[] = games): Promise<RunningServer> {
  return startServer({
    games: given,
    gamesUrl,
    config: readConfig({ ...GENEROUS, ...env }),
    log: pino({ level: env.LOG_LEVEL ?? 'silent' }),
  })
}

/** A server whose caretaker makes a round only when a test calls `sweep`. */
export async function handSwept(env: Environment): Promise<RunningServer> {
  const server = await testServer(env)
  await server.sweeper.close()
  return server
}

export interface Store {
  readonly name: string
  /** The environment of a server on a store of its own. */
  fresh(): Promise<Environment>
  stop(): Promise<void>
}

export const stores: readonly { readonly name: string; open(): Promise<Store> }[] = [
  {
    name: 'SQLite',
    open: async () => {
      const dirs: string[] = []
      return {
        name: 'SQLite',
        fresh: async () => {
          const dir = tempDir()
          dirs.push(dir)
          return { DATA_DIR: dir }
        },
        stop: async () => {
          for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
        },
      }
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const cluster = await startPostgres()
      return { name: 'PostgreSQL', fresh: async () => ({ DATABASE_URL: await cluster.database() }), stop: cluster.stop }
    },
  },
]
