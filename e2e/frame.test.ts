/** The frame of a table: everything says what it is, letters turn to its parts, and nothing jumps. */

import { expect, test } from 'vitest'
import { act, chance, stepOf } from './play.ts'
import { type Scene, sitAt } from './scenes.ts'
import { shiftOf, watchShift } from './shift.ts'
import { openStage } from './stage.ts'
import { overflows, settle } from './visit.ts'

const stage = openStage()

const LATE: Scene = { id: 'picture-hof', game: 'agricola', seats: 3, asked: 'place', after: 140 }

test('what is pointed at says what it is, with its rules', async () => {
  const { page, errors, close } = await sitAt(stage, LATE, { confirm: true })
  await settle(page)
  const note = page.locator('.explain')
  await page.locator('.goodsline li').first().hover()
  await expect.poll(() => note.textContent()).toContain('A-FENCE-01')
  await page.locator('.ycell.room').first().hover()
  await expect.poll(() => note.textContent()).toContain('A-BUILD-03')
  // By keyboard: the thing that has the focus; Escape gives the focus back, also where a pointer has meanwhile asked about something else.
  await page.locator('.a-space.can').first().focus()
  await page.keyboard.press('?')
  await expect.poll(() => note.textContent()).toContain('A-WORK-')
  await page.mouse.move(1, 1)
  await page.locator('.ycell.room').first().hover()
  await expect.poll(() => note.textContent()).toContain('A-BUILD-03')
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('a-space')
  expect(errors).toEqual([])
  await close()
})

test('[A-SCORE-02] where the family game has no hand stands what the own farm is worth so far, and the next step of each row', async () => {
  const family: Scene = {
    id: 'a-alone',
    game: 'agricola',
    seats: 1,
    asked: 'place',
    after: 0,
    options: { mode: 'family' },
  }
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    const { page, errors, close } = await sitAt(stage, family, size)
    await settle(page)
    const rows = page.locator('.a-worth li')
    expect(await rows.count()).toBe(13)
    expect((await rows.first().innerText()).split('\n')).toEqual(['Äcker', 'ab 2: 1', '−1'])
    // Seven rows of −1, thirteen unused spaces, two people.
    expect(await page.locator('.a-worth small').first().innerText()).toBe('−14 Punkte')
    expect(await overflows(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  }
})

test('a long press asks as well, and chooses nothing', async () => {
  const { page, errors, close } = await sitAt(stage, LATE, { width: 390, height: 844 })
  await settle(page)
  const space = page.locator('.a-space.can', { hasText: 'Tagelöhner' })
  await space.scrollIntoViewIfNeeded()
  const { x, y } = (await space.boundingBox()) ?? { x: 0, y: 0 }
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] })
  await page.locator('.explain').waitFor()
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.locator('.confirm:not([disabled])').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('letters turn to list, log and hand; Enter finishes and Z takes back', async () => {
  const { page, close } = await sitAt(stage, LATE, { confirm: true })
  const shown = () => page.locator('.side2 [data-state="active"][role="tab"]').innerText()
  await page.keyboard.press('m')
  await expect.poll(shown).toContain('Möglichkeiten')
  await page.keyboard.press('l')
  await expect.poll(shown).toContain('Verlauf')
  await page.keyboard.press('h')
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('strip')
  const before = await stepOf(page)
  await page
    .locator('.a-space.can', { hasText: /Schilf|Fischfang|Tagelöhner/ })
    .first()
    .click()
  await expect.poll(() => stepOf(page)).not.toBe(before)
  await page.keyboard.press('z')
  await expect.poll(() => stepOf(page)).toBe(before)
  await page
    .locator('.a-space.can', { hasText: /Schilf|Fischfang|Tagelöhner/ })
    .first()
    .click()
  await page.locator('.slots .confirm').waitFor()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => Number.parseInt((await stepOf(page)) ?? '', 10))
    .toBeGreaterThan(Number.parseInt(before ?? '', 10))
  await close()
})

test('while one plays the regions stand still, and nothing shifts but lists', async () => {
  // At the beginning nobody can fence: what is drawn on the farm is not answered by pressing whatever is offered.
  const begin: Scene = { id: 'still', game: 'agricola', seats: 2, asked: 'place' }
  const { page, close } = await sitAt(stage, begin, { confirm: true, width: 1440, height: 900 })
  await settle(page)
  await watchShift(page)
  const where = () =>
    page.evaluate(() =>
      ['.head', '.banner', '.r-board', '.r-own', '.r-goods', '.slots .take-back'].map((part) => {
        const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return [part, x, y, width, height].join(' ')
      }),
    )
  const before = await where()
  const random = chance(5)
  for (let answers = 0; answers < 5; answers++) {
    await act(page, random)
    expect(await where()).toEqual(before)
  }
  const { shifted, parts } = await shiftOf(page)
  expect(shifted, parts.join(', ')).toBeLessThan(0.02)
  await close()
})
