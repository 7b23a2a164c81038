/** A double click is one click: its second half falls on what the first has brought, and is not meant for that. */

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickOne, goOn, stepOf } from './play.ts'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { settle } from './visit.ts'

const stage = openStage()

/** A click, and the second half of its double click made a moment after the answer to the first is drawn. */
async function clickTwice(page: Page, target: Locator): Promise<void> {
  // Where it stays, once everything is drawn.
  await settle(page)
  await target.hover()
  const box = await target.boundingBox()
  if (box === null) throw new Error('nothing to click')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const second = page.evaluate(
    ([left, top]) =>
      new Promise<void>((done) => {
        const step = document.querySelector('[data-step]')
        if (step === null) throw new Error('no table')
        const watch = new MutationObserver(() => {
          watch.disconnect()
          const madeAt = performance.now() + 60
          setTimeout(() => {
            const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
            // However late the page gets to it.
            Object.defineProperty(click, 'timeStamp', { value: madeAt })
            document.elementFromPoint(left, top)?.dispatchEvent(click)
            done()
          }, 60)
        })
        watch.observe(step, { attributes: true })
      }),
    [x, y] as const,
  )
  await page.mouse.click(x, y)
  await second
}

const TURN: Scene = { id: 'twice', game: 'hallertau', seats: 1, asked: 'turn', after: 60 }
/** Several sow actions in a row, each one of numbered options. */
const SOWING: Scene = { id: 'brook', game: 'hallertau', seats: 1, asked: 'sow', after: 20, bot: 'random' }

const open = (confirm: boolean, scene = TURN) => sitAt(stage, scene, { confirm })

const answers = async (page: Page) =>
  Number((await page.locator('[data-step]').getAttribute('data-step'))?.split('.')[0])

test('a double click on an option answers one question', async () => {
  const { page, errors, close } = await open(false)
  const before = await answers(page)
  await clickTwice(page, page.locator('.h-space.can:not(.idle)').first())
  await page.waitForTimeout(400)
  expect(await answers(page)).toBe(before + 1)
  // A click of its own is taken.
  await goOn(page, () => clickOne(page, () => 0))
  expect(await answers(page)).toBe(before + 2)
  expect(errors).toEqual([])
  await close()
})

test('a key held down answers once', async () => {
  const { page, errors, close } = await open(false, SOWING)
  await page.locator('.list [aria-keyshortcuts="1"]').waitFor({ state: 'attached' })
  const before = await answers(page)
  await page.keyboard.down('1')
  await expect.poll(() => answers(page)).toBe(before + 1)
  // Pressed without being let go in between, a browser tells the key as repeated.
  for (let i = 0; i < 5; i++) {
    await page.keyboard.down('1')
    await page.waitForTimeout(80)
  }
  await page.keyboard.up('1')
  expect(await answers(page)).toBe(before + 1)
  expect(errors).toEqual([])
  await close()
})

test('a double click on "confirm" does not take the turn back', async () => {
  const { page, errors, close } = await open(true)
  const before = await answers(page)
  while ((await page.locator('.banner .confirm').count()) === 0) {
    const step = await stepOf(page)
    await page.locator('.h-space.can:not(.idle)').first().click()
    await expect.poll(() => stepOf(page)).not.toBe(step)
  }
  await clickTwice(page, page.locator('.banner .confirm'))
  await expect.poll(() => answers(page)).toBeGreaterThan(before)
  await page.waitForTimeout(400)
  expect(await answers(page)).toBeGreaterThan(before)
  expect(errors).toEqual([])
  await close()
})

const MEAL: Scene = { id: 'meal-alone', game: 'agricola', seats: 1, asked: 'feed', after: 10 }

test.each([
  ['by pointer', async (page: Page) => page.locator('.finish').click()],
  ['by keyboard', async (page: Page) => page.locator('.finish').press('Enter')],
])('a meal that ends the harvest is confirmed with its own button, %s', async (_, press) => {
  const { page, errors, close } = await sitAt(stage, MEAL, { confirm: true })
  await page.locator('.a-meal').waitFor()
  await press(page)
  // The new round lies behind it: it is asked once more, and not by the second half of a double click.
  await page.locator('.finish', { hasText: 'bestätigen' }).waitFor()
  await page.waitForTimeout(600)
  await press(page)
  await page.locator('.a-meal').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await close()
})
