/** The frame of a table: everything says what it is, letters turn to its parts, and nothing jumps. */

import { expect, test } from 'vitest'
import { faults, PHONE } from './layout.ts'
import { act, chance, stepOf } from './play.ts'
import { type Scene, sitAt } from './scenes.ts'
import { shiftOf, watchShift } from './shift.ts'
import { openStage } from './stage.ts'
import { barriers, overflows, settle } from './visit.ts'

const stage = openStage()

const LATE: Scene = { id: 'picture-hof', game: 'agricola', seats: 3, asked: 'place', after: 140 }

test('what is pointed at says what it is, with its rules', async () => {
  const { page, errors, close } = await sitAt(stage, LATE, { confirm: true })
  await settle(page)
  // Players read that it is a rule; which one, its link knows.
  const note = page.locator('.explain')
  await page.locator('.goodsline li').first().hover()
  await note.locator('[title="A-FENCE-01"]').waitFor()
  await page.locator('.ycell.room').first().hover()
  await note.locator('[title="A-BUILD-03"]').waitFor()
  // By keyboard: the thing that has the focus; Escape gives the focus back, also where a pointer has meanwhile asked about something else.
  await page.locator('.a-space.can').first().focus()
  await page.keyboard.press('?')
  await note.locator('[title^="A-WORK-"]').first().waitFor()
  await page.mouse.move(1, 1)
  await page.locator('.ycell.room').first().hover()
  await note.locator('[title="A-BUILD-03"]').waitFor()
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('a-space')
  expect(errors).toEqual([])
  await close()
})

