/** Before the game: names, seats taken twice and freed, tables that were closed, addresses that lead nowhere. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layTable, layTableWithBot } from './company.ts'
import { faults, PHONE } from './layout.ts'
import { openHouseStage } from './stage.ts'
import { barriers, overflows, visit } from './visit.ts'

const stage = openHouseStage()

const tablesOf = (page: Page): Promise<readonly { id: string }[]> =>
  page.evaluate(async () => ((await (await fetch('/api/me/tables')).json()) as { tables: { id: string }[] }).tables)

test('who presses twice has one seat; the host frees it, and closes the table, and everybody is told', async () => {
  const anna = await visit(stage.browser, { name: 'Anna' })
  const ben = await visit(stage.browser, { name: '', lang: 'en', width: 360, height: 780 })
  const link = await layTable(stage, anna.page, 'hallertau')
  const guests: string[] = []
  ben.page.on('request', (request) => {
    if (request.method() === 'POST') guests.push(new URL(request.url()).pathname)
  })
  await ben.page.goto(link)
  await ben.page.getByLabel('Your name').fill('Ben {1}')
  await ben.page.getByText('A name can contain letters').waitFor()
  expect(await ben.page.locator('.seatplan .btn.primary').isDisabled()).toBe(true)
  expect(await barriers(ben.page)).toEqual([])
  expect(await faults(ben.page, PHONE)).toEqual([])
  await ben.page.getByLabel('Your name').fill('Ben & Co. (2)!')
  await ben.page.locator('.seatplan .btn.primary').dblclick()
  await ben.page.getByText('Everyone is here').waitFor()
  expect(guests.filter((path) => path === '/api/guest')).toHaveLength(1)
  await ben.page.reload()
  await ben.page.getByRole('button', { name: 'Leave the seat' }).waitFor()
  expect(await tablesOf(ben.page)).toHaveLength(1)

  const dora = await visit(stage.browser, { name: 'Dora' })
  await dora.page.goto(link)
  await dora.page.getByText('Alle Plätze sind schon besetzt').waitFor()
  await dora.page.getByText('kannst du hier zuschauen').waitFor()
  await dora.close()
  await anna.page.getByText('Ben & Co. (2)!').first().waitFor()
  await anna.page.getByRole('button', { name: 'Platz freimachen' }).click()
  expect(await barriers(anna.page)).toEqual([])
  await anna.page.locator('.sure-do .btn.primary').click()
  await ben.page.getByText('The host freed your seat').waitFor()
  await anna.page.setViewportSize({ width: 360, height: 780 })
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.getByText('Please wait a few minutes').waitFor()
  const eva = await visit(stage.browser, { name: 'Eva', lang: 'en', width: 360, height: 780 })
  await eva.page.goto(link)
  await eva.page.getByRole('button', { name: 'Sit down' }).click()
  await anna.page.getByRole('button', { name: 'Platz freimachen' }).waitFor()
  expect(await faults(anna.page, PHONE)).toEqual([])

  await anna.page.getByRole('button', { name: 'Tisch schließen' }).click()
  await anna.page.locator('.sure-do .btn.primary').click()
  await anna.page.locator('.startpage').waitFor()
  await eva.page.getByText('This table was closed').waitFor()
  await eva.page.reload()
  await eva.page.getByText('This table was closed').waitFor()
  expect(await barriers(eva.page)).toEqual([])
  const carl = await visit(stage.browser, { name: 'Carl' })
  await carl.page.goto(link)
  await carl.page.getByText('Dieser Tisch wurde geschlossen').waitFor()
  await carl.close()
  await eva.page.getByRole('link', { name: 'To the start page' }).click()
  await eva.page.locator('.trow', { hasText: 'closed' }).waitFor()
  await eva.page.getByRole('button', { name: /Remove from my tables/ }).click()
  // What is asked before it goes stands below the line, and squeezes nothing in it.
  const asked = await eva.page.locator('.trow:has(.trow-sure)').boundingBox()
  expect(asked?.height).toBeLessThan(300)
  await eva.page.locator('.trow-sure .btn').first().click()
  await expect.poll(() => tablesOf(eva.page)).toEqual([])
  expect([...anna.errors, ...ben.errors, ...eva.errors]).toEqual([])
  await anna.close()
  await ben.close()
  await eva.close()
})

test('who came by the start page and gets up may look on; whose seat is freed there learns why the table is gone', async () => {
  const anna = await visit(stage.browser, { name: 'Anna' })
  const ben = await visit(stage.browser, { name: 'Ben' })
  const link = await layTable(stage, anna.page, 'hallertau')
  await ben.page.goto(link)
  await ben.page.locator('.seatplan .btn.primary').click()
  await ben.page.getByRole('button', { name: 'Aufstehen' }).waitFor()
  const bare = link.replace(/\?.*/, '')
  await ben.page.goto(bare)
  await ben.page.getByRole('button', { name: 'Aufstehen' }).click()
  await ben.page.getByRole('button', { name: 'Hinsetzen' }).click()
  await ben.page.getByRole('button', { name: 'Aufstehen' }).waitFor()
  await ben.page.goto(bare)
  await ben.page.getByRole('button', { name: 'Aufstehen' }).waitFor()
  await anna.page.getByRole('button', { name: 'Platz freimachen' }).click()
  await anna.page.locator('.sure-do .btn.primary').click()
  await ben.page.getByText('Du sitzt nicht mehr an diesem Tisch').waitFor()
  expect([...anna.errors, ...ben.errors]).toEqual([])
  await anna.close()
  await ben.close()
})

