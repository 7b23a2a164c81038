/** The first minute: something to press on the first page, and only questions that mean something. */

import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { settle, visit } from './visit.ts'

const stage = openStage()

test.each([
  { width: 360, height: 740 },
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])('a game can be begun without scrolling at $width x $height', async (size) => {
  const { page, close } = await visit(stage.browser, size)
  await page.goto(stage.url)
  const button = page.locator('.gcard .btn').first()
  await button.waitFor()
  await settle(page)
  const box = await button.boundingBox()
  expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
  await close()
})

test('who lays a table is asked only what means something there', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/new?game=agricola`)
  const asked = () => page.locator('.create section fieldset.choice > legend').allTextContents()
  await page.getByText('volles Spiel').waitFor()
  expect(await asked()).toEqual([
    'Spielweise',
    'Kartensatz',
    'Handkarten',
    'Karten jeder Art',
    'Draft',
    'Drei für eine',
    'Karten weglassen',
    'Pokergesicht',
    'Gleichstand',
  ])
  await page.getByText('beides zugleich').click()
  expect(await asked()).toContain('Karten im Päckchen')
  await page.getByText('Familienspiel', { exact: true }).click()
  expect(await asked()).toEqual(['Spielweise', 'Gleichstand'])
  expect(errors).toEqual([])
  await close()
})

test('nothing is wider than the smallest phone', async () => {
  const { page, close } = await visit(stage.browser, { width: 320, height: 640 })
  for (const path of ['/', '/new', '/rules/village', '/quick/agricola', '/cards/hallertau', '/settings', '/account']) {
    await page.goto(stage.url + path)
    await page.locator('h1').first().waitFor()
    await settle(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await close()
})
