/** Laying a table: parts of the box by their pictures, fine points folded, refusals with their rule; and playing at once. */

import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { barriers, overflows, settle, visit } from './visit.ts'

const stage = openStage()

test.each([
  { width: 1280, height: 800, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)('Village’s four expansions are pictures that are switched on ($width, $theme)', async (size) => {
  const { page, errors, close } = await visit(stage.browser, size)
  await page.goto(`${stage.url}/new?game=village`)
  const parts = page.locator('.boxpart-switch')
  await parts.first().waitFor()
  expect(await page.locator('.boxpart-switch b').allInnerTexts()).toEqual([
    'Wirtshaus (Inn)',
    'Hafen (Port)',
    'Heirat (Marriage)',
    'Lebensziele',
  ])
  await expect.poll(() => page.locator('.boxpart-switch img').count()).toBe(4)
  // A wall of switches no more: what is seldom chosen is folded.
  expect(await page.locator('.create section > fieldset').count()).toBeLessThanOrEqual(2)
  for (let i = 0; i < 4; i++) await parts.nth(i).click()
  expect(await parts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')))).toEqual(
    Array.from({ length: 4 }, () => 'true'),
  )
  await parts.nth(1).click()
  expect(await parts.nth(1).getAttribute('aria-checked')).toBe('false')
  await settle(page)
  expect(await overflows(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test('a folded option that is not as usual is said in the fold, and a refused one says why', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/new?game=village`)
  const fold = page.locator('.create section .fold')
  await fold.locator('summary').click()
  await fold.getByText('Platz 2', { exact: true }).click()
  await fold.locator('summary').click()
  expect(await fold.locator('summary small').innerText()).toContain('Platz 2')
  await fold.locator('summary').click()
  expect(await fold.locator('p.rule a').first().getAttribute('href')).toContain('V-SETUP-23')
  expect(errors).toEqual([])
  await close()
})

test('what was chosen for a quick game is chosen on every page that leads on from there', async () => {
  const { page, errors, close } = await visit(stage.browser)
  for (const [i, name] of ['Mit Freunden', 'Zusammen an einem Bildschirm', 'Alle Optionen'].entries()) {
    await page.goto(`${stage.url}/play/village`)
    await page.locator('.boxpart-switch').nth(i).click()
    await page.getByRole('link', { name }).click()
    await page.locator('.create .boxpart-switch').first().waitFor()
    const on = page.locator('.create .boxpart-switch').evaluateAll((all) => all.map((one) => one.ariaChecked))
    expect((await on).map((said, at) => (said === 'true' ? at : -1)).filter((at) => at >= 0)).toEqual([i])
  }
  expect(errors).toEqual([])
  await close()
})

test('playing at once offers the family game and the strength of the bots', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/play/agricola`)
  await page.getByText('Familienspiel', { exact: true }).click()
  await page.getByText(/spielt zufällig|zufällig/).click()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /Gegen einen Bot/ }).click()
  await page.locator('.table').waitFor()
  const kept = await page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('dorfplatz')
      asked.onsuccess = () => done(asked.result)
    })
    const [store] = base.objectStoreNames
    const all = base
      .transaction(store ?? '')
      .objectStore(store ?? '')
      .getAll()
    return new Promise<string>((done) => {
      all.onsuccess = () => done(JSON.stringify(all.result))
    })
  })
  expect(kept).toContain('"mode":"family"')
  expect(kept).toContain('"level":"random"')
  expect(errors).toEqual([])
  await close()
})

test('cards to leave out are found by name in either language and ticked by keyboard, on a phone', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844 })
  await page.goto(`${stage.url}/new?game=agricola&together=true`)
  const fold = page.locator('.create section .fold')
  await fold.locator('summary').click()
  await fold.getByRole('button', { name: 'Karten aussuchen' }).press('Enter')
  const search = page.getByRole('searchbox')
  await search.fill('Bean Field')
  await expect.poll(() => page.locator('.picker-list li').count()).toBe(1)
  await page.getByRole('checkbox', { name: /Bohnenfeld/ }).press('Space')
  await search.fill('')
  await page.getByRole('checkbox', { name: /^Axt/ }).press('Space')
  expect(await overflows(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Fertig' }).press('Enter')
  await fold.getByRole('button', { name: 'Axt von der Liste nehmen' }).press('Enter')
  expect(await fold.locator('.chip').allInnerTexts()).toEqual(['Bohnenfeld'])
  expect(await overflows(page)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test('a number of the box is corrected, kept, and played with at a table that says so', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/numbers/village`)
  await page.getByRole('button', { name: /Getreide für die Stufen 2 bis 4/ }).click()
  const top = page.getByRole('spinbutton', { name: 'Stufe 4' })
  await top.fill('9')
  await page.getByRole('alert').first().waitFor()
  await top.fill('4')
  await expect.poll(() => page.getByRole('status').first().innerText()).toBe('1 Zahl berichtigt')
  await settle(page)
  expect(await barriers(page)).toEqual([])
  await page.goto(`${stage.url}/new?game=village&together=true`)
  const fold = page.locator('.create section .fold')
  await fold.locator('summary').click()
  await fold.getByText('1 Zahl der Schachtel berichtigt').click()
  await page.getByRole('button', { name: /Tisch/ }).last().click()
  await page.locator('.curtain button, .v-corrected').first().click()
  const said = page.locator('.v-corrected')
  await said.waitFor()
  expect(await said.innerText()).toBe('1 Zahl der Schachtel berichtigt')
  expect(await said.getAttribute('title')).toMatch(/^7\.[0-9a-f]{6}\+[0-9a-f]{6}$/)
  expect(await page.locator('.v-church-steps').innerText()).toContain('4')
  expect(errors).toEqual([])
  await close()
})
