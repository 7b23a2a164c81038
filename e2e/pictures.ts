/** Takes the pictures of docs/screenshots: `node e2e/pictures.ts`. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { chance, clickOne } from './play.ts'
import { serveStill } from './still.ts'
import { type VisitOptions, visit } from './visit.ts'

const FOLDER = join(import.meta.dirname, '../docs/screenshots')
mkdirSync(FOLDER, { recursive: true })
ensureBuilt()
const site = await serveStill()
const browser = await launch()
const wanted = process.argv.slice(2)

async function picture(
  name: string,
  options: VisitOptions,
  act: (page: Page) => Promise<void>,
  whole = false,
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const { page, errors, close } = await visit(browser, options)
  await act(page).catch((error: unknown) => errors.push(String(error).slice(0, 200)))
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: whole })
  await close()
  process.stdout.write(`${name}${errors.length > 0 ? `: ${errors.join('; ')}` : ''}\n`)
}

const open = (path: string) => async (page: Page) => {
  await page.goto(site.url + path)
  await page.locator('h1').first().waitFor()
}

/** Plays until the banner says something, or for so many clicks. */
const play = (game: string, way: number, seed: number, clicks: number, until: RegExp) => async (page: Page) => {
  await page.goto(`${site.url}/play/${game}`)
  await page.locator('.plays .opt').nth(way).click()
  await page.locator('.banner.mine').waitFor()
  const random = chance(seed)
  const end = Date.now() + 60_000
  for (let n = 0; n < 2 * clicks && Date.now() < end; ) {
    const said = (await page.locator('.banner .say').textContent()) ?? ''
    if (n >= clicks && until.test(said)) break
    if (await clickOne(page, random)) n++
    else await page.waitForTimeout(20)
  }
}

const tab = (act: (page: Page) => Promise<void>, n: number) => async (page: Page) => {
  await act(page)
  await page.locator('.tabs button').nth(n).click()
}
const front = (act: (page: Page) => Promise<void>, n: number) => async (page: Page) => {
  await act(page)
  await page.locator('.fronts button').nth(n).click()
}

const TURN = /Arbeiter ein|Person ein|Stein von/
const hallertau = play('hallertau', 3, 12, 40, TURN)

await picture('start', {}, open('/'), true)
await picture('start-phone-dark', { width: 360, height: 780, theme: 'dark' }, open('/'))
await picture('create', {}, open('/new?game=hallertau'))
await picture('hallertau', {}, hallertau)
await picture('hallertau-farm', {}, front(hallertau, 1))
await picture('hallertau-progress', {}, play('hallertau', 1, 5, 45, /Rücke|rücke ein Handwerk/))
await picture('hallertau-dark', { width: 1920, height: 1080, theme: 'dark' }, hallertau)
await picture('hallertau-phone', { width: 360, height: 780 }, hallertau)
await picture('hallertau-phone-farm', { width: 360, height: 780 }, tab(hallertau, 1))
await picture('hallertau-phone-hand', { width: 360, height: 780 }, tab(hallertau, 2))
await picture('hallertau-tablet', { width: 768, height: 1024 }, hallertau)
await picture('agricola', {}, play('agricola', 2, 4, 12, TURN))
await picture('agricola-farm', {}, front(play('agricola', 2, 4, 30, TURN), 1))
await picture('village', {}, play('village', 2, 4, 12, TURN))
await picture('rulebook', { width: 1280, height: 900 }, open('/rules/hallertau'))
await picture('summary-phone', { width: 360, height: 780 }, open('/quick/hallertau'))
await picture('cards', { width: 1280, height: 900 }, open('/cards/hallertau'))

await browser.close()
site.stop()
