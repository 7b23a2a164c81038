/** Starts, kills and restarts the real server on a store of its own. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface House {
  readonly url: string
  /** Where its store lies. */
  readonly data: string
  /** As an operator would. */
  stop(): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  /** On the same store and port. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(
  dist = join(ROOT, 'web/dist'),
  env: { readonly [name: string]: string } = {},
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'dorfplatz-e2e-'))
  let child: ChildProcess | null = null
  let port = 0

  const start = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const made = spawn(process.execPath, [join(ROOT, 'e2e/serve.ts')], {
        cwd: ROOT,
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: data,
          WEB_DIR: dist,
          LOG_LEVEL: 'error',
          LIMIT_MESSAGES_PER_10S: '100000',
          LIMIT_REQUESTS_PER_10S: '100000',
          LIMIT_GUESTS_PER_HOUR: '1000',
          TAKEOVER_MINUTES: '0',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = made
      made.once('exit', (code) => reject(new Error(`the server ended: ${code}`)))
      made.stdout?.on('data', (chunk: Buffer) => {
        const found = /listening (\S+)/.exec(chunk.toString())
        if (found?.[1] !== undefined) resolve(found[1])
      })
    })

  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      const running = child
      if (running === null || running.exitCode !== null) {
        resolve()
        return
      }
      running.removeAllListeners('exit')
      running.once('exit', () => resolve())
      running.kill(signal)
    })

  const url = await start()
  port = Number(new URL(url).port)
  return {
    url,
    data,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await start()
    },
    close: async () => {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
