/** Builds the client when there is none, or when a source is newer than it. */

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['web', 'kernel', 'games', 'bots', 'server/protocol']
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', '.vite'])

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).flatMap((name) => (LEFT_OUT.has(name) ? [] : [newest(join(path, name))])))
}

export function ensureBuilt(): void {
  const page = join(ROOT, 'web/dist/index.html')
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(...SOURCES.map((s) => newest(join(ROOT, s))))) return
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(ROOT, 'web'),
    // A test's environment would make it a build for developers.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (built.status !== 0) throw new Error('the client could not be built')
}
