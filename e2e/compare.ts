/**
 * Whether a change of style has changed a picture: `npx node e2e/compare.ts take before`, change something,
 * `npx node e2e/compare.ts take after`, `npx node e2e/compare.ts diff before after`. The situations are played once, for
 * the first folder, and kept beside its pictures.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchRecord } from '@dorfplatz/kernel'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { type Picture, read } from './palette.ts'
import { lay, recordOf, SCENES } from './scenes.ts'
import { serveStill } from './still.ts'
import { settle, visit } from './visit.ts'

const FOLDER = join(import.meta.dirname, '../node_modules/.cache/dorfplatz/pictures')
const KEPT = join(FOLDER, 'records.json')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const PAGES = [
  '/',
  '/new?game=hallertau',
  '/play/agricola',
  '/rules/hallertau',
  '/quick/agricola',
  '/cards/hallertau',
  '/cards/agricola',
  '/cards/village',
  '/settings',
  '/account',
  '/series',
]

function records(): readonly MatchRecord[] {
  if (!existsSync(KEPT)) writeFileSync(KEPT, JSON.stringify(SCENES.map(recordOf)))
  return JSON.parse(readFileSync(KEPT, 'utf8')) as MatchRecord[]
}

async function take(folder: string, wanted: readonly string[]): Promise<void> {
  const into = join(FOLDER, folder)
  mkdirSync(into, { recursive: true })
  ensureBuilt()
  const all = records()
  const site = await serveStill()
  const browser = await launch()
  for (const size of SIZES) {
    for (const theme of ['light', 'dark'] as const) {
      const { page, close } = await visit(browser, { ...size, theme })
      const shot = async (name: string, act: (page: Page) => Promise<unknown>) => {
        if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return
        await act(page)
        await settle(page)
        await page.waitForTimeout(250)
        writeFileSync(join(into, `${name}-${size.width}-${theme}.png`), await page.screenshot())
      }
      await page.goto(`${site.url}/nowhere`)
      for (const path of PAGES) {
        const name = `page${path.replaceAll(/[^a-z]+/g, '-')}`
        await shot(name, async () => {
          await page.goto(site.url + path)
          await page.locator('h1').first().waitFor()
        })
      }
      await lay(page, SCENES, all)
      for (const scene of SCENES) {
        const open = async () => {
          await page.goto(`${site.url}/table/here-${scene.id}`)
          await page.locator(scene.asked === null ? '.result' : '.banner.mine').waitFor()
          await page.mouse.move(0, 0)
        }
        await shot(scene.id, open)
        if (scene.asked === null) continue
        const own = page.locator(size.width < 700 ? '.tabs button >> nth=1' : '.fronts .part >> nth=1')
        await shot(`${scene.id}-own`, async () => {
          await open()
          await own.click()
        })
      }
      await close()
    }
  }
  await browser.close()
  site.stop()
}

/** Points that differ, and the least box that holds them. */
function different(a: Picture, b: Picture): string | null {
  if (a.width !== b.width || a.height !== b.height) return 'another size'
  let n = 0
  let [left, top, right, bottom] = [a.width, a.height, 0, 0]
  for (let i = 0; i < a.rgb.length; i += 3) {
    if (a.rgb[i] === b.rgb[i] && a.rgb[i + 1] === b.rgb[i + 1] && a.rgb[i + 2] === b.rgb[i + 2]) continue
    const [x, y] = [(i / 3) % a.width, Math.floor(i / 3 / a.width)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
    n++
  }
  return n === 0 ? null : `${n} points in ${left},${top} to ${right},${bottom}`
}

function diff(before: string, after: string): number {
  const names = readdirSync(join(FOLDER, after)).filter((name) => name.endsWith('.png'))
  const wrong = names.flatMap((name) => {
    const found = different(
      read(readFileSync(join(FOLDER, before, name))),
      read(readFileSync(join(FOLDER, after, name))),
    )
    return found === null ? [] : [`${name}: ${found}`]
  })
  for (const line of wrong) process.stdout.write(`${line}\n`)
  process.stdout.write(`${wrong.length} of ${names.length} pictures differ\n`)
  return wrong.length
}

const [act, first = 'before', ...rest] = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
if (act === 'take') await take(first, rest)
else if (act === 'diff') process.exitCode = diff(first, rest[0] ?? 'after') === 0 ? 0 : 1
else process.stderr.write('take <folder> [part of a name …] | diff <before> <after>\n')
