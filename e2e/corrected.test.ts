/** Rules that were corrected while a table ran, as its people see it: the table stands still until the host goes on. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { de } from '../web/text/de.ts'
import { openHouseStage } from './stage.ts'

const stage = openHouseStage()

const called = async (cookie: string, path: string, body: object): Promise<{ cookie: string; json: unknown }> => {
  const answer = await fetch(stage.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, json: await answer.json() }
}

const pageOf = async (cookie: string, table: string): Promise<Page> => {
  const context = await stage.browser.newContext({ serviceWorkers: 'block', locale: 'de-DE' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: stage.url }])
  const page = await context.newPage()
  await page.goto(`${stage.url}/table/${table}`)
  return page
}

test('everybody is told, only the host can go on, and then the table is played again', async () => {
  const { cookie: anna } = await called('', '/api/guest', { name: 'Anna', lang: 'de' })
  const { cookie: ben } = await called('', '/api/guest', { name: 'Ben', lang: 'de' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { json } = await called(anna, '/api/tables', { game: 'hallertau', seats })
  const { id, invite } = (json as { table: { id: string; invite: string } }).table
  await called(ben, `/api/tables/${id}/join`, { invite })
  await called(anna, `/api/tables/${id}/start`, {})

  await stage.house.stop()
  const store = new DatabaseSync(join(stage.house.data, 'dorfplatz.sqlite'))
  store.exec("UPDATE tables SET rules = '1'; UPDATE snapshots SET rules = '1'")
  store.close()
  await stage.house.restart()

  const [hers, his] = [await pageOf(anna, id), await pageOf(ben, id)]
  const said = /Regeln dieses Spiels wurden berichtigt/
  await hers.getByText(said).waitFor()
  await his.getByText(said).waitFor()
  const goOn = (page: Page) => page.getByRole('button', { name: de.newRules.goOn })
  await goOn(his).click()
  await his.locator('.consent [role=alert]').waitFor()
  expect(await goOn(hers).count()).toBe(1)
  await goOn(hers).click()
  await hers.getByText(said).waitFor({ state: 'detached' })
  await his.getByText(said).waitFor({ state: 'detached' })
  await hers.reload()
  await hers.locator('.banner').waitFor()
  expect(await hers.getByText(said).count()).toBe(0)
  for (const page of [hers, his]) await page.context().close()
})
