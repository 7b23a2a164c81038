/** The lantern at the table, and the look back at a finished game. */

import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers } from './visit.ts'

const stage = openStage()

const ASKED: readonly Scene[] = [
  { id: 'h-advice', game: 'hallertau', seats: 2, asked: 'turn', after: 40 },
  { id: 'a-advice', game: 'agricola', seats: 2, asked: 'place', after: 40 },
  { id: 'v-advice', game: 'village', seats: 2, asked: 'turn', after: 40 },
]

test.each(ASKED)(
  '$game: who asks gets three answers with reasons, and presses one like an option',
  async (scene) => {
    const { page, errors, close } = await sitAt(stage, scene, { confirm: true })
    const list = page.getByRole('tab', { name: /Möglichkeiten/ })
    if ((await list.count()) > 0) await list.click()
    await page.locator('.advice-btn').click()
    await page.locator('.advice-item').first().waitFor()
    const items = await page.locator('.advice-item').allInnerTexts()
    expect(items.length).toBeGreaterThan(1)
    expect(items.length).toBeLessThanOrEqual(3)
    expect(items[0]).toMatch(/Punkt/)
    const found = await barriers(page)
    await page.locator('.advice-item').first().click()
    // A draft, or a question that follows from it: the advice was for the question before.
    await page.locator('.advice').waitFor({ state: 'detached' })
    await close()
    expect(found).toEqual([])
    expect(errors).toEqual([])
  },
  120_000,
)

test('a finished game is looked back at: its outlook over the rounds, what cost most and why, and the ways to that moment', async () => {
  const scene: Scene = { id: 'v-back', game: 'village', seats: 2, asked: null, bot: 'random' }
  const { page, errors, close } = await sitAt(stage, scene)
  await page.getByRole('link', { name: 'Auswertung' }).click()
  await page.locator('.analysis .course').waitFor({ timeout: 240_000 })
  await page.locator('.costly li .costly-played').first().waitFor({ timeout: 240_000 })
  const found = await barriers(page)
  const costly = await page.locator('.costly li').count()
  expect(await page.locator('.curve-marks span').allInnerTexts()).toEqual(['1', '2', '3'].slice(0, costly))
  // The table for screen readers has a row for each round and a column for each seat.
  const rounds = await page.locator('.course .x-axis span').count()
  expect(rounds).toBeGreaterThan(1)
  expect(await page.locator('.course tbody tr').count()).toBe(rounds)
  expect(await page.locator('.course tbody tr').first().locator('td').count()).toBe(2)
  const [first] = await page.locator('.costly li').allInnerTexts()
  // Whoever comes back finds it as it was, without waiting.
  await page.reload()
  await page.locator('.costly li .costly-played').first().waitFor()
  expect(await page.locator('progress').count()).toBe(0)
  expect((await page.locator('.costly li').allInnerTexts())[0]).toBe(first)
  // The moves of the other seat are looked at by a worker that ends with the page.
  const working = () => page.workers().length
  const before = working()
  await page.getByRole('radio', { name: 'Bertram' }).check({ force: true })
  await expect.poll(working).toBe(before + 1)
  await page.getByRole('radio', { name: 'Anna' }).check({ force: true })
  await expect.poll(working).toBe(before)
  await page.getByRole('link', { name: 'Am Brett ansehen' }).first().click()
  await page.waitForURL('**/replay/**')
  await page.goBack()
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).first().click()
  await page.waitForURL(/table\/here-(?!v-back)/)
  await page.locator('.banner.mine').waitFor()
  await close()
  expect(found).toEqual([])
  expect(errors).toEqual([])
}, 300_000)
