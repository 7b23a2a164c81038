/** A real Chromium for end-to-end runs: an installed one, or the one that comes with the development dependencies. */

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

/** `CHROMIUM_ARGS` adds what a machine needs to draw with its graphics card. */
const MORE = (process.env.CHROMIUM_ARGS ?? '').split(' ').filter((arg) => arg !== '')
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...MORE]
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser of the dependencies, unpacked. Its package takes a file that is there for a whole one, while another run
 * still writes it: so it is unpacked aside, and appears in its place at once.
 */
async function unpacked(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as { version: string }
  const home = join(tmpdir(), `dorfplatz-chromium-${version}`)
  if (!existsSync(home)) {
    const made = mkdtempSync(join(tmpdir(), 'dorfplatz-unpacking-'))
    const script = `import chromium from '${pathToFileURL(entry)}'\nawait chromium.executablePath()`
    const env = { ...process.env, TMPDIR: made }
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
    try {
      renameSync(made, home)
    } catch (error) {
      // Another run was first: then its browser is the one.
      rmSync(made, { recursive: true, force: true })
      if (!existsSync(home)) throw error
    }
  }
  return join(home, 'chromium')
}

export async function launch(): Promise<Browser> {
  const found = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path))
  // The bundled one's own arguments are made for a single page in one process; tests open several.
  return chromium.launch({ executablePath: found ?? (await unpacked()), args: ARGS, headless: true })
}
