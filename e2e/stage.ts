/** What most tests begin with: the client as it is built, served without a server, and a browser to look at it. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { serveStill } from './still.ts'

export interface Stage {
  readonly browser: Browser
  readonly url: string
}

/** Opened before the tests of a file and closed after them; called once, outside of any test. */
export function openStage(): Stage {
  let browser: Browser | undefined
  let site: Awaited<ReturnType<typeof serveStill>> | undefined
  beforeAll(async () => {
    ensureBuilt()
    site = await serveStill()
    browser = await launch()
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    site?.stop()
  })
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('the stage is not open yet')
    return thing
  }
  return {
    get browser() {
      return there(browser)
    },
    get url() {
      return there(site).url
    },
  }
}