test('one click, one table: pressed twice, or Enter twice; a name that cannot be is said at its field', async () => {
  const anna = await visit(stage.browser, { name: 'Anna <3' })
  const { page } = anna
  await page.goto(`${stage.url}/new?game=village`)
  await page.getByText('Ein Name besteht aus Buchstaben').waitFor()
  await page.locator('.create .btn.primary:not([disabled])').click()
  expect(page.url()).toContain('/new')
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Dein Name').fill('Anna & Ben')
  await page.locator('.create .btn.primary:not([disabled])').dblclick()
  await page.locator('.sharelink').waitFor()
  expect(await tablesOf(page)).toHaveLength(1)
  await page.goto(`${stage.url}/new?game=village`)
  await page.locator('.create .btn.primary:not([disabled])').waitFor()
  await page.getByLabel('Dein Name').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator('.sharelink').waitFor()
  expect(await tablesOf(page)).toHaveLength(2)
  expect(anna.errors).toEqual([])
  await anna.close()
})

test('addresses that lead nowhere have a masthead, a footer and a way home; codes are taken in any case', async () => {
  const anna = await visit(stage.browser, { name: 'Anna' })
  const { page } = anna
  for (const address of ['/table/none', '/table/abcdefghijkl', '/table/a/b', '/replay/abcdefghijkl', '/x']) {
    await page.goto(stage.url + address)
    await page.locator('.lost .btn').first().waitFor()
    expect(await page.locator('.mast').count(), address).toBe(1)
    expect(await page.locator('.pagefoot').count(), address).toBe(1)
    expect(await barriers(page)).toEqual([])
    await page.locator('.lost .btn').first().click()
    await page.locator('.startpage').waitFor()
  }
  for (const cut of ['/table/', '/replay', '/play']) {
    await page.goto(stage.url + cut)
    await page.locator('.startpage').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  }
  const link = await layTable(stage, page, 'hallertau')
  await page.goto(stage.url)
  await page.getByLabel('Code oder Link').fill((/\/table\/(\w+)/.exec(link)?.[1] ?? '').toUpperCase())
  await page.keyboard.press('Enter')
  await page.locator('.sharelink').waitFor()
  // The short code is enough for a stranger, as it is read out.
  const code = (await page.locator('.share .code b').textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{3} [2-9A-HJKMNP-Z]{3}$/)
  const ben = await visit(stage.browser, { name: 'Ben' })
  await ben.page.goto(stage.url)
  await ben.page.getByLabel('Code oder Link').fill('222222')
  await ben.page.keyboard.press('Enter')
  await ben.page.getByText('keinen offenen Tisch').waitFor()
  await ben.page.getByLabel('Code oder Link').fill(code)
  await ben.page.keyboard.press('Enter')
  await ben.page.getByRole('button', { name: 'Hinsetzen' }).click()
  await ben.page.getByRole('button', { name: 'Aufstehen' }).waitFor()
  await page.getByRole('button', { name: 'Platz freimachen' }).waitFor()
  expect([...anna.errors, ...ben.errors]).toEqual([])
  await anna.close()
  await ben.close()
})

test('a word without end stays inside the chat', async () => {
  for (const width of [1440, 360]) {
    const anna = await visit(stage.browser, { name: 'W'.repeat(24), width, height: 800 })
    const { page } = anna
    await layTableWithBot(stage, page, 'hallertau')
    await page.locator('.table').waitFor()
    if (width === 360) await page.locator('.tabs button').last().click()
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.locator('.chat input').fill(`https://example.org/${'x'.repeat(200)}`)
    await page.keyboard.press('Enter')
    const line = page.locator('.chat .line').first()
    await line.waitFor()
    const sheet = await page.locator('.side2').boundingBox()
    const box = await line.locator('> :last-child').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
    expect(await line.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(1)
    expect(await overflows(page)).toEqual([])
    expect(anna.errors).toEqual([])
    await anna.close()
  }
})

test('the newest line of the chat and the field to answer are always in sight', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    const anna = await visit(stage.browser, { name: 'Anna', width, height })
    const { page } = anna
    await layTableWithBot(stage, page, 'hallertau')
    await page.locator('.table').waitFor()
    const open = async () => {
      if (width < 700) await page.locator('.tabs button').last().click()
      await page.getByRole('tab', { name: 'Chat' }).click()
    }
    const inSight = async () => {
      const floor = width < 700 ? height - 62 : height
      const boxes = await Promise.all(
        [page.locator('.chat .line').last(), page.locator('.chat input')].map((thing) => thing.boundingBox()),
      )
      return boxes.every((box) => box !== null && box.y > 0 && box.y + box.height <= floor)
    }
    await open()
    const input = page.locator('.chat input')
    // What is typed next is meant for the chat.
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(true)
    for (let line = 1; line <= 9; line++) {
      await input.fill(`Zeile ${line}, lang genug, dass sie auf dem Telefon umbricht und Platz braucht`)
      await page.keyboard.press('Enter')
      await page
        .locator('.chat .line')
        .nth(line - 1)
        .waitFor()
      await expect.poll(inSight, { message: `${width} after line ${line}` }).toBe(true)
    }
    await page.reload()
    await page.locator('.table').waitFor()
    await open()
    await page.locator('.chat .line').nth(8).waitFor()
    await expect.poll(inSight, { message: `${width} opened again` }).toBe(true)
    expect(await barriers(page)).toEqual([])
    expect(anna.errors).toEqual([])
    await anna.close()
  }
}, 90_000)
