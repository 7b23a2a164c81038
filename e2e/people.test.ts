/** People around the game: series that go on, looking back, giving up, taking back by consent, accounts, marks. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { type House, openHouse } from './house.ts'
import { barriers, overflows, visit } from './visit.ts'
import { OPTIONS, type Winning, winning } from './winning.ts'

let browser: Browser
let house: House
let won: Winning

beforeAll(async () => {
  ensureBuilt()
  house = await openHouse()
  browser = await launch()
  won = await winning()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** Calls the server as the person of this page. */
function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(`/api${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    { method, path, body },
  ) as Promise<T>
}

const tableOf = (page: Page): string => /\/table\/([\w-]+)/.exec(page.url())?.[1] ?? ''

test('a solo series on the server goes on from its finished game, also later, from the page of series', async () => {
  const { page, errors, close } = await visit(browser)
  await page.goto(house.url)
  await call(page, 'POST', '/guest', { name: 'Anna', lang: 'de' })
  const { table } = await call<{ table: { id: string } }>(page, 'POST', '/tables', {
    game: 'agricola',
    options: OPTIONS,
    seats: [{ kind: 'me' }],
    seed: won.seed,
    start: true,
  })
  await page.goto(`${house.url}/table/${table.id}`)
  await page.locator('.banner.mine').waitFor()
  for (let i = 0; i < won.answers.length; i += 20) {
    const answers = won.answers.slice(i, i + 20)
    await call(page, 'POST', `/tables/${table.id}/answers`, { commandId: `winning-${i}`, seat: 0, answers })
  }
  await page.locator('.result .series-course li').waitFor()
  expect(await page.locator('.result .series-course').textContent()).toContain(`${won.total} Punkte`)
  await page.locator('.result .course').waitFor()
  expect(await barriers(page)).toEqual([])

  await page.goto(house.url)
  await page.getByText('Spiel 2 kann beginnen').waitFor()
  await page.getByRole('link', { name: 'Serie ansehen' }).click()
  await page.locator('.sequels .opt').first().waitFor()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await overflows(page)).toEqual([])
  await page.locator('.sequels .opt').first().click()
  await page.locator('.banner.mine').waitFor()
  const second = tableOf(page)
  expect(second).not.toBe(table.id)
  const now = await call<{ table: { options: { soloGame: number } } }>(page, 'GET', `/tables/${second}`)
  expect(now.table.options.soloGame).toBe(2)

  await page.goto(`${house.url}/table/${table.id}`)
  await page.locator('.series').getByRole('link', { name: 'Zum nächsten Spiel' }).click()
  await page.locator('.banner.mine').waitFor()
  expect(tableOf(page)).toBe(second)
  expect(errors).toEqual([])
  await close()
}, 60_000)

test('a solo series on this device goes on and survives a reload', async () => {
  const { page, errors, close } = await visit(browser, { width: 360, height: 780 })
  await page.goto(house.url)
  await page.locator('.trow, .empty').first().waitFor()
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dorfplatz', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite')
          transaction.objectStore('tables').put({
            id: 'here-00aa',
            game: 'agricola',
            seats: [{ kind: 'me', name: 'Anna' }],
            record,
            createdAt: Date.now(),
            updatedAt: Date.now(),
            over: false,
            due: [0],
          })
          transaction.oncomplete = () => resolve()
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    won.record as never,
  )
  await page.goto(`${house.url}/table/here-00aa`)
  await page.locator('.result .sequels .opt').first().waitFor()
  expect(await overflows(page)).toEqual([])
  await page.locator('.result .sequels .opt').first().click()
  await page.locator('.banner.mine').waitFor()
  const second = tableOf(page)
  await page.reload()
  await page.locator('.banner.mine').waitFor()
  await page.goto(`${house.url}/series`)
  await page.locator('.series-course li').nth(1).waitFor()
  expect(await page.locator('.series-course').textContent()).toContain(`${won.total} Punkte`)
  await page.locator('.series .btn.primary').click()
  await page.locator('.banner.mine').waitFor()
  expect(tableOf(page)).toBe(second)
  expect(errors).toEqual([])
  await close()
}, 60_000)
