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

test('a finished game is looked back at: its outlook, what cost most, and the way to the board', async () => {
  const scene: Scene = { id: 'v-back', game: 'village', seats: 2, asked: null, bot: 'random' }
  const { page, errors, close } = await sitAt(stage, scene)
  await page.getByRole('link', { name: 'Auswertung' }).click()
  await page.locator('.analysis .course').waitFor({ timeout: 240_000 })
  const found = await barriers(page)
  expect(await page.locator('.costly li').count()).toBeGreaterThan(0)
  await page.locator('.costly li .costly-played').first().waitFor()
  await page.getByRole('link', { name: 'Am Brett ansehen' }).first().click()
  await page.waitForURL('**/replay/**')
  await close()
  expect(found).toEqual([])
  expect(errors).toEqual([])
}, 300_000)
