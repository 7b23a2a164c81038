/** What is read beside the board: rulebook, summary, gallery; searched, printed, opened by address. */

import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { barriers, settle, visit } from './visit.ts'

const stage = openStage()

test('the rulebook finds words however they are written, marks them, lists only where they are, and keeps them in the address', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/rules/agricola`)
  await page.locator('.chapter').first().waitFor()
  const chapters = await page.locator('.toc li').count()
  const search = page.locator('.book-find input')
  await search.pressSequentially('zaeune')
  const marks = page.locator('.rule-line mark')
  // What is found follows what is typed, letter by letter, as soon as there is time.
  const found = async () => [...new Set((await marks.allInnerTexts()).map((words) => words.toLowerCase()))]
  await expect.poll(found).toEqual(['zäune'])
  expect(await page.locator('.toc li').count()).toBe(await page.locator('.chapter').count())
  expect(await page.locator('.toc li').count()).toBeLessThan(chapters)
  expect(await barriers(page)).toEqual([])
  await page.reload()
  await marks.first().waitFor()
  expect(await search.inputValue()).toBe('zaeune')
  await page.locator('.toc a').last().click()
  await expect.poll(async () => (await page.locator('.chapter').last().boundingBox())?.y).toBeLessThan(900)
  await search.fill('')
  await expect.poll(() => page.locator('.toc li').count()).toBe(chapters)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await search.fill('fence04')
  await expect.poll(() => page.locator('.book-rules dt a').allInnerTexts()).toEqual(['A-FENCE-04'])
  expect(errors).toEqual([])
  await close()
})

const PAGES = { hallertau: 1, agricola: 1, village: 2 } as const

test('the summary of each game prints on one page, with four expansions on two, in ink on paper, also from the night print', async () => {
  for (const game of ['hallertau', 'agricola', 'village'] as const) {
    for (const lang of ['de', 'en'] as const) {
      const { page, close } = await visit(stage.browser, { lang, theme: 'dark' })
      await page.goto(`${stage.url}/quick/${game}`)
      await page.locator('.quick').waitFor()
      await settle(page)
      const paper = await page.pdf({ preferCSSPageSize: true })
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), `${game} ${lang}`).toHaveLength(PAGES[game])
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
      await page.emulateMedia({ media: 'print' })
      expect(
        await page.locator('.mast, .gametabs, .pagefoot').evaluateAll((all) => all.map((e) => e.clientHeight)),
      ).toEqual([0, 0, 0])
      await close()
    }
  }
})

test.each([
  ['/rules', '/rules/hallertau'],
  ['/quick', '/quick/hallertau'],
  ['/cards/', '/cards/hallertau'],
  ['/play', '/'],
  ['/replay', '/'],
])('%s, an address cut short, leads to %s', async (cut, there) => {
  const { page, close } = await visit(stage.browser)
  await page.goto(stage.url + cut)
  await expect.poll(() => new URL(page.url()).pathname).toBe(there)
  await page.locator('h1').first().waitFor()
  await close()
})

test('pictures on cards are named in the language of the page', async () => {
  const named = async (lang: 'de' | 'en'): Promise<Set<string>> => {
    const { page, close } = await visit(stage.browser, { lang })
    await page.goto(`${stage.url}/cards/hallertau`)
    const more = page.locator('.book > .btn')
    await page.locator('.gallery .card').first().waitFor()
    while ((await more.count()) > 0) await more.click()
    const names = await page
      .locator('.gallery [role=img]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')))
    await close()
    return new Set(names.flatMap((name) => (name === null ? [] : [name.replace(/^\d+ /, '')])))
  }
  const [german, english] = [await named('de'), await named('en')]
  expect(german.size).toBeGreaterThan(20)
  // The one word both languages have.
  expect([...german].filter((name) => english.has(name))).toEqual(['Bonus'])
})

test('the game in three minutes is drawn by its boards, on a desktop and on a phone, without barriers, and prints on a few sheets', async () => {
  for (const [game, lang, width] of [
    ['hallertau', 'de', 1280],
    ['agricola', 'en', 1280],
    ['village', 'de', 390],
  ] as const) {
    const { page, errors, close } = await visit(stage.browser, { width, height: 844, lang })
    await page.goto(`${stage.url}/learn/${game}`)
    await page.locator('.board-picture').nth(4).waitFor()
    await settle(page)
    const sizes = await page.locator('.board-picture').evaluateAll((all) =>
      all.map((picture) => {
        const { width: w, height: h } = picture.getBoundingClientRect()
        return w > 100 && h > 40 && w <= (picture.parentElement?.clientWidth ?? 0) + 1
      }),
    )
    expect(sizes, game).toEqual(sizes.map(() => true))
    if (game !== 'agricola') expect(await barriers(page), game).toEqual([])
    if (game === 'hallertau') {
      const paper = await page.pdf({ preferCSSPageSize: true })
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
    }
    await close()
    expect(errors).toEqual([])
  }
})

test('cards are found by the words of what they cost', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/cards/village`)
  await page.locator('.search').fill('Bier')
  await page.locator('.gallery .card', { hasText: 'Bürgermeister' }).waitFor()
  expect(errors).toEqual([])
  await close()
})

test('cards of the gallery are sifted by what they ask for, and read large by a press', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844 })
  await page.goto(`${stage.url}/cards/hallertau`)
  await page.locator('.gallery .card').first().waitFor()
  await page.getByRole('combobox', { name: 'Verlangt' }).selectOption({ label: 'Verlangt: Schafe' })
  await page.getByRole('combobox', { name: 'Bringt' }).selectOption({ label: 'Bringt: Karte: Bonus' })
  const left = page.locator('.gallery .card')
  await expect.poll(() => left.count()).toBeLessThan(30)
  expect(await left.count()).toBeGreaterThan(1)
  await page.locator('.gallery-open').first().click()
  await page.locator('.modal .card.zoom').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.modal').waitFor({ state: 'detached' })
  await close()
  expect(errors).toEqual([])
})

test('a search in the rulebook finds cards, too, and leads to them', async () => {
  const { page, errors, close } = await visit(stage.browser, { lang: 'en' })
  await page.goto(`${stage.url}/rules/agricola?q=seasonal`)
  await page.locator('.found-cards li a').first().click()
  await page.waitForURL('**/cards/agricola**')
  await page.locator('.gallery .card').first().waitFor()
  expect(await page.locator('.gallery .card').count()).toBe(1)
  await close()
  expect(errors).toEqual([])
})
