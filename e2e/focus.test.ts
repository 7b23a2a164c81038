/** Whoever reads a sheet by keyboard is back where it was opened when it is closed. */

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'

const stage = openStage()

const AGRICOLA: Scene = { id: 'focus', game: 'agricola', seats: 2, asked: 'place', after: 60 }

const focused = (thing: Locator) => thing.evaluate((e) => e === document.activeElement)

test('the table menu, a card of the hand, an improvement, a card of the chronicle: focus returns', async () => {
  const { page, errors, close } = await sitAt(stage, AGRICOLA)
  const dialog = page.locator('.dialog.modal')
  const openers = [
    page.getByRole('button', { name: 'Tisch', exact: true }),
    page.locator('.fan .readcard').nth(1),
    page.locator('.a-major .ref').first(),
    page.locator('.log .ref:not(.cite)').first(),
  ]
  for (const opener of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(opener)).toBe(true)
  }
  expect(errors).toEqual([])
  await close()
})

test('a question that came out of the menu leads back to the menu’s button', async () => {
  const { page, errors, close } = await sitAt(stage, AGRICOLA)
  const menu = page.getByRole('button', { name: 'Tisch', exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.locator('.dialog.modal li .btn').last().click()
  await page.locator('.sure-do').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.sure-do').waitFor({ state: 'detached' })
  await expect.poll(() => focused(menu)).toBe(true)
  expect(errors).toEqual([])
  await close()
})
