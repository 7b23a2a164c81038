/** Without a server: a solo game on a phone, a game against a bot by keyboard alone, reload, language, barriers. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, chance, playOut, stepOf, WHOLE_GAME_MS } from './play.ts'
import { lay, recordOf, type Scene } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers, overflows, visit } from './visit.ts'

const stage = openStage()

const said = (page: Page) => page.locator('.banner .say').textContent()

/** Two clicks from the start page to a table. */
async function playNow(page: Page, game: string, way: number): Promise<void> {
  await page.goto(stage.url)
  await page.locator(`.gcard[data-game=${game}] .btn.primary`).click()
  await page.locator('.plays .opt').nth(way).click()
  await page.locator('.table').waitFor()
}

test(
  'a solo game of Hallertau from the first click to the score sheet, on a phone',
  async () => {
    const { page, errors, close } = await visit(stage.browser, { width: 360, height: 780 })
    await playNow(page, 'hallertau', 0)
    for (const tab of [1, 2, 3, 0]) {
      await page.locator('.tabs button').nth(tab).click()
      expect(await overflows(page)).toEqual([])
    }
    await playOut([page], 7)
    expect(await page.locator('.score tfoot td').count()).toBe(1)
    expect(errors).toEqual([])
    await close()
  },
  2 * WHOLE_GAME_MS,
)

test('where one begins to play one says how one is called and whether there are sounds, and both are kept', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844 })
  await page.goto(`${stage.url}/play/hallertau`)
  const name = page.getByLabel('Dein Name')
  const sounds = page.getByRole('group', { name: 'Töne' })
  expect(await name.inputValue()).toBe('Anna')
  expect(await sounds.getByRole('radio', { name: 'aus' }).isChecked()).toBe(true)
  await name.fill('Zenzi')
  await sounds.getByText('an', { exact: true }).click()
  expect(await overflows(page)).toEqual([])
  await page.reload()
  expect(await name.inputValue()).toBe('Zenzi')
  expect(await sounds.getByRole('radio', { name: 'an' }).isChecked()).toBe(true)
  await page.locator('.plays .opt').first().click()
  await page.locator('.banner .say', { hasText: 'Zenzi' }).waitFor()
  expect(errors).toEqual([])
  await close()
})

