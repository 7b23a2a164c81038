/** With the real server: two browsers play a whole game, the server dies in between, a guest becomes a member. */

import type { TableInfo } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { call, layTable, layTableWithBot, start, tableForTwo, tableOf } from './company.ts'
import { act, chance, clickOne, playOut, WHOLE_GAME_MS } from './play.ts'
import { openHouseStage } from './stage.ts'
import { type Visit, visit } from './visit.ts'

const stage = openHouseStage()

test(
  'two browsers play a whole game of Hallertau; the server is killed and restarted in between',
  async () => {
    const { anna, bertram } = await tableForTwo(stage, 'hallertau')
    // Whoever has only just sat down has not yet laid down a number for the deal.
    const laid = () => call<{ table: TableInfo }>(anna.page, 'GET', `/tables/${tableOf(anna.page)}`)
    await expect.poll(async () => (await laid()).table.deal?.mixes.length).toBe(2)
    await start(anna.page, bertram.page)
    const random = chance(5)
    for (let i = 0; i < 20; i++) {
      await clickOne(anna.page, random)
      await clickOne(bertram.page, random)
    }
    await stage.house.kill()
    await anna.page.getByText('Verbindung verloren').waitFor()
    await stage.house.restart()
    await anna.page.getByText('Verbindung verloren').waitFor({ state: 'detached' })
    await bertram.page.getByText('Connection lost').waitFor({ state: 'detached' })
    await playOut([anna.page, bertram.page], 6)
    await bertram.page.locator('.result').waitFor()
    const totals = (page: Visit['page']) => page.locator('.score tfoot td').allTextContents()
    const seen = await totals(anna.page)
    expect(seen).toHaveLength(2)
    expect(await totals(bertram.page)).toEqual(seen)
    // Anna's browser has added a number, knows the seal, and plays the whole game again.
    await anna.page.getByRole('button', { name: 'Wurde gerecht gemischt?' }).click()
    const fair = await anna.page.locator('.fairness').textContent()
    expect(fair).toContain('denen von 2 Plätzen')
    expect(fair).toContain('vor dem ersten Zug')
    expect(fair).toContain('genau so, wie du sie siehst')
    await anna.page.locator('.result a', { hasText: 'Partie ansehen' }).click()
    await anna.page.locator('.scrub').waitFor()
    expect([...anna.errors, ...bertram.errors]).toEqual([])
    await anna.close()
    await bertram.close()
  },
  2 * WHOLE_GAME_MS,
)

test('the network is cut in mid-game and the table goes on without a reload', async () => {
  const anna = await visit(stage.browser)
  const { page } = anna
  await layTableWithBot(stage, page, 'hallertau')
  await page.locator('.banner.mine').waitFor()
  await page.evaluate(() => {
    ;(window as { stayed?: boolean }).stayed = true
  })
  await page.context().setOffline(true)
  await page.getByText('Verbindung verloren').waitFor()
  // What is pressed now is kept. The nursery always brings something: nobody is asked whether it is meant.
  await page.locator('.h-space.a-nursery').click()
  await page.locator('[data-pressed]').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Verbindung verloren').waitFor({ state: 'detached' })
  const before = await page.locator('.log .line').count()
  const random = chance(9)
  for (let i = 0; i < 2; i++) await act(page, random)
  await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(before)
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true)
  // A table that began at once had no lobby: its seal stands in the menu.
  await page.getByRole('button', { name: 'Tisch', exact: true }).click()
  expect(await page.getByRole('dialog').locator('.seed code').textContent()).toMatch(/^[0-9a-f]{64}$/)
  await page.keyboard.press('Escape')
  // This browser's number is in the deal all the same.
  const { table } = await call<{ table: TableInfo }>(page, 'GET', `/tables/${tableOf(page)}`)
  expect(table.deal?.mixes).toEqual([{ seat: 0, commitment: expect.any(String), nonce: expect.any(String) }])
  expect(anna.errors).toEqual([])
  await anna.close()
})

