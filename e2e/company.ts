/** People at tables of the real server: laid on the page or by a call, shared by link, sat down at. */

import type { Page } from 'playwright-core'
import type { Stage } from './stage.ts'
import { type Visit, visit } from './visit.ts'

/** Calls the server as the person of this page. */
export function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
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

/** A guest of that name, and a table laid by a call; its id. */
export async function callForTable(page: Page, name: string, table: object): Promise<string> {
  await call(page, 'POST', '/guest', { name, lang: 'de' })
  const laid = await call<{ table: { id: string } }>(page, 'POST', '/tables', { ...table, start: true })
  return laid.table.id
}

export const tableOf = (page: Page): string => /\/table\/([\w-]+)/.exec(page.url())?.[1] ?? ''

const layNow = (page: Page) => page.locator('.create .btn.primary:not([disabled])').click()

/** Lays a table on the page, for whoever gets the link; the link. */
export async function layTable(stage: Stage, page: Page, game: string): Promise<string> {
  await page.goto(`${stage.url}/new?game=${game}`)
  await layNow(page)
  return (await page.locator('.sharelink').textContent()) ?? ''
}

/** Lays a table against a bot on the page. */
export async function layTableWithBot(stage: Stage, page: Page, game: string): Promise<void> {
  await page.goto(`${stage.url}/new?game=${game}`)
  await page.locator('.seatplan select').selectOption({ index: 2 })
  await layNow(page)
}

/** Two people at a table that has not begun. */
export async function tableForTwo(
  stage: Stage,
  game: string,
): Promise<{ readonly anna: Visit; readonly bertram: Visit }> {
  const anna = await visit(stage.browser, { name: 'Anna' })
  const bertram = await visit(stage.browser, { name: 'Bertram', lang: 'en' })
  await bertram.page.goto(await layTable(stage, anna.page, game))
  await bertram.page.locator('.seatplan .btn.primary').click()
  return { anna, bertram }
}

/** The host begins, once everybody sits. */
export async function start(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.locator('.btn.primary.big:not([disabled])').click()
  for (const page of [host, ...others]) await page.locator('.table').waitFor()
}
