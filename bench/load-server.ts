/** One server process of a load run: generous limits, everything else as in production. */

import type { Worker } from 'node:worker_threads'
import { readConfig, startServer } from '@dorfplatz/server'
import { games } from './load-games.ts'
import { memoryNow } from './memory.ts'

const threads = new Set<Worker>()
process.on('worker', (thread) => {
  threads.add(thread)
  thread.on('exit', () => threads.delete(thread))
})

const MANY = '1000000'
const server = await startServer({
  games,
  gamesUrl: new URL('./load-games.ts', import.meta.url).href,
  config: readConfig({
    ...process.env,
    LOG_LEVEL: 'error',
    WEB_DIR: '/nowhere',
    LIMIT_MESSAGES_PER_10S: MANY,
    LIMIT_SOCKETS_PER_ADDRESS: MANY,
    LIMIT_SOCKETS_PER_PERSON: MANY,
    LIMIT_REQUESTS_PER_10S: MANY,
    LIMIT_REQUESTS_PER_ADDRESS_10S: MANY,
    LIMIT_HANDSHAKES_PER_10S: MANY,
    LIMIT_LISTS_PER_ADDRESS_10S: MANY,
    LIMIT_TABLES_PER_HOUR: MANY,
    LIMIT_OPEN_TABLES: MANY,
    LIMIT_GUESTS_PER_HOUR: MANY,
  }),
})
process.send?.('ready')
process.on('message', async (message) => {
  if (message === 'memory') process.send?.(await memoryNow([...threads], server.context.registry.count()))
})
// Without the run that started it a server is of no use.
process.on('disconnect', () => process.exit(1))
process.on('SIGTERM', () => {
  server.close().then(() => process.exit(0))
})