test('a table at the server that is opened while there is none says so, and leads home', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/table/0123456789abcdef`)
  await page.getByRole('status').filter({ hasText: 'Verbinde' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Der Server antwortet nicht' }).waitFor()
  await page.getByRole('link', { name: 'Startseite', exact: true }).last().click()
  await page.locator('.gcard').first().waitFor()
  expect(errors).toEqual([])
  await close()
})

test('a table on this device survives a reload and changes its language in mid-game', async () => {
  const { page, errors, close } = await visit(stage.browser, { confirm: true })
  await playNow(page, 'hallertau', 1)
  const random = chance(3)
  for (let i = 0; i < 12; i++) await act(page, random)
  expect(await page.locator('.log .line').count()).toBeGreaterThan(2)
  await page.reload()
  await page.locator('.table .log .line').first().waitFor()
  const german = await page.locator('.banner .say').textContent()
  await page.locator('.table-menu').click()
  await page.getByRole('dialog').locator('.tool.lang').click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('.banner .say').textContent()).not.toBe(german)
  expect(errors).toEqual([])
  await close()
})

test('what is staged and not yet confirmed is still there after a reload, and goes with the table’s next move', async () => {
  const { page, errors, close } = await visit(stage.browser, { confirm: true })
  await playNow(page, 'hallertau', 0)
  await page.locator('.sidetabs2').getByRole('tab', { name: 'Möglichkeiten' }).click()
  await page.locator('.list [data-option]').first().click()
  await page.locator('.banner .chosen').waitFor()
  const chosen = await page.locator('.banner .chosen').textContent()
  const step = await stepOf(page)
  await page.reload()
  await page.locator('.banner .chosen').waitFor()
  expect(await page.locator('.banner .chosen').textContent()).toBe(chosen)
  expect(await stepOf(page)).toBe(step)
  await page.locator('.banner').getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.locator('.banner .chosen').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.banner.mine').waitFor()
  expect(await page.locator('.banner .chosen').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('a table open in two tabs is one table: each follows the other', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await playNow(page, 'hallertau', 0)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.locator('.table').waitFor()
  const random = chance(9)
  for (let i = 0; i < 8; i++) {
    const [here, there] = i % 2 === 0 ? [page, second] : [second, page]
    await here.bringToFront()
    await act(here, random)
    await there.bringToFront()
    await expect.poll(async () => (await stepOf(there)) === (await stepOf(here))).toBe(true)
  }
  expect(await said(second)).toBe(await said(page))
  expect(errors).toEqual([])
  await close()
})

test.each(['hallertau', 'agricola', 'village'])('the table of %s has no barrier in either print', async (game) => {
  const { page, errors, close } = await visit(stage.browser)
  await playNow(page, game, 1)
  await page.locator('.banner.mine').waitFor()
  const found = await barriers(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  found.push(...(await barriers(page, 'colours')).map((line) => `dark: ${line}`))
  expect(found).toEqual([])
  expect(errors).toEqual([])
  await close()
})

const PROGRESS: Scene = { id: 'h-progress', game: 'hallertau', seats: 2, asked: 'progress', after: 120 }

/** Seat 0 in Phase 9 with much to advance. */
async function openProgress(options: Parameters<typeof visit>[1]) {
  const visitor = await visit(stage.browser, { confirm: true, ...options })
  const { page } = visitor
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, [PROGRESS], [recordOf(PROGRESS)])
  await page.goto(`${stage.url}/table/here-${PROGRESS.id}`)
  await page.locator('.adv').first().waitFor()
  return visitor
}

test.each([
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
])('[H-PH9-01] [H-PH9-24] a whole Phase 9 by clicking the board alone, confirmed once, at $width px', async (size) => {
  const { page, errors, close } = await openProgress(size)
  const places = (what: string) =>
    page.locator(`[data-piece^="${what}:0"]`).evaluateAll((pieces) =>
      pieces.map((piece) => {
        const cells = [...(piece.closest('.ccrow')?.querySelectorAll('.cell') ?? [])]
        return cells.findIndex((cell) => cell.contains(piece))
      }),
    )
  const buildings = await places('building')
  for (const row of [0, 3, 4]) {
    await page.locator(`.adv[data-craft="${row}"]`).click({ position: { x: 12, y: 14 } })
    // The cheapest payment is staged at once, and not confirmed before one has enough.
    buildings[row] = (buildings[row] ?? 0) + 1
    await expect.poll(() => places('building')).toEqual(buildings)
    expect(await page.locator('.confirm').count()).toBe(0)
  }
  await page.keyboard.press('Escape')
  const boulders = await places('boulder')
  const boulder = page.locator('.shove[data-option]').last()
  const box = await boulder.boundingBox()
  expect(box?.height ?? 0).toBeGreaterThan(size.width < 700 ? 43 : 24)
  await boulder.click()
  await expect.poll(() => places('boulder')).toEqual(boulders.with(-1, (boulders.at(-1) ?? 0) + 1))
  // To stop is always at hand, and in one place; it confirms what it ends.
  const stop = page.getByRole('button', { name: 'Fortschritt beenden' })
  expect(await stop.count()).toBe(1)
  await stop.click()
  const waits = page.locator('.slots .confirm')
  await expect.poll(async () => (await waits.count()) > 0 || (await page.locator('.adv').count()) === 0).toBe(true)
  if ((await waits.count()) > 0) await waits.click()
  await expect.poll(() => page.locator('.adv').count()).toBe(0)
  await page.reload()
  await page.locator('.table').waitFor()
  if (size.width < 700) await page.locator('.tabs button').nth(1).click()
  await expect.poll(() => places('building')).toEqual(buildings)
  expect(errors).toEqual([])
  await close()
})

test('[H-PH9-01] buildings are paid for on the board by keyboard, and what cannot be paid answers with the rule', async () => {
  const { page, errors, close } = await openProgress({ lang: 'en' })
  const bakehouse = page.locator('.adv[data-craft="3"]')
  await bakehouse.focus()
  const name = () =>
    page.evaluate(() => `${document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent}`)
  const step = () => page.locator('[data-step]').getAttribute('data-step')
  // Pays for one building until it can be paid no more, never leaving the board.
  for (let i = 0; i < 12 && /Bakehouse/.test(await name()) && !/Why not/.test(await name()); i++) {
    const before = await step()
    await page.keyboard.press('Enter')
    await expect.poll(step).not.toBe(before)
  }
  expect(await name()).toBe('Bakehouse: Why not?')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.whynote').textContent()).toMatch(/Bakehouse/)
  await page.keyboard.press('Escape')
  // Enough: all of it is confirmed with the same key, unless something would be revealed.
  await page.keyboard.press('0')
  await expect
    .poll(async () => (await page.locator('.confirm').count()) > 0 || (await page.locator('.adv').count()) === 0)
    .toBe(true)
  if ((await page.locator('.confirm').count()) > 0) await page.keyboard.press('0')
  await expect.poll(() => page.locator('.adv').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test.each([360, 1440])(
  'the own boards of Hallertau in Phase 9 have no barrier in either print at %i px',
  async (width) => {
    const { page, close } = await openProgress({ width, height: 800 })
    await page.locator('.adv[data-craft="3"]').click({ position: { x: 12, y: 14 } })
    await page.locator('.counters').waitFor()
    const found = await barriers(page)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    found.push(...(await barriers(page, 'colours')).map((line) => `dark: ${line}`))
    expect(found).toEqual([])
    await close()
  },
)
