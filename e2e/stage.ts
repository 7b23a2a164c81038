/** What most tests begin with: the client as it is built, with the real server behind it or without any, and a browser. */

import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './browser.ts'
import { builtCopy } from './built.ts'
import { type House, openHouse } from './house.ts'
import { serveStill } from './still.ts'

export interface Stage {
  readonly browser: Browser
  readonly url: string
}

const there = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('the stage is not open yet')
  return thing
}

/** A browser and something that serves the client: opened before the tests of a file and closed after them. */
function opened<T>(
  serve: (client: string) => Promise<T>,
  end: (site: T) => unknown,
): { readonly browser: Browser; readonly site: T } {
  let browser: Browser | undefined
  let site: T | undefined
  let client: string | undefined
  beforeAll(async () => {
    client = builtCopy()
    site = await serve(client)
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    if (site !== undefined) await end(site)
    if (client !== undefined) rmSync(client, { recursive: true, force: true })
  })
  return {
    get browser() {
      return there(browser)
    },
    get site() {
      return there(site)
    },
  }
}

/** Without a server; called once, outside of any test. */
export function openStage(): Stage {
  const stage = opened(
    (client) => serveStill(client),
    (site) => site.stop(),
  )
  return {
    get browser() {
      return stage.browser
    },
    get url() {
      return stage.site.url
    },
  }
}

/** With the real server; called once, outside of any test. */
export function openHouseStage(env: { readonly [name: string]: string } = {}): Stage & { readonly house: House } {
  const stage = opened(
    (client) => openHouse(client, env),
    (house) => house.close(),
  )
  return {
    get browser() {
      return stage.browser
    },
    get url() {
      return stage.site.url
    },
    get house() {
      return stage.site
    },
  }
}
