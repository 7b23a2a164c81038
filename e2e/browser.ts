/** A real Chromium for end-to-end runs: an installed one, or the one that comes with the development dependencies. */

import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** `CHROMIUM_ARGS` adds what a machine needs to draw with its graphics card. */
const MORE = (process.env.CHROMIUM_ARGS ?? '').split(' ').filter((arg) => arg !== '')
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...MORE]
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export async function launch(): Promise<Browser> {
  const found = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path))
  if (found !== undefined) return chromium.launch({ executablePath: found, args: ARGS })
  // Its own arguments are made for a single page in one process; tests open several.
  return chromium.launch({ executablePath: await bundled.executablePath(), args: ARGS, headless: true })
}