test('a server that has fallen silent is noticed by the first move, which is kept and made once', async () => {
  const anna = await visit(stage.browser)
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
  await layTableWithBot(stage, page, 'hallertau')
  await page.locator('.banner.mine').waitFor()
  const before = await page.locator('.log .line').count()
  silent = true
  await page.locator('.a-clayDelivery').click()
  await page.getByText('Dein Zug bleibt erhalten').waitFor()
  silent = false
  await page.getByText('Dein Zug bleibt erhalten').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(before)
  const commands = said.filter((text) => text.includes('"command"')).map((text) => JSON.parse(text).commandId as string)
  // Said twice where the silence is noticed by the move itself, once where the look ahead before it noticed: made once anyhow.
  expect(commands.length).toBeGreaterThan(0)
  expect(new Set(commands.slice(0, 2)).size).toBe(1)
  expect(anna.errors).toEqual([])
  await anna.close()
})

test('a move goes back as one step; whoever had begun the next one hears who took back what, and that theirs is let go', async () => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => visit(stage.browser, { name, confirm: true })))
  if (anna === undefined || ben === undefined) throw new Error('nobody is there')
  for (const [{ page }, name] of [[anna, 'Anna'] as const, [ben, 'Ben'] as const]) {
    await page.goto(stage.url)
    await call(page, 'POST', '/guest', { name, lang: 'de' })
  }
  const plan = { game: 'hallertau', seats: [{ kind: 'me' }, { kind: 'open' }], seed: 'hops' }
  const { table } = await call<{ table: TableInfo }>(anna.page, 'POST', '/tables', plan)
  await call(ben.page, 'POST', `/tables/${table.id}/join`, { invite: table.invite })
  await call(anna.page, 'POST', `/tables/${table.id}/start`)
  for (const { page } of [anna, ben]) {
    await page.goto(`${stage.url}/table/${table.id}`)
    await page.locator('.table').waitFor()
  }
  await anna.page.locator('.banner.mine').waitFor()
  for (const deed of ['4 Lehm', '3 Lehm']) {
    await anna.page.locator(`.pick.can[aria-label*="${deed}"]`).click()
    await anna.page.locator('.finish.confirm').click()
    await ben.page.locator('.banner.mine').waitFor()
    await ben.page.locator('.h-space.a-farming .pick.can').first().click()
    await ben.page.locator('.h-space.a-farming.is-chosen').waitFor()
    if (deed === '3 Lehm') break
    await anna.page.locator('.take-back').click()
    const told = ben.page.locator('.took-back', { hasText: 'Anna hat zurückgenommen: Geräteschuppen' })
    await told.filter({ hasText: 'geht deshalb nicht mehr' }).waitFor()
    await anna.page.locator('.pick.can[aria-label*="4 Lehm"]').waitFor()
  }
  // It is gone once the table moves on, and the log tells the whole move.
  expect(await ben.page.locator('.took-back').count()).toBe(0)
  expect(await ben.page.locator('.log .move .place').first().textContent()).toBe('Gärtnerei')
  expect([...anna.errors, ...ben.errors]).toEqual([])
  await anna.close()
  await ben.close()
})

test('a guest who signs up keeps the tables', async () => {
  const anna = await visit(stage.browser)
  const { page } = anna
  await layTable(stage, page, 'village')
  await page.goto(`${stage.url}/account`)
  await page.getByText('Du spielst als Gast').waitFor()
  await page.locator('input[type=email]').fill(`anna${Date.now()}@example.org`)
  await page.locator('input[type=password]').fill('ein langes Passwort')
  await page.locator('form .btn.primary').click()
  await page.getByText('Angemeldet als').waitFor()
  await page.goto(stage.url)
  await page.locator('.two section').first().locator('.trow').first().waitFor()
  expect(anna.errors).toEqual([])
  await anna.close()
})
