/** Every lesson is played in the browser: by pointer on a desktop in German, on a phone in English, and by keyboard. */

import { existsSync } from 'node:fs'
import { GAMES } from '@dorfplatz/games'
import type { GuidedGame } from '@dorfplatz/ui'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chance, clickOne } from './play.ts'
import { openStage } from './stage.ts'
import { barriers, overflows, settle, visit } from './visit.ts'

const stage = openStage()
const TAUGHT = GAMES.filter((id) => existsSync(new URL(`../games/${id}/lessons/index.ts`, import.meta.url)))
const WHOLE_MS = 300_000

const guidedOf = async (game: string): Promise<GuidedGame> =>
  (await import(`../games/${game}/lessons/index.ts`)).guided as GuidedGame

const NEXT = /^(Weiter|Next)$/
const CONFIRM = /^(Bestätige jetzt deinen Zug|Now confirm your turn)\.$/
const SHOW = /^(Zeig es mir|Show me)$/

const stepShown = (page: Page): Promise<string> => page.locator('.lesson .kick').innerText()
const isDone = async (page: Page): Promise<boolean> => (await page.locator('.lesson-can').count()) > 0

interface Passage {
  /** Steps that were done by "show me": answers that are drawn, not chosen. */
  readonly shown: string[]
  /** Steps at which the hand had nothing to point at that could be seen. */
  readonly unmarked: string[]
  /** Steps after which the count left one out. */
  readonly jumped: string[]
}

/** Whether the hand points at something that can be seen: not at something below the teacher. Runs in the page. */
function isPointedAt(): boolean {
  const ring = document.querySelector('.taught-ring')?.getBoundingClientRect()
  const teacher = document.querySelector('.lesson')?.getBoundingClientRect()
  if (ring === undefined || teacher === undefined) return false
  const isBeside = ring.right <= teacher.left || ring.left >= teacher.right
  return isBeside || ring.bottom <= teacher.top || ring.top >= teacher.bottom
}

/** Whether the teacher has gone on from these words. */
const hasMoved = (page: Page, before: string): Promise<boolean> =>
  page.evaluate(
    (was) =>
      document.querySelector('.lesson-can') !== null ||
      document.querySelector<HTMLElement>('.lesson .kick')?.innerText !== was,
    before,
  )

/** The number of the step the teacher is at. */
const numberOf = (kick: string): number => Number(/(\d+)\D+\d+\s*$/.exec(kick)?.[1])

/** Reads and does whatever the teacher asks for, until the chapter's end. */
async function passThrough(page: Page, chapter: GuidedGame['chapters'][number], passage: Passage): Promise<void> {
  const random = chance(7)
  const next = page.getByRole('button', { name: NEXT })
  while (!(await isDone(page))) {
    const before = await stepShown(page)
    const step = chapter.steps[numberOf(before) - 1]
    const here = `${chapter.id} ${step?.id}`
    if (step?.mark !== undefined) {
      await page.waitForFunction(isPointedAt, null, { timeout: 5_000 }).catch(() => passage.unmarked.push(here))
    }
    for (let tries = 0; !(await hasMoved(page, before)); tries++) {
      if (tries === 60) throw new Error(`stuck at ${here}`)
      const ending = page.locator('.finish:not([disabled])').first()
      if (await next.isVisible()) await next.click()
      // What is counted already may be paid as it is.
      else if (tries % 4 === 1 && (await page.locator('.counters').first().isVisible()) && (await ending.isVisible()))
        await ending.click()
      else if (await page.getByText(CONFIRM).isVisible()) {
        // What a form has filled in is confirmed by its own button, by a second look at it.
        if ((await page.locator('.confirm:not([disabled])').count()) === 0) await page.waitForTimeout(600)
        // Whatever else is offered: the button that bears these words.
        if (await ending.isVisible()) await ending.click()
        else await clickOne(page, random)
      } else if (tries % 8 === 7) {
        const show = page.getByRole('button', { name: SHOW })
        if (!(await show.isVisible())) continue
        passage.shown.push(here)
        await show.click()
      } else await clickOne(page, random)
      await page.waitForTimeout(10)
    }
    if (!(await isDone(page)) && numberOf(await stepShown(page)) > numberOf(before) + 1) passage.jumped.push(here)
  }
}

