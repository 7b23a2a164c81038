/** Builds the client when there is none, or when a source is newer than it; once, however many runs ask at a time. */

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'web/dist')
/** Beside everything installed: ignored by all tools, and on the same disk as the place of the finished client. */
const SHED = join(ROOT, 'node_modules/.cache/dorfplatz')
const LOCK = join(SHED, 'building')
const SOURCES = ['web', 'kernel', 'ui', 'games', 'examples', 'bots', 'table', 'protocol']
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', '.vite'])

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isDirectory() !== true) return stat?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).flatMap((name) => (LEFT_OUT.has(name) ? [] : [newest(join(path, name))])))
}

/** When the newest source was changed. */
const changed = (): number => Math.max(...SOURCES.map((source) => newest(join(ROOT, source))))

function isFresh(): boolean {
  // Asked once: another run may be putting a newer client in its place.
  const page = statSync(join(DIST, 'index.html'), { throwIfNoEntry: false })
  return page !== undefined && page.mtimeMs > changed()
}

/** Whether whoever holds the lock was ended in the midst of it. */
function isLeft(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function lock(): boolean {
  mkdirSync(SHED, { recursive: true })
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isLeft()) rmSync(LOCK, { force: true })
    return false
  }
}

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Builds aside and puts the finished client in its place, so that nobody is served half of one. */
function build(): void {
  const made = join(SHED, `made-${process.pid}`)
  const old = join(SHED, `old-${process.pid}`)
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', made], {
    cwd: join(ROOT, 'web'),
    // A test's environment would make it a build for developers.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (built.status !== 0) throw new Error('the client could not be built')
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(made, DIST)
  rmSync(old, { recursive: true, force: true })
}

export function ensureBuilt(): void {
  while (!isFresh()) {
    if (!lock()) {
      sleep(200)
      continue
    }
    try {
      if (!isFresh()) {
        build()
        // A source that changed meanwhile is somebody's work in progress: this run takes what there is.
        return
      }
    } finally {
      rmSync(LOCK, { force: true })
    }
  }
}

/** A copy of the built client in a folder of its own: a build that others make meanwhile must not change what is served. */
export function builtCopy(): string {
  ensureBuilt()
  const copy = mkdtempSync(join(tmpdir(), 'dorfplatz-client-'))
  while (!lock()) sleep(50)
  try {
    cpSync(DIST, copy, { recursive: true })
  } finally {
    rmSync(LOCK, { force: true })
  }
  return copy
}
