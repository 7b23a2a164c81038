/** Every page, and tables of every game, in both prints: no barrier and no console error. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers, visit } from './visit.ts'

const PAGES = [
  '/',
  '/play/hallertau',
  '/new?game=hallertau',
  '/rules/hallertau',
  '/rules/village',
  '/quick/agricola',
  '/cards/hallertau',
  '/cards/agricola',
  '/cards/village',
  '/daily',
  '/settings',
  '/account',
  '/nowhere',
]
const SCENES: readonly Scene[] = [
  { id: 'h-turn', game: 'hallertau', seats: 4, asked: 'turn', after: 150 },
  { id: 'h-progress', game: 'hallertau', seats: 3, asked: 'progress', after: 130 },
  { id: 'h-end', game: 'hallertau', seats: 3, asked: null, bot: 'random' },
  { id: 'a-place', game: 'agricola', seats: 3, asked: 'place', after: 90 },
  { id: 'a-fence', game: 'agricola', seats: 2, asked: 'fence', after: 40 },
  { id: 'a-improve', game: 'agricola', seats: 3, asked: 'improve', after: 60 },
  { id: 'a-plow', game: 'agricola', seats: 2, asked: 'plow', after: 40 },
  { id: 'a-draft', game: 'agricola', seats: 2, asked: 'draft', after: 4, options: { draft: 'occupationsThenMinors' } },
  { id: 'v-turn', game: 'village', seats: 5, asked: 'turn', after: 200 },
]

const stage = openStage()

async function inBothPrints(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const found = await barriers(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  found.push(...(await barriers(page, 'colours')).map((line) => `dark: ${line}`))
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  return found
}

test.each(PAGES)('%s has no barrier in either print', async (path) => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(stage.url + path)
  await page.locator('h1').first().waitFor()
  const found = await inBothPrints(page)
  await close()
  expect(found).toEqual([])
  expect(errors).toEqual([])
})

test.each(SCENES)(
  'the table $id has no barrier in either print: shared board, own boards, and on a phone',
  async (scene) => {
    const { page, errors, close } = await sitAt(stage, scene)
    const found: string[] = []
    const parts = page.locator('.fronts .part, .sidetabs2 button')
    // At the end no boards are to be chosen from, and the scores stand in the result: the log is left.
    expect(await parts.count()).toBeGreaterThan(scene.id === 'h-end' ? 0 : 1)
    for (let i = 0; i < (await parts.count()); i++) {
      await parts.nth(i).click()
      found.push(...(await inBothPrints(page)))
    }
    await page.setViewportSize({ width: 360, height: 780 })
    found.push(...(await barriers(page)).map((line) => `phone: ${line}`))
    await close()
    expect(found).toEqual([])
    expect(errors).toEqual([])
  },
)
