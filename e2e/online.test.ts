/** With the real server: two browsers play a whole game, the server dies in between, a guest becomes a member. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { type House, openHouse } from './house.ts'
import { chance, clickOne, playOut } from './play.ts'
import { type Visit, visit } from './visit.ts'

let browser: Browser
let house: House

beforeAll(async () => {
  ensureBuilt()
  house = await openHouse()
  browser = await launch()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** Lays a table for two on the server, and seats both. */
async function tableForTwo(game: string): Promise<readonly [Visit, Visit]> {
  const anna = await visit(browser, { name: 'Anna' })
  const bertram = await visit(browser, { name: 'Bertram', lang: 'en' })
  await anna.page.goto(`${house.url}/new?game=${game}`)
  await anna.page.locator('.create .btn.primary:not([disabled])').click()
  const link = await anna.page.locator('.sharelink').textContent()
  await bertram.page.goto(link ?? '')
  await bertram.page.locator('.seatplan .btn.primary').click()
  await anna.page.locator('.btn.primary.big:not([disabled])').click()
  await anna.page.locator('.table').waitFor()
  await bertram.page.locator('.table').waitFor()
  return [anna, bertram]
}

test('two browsers play a whole game of Hallertau; the server is killed and restarted in between', async () => {
  const [anna, bertram] = await tableForTwo('hallertau')
  const random = chance(5)
  for (let i = 0; i < 20; i++) {
    await clickOne(anna.page, random)
    await clickOne(bertram.page, random)
  }
  await house.kill()
  await anna.page.getByText('Verbindung verloren').waitFor()
  await house.restart()
  await anna.page.getByText('Verbindung verloren').waitFor({ state: 'detached' })
  await bertram.page.getByText('Connection lost').waitFor({ state: 'detached' })
  await playOut([anna.page, bertram.page], 6)
  await bertram.page.locator('.result').waitFor()
  const totals = (page: Visit['page']) => page.locator('.score tfoot td').allTextContents()
  const seen = await totals(anna.page)
  expect(seen).toHaveLength(2)
  expect(await totals(bertram.page)).toEqual(seen)
  await anna.page.locator('.result a', { hasText: 'Nachspielen' }).click()
  await anna.page.locator('.scrubber').waitFor()
  expect([...anna.errors, ...bertram.errors]).toEqual([])
  await anna.close()
  await bertram.close()
}, 240_000)

test('the network is cut in mid-game and the table goes on without a reload', async () => {
  const anna = await visit(browser)
  const { page } = anna
  await page.goto(`${house.url}/new?game=hallertau`)
  await page.locator('.seatplan select').selectOption({ index: 2 })
  await page.locator('.create .btn.primary:not([disabled])').click()
  await page.locator('.banner.mine').waitFor()
  await page.evaluate(() => {
    ;(window as { stayed?: boolean }).stayed = true
  })
  await page.context().setOffline(true)
  // Said at once, not after half a minute; what is pressed now is kept.
  await page.getByText('Verbindung verloren').waitFor({ timeout: 5000 })
  await clickOne(page, chance(8))
  await page.waitForTimeout(300)
  await page.context().setOffline(false)
  await page.getByText('Verbindung verloren').waitFor({ state: 'detached' })
  const before = await page.locator('.log .ln').count()
  const random = chance(9)
  for (let i = 0; i < 6; i++) {
    await clickOne(page, random)
    await page.waitForTimeout(60)
  }
  await expect.poll(() => page.locator('.log .ln').count(), { timeout: 20_000 }).toBeGreaterThan(before)
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true)
  expect(anna.errors).toEqual([])
  await anna.close()
}, 90_000)

test('a server that has fallen silent is noticed by the first move, which is kept and made once', async () => {
  const anna = await visit(browser)
  const { page } = anna
  let silent = false
  const said: string[] = []
  await page.routeWebSocket(/\/ws$/, (here) => {
    const there = here.connectToServer()
    // Whoever fell silent stays so: nothing tells the page that the connection is dead.
    let dead = false
    here.onMessage((message) => {
      dead ||= silent
      said.push(String(message))
      if (!dead) there.send(message)
    })
    there.onMessage((message) => {
      dead ||= silent
      if (!dead) here.send(message)
    })
  })
  await page.goto(`${house.url}/new?game=hallertau`)
  await page.locator('.seatplan select').selectOption({ index: 2 })
  await page.locator('.create .btn.primary:not([disabled])').click()
  await page.locator('.banner.mine').waitFor()
  const before = await page.locator('.log .ln').count()
  silent = true
  await clickOne(page, chance(9))
  await page.getByText('Dein Zug bleibt erhalten').waitFor({ timeout: 6000 })
  silent = false
  await page.getByText('Dein Zug bleibt erhalten').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.log .ln').count(), { timeout: 20_000 }).toBeGreaterThan(before)
  const commands = said.filter((text) => text.includes('"command"')).map((text) => JSON.parse(text).commandId as string)
  expect(commands.length).toBeGreaterThan(1)
  expect(new Set(commands.slice(0, 2)).size).toBe(1)
  expect(anna.errors).toEqual([])
  await anna.close()
}, 60_000)

test('a guest who signs up keeps the tables', async () => {
  const anna = await visit(browser)
  const { page } = anna
  await page.goto(`${house.url}/new?game=village`)
  await page.locator('.create .btn.primary:not([disabled])').click()
  await page.locator('.sharelink').waitFor()
  await page.goto(`${house.url}/account`)
  await page.getByText('Du spielst als Gast').waitFor()
  await page.locator('input[type=email]').fill(`anna${Date.now()}@example.org`)
  await page.locator('input[type=password]').fill('ein langes Passwort')
  await page.locator('form .btn.primary').click()
  await page.getByText('Angemeldet als').waitFor()
  await page.goto(house.url)
  await page.locator('.two section').first().locator('.trow').first().waitFor()
  expect(anna.errors).toEqual([])
  await anna.close()
}, 60_000)
