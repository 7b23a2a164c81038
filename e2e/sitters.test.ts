/** Who sits where is told at the table: a bot, somebody who is away; and what was refused is seen on a phone. */

import { expect, test } from 'vitest'
import { start, tableForTwo } from './company.ts'
import { sitAt } from './scenes.ts'
import { openHouseStage } from './stage.ts'
import { barriers } from './visit.ts'

const stage = openHouseStage()

test('whoever a live table waits for and is away is said to be, with the way out; a bot in the seat is seen', async () => {
  const { anna, bertram } = await tableForTwo(stage, 'hallertau')
  await start(anna.page, bertram.page)
  const mine = async (page: typeof anna.page) => (await page.locator('.banner.mine').count()) > 0
  await expect.poll(async () => (await mine(anna.page)) || (await mine(bertram.page))).toBe(true)
  const [gone, left] = (await mine(anna.page)) ? [anna, bertram] : [bertram, anna]
  const { page } = left
  await expect.poll(() => page.locator('.mate .sitter').count()).toBe(0)
  await gone.close()
  await expect.poll(() => page.locator('.banner .say').innerText()).toMatch(/ist nicht da|is away/)
  expect(await page.locator('.mate .sitter').getAttribute('aria-label')).toMatch(/nicht da|away/)
  expect(await barriers(page)).toEqual([])
  await page.locator('.table-menu').click()
  await page.getByRole('button', { name: /^(Einen Bot|Let a bot)/ }).click()
  await page.locator('.sure-do .btn.primary').click()
  await expect.poll(() => page.locator('.mate .sitter').getAttribute('aria-label')).toMatch(/^bot$/i)
  expect(left.errors).toEqual([])
  await left.close()
})

test('on a phone a refusal is seen with the options folded, and gone as soon as something else is done', async () => {
  const { page, errors, close } = await sitAt(
    stage,
    { id: 'fence', game: 'agricola', seats: 2, asked: 'fence', after: 40 },
    { width: 360, height: 740 },
  )
  expect(await page.locator('.step-sheet .list').count()).toBe(0)
  const edges = page.locator('.r-own button.edge')
  await edges.first().click()
  // What is missing is said at once; who presses all the same is told by the table, with the rule.
  expect(await page.locator('.stepbar [role="status"]').innerText()).toMatch(/\S/)
  await page.locator('.slots .finish').click()
  const toast = page.locator('.refused .toast')
  await toast.waitFor()
  expect(await toast.evaluate((e) => e.checkVisibility({ visibilityProperty: true }))).toBe(true)
  const box = await toast.boundingBox()
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 740).toBe(true)
  expect(await barriers(page)).toEqual([])
  await edges.nth(1).click()
  await toast.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await close()
})
