/** The real games behind a real server, for tests that compare worlds a seat cannot tell apart. */

import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../server/config.ts'
import { type RunningServer, startServer } from '../server/server.ts'
import { tempDir } from '../server/test/help/stores.ts'
import { games } from './games.ts'

/** Called once, outside of any test; the server is there as soon as tests run. */
export function openWorlds(env: { readonly [name: string]: string } = {}): () => RunningServer {
  let server: RunningServer | undefined
  const dir = tempDir()
  beforeAll(async () => {
    server = await startServer({
      games,
      gamesUrl: new URL('./games.ts', import.meta.url).href,
      config: readConfig({
        DATA_DIR: dir,
        PORT: '0',
        WEB_DIR: '/nowhere',
        LIMIT_MESSAGES_PER_10S: '1000000',
        LIMIT_REQUESTS_PER_10S: '1000000',
        ...env,
      }),
      log: pino({ level: 'silent' }),
    })
  })
  afterAll(async () => {
    await server?.close()
    rmSync(dir, { recursive: true, force: true })
  })
  return () => {
    if (server === undefined) throw new Error('the server is not there yet')
    return server
  }
}
