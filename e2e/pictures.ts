/** Takes the pictures of docs/screenshots: `npx node e2e/pictures.ts [name …]`. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { withPalette } from './palette.ts'
import { lay, recordOf, type Scene } from './scenes.ts'
import { serveStill } from './still.ts'
import { type VisitOptions, visit } from './visit.ts'

const FOLDER = join(import.meta.dirname, '../docs/screenshots')
mkdirSync(FOLDER, { recursive: true })
ensureBuilt()
const site = await serveStill()
const browser = await launch()
const wanted = process.argv.slice(2)

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
const [PHONE, TABLET, LAPTOP, WIDE] = SIZES
const DESK = { width: 1440, height: 900 } as const

const HALLERTAU: Scene = { id: 'picture-h', game: 'hallertau', seats: 4, asked: 'turn', after: 220 }
const PROGRESS: Scene = { id: 'picture-p', game: 'hallertau', seats: 3, asked: 'progress', after: 180 }
const ENDED: Scene = { id: 'picture-e', game: 'hallertau', seats: 3, asked: null }
const AGRICOLA: Scene = { id: 'picture-hof', game: 'agricola', seats: 3, asked: 'place', after: 140 }
const VILLAGE: Scene = { id: 'picture-v', game: 'village', seats: 4, asked: 'turn', after: 170 }
const WHOLE_BOX: Scene = {
  id: 'picture-b',
  game: 'village',
  seats: 4,
  asked: 'turn',
  after: 230,
  options: { inn: true, port: true, marriage: true, goals: true },
}

async function picture(name: string, options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
  if (wanted.length > 0 && !wanted.some((part) => name.startsWith(part))) return
  const { page, errors, close } = await visit(browser, options)
  await act(page).catch((error: unknown) => errors.push(String(error).slice(0, 200)))
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(300)
  writeFileSync(join(FOLDER, `${name}.png`), withPalette(await page.screenshot()))
  await close()
  process.stdout.write(`${name}${errors.length > 0 ? `: ${errors.join('; ')}` : ''}\n`)
}

const open = (path: string) => async (page: Page) => {
  await page.goto(site.url + path)
  await page.locator('h1').first().waitFor()
}

const table =
  (scene: Scene, click: readonly string[] = []) =>
  async (page: Page) => {
    await open('/nowhere')(page)
    await lay(page, [scene], [recordOf(scene)])
    await page.goto(`${site.url}/table/here-${scene.id}`)
    await page.locator(scene.asked === null ? '.course' : '.banner.mine').waitFor()
    await page.waitForTimeout(200)
    for (const selector of click) {
      await page.locator(selector).first().click()
      await page.waitForTimeout(200)
    }
    await page.mouse.move(0, 0)
  }

/** A start page that looks lived in. */
const home = async (page: Page) => {
  await open('/nowhere')(page)
  const scenes = [HALLERTAU, AGRICOLA, VILLAGE]
  await lay(page, scenes, scenes.map(recordOf))
  await open('/')(page)
  await page.locator('.trow').first().waitFor()
}

for (const size of SIZES) {
  await picture(`start-${size.width}`, size, home)
  await picture(`hallertau-${size.width}`, size, table(HALLERTAU))
  await picture(`agricola-${size.width}`, size, table(AGRICOLA))
  await picture(`village-${size.width}`, size, table(VILLAGE))
}
await picture('hallertau-1440', DESK, table(HALLERTAU))
await picture('hallertau-progress-1440', { ...DESK, confirm: true }, table(PROGRESS))
await picture('hallertau-chosen-360', { ...PHONE, confirm: true }, table(HALLERTAU, ['.h-space.can >> nth=2']))
await picture('hallertau-own-360', PHONE, table(HALLERTAU, ['.tabs button >> nth=1']))
await picture('hallertau-hand-360', PHONE, table(HALLERTAU, ['.tabs button >> nth=2']))
await picture('hallertau-progress-360', PHONE, table(PROGRESS))
await picture('hallertau-night-1440', { ...DESK, theme: 'dark', lang: 'en' }, table(HALLERTAU))
await picture('hallertau-result-1280', LAPTOP, table(ENDED))
await picture('agricola-1440', DESK, table(AGRICOLA))
await picture('village-1440', DESK, table(VILLAGE))
await picture('village-box-1440', DESK, table(WHOLE_BOX))
await picture('village-night-1440', { ...DESK, theme: 'dark', lang: 'en' }, table(VILLAGE))
await picture('start-night-768', { ...TABLET, theme: 'dark' }, home)
await picture('create-360', PHONE, open('/new?game=hallertau'))
await picture('create-1280', LAPTOP, open('/new?game=hallertau'))
await picture('rulebook-1280', LAPTOP, open('/rules/hallertau'))
await picture('summary-360', PHONE, open('/quick/hallertau'))
await picture('cards-1280', LAPTOP, open('/cards/hallertau'))
await picture('cards-768', TABLET, open('/cards/agricola'))
await picture('summary-1920', WIDE, open('/quick/agricola'))

await browser.close()
site.stop()
