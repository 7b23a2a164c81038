/** Every lesson is played in the browser: by pointer on a desktop in German, on a phone in English, and by keyboard. */

import { existsSync } from 'node:fs'
import { GAMES } from '@dorfplatz/games'
import type { GuidedGame } from '@dorfplatz/ui'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chance, clickOne } from './play.ts'
import { openStage } from './stage.ts'
import { barriers, visit } from './visit.ts'

const stage = openStage()
const TAUGHT = GAMES.filter((id) => existsSync(new URL(`../games/${id}/lessons/index.ts`, import.meta.url)))
const WHOLE_MS = 300_000

const guidedOf = async (game: string): Promise<GuidedGame> =>
  (await import(`../games/${game}/lessons/index.ts`)).guided as GuidedGame

const NEXT = /^(Weiter|Next)$/
const SHOW = /^(Zeig es mir|Show me)$/

const stepShown = (page: Page): Promise<string> => page.locator('.lesson .kick').innerText()
const isDone = async (page: Page): Promise<boolean> => (await page.locator('.lesson-can').count()) > 0

interface Passage {
  /** Steps that were done by "show me": answers that are drawn, not chosen. */
  readonly shown: readonly string[]
  /** Steps at which the hand had nothing to point at. */
  readonly unmarked: readonly string[]
}

/** Reads and does whatever the teacher asks for, until the chapter's end. */
async function passThrough(page: Page, game: string, chapter: GuidedGame['chapters'][number]): Promise<Passage> {
  await page.goto(`${stage.url}/learn/${game}/${chapter.id}`)
  await page.locator('.lesson').waitFor()
  const random = chance(7)
  const shown: string[] = []
  const unmarked: string[] = []
  for (const step of chapter.steps) {
    const before = await stepShown(page)
    if (step.mark !== undefined) {
      const seen = await page
        .locator('.taught-ring')
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        )
      if (!seen) unmarked.push(`${chapter.id} ${step.id}`)
    }
    const moved = async (): Promise<boolean> => (await isDone(page)) || (await stepShown(page)) !== before
    if (step.task === undefined) await page.getByRole('button', { name: NEXT }).click()
    for (let tries = 0; !(await moved()); tries++) {
      if (tries === 40) throw new Error(`stuck at ${game} ${chapter.id} ${step.id}`)
      if (step.task !== undefined && tries % 8 === 7) {
        shown.push(`${chapter.id} ${step.id}`)
        await page.getByRole('button', { name: SHOW }).click()
      } else if (step.task !== undefined) await clickOne(page, random)
      await page.waitForTimeout(40)
    }
  }
  await page.locator('.lesson-can').waitFor()
  return { shown, unmarked }
}

describe.each(TAUGHT)('%s', (game) => {
  test(
    'every chapter on a desktop, in German',
    async () => {
      const { page, errors, close } = await visit(stage.browser)
      const passages: Passage[] = []
      for (const chapter of (await guidedOf(game)).chapters) passages.push(await passThrough(page, game, chapter))
      await page.goto(`${stage.url}/learn`)
      await page.locator(`#${game} .chapters .done`).first().waitFor()
      const done = await page.locator(`#${game} .chapters .done`).count()
      await close()
      expect(done).toBe((await guidedOf(game)).chapters.length)
      expect(passages.flatMap(({ unmarked }) => unmarked)).toEqual([])
      // Fences are drawn, meals and crops counted; everything else is chosen.
      expect(passages.flatMap(({ shown }) => shown).length).toBeLessThanOrEqual(6)
      expect(errors).toEqual([])
    },
    WHOLE_MS,
  )

  test(
    'every chapter on a phone, in English',
    async () => {
      const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844, lang: 'en' })
      const passages: Passage[] = []
      for (const chapter of (await guidedOf(game)).chapters) passages.push(await passThrough(page, game, chapter))
      await close()
      expect(passages.flatMap(({ shown }) => shown).length).toBeLessThanOrEqual(6)
      expect(errors).toEqual([])
    },
    WHOLE_MS,
  )

  test('a chapter by keyboard alone, left in the middle and taken up again', async () => {
    const { page, errors, close } = await visit(stage.browser)
    const [, chapter] = (await guidedOf(game)).chapters
    if (chapter === undefined) throw new Error('no second chapter')
    await page.goto(`${stage.url}/learn/${game}/${chapter.id}`)
    const next = page.getByRole('button', { name: NEXT })
    for (const step of chapter.steps) {
      const before = await stepShown(page)
      const button = step.task === undefined ? next : page.getByRole('button', { name: SHOW })
      await button.focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (was) =>
          document.querySelector('.lesson-can') !== null ||
          document.querySelector<HTMLElement>('.lesson .kick')?.innerText !== was,
        before,
      )
      if (step === chapter.steps[1]) {
        const there = await stepShown(page)
        await page.reload()
        await page.locator('.lesson').waitFor()
        expect(await stepShown(page)).toBe(there)
      }
    }
    expect(await isDone(page)).toBe(true)
    await close()
    expect(errors).toEqual([])
  })
})

test.each([
  ['hallertau', 'workers', '.h-space.a-butchery'],
  ['agricola', 'fields', '.a-space[data-pile="space:6"]'],
])('%s: a wrong press is answered kindly and changes nothing', async (game, chapter, wrong) => {
  const { page, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/learn/${game}/${chapter}`)
  await page.locator('.lesson').waitFor()
  while ((await page.getByRole('button', { name: NEXT }).count()) > 0) {
    await page.getByRole('button', { name: NEXT }).click()
  }
  const before = await stepShown(page)
  await page.locator(wrong).click()
  await page
    .getByText(/Gleich\./)
    .first()
    .waitFor()
  expect(await stepShown(page)).toBe(before)
  await close()
})

test('the chapters and a lesson have no barrier in either print', async () => {
  const { page, errors, close } = await visit(stage.browser)
  const found: string[] = []
  for (const path of ['/learn', '/learn/hallertau/workers', '/learn/agricola/farm', '/learn/village/practice/plow']) {
    await page.goto(stage.url + path)
    await page.locator('.guided, .lesson').first().waitFor()
    found.push(...(await barriers(page)).map((line) => `${path} ${line}`))
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    found.push(...(await barriers(page, 'colours')).map((line) => `${path} dark ${line}`))
  }
  await close()
  expect(found).toEqual([])
  expect(errors).toEqual([])
}, 120_000)

test('a practice corner is missed, shown, tried again and solved', async () => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/learn/hallertau/practice/clay`)
  await page.locator('.lesson').waitFor()
  await page.getByRole('button', { name: 'Lösung zeigen' }).click()
  await page.getByText('So geht es.').waitFor()
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await page.locator('.h-space.a-nursery').click()
  await page.getByText('3 Lehm').first().waitFor()
  await page.goto(`${stage.url}/learn`)
  await page.locator('#hallertau .corners a').first().waitFor()
  expect(await page.locator('#hallertau .corners a').count()).toBe(12)
  await close()
  expect(errors).toEqual([])
})
