/** The installed client: starts and plays without any server, and never mixes two versions of itself. */

import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { builtCopy } from './built.ts'
import { act, chance } from './play.ts'
import { serveStill } from './still.ts'
import { visit } from './visit.ts'

let browser: Browser
let folder: string
let first: string

beforeAll(async () => {
  first = builtCopy()
  browser = await launch()
  folder = mkdtempSync(join(tmpdir(), 'dorfplatz-install-'))
})

afterAll(async () => {
  await browser?.close()
  for (const made of [folder, first]) rmSync(made, { recursive: true, force: true })
})

/** Waits until the page is looked after by a service worker that has kept everything. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const versions = (page: Page) => page.evaluate(() => caches.keys())

const said = (page: Page) => page.locator('.banner .say').textContent()

/** The same client as another version: another page, and one of its parts under another name. */
function nextVersion(name: string, change: (page: string) => string): string {
  const made = join(folder, name)
  cpSync(first, made, { recursive: true })
  const rules = readdirSync(join(made, 'assets')).find((file) => file.startsWith('Rules-'))
  if (rules !== undefined) rmSync(join(made, 'assets', rules))
  const page = change(readFileSync(join(made, 'index.html'), 'utf8'))
  writeFileSync(join(made, 'index.html'), page)
  const worker = readFileSync(join(made, 'sw.js'), 'utf8')
    .replace(/const VERSION = "[^"]*"/, `const VERSION = "dorfplatz-${name}"`)
    .replace(`"/assets/${rules}",`, '')
    .replace(/"\/":"[0-9a-f]{64}"/, `"/":"${createHash('sha256').update(page).digest('hex')}"`)
  writeFileSync(join(made, 'sw.js'), worker)
  return made
}

test('the client can be installed, starts without a server, and finds its table again', async () => {
  const site = await serveStill(first)
  const { page, errors, close } = await visit(browser)
  await page.goto(site.url)
  await installed(page)
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window, as tests use, is never offered to be installed; nothing else may be wrong.
  expect(installabilityErrors.map((e) => e.errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  site.stop()

  await page.reload()
  await page.locator('.gcard[data-game=hallertau] .btn.primary').click()
  await page.locator('.plays .opt').first().click()
  await page.locator('.banner.mine').waitFor()
  const random = chance(21)
  for (let played = 0; played < 8; played++) await act(page, random)
  expect(await page.locator('.log .line').count()).toBeGreaterThan(2)
  const before = { said: await said(page), log: await page.locator('.log').first().textContent() }
  await page.reload()
  await page.locator('.table .log .line').first().waitFor()
  expect(await said(page)).toBe(before.said)
  expect(await page.locator('.log').first().textContent()).toBe(before.log)
  const sheets = () => page.locator('.sprite').evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.sheet))
  await expect
    .poll(async () => (await sheets()).sort())
    .toEqual(['advice', 'dairy', 'farms', 'hallertau', 'house', 'table'])
  expect(errors).toEqual([])
  await close()
})

test('a newer version waits until the older one is left; a page never gets parts of both', async () => {
  const site = await serveStill(first)
  const { page, errors, close } = await visit(browser)
  await page.goto(site.url)
  await installed(page)
  const [old] = await versions(page)
  const second = nextVersion('second', (html) =>
    html.replace('<title>', '<meta name="version" content="second" /><title>'),
  )
  site.renew(second)

  // The open page is told of the newer version, which is kept beside the older one.
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  expect((await versions(page)).sort()).toEqual([old, 'dorfplatz-second'].sort())
  // A part that the server no longer has still comes from the version the page belongs to.
  await page.locator('.mast a[href^="/rules/"]').click()
  await page.locator('h1', { hasText: 'Regel' }).waitFor()
  // A page that was loaded anew is of the newer version, which then is the only one.
  await page.goto(site.url)
  expect(await page.locator('meta[name=version]').getAttribute('content')).toBe('second')
  await expect.poll(() => versions(page)).toEqual(['dorfplatz-second'])
  site.stop()
  expect(errors).toEqual([])
  await close()
})

test('a server that is half renewed is not kept', async () => {
  const site = await serveStill(first)
  const { page, close } = await visit(browser)
  await page.goto(site.url)
  await installed(page)
  const before = await versions(page)
  const third = nextVersion('third', (html) =>
    html.replace('<title>', '<meta name="version" content="third" /><title>'),
  )
  // The page is still the older one, although the service worker announces the newer.
  cpSync(join(first, 'index.html'), join(third, 'index.html'))
  site.renew(third)
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
    const installing = registration?.installing
    if (installing == null) return 'none'
    if (installing.state === 'installing') {
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
    }
    return installing.state
  })
  expect(['none', 'redundant']).toContain(state)
  await expect.poll(() => versions(page)).toEqual(before)
  site.stop()
  await page.reload()
  await page.locator('.gcard').first().waitFor()
  await close()
})
