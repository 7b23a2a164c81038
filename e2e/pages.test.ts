/** Every page in both prints: no barrier, no console error, nothing cut off at any width in German. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { serveStill } from './still.ts'
import { barriers, overflows, visit } from './visit.ts'

const PAGES = [
  '/',
  '/play/hallertau',
  '/new?game=hallertau',
  '/rules/hallertau',
  '/rules/village',
  '/quick/agricola',
  '/cards/hallertau',
  '/cards/agricola',
  '/settings',
  '/account',
]
const WIDTHS = [360, 768, 1280, 1920]

let browser: Browser
let site: Awaited<ReturnType<typeof serveStill>>

beforeAll(async () => {
  ensureBuilt()
  site = await serveStill()
  browser = await launch()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

test.each(PAGES)(
  '%s has no barrier in either print, and nothing is cut off at any width in German',
  async (path) => {
    const { page, errors, close } = await visit(browser)
    await page.goto(site.url + path)
    await page.locator('h1').first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => true))
    const found = await barriers(page)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    found.push(...(await barriers(page, 'colours')).map((line) => `dark: ${line}`))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const line of await overflows(page)) found.push(`${width} px: ${line}`)
    }
    await close()
    expect(found).toEqual([])
    expect(errors).toEqual([])
  },
  60_000,
)