test('a card that is read says why it cannot be played, and goes on saying so when the sheet is closed', async () => {
  const { page, errors, close } = await sitAt(stage, LATE, { confirm: true })
  await settle(page)
  await page.locator('.hand-part .strip').first().click()
  await page.locator('.why-card').click()
  await page.locator('.modal').waitFor({ state: 'detached' })
  await settle(page)
  const note = page.locator('.whynote')
  expect(await note.locator('.why-say').innerText()).toMatch(/^Akademiker: .+\.§$/)
  const box = await note.boundingBox()
  expect(box?.x).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
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
    expect((await rows.first().innerText()).split('\n')).toEqual(['Äcker', 'ab 2: 1 Punkt', '−1'])
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

test('all cards of the hand are read at once, of one kind or all, in the order one likes, and played from there', async () => {
  const cards: Scene = { id: 'a-hand', game: 'agricola', seats: 2, asked: 'place', options: { deck: 'EIK' } }
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    const { page, errors, close } = await sitAt(stage, cards, { confirm: true, ...size })
    await settle(page)
    await page.locator('.rack-all').click()
    const laid = page.locator('.hand-all > li')
    await laid.first().waitFor()
    expect(await laid.count()).toBe(14)
    await page.locator('.hand-all .card-picture img').first().waitFor()
    expect(await overflows(page)).toEqual([])
    await page.getByRole('button', { name: 'Ausbildungen 7' }).click()
    expect(await laid.count()).toBe(7)
    await page.locator('.hand-order select').selectOption('name')
    const names = await page.locator('.hand-all header').allInnerTexts()
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
    expect(await barriers(page)).toEqual([])
    // Nothing is wrong with them: they wait for a space.
    expect(await page.locator('.hand-all .played-at').first().innerText()).toBe('über: 1 Ausbildung')
    expect(errors).toEqual([])
    await close()
  }
})

test('whoever asks why a card cannot be played keeps the whole hand in sight', async () => {
  const improve: Scene = { id: 'a-improve', game: 'agricola', seats: 3, asked: 'improve', after: 60 }
  const { page, errors, close } = await sitAt(stage, improve, { confirm: true, width: 1280, height: 720 })
  await settle(page)
  await page.locator('.rack-all').click()
  await page.locator('.hand-all .why').first().click()
  await page.locator('.whynote .why-say').waitFor()
  await page.locator('.whynote .modal-head .iconbtn').click()
  await page.locator('.whynote').waitFor({ state: 'detached' })
  expect(await page.locator('.hand-all > li').count()).toBeGreaterThan(3)
  expect(errors).toEqual([])
  await close()
})

test('keys do nothing to a table that a sheet lies over', async () => {
  const { page, close } = await sitAt(stage, LATE, { confirm: true })
  await settle(page)
  const before = await stepOf(page)
  await page.locator('.hand-part .strip').first().click()
  await page.locator('.modal').waitFor()
  // The focus may have gone with what had it.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('1')
  await page.keyboard.press('m')
  await settle(page)
  expect(await stepOf(page)).toBe(before)
  await page.keyboard.press('Escape')
  await page.locator('.modal').waitFor({ state: 'detached' })
  await page.keyboard.press('1')
  await expect.poll(() => stepOf(page)).not.toBe(before)
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

test('on a phone what was chosen is read in full, also where it ends the round', async () => {
  const last: Scene = { id: 'a-last', game: 'agricola', seats: 1, asked: 'place', after: 1 }
  const { page, errors, close } = await sitAt(stage, last, { confirm: true, width: 390, height: 844 })
  await page
    .locator('.a-space.can', { hasText: /Lehm|Schilf|Fischfang/ })
    .first()
    .click()
  await page.locator('.banner .reveals').waitFor()
  await settle(page)
  const chosen = page.locator('.banner .chosen')
  const [banner, box] = await Promise.all([page.locator('.banner').boundingBox(), chosen.boundingBox()])
  if (banner === null || box === null) throw new Error('nothing is said')
  expect(box.y).toBeGreaterThan(banner.y)
  expect(box.y + box.height).toBeLessThan(banner.y + banner.height)
  // None of it is scrolled away.
  expect(await page.locator('.banner .say[data-long]').count()).toBe(0)
  expect(await faults(page, PHONE)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test.each([
  { id: 'h-turn', game: 'hallertau', seats: 4, asked: 'turn', after: 150 },
  { id: 'a-place', game: 'agricola', seats: 5, asked: 'place', after: 200 },
  { id: 'v-turn', game: 'village', seats: 5, asked: 'turn', after: 200 },
] satisfies Scene[])(
  '$id: on a phone, however it is held, the boards of others are at hand and bear their name',
  async (scene) => {
    const { page, errors, close } = await sitAt(stage, scene, { width: 390, height: 844 })
    const whose = page.locator('.whose-farm:visible')
    const tab = (name: string) => page.locator('.tabs button', { hasText: name })
    const others = page.locator('.mate:visible')
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size)
      // Lying, the board takes all the room.
      await tab(size.width > size.height ? 'Hof' : 'Plan').click()
      await settle(page)
      expect(await faults(page, PHONE)).toEqual([])
      // Upright, what another did last stands below the sentence, and makes it hardly smaller.
      if (size.width < size.height) {
        expect(await page.locator('.banner small').innerText()).toMatch(/^Letzter Zug: /)
        expect(await page.locator('.banner .say').getAttribute('data-fit')).toMatch(/^[01]$/)
      }
      expect(await others.count()).toBe(scene.seats - 1)
      await others.last().click()
      await settle(page)
      const name = scene.seats === 4 ? 'Knacks' : 'Wurzel'
      expect((await whose.innerText()).trim()).toBe(name)
      expect(await faults(page, PHONE)).toEqual([])
      if (scene.game !== 'village') {
        await tab('Hand').click()
        expect((await whose.innerText()).trim()).toBe(name)
      }
      if (scene.game === 'agricola') await page.locator('.rack-head', { hasText: `Liegt vor ${name}` }).waitFor()
      await tab('Plan').click()
      await page.locator('.table:not([data-looked])').waitFor()
    }
    expect(errors).toEqual([])
    await close()
  },
)

test('at the end what comes next and the scores are in sight, and whose panel is pressed shows their farm', async () => {
  const end: Scene = { id: 'a-end', game: 'agricola', seats: 2, asked: null, bot: 'random' }
  const { page, errors, close } = await sitAt(stage, end, { width: 1440, height: 900 })
  await settle(page)
  for (const button of await page.locator('.result-do > :is(.btn, a)').all()) {
    const box = await button.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(890)
  }
  await page.locator('.mate').click()
  expect(await page.locator('.r-own .whose-farm').innerText()).toContain('Bertram')
  expect(await page.locator('.r-result').isVisible()).toBe(false)
  await page.locator('.mate').click()
  await page.locator('.r-result').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page)
  const total = await page.locator('.result-scores').boundingBox()
  expect(total?.y).toBeLessThan(500)
  expect(await faults(page, PHONE)).toEqual([])
  expect(errors).toEqual([])
  await close()
})
