/** The admin page: who may see it, what can be done there, without barriers and on a phone. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults, PHONE } from './layout.ts'
import { openHouseStage } from './stage.ts'
import { barriers, visit } from './visit.ts'

const stage = openHouseStage({ TAKEOVER_MINUTES: '3' })

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([at, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(at, { method: 'POST', headers, body: sent })).json()
    },
    [path, JSON.stringify(body)] as const,
  )

test('the first account finds people, reports, tables and invitations; others find nothing', async () => {
  const boss = await visit(stage.browser)
  await boss.page.goto(`${stage.url}/account`)
  await post(boss.page, '/api/auth/sign-up/email', {
    email: 'boss@example.org',
    password: 'ein langes Passwort',
    name: 'Anna',
  })

  const rude = await visit(stage.browser, { name: 'Grobian' })
  await rude.page.goto(`${stage.url}/account`)
  await post(rude.page, '/api/guest', { name: 'Grobian', lang: 'de' })
  const opened = (await post(rude.page, '/api/tables', {
    game: 'hallertau',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  })) as { table: { id: string } }
  const { id } = opened.table
  await post(rude.page, `/api/tables/${id}/chat`, { commandId: 'a-command-id', text: 'etwas Grobes' })
  await post(boss.page, `/api/tables/${id}/report`, { seat: 0, text: 'war grob' })
  await rude.page.goto(`${stage.url}/admin`)
  await rude.page.getByText('Melde dich zuerst mit so einem Konto an').waitFor()

  const { page } = boss
  await page.reload()
  await page.getByRole('link', { name: 'Diesen Server betreuen' }).click()
  await page.getByRole('heading', { name: 'Diesen Server betreuen' }).waitFor()
  await page.getByText('Anna meldet Grobian:').waitFor()
  await page.getByText('1 Meldung').waitFor()
  expect(await barriers(page)).toEqual([])

  await page
    .locator('.club-people')
    .getByRole('button', { name: /Grobian/ })
    .click()
  await page.getByLabel('Neuer Name').fill('Freundlich')
  await page.getByRole('button', { name: 'Umbenennen' }).click()
  await page
    .locator('.club-people')
    .getByRole('button', { name: /Freundlich/ })
    .waitFor()
  await page.getByRole('button', { name: 'Stumm stellen' }).click()
  await page.getByRole('button', { name: 'Wieder reden lassen' }).waitFor()
  await page.getByRole('button', { name: 'Erledigt' }).click()
  await page.getByText('Nichts ist gemeldet.').waitFor()
  await page.getByRole('button', { name: 'Einladung erstellen' }).click()
  await page.getByText(/\/account\?invitation=\w{12}/).waitFor()
  await page.getByRole('button', { name: /Tisch schließen: hallertau/ }).click()
  await page.locator('.sure-do .btn.primary').click()
  await page.getByText('Kein Tisch ist offen.').waitFor()
  // What has just been done stands in the trail; backup, storage, versions and limits stand beside it.
  await page.getByText(/hat umbenannt: Grobian/).waitFor()
  await page.getByText(/hat geschlossen: Tisch/).waitFor()
  await page.getByText('Letzte Sicherung: noch nie').waitFor()
  await page.getByText(/^sqlite, [\d.,]+ MB$/).waitFor()
  await page.getByText(/^Dorfplatz \d.*, Node v\d.*, hallertau \d/).waitFor()
  await page.getByText('Grenzen', { exact: true }).click()
  await page.getByText('LIMIT_TABLES_PER_HOUR').waitFor()
  await page.getByText('RETAIN_TABLES_DAYS').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await faults(page, PHONE)).toEqual([])
  expect(boss.errors).toEqual([])
  await rude.close()
  await boss.close()
})

test('whoever is bothered at a table reports it there; taken away, the words vanish before everybody’s eyes', async () => {
  const boss = await visit(stage.browser)
  await boss.page.goto(`${stage.url}/account`)
  const account = { email: 'zweite@example.org', password: 'ein langes Passwort', name: 'Berta' }
  await post(boss.page, '/api/auth/sign-up/email', account)
  const rude = await visit(stage.browser, { name: 'Rüpel' })
  await rude.page.goto(`${stage.url}/account`)
  await post(rude.page, '/api/guest', { name: 'Rüpel', lang: 'de' })
  const { table } = (await post(rude.page, '/api/tables', {
    game: 'hallertau',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  })) as { table: { id: string } }
  await post(boss.page, `/api/tables/${table.id}/join`, {})
  await post(rude.page, `/api/tables/${table.id}/start`, {})
  await post(rude.page, `/api/tables/${table.id}/chat`, { commandId: 'a-command-id', text: 'etwas Freches' })

  const { page } = boss
  await page.goto(`${stage.url}/table/${table.id}`)
  await page.getByRole('button', { name: 'Tisch', exact: true }).click()
  // Nobody plays for somebody who has only just left, and everybody sees how long that lasts.
  await page
    .getByRole('dialog')
    .getByText(/Rüpel ist nicht da\. In \d Min\. kann ein Bot übernehmen\./)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Einen Bot für Rüpel spielen lassen' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Etwas melden' }).click()
  await page.getByLabel('Worum geht es?').selectOption({ label: 'Rüpel hat gesagt: etwas Freches' })
  await page.getByLabel('Was ist passiert?').fill('Das war frech.')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Meldung senden' }).click()
  await page.getByText('Danke. Deine Meldung ist unterwegs.').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: /Gespräch|Chat/ }).click()
  await page.locator('.chat').getByText('etwas Freches').waitFor()
  const admin = await visit(stage.browser)
  await admin.page.goto(`${stage.url}/account`)
  const { email, password } = { email: 'boss@example.org', password: 'ein langes Passwort' }
  await post(admin.page, '/api/auth/sign-in/email', { email, password })
  await admin.page.goto(`${stage.url}/admin`)
  await admin.page.getByText('Berta meldet Rüpel:').waitFor()
  await admin.page.getByRole('button', { name: 'Worte löschen' }).click()
  await page.locator('.chat').getByText('etwas Freches').waitFor({ state: 'detached' })
  expect(boss.errors).toEqual([])
  for (const visitor of [admin, rude, boss]) await visitor.close()
})