/** The whole guided game, from chapter to chapter as the teacher leads. */
async function learnAll(page: Page, game: string): Promise<Passage> {
  const passage: Passage = { shown: [], unmarked: [], jumped: [] }
  const { chapters } = await guidedOf(game)
  await page.goto(`${stage.url}/learn/${game}/${chapters[0]?.id}`)
  await page.locator('.lesson').waitFor()
  for (const [i, chapter] of chapters.entries()) {
    await passThrough(page, chapter, passage)
    const next = chapters[i + 1]
    await page
      .locator(next === undefined ? `.lesson-do a[href="/learn#${game}"]` : '.lesson-do a')
      .first()
      .click()
    await page.waitForURL(next === undefined ? `**/learn#${game}` : `**/learn/${game}/${next.id}`)
    await page
      .locator(next === undefined ? `#${game} .chapters .done` : '.lesson .ticks .now')
      .first()
      .waitFor()
  }
  expect(await page.locator(`#${game} .chapters .done`).count()).toBe(chapters.length)
  return passage
}

describe.each(TAUGHT)('%s', (game) => {
  test.each([
    ['on a desktop, in German', { width: 1440, height: 900, lang: 'de' }],
    ['on a phone, in English, with moves that are confirmed', { width: 390, height: 844, lang: 'en', confirm: true }],
  ] as const)(
    'every chapter %s',
    async (_, place) => {
      const { page, errors, close } = await visit(stage.browser, place)
      const { shown, unmarked, jumped } = await learnAll(page, game)
      await close()
      expect(unmarked).toEqual([])
      expect(jumped).toEqual([])
      // Fences are drawn, meals and crops counted; everything else is chosen.
      expect(shown.length).toBeLessThanOrEqual(6)
      expect(errors).toEqual([])
    },
    WHOLE_MS,
  )

  test('a chapter by keyboard alone, left in the middle and taken up again', async () => {
    const { page, errors, close } = await visit(stage.browser)
    const [, chapter] = (await guidedOf(game)).chapters
    if (chapter === undefined) throw new Error('no second chapter')
    await page.goto(`${stage.url}/learn/${game}/${chapter.id}`)
    // "Show me" only chooses; what is chosen is confirmed by whoever learns.
    const buttons = [
      page.locator('.confirm:not([disabled])'),
      page.getByRole('button', { name: NEXT }),
      page.getByRole('button', { name: SHOW }),
    ]
    let isLeft = false
    while (!(await isDone(page))) {
      const before = await stepShown(page)
      if (!isLeft && numberOf(before) > 2) {
        isLeft = true
        await page.reload()
        await page.locator('.lesson').waitFor()
        await expect.poll(() => stepShown(page)).toBe(before)
      }
      for (const button of buttons) {
        // It may go while it is looked at: the table answers in its own time.
        const isThere = async (): Promise<boolean> => {
          if (!(await button.isVisible())) return false
          return button.focus({ timeout: 1_000 }).then(
            () => true,
            () => false,
          )
        }
        if (!(await isThere())) continue
        await page.keyboard.press('Enter')
        break
      }
      await page.waitForTimeout(50)
    }
    expect(isLeft).toBe(true)
    await close()
    expect(errors).toEqual([])
  })
})

