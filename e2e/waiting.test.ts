/** While an answer is on its way nothing else is taken; it comes or is refused, and the table is free again. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callForTable } from './company.ts'
import { type SlowLine, slowLine } from './slow.ts'
import { openHouseStage } from './stage.ts'
import { settle, stopTime, type Visit, visit } from './visit.ts'

const stage = openHouseStage()

/** Somebody alone at a table of the server, over a slow line. */
async function alone(confirm: boolean): Promise<Visit & { readonly line: SlowLine }> {
  const visitor = await visit(stage.browser, { confirm })
  const { page } = visitor
  const line = await slowLine(page)
  await page.clock.install()
  await page.goto(stage.url)
  const table = await callForTable(page, 'Anna', { game: 'hallertau', seats: [{ kind: 'me' }], seed: 'hops' })
  await page.goto(`${stage.url}/table/${table}`)
  await page.locator('.banner.mine').waitFor()
  await page.getByRole('tab', { name: 'Möglichkeiten' }).click()
  return { ...visitor, line }
}

const options = (page: Page) => page.locator('.list [data-option]')
/** A space that asks nothing more, another one like it, and one that does. */
const clay = (page: Page) => page.locator('.list [data-option*="clayDelivery"]')
const market = (page: Page) => page.locator('.list [data-option*="weeklyMarket"]')
const nursery = (page: Page) => page.locator('.list [data-option*="nursery"]')
const confirming = (page: Page) => page.locator('.banner .confirm')
const undoing = (page: Page) => page.locator('.banner [aria-keyshortcuts*=Backspace]')
const pressed = (page: Page) => page.locator('[data-pressed]').count()
/** The number of the question that is asked. */
const asked = async (page: Page) => (await options(page).first().getAttribute('data-option'))?.split(' ')[0]

