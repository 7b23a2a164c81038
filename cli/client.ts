/** The browser client's files: built when they are missing or older than their sources. */

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from './problem.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB = join(ROOT, 'web')
/** The rooms whose code ends up in the browser. */
const SOURCES = ['kernel', 'ui', 'games', 'bots', 'table', 'protocol', 'web']
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', '.vite'])

function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    if (NOT_SOURCES.has(entry.name)) return latest
    const path = join(folder, entry.name)
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }, 0)
}

/** The folder with the built client. */
export function builtClient(say: (line: string) => void): string {
  const dist = join(WEB, 'dist')
  const page = join(dist, 'index.html')
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  if (SOURCES.every((room) => newest(join(ROOT, room)) <= built)) return dist
  say('Building the browser client …')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], { cwd: WEB, encoding: 'utf8' })
  if (status !== 0) throw new Problem(`The browser client could not be built:\n${stdout}${stderr}`)
  return dist
}
