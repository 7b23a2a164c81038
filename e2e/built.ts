/** Builds the client when there is none, or when a source is newer than it; once, however many runs ask at a time. */

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'web/dist')
/** Beside everything installed: ignored by all tools, and on the same disk as the place of the finished client. */
const SHED = join(ROOT, 'node_modules/.cache/dorfplatz')
const LOCK = join(SHED, 'building')
/** A build that takes longer has died. */
const DEAD_MS = 180_000
const SOURCES = ['web', 'kernel', 'games', 'bots', 'server/protocol']
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', '.vite'])

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).flatMap((name) => (LEFT_OUT.has(name) ? [] : [newest(join(path, name))])))
}

/** When the newest source was changed. */
const changed = (): number => Math.max(...SOURCES.map((source) => newest(join(ROOT, source))))

function isFresh(): boolean {
  const page = join(DIST, 'index.html')
  return existsSync(page) && statSync(page).mtimeMs > changed()
}

function lock(): boolean {
  mkdirSync(SHED, { recursive: true })
  try {
    mkdirSync(LOCK)
    return true
  } catch {
    if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > DEAD_MS)
      rmSync(LOCK, { recursive: true, force: true })
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
      rmSync(LOCK, { recursive: true, force: true })
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
    rmSync(LOCK, { recursive: true, force: true })
  }
  return copy
}