/** Everything a hand could press, by mouse and by key; true of what a page must not take. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('.list [data-option], .slots .btn'))
      button.click()
  })
  for (const key of ['1', '2', 'Backspace', '0']) await page.keyboard.press(key)
}

test('an answer on its way: nothing else is taken until it is drawn, and after a moment the buttons say so', async () => {
  const { page, errors, close, line } = await alone(false)
  await clay(page).click()
  await expect.poll(() => asked(page)).toBe('0.2')
  expect(line.said()).toEqual([['command', 1]])

  line.keep()
  await stopTime(page)
  await market(page).click()
  await pressEverything(page)
  expect(line.said()).toEqual([
    ['command', 1],
    ['command', 1],
  ])
  expect(await asked(page)).toBe('0.2')
  // What was pressed is seen to be, at once; that it takes its time only when it does.
  expect(await market(page).getAttribute('data-pressed')).toBe('')
  await page.clock.runFor(140)
  expect(await undoing(page).isDisabled()).toBe(false)
  await page.clock.runFor(20)
  await expect.poll(() => undoing(page).isDisabled()).toBe(true)
  await pressEverything(page)
  await page.clock.resume()
  line.deliver()

  await expect.poll(() => asked(page)).toBe('0.3')
  await expect.poll(() => pressed(page)).toBe(0)
  await expect.poll(() => undoing(page).isDisabled()).toBe(false)
  expect(line.said()).toEqual([
    ['command', 1],
    ['command', 1],
  ])
  await undoing(page).click()
  await expect.poll(() => asked(page)).toBe('0.2')
  expect(line.said().at(-1)).toEqual(['undo', 0])
  expect(errors).toEqual([])
  await close()
})

test('a turn in the making: neither its parts nor its confirmation are overtaken', async () => {
  const { page, errors, close, line } = await alone(true)
  line.keep()
  await clay(page).click()
  await pressEverything(page)
  expect(line.said()).toEqual([['preview', 1]])
  line.deliver()
  await confirming(page).waitFor()
  await expect.poll(() => pressed(page)).toBe(0)
  expect(line.said()).toEqual([['preview', 1]])

  line.keep()
  await confirming(page).click()
  await expect.poll(() => confirming(page).isDisabled()).toBe(true)
  expect(await undoing(page).isDisabled()).toBe(true)
  await pressEverything(page)
  line.deliver()
  await confirming(page).waitFor({ state: 'detached' })
  await expect.poll(() => asked(page)).toBe('0.2')
  expect(await pressed(page)).toBe(0)
  expect(line.said()).toEqual([
    ['preview', 1],
    ['command', 1],
  ])
  expect(errors).toEqual([])
  await close()
})

test('a refused answer says why, lets go of what was pressed and frees the table', async () => {
  const { page, errors, close, line } = await alone(false)
  line.keep()
  await clay(page).click()
  await expect.poll(() => pressed(page)).toBe(1)
  line.refuse('Heute nicht.')
  await page.getByText('Heute nicht.').waitFor()
  await expect.poll(() => pressed(page)).toBe(0)
  expect(await asked(page)).toBe('0.1')
  await market(page).click()
  await expect.poll(() => asked(page)).toBe('0.2')
  expect(await page.getByText('Heute nicht.').count()).toBe(0)
  expect(line.said()).toEqual([
    ['command', 1],
    ['command', 1],
  ])
  expect(errors).toEqual([])
  await close()
})

test('a look in advance or a confirmation that is refused frees the table as well', async () => {
  const { page, errors, close, line } = await alone(true)
  line.keep()
  await clay(page).click()
  await expect.poll(() => pressed(page)).toBe(1)
  line.refuse('Nicht so.')
  await page.getByText('Nicht so.').waitFor()
  await expect.poll(() => pressed(page)).toBe(0)
  await expect.poll(() => undoing(page).isDisabled()).toBe(true)

  await clay(page).click()
  await confirming(page).waitFor()
  line.keep()
  await confirming(page).click()
  await expect.poll(() => confirming(page).isDisabled()).toBe(true)
  line.refuse('Nicht jetzt.')
  await page.getByText('Nicht jetzt.').waitFor()
  await expect.poll(() => pressed(page)).toBe(0)
  // What was staged is not lost: it can be confirmed again, or taken back.
  expect(await undoing(page).isEnabled()).toBe(true)
  await confirming(page).click()
  await confirming(page).waitFor({ state: 'detached' })
  await expect.poll(() => asked(page)).toBe('0.2')
  expect(await page.getByText('Nicht jetzt.').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('a confirmation that is refused because somebody else moved keeps what is staged', async () => {
  const { page, errors, close, line } = await alone(true)
  await clay(page).click()
  await confirming(page).waitFor()
  line.keep()
  await confirming(page).click()
  await expect.poll(() => line.said().length).toBe(2)
  line.move()
  line.refuse('Zu spät.')
  await page.getByText('Zu spät.').waitFor()
  await expect.poll(() => line.said().at(-1)).toEqual(['preview', 1])
  await expect.poll(() => confirming(page).isEnabled()).toBe(true)
  expect(await undoing(page).isEnabled()).toBe(true)
  expect(errors).toEqual([])
  await close()
})

test('somebody else moves while a part of the turn is on its way: the whole turn is looked at again, with that part', async () => {
  const { page, errors, close, line } = await alone(true)
  await nursery(page).click()
  await expect.poll(() => asked(page)).toBe('0.2')
  line.keep()
  await page.locator('.popover [data-option]').first().click()
  await expect.poll(() => line.said().length).toBe(2)
  line.move()
  await expect.poll(() => line.said().length).toBe(3)
  line.deliver()
  await confirming(page).waitFor()
  expect(line.said().at(-1)).toEqual(['preview', 2])
  expect(await asked(page)).toBe('0.3')
  expect(errors).toEqual([])
  await close()
})

test('a question of mine is seen to be on its way, and answered when the answer comes', async () => {
  const { page, errors, close, line } = await alone(true)
  line.keep()
  await page.locator('.hand-part .strip').first().click()
  await page.locator('.why-card').click()
  const note = page.locator('.whynote')
  await note.getByText('Einen Moment').waitFor()
  line.deliver()
  await note.locator('.rule-sign').waitFor()
  expect(await note.getByText('Einen Moment').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('how I am asked holds at once: it is no part of a turn, and what is staged stays', async () => {
  const { page, errors, close, line } = await alone(true)
  const habit = page.locator('.list [data-option*="careful"]')
  // Nothing is gained there: nothing is asked about it either.
  await page.locator('.list [data-option*="sheepBreeding"]').click()
  await confirming(page).waitFor()
  const before = await habit.first().textContent()
  await habit.first().click()
  await expect.poll(() => habit.first().textContent()).not.toBe(before)
  await confirming(page).waitFor()
  expect(line.said().filter(([type]) => type === 'command')).toEqual([['command', 1]])
  await page.reload()
  await confirming(page).waitFor()
  expect(await habit.first().textContent()).not.toBe(before)
  expect(errors).toEqual([])
  await close()
})

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('at $width x $height the question is in sight beside the time that is left for it', async (size) => {
  const { page, errors, close } = await visit(stage.browser, size)
  await page.goto(stage.url)
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const pace = { kind: 'turns', seconds: 2 * 86_400 }
  for (const game of ['agricola', 'hallertau', 'village']) {
    const table = await callForTable(page, 'Anna', { game, seats, pace, seed: 'hops' })
    await page.goto(`${stage.url}/table/${table}`)
    await page.locator('.time-left').waitFor()
    await settle(page)
    const [banner, said, left] = await Promise.all(
      ['.banner', '.banner .say', '.time-left'].map((part) => page.locator(part).boundingBox()),
    )
    if (banner == null || said == null || left == null) throw new Error('nothing is said')
    expect(said.width, game).toBeGreaterThan(220)
    expect(left.x, game).toBeGreaterThanOrEqual(said.x + said.width)
    expect(left.y + left.height, game).toBeLessThanOrEqual(banner.y + banner.height)
  }
  expect(errors).toEqual([])
  await close()
})