test.each([
  ['hallertau', 'workers', '.h-space.a-butchery'],
  ['agricola', 'fields', '.a-space[data-pile="space:6"]'],
  // Nothing of Village that is not meant is a button: a stone elsewhere, another place, a stone of the same place, one's own.
  ['village', 'stone', '.v-stones[data-pile="space:harvest"] .v-stone'],
  ['village', 'time', '.v-place.v-market .v-tile'],
  ['village', 'council', '.v-stones[data-pile="space:council"] [data-of="plague"]'],
  ['village', 'crafts', '.r-goods [data-of="pink"]'],
])('%s, %s: a wrong press is answered kindly and changes nothing', async (game, chapter, wrong) => {
  const { page, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/learn/${game}/${chapter}`)
  await page.locator('.lesson').waitFor()
  while ((await page.getByRole('button', { name: NEXT }).count()) > 0) {
    await page.getByRole('button', { name: NEXT }).click()
  }
  const before = await stepShown(page)
  await page.locator(wrong).first().click()
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

test('who plays a game for the first time is helped by a sentence that can be put away, and the second table has none', async () => {
  const { page, errors, close } = await visit(stage.browser, { first: true })
  const play = async (): Promise<void> => {
    await page.goto(`${stage.url}/play/hallertau`)
    await page.locator('.opt.big').first().click()
    await page.locator('.banner.mine').waitFor()
  }
  await play()
  const help = page.locator('.first-help')
  await help.getByText('Aktionsphase').waitFor()
  expect(await barriers(page)).toEqual([])
  // It comes and goes: what stands beside the boards keeps its place.
  const rail = () =>
    page.evaluate(() => ['.mates', '.side2'].map((part) => document.querySelector(part)?.getBoundingClientRect().y))
  const helped = await rail()
  await help.getByRole('button', { name: 'Verstanden' }).click()
  await help.waitFor({ state: 'detached' })
  expect(await rail()).toEqual(helped)
  // One at a time: the next comes in the next round.
  await page.reload()
  await page.locator('.banner.mine').waitFor()
  await page.waitForTimeout(2_500)
  expect(await help.count()).toBe(0)
  await page.evaluate(() => localStorage.removeItem('dorfplatz.first.hallertau'))
  await page.reload()
  await help.getByRole('button', { name: 'Keine Hinweise mehr' }).click()
  await help.waitFor({ state: 'detached' })
  await page.evaluate(() => localStorage.removeItem('dorfplatz.first.hallertau'))
  await play()
  // Help comes a moment after the table.
  await page.waitForTimeout(2_500)
  expect(await help.count()).toBe(0)
  await close()
  expect(errors).toEqual([])
})

test.each([
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  'help at a first table takes nothing from it at $width x $height: one line of the banner, opened on demand',
  async (size) => {
    const { page, errors, close } = await visit(stage.browser, { first: true, confirm: true, ...size })
    await page.goto(`${stage.url}/play/agricola`)
    await page.locator('.opt.big').nth(1).click()
    await page.locator('.banner.mine').waitFor()
    const line = page.locator('.hint-line')
    await line.waitFor()
    await settle(page)
    const boxes = () =>
      page.evaluate(() =>
        ['.banner', '.r-board', '.r-own', '.r-goods', '.slots', '.tabs'].map((name) => {
          const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
          return [name, ...[x, y, width, height].map(Math.round)].join(' ')
        }),
      )
    const helped = await boxes()
    expect(await barriers(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    // The question is read, and not below the hint.
    const [said, hint] = await Promise.all([page.locator('.banner .say').boundingBox(), line.boundingBox()])
    if (said === null || hint === null) throw new Error('nothing is said')
    expect(said.height).toBeGreaterThanOrEqual(15)
    expect(said.y + said.height <= hint.y + 1 || said.x + said.width <= hint.x + 1).toBe(true)
    await line.click()
    const help = page.locator('.first-help')
    await help.waitFor()
    const under = await help.boundingBox()
    expect(under?.y ?? 0).toBeGreaterThan(said.y + said.height)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    // Not while something is chosen.
    await page.locator('.a-space.can:not(.idle)').first().click()
    await line.waitFor({ state: 'detached' })
    await page.locator('.take-back').click()
    await line.click()
    await help.getByRole('button', { name: 'Verstanden' }).click()
    await line.waitFor({ state: 'detached' })
    await settle(page)
    expect(await boxes()).toEqual(helped)
    expect(errors).toEqual([])
    await close()
  },
)

test('what goes on stands at one place: pressed there three times, a lesson is at its fourth step', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 1440, height: 900 })
  await page.goto(`${stage.url}/learn/hallertau/village`)
  const on = page.locator('.lesson-do .end')
  await on.waitFor()
  await settle(page)
  const place = await on.boundingBox()
  if (place === null) throw new Error('nothing goes on')
  for (const step of [2, 3, 4]) {
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    await page.locator('.kick', { hasText: `Schritt ${step} von` }).waitFor()
  }
  expect(errors).toEqual([])
  await close()
})

test('on a phone lying the teacher stands beside what is pointed at', async () => {
  const { page, errors, close } = await visit(stage.browser, { width: 844, height: 390 })
  await page.goto(`${stage.url}/learn/hallertau/village`)
  await page.locator('.taught-ring').waitFor()
  await settle(page)
  const [ring, teacher] = await Promise.all(['.taught-ring', '.lesson'].map((part) => page.locator(part).boundingBox()))
  expect((ring?.x ?? 999) + (ring?.width ?? 0)).toBeLessThanOrEqual((teacher?.x ?? 0) + 4)
  expect((teacher?.y ?? 999) + (teacher?.height ?? 0)).toBeLessThanOrEqual(391)
  expect(errors).toEqual([])
  await close()
})
