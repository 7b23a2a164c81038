/** Sheets over the page: closed by key, by the browser's way back, and one is where one was. */

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { visit } from './visit.ts'

const stage = openStage()

const AGRICOLA: Scene = { id: 'focus', game: 'agricola', seats: 2, asked: 'place', after: 60 }

const focused = (thing: Locator) => thing.evaluate((e) => e === document.activeElement)

test('the table menu, a card of the hand, an improvement, a card of the chronicle: focus returns', async () => {
  const { page, errors, close } = await sitAt(stage, AGRICOLA)
  const dialog = page.locator('.dialog.modal')
  const openers = [
    page.getByRole('button', { name: 'Tisch', exact: true }),
    page.locator('.hand-part .strip:not(.can)').nth(1),
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

test('by keyboard the focus goes on where the next question is asked, and its ring is seen on the space somebody was at last', async () => {
  const { page, errors, close } = await sitAt(
    stage,
    { id: 'goes-on', game: 'agricola', seats: 2, asked: 'place' },
    { confirm: true },
  )
  const plow = page.locator('.a-space[data-explain="space:3"].can')
  await page.evaluate(() => {
    document.querySelector('.a-space.can')?.setAttribute('data-last', '2')
  })
  await page.keyboard.press('Tab')
  await page.locator('.a-space.can').first().focus()
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth)
  expect(await ring()).toBe('3px')
  await plow.focus()
  await page.keyboard.press('Enter')
  await page.locator('.r-own .highlighted').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.r-own, .list') !== null)).toBe(true)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
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

test('the way back closes a sheet first, then leaves the table; and a laid table leads back to where one came from', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844 })
  await page.goto(stage.url)
  await page.locator('.gcard[data-game=hallertau] .btn.primary').click()
  await page.locator('.plays .opt').first().click()
  await page.locator('.banner.mine').waitFor()
  const table = page.url()
  await page.locator('.table-menu').click()
  await page.locator('.menu-pages').waitFor()
  expect(await page.locator('.menu-pages a').allInnerTexts()).toEqual([
    'Übersicht',
    'Alle Karten',
    'Einstellungen',
    'Konto',
  ])
  await page.goBack()
  await page.locator('.menu-pages').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(table)
  await page.locator('.banner.mine').waitFor()
  await page.locator('.table-menu').click()
  await page.locator('.menu-pages a').last().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/account')
  await page.goBack()
  await page.locator('.banner.mine').waitFor()
  await page.goBack()
  await page.locator('.startpage').waitFor()
  expect(errors).toEqual([])
  await close()
})
