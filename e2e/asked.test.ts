/** Agricola's questions in the browser: what can be chosen is lit where it lies, everything else says why not. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, faults, PHONE } from './layout.ts'
import { stepOf } from './play.ts'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { ruleTold } from './why.ts'

const stage = openStage()

async function at(
  scene: Scene,
  width: number,
  look: (page: Page) => Promise<void>,
  lang: 'de' | 'en' = 'de',
): Promise<void> {
  const { page, errors, close } = await sitAt(stage, scene, { width, height: 780, lang })
  await look(page)
  await close()
  expect(errors).toEqual([])
}

test('where an improvement is asked for, cards that can be played are lit in the rack; the others and the offer say why not', async () => {
  const scene = { id: 'improve', game: 'agricola', seats: 3, asked: 'improve', after: 60 }
  await at(scene, 1440, async (page) => {
    const cards = page.locator('.hand-part .strip')
    const lit = page.locator('.hand-part .strip.can')
    expect(await lit.count()).toBeGreaterThan(0)
    expect(await lit.count()).toBeLessThan(await cards.count())
    await page.locator('.hand-part .strip:not(.can)').last().click()
    expect(await ruleTold(page)).toMatch(/A-[A-Z]+-\d\d/)
    await page.keyboard.press('Escape')
    await page.locator('.a-major.cannot .a-whynot').last().click()
    expect(await ruleTold(page)).toMatch(/A-[A-Z]+-\d\d/)
    await page.keyboard.press('Escape')
    const before = await cards.count()
    await lit.first().click()
    await expect.poll(() => cards.count()).toBe(before - 1)
  })
})

test.each([
  {
    id: 'a-instead',
    game: 'agricola',
    seats: 2,
    asked: 'place',
    chosen: '.a-space.is-chosen',
    other: '.a-space.can:not(.is-chosen, .idle)',
  },
  {
    id: 'v-instead',
    game: 'village',
    seats: 2,
    asked: 'turn',
    chosen: '.v-place:has(.stamp)',
    other: '.v-stone.highlighted.no-action',
  },
])('$game: while a turn waits to be confirmed, a press on another place takes its place', async (scene) => {
  const { page, errors, close } = await sitAt(stage, scene, { confirm: true })
  const chosen = page.locator(scene.chosen)
  const other = page.locator(scene.other)
  const confirm = page.locator('.finish.confirm')
  await other.first().click()
  await confirm.waitFor()
  const first = await chosen.first().textContent()
  await other.last().click()
  await expect.poll(() => chosen.first().textContent()).not.toBe(first)
  await confirm.waitFor()
  expect(await chosen.count()).toBe(1)
  await close()
  expect(errors).toEqual([])
})

test('[A-MAJOR-01] while a person is placed, an improvement of the offer says where it is to be had', async () => {
  const scene = { id: 'a-place-major', game: 'agricola', seats: 3, asked: 'place', after: 60 }
  await at(scene, 1440, async (page) => {
    const offered = page.locator('.a-major:not(.gone) .a-whynot')
    await offered.last().click()
    expect(await ruleTold(page)).toMatch(/„1 große oder kleine Anschaffung“.*A-MAJOR-01/s)
    await page.keyboard.press('Escape')
    // Its name still opens the card.
    await page.locator('.a-major .ref').last().click()
    await page.locator('.modal .card').waitFor()
    await page.keyboard.press('Escape')
    for (const [width, rules] of [
      [1440, DESK],
      [360, PHONE],
    ] as const) {
      await page.setViewportSize({ width, height: 780 })
      expect(await faults(page, rules)).toEqual([])
    }
  })
})

test.each([1280, 1440])('the offer in English at %i px: two lines for every name, within its tile', async (width) => {
  const scene = { id: 'a-imp5', game: 'agricola', seats: 5, asked: 'improve', after: 60 }
  const look = async (page: Page) => {
    const tiles = await page.locator('.a-major').evaluateAll((all) =>
      all.map((tile) => {
        const words = document.createRange()
        words.selectNodeContents(tile.querySelector('.ref') ?? tile)
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
        return { lines, spare: tile.getBoundingClientRect().right - words.getBoundingClientRect().right }
      }),
    )
    expect(tiles).toHaveLength(10)
    expect(Math.max(...tiles.map(({ lines }) => lines))).toBe(2)
    expect(Math.min(...tiles.map(({ spare }) => spare))).toBeGreaterThanOrEqual(0)
    expect(await faults(page, DESK)).toEqual([])
  }
  await at(scene, width, look, 'en')
})

test('a farm space that cannot be plowed says why not', async () => {
  await at({ id: 'a-plow', game: 'agricola', seats: 2, asked: 'plow', after: 40 }, 1440, async (page) => {
    await page.locator('.ycell.cannot').first().click()
    expect(await ruleTold(page)).toContain('A-PLOW-01')
  })
})

test('[A-FAMILYGAME-03] alone, the storehouse shows no pile that would never grow, and nobody a hand', async () => {
  const scene = { id: 'a-alone', game: 'agricola', seats: 1, asked: 'place', after: 0, options: { mode: 'family' } }
  await at(scene, 360, async (page) => {
    const store = page.locator('.a-space', { hasText: 'Lagerhaus' })
    expect(await store.count()).toBe(1)
    expect(await store.locator('.a-pile').count()).toBe(0)
    expect(await page.locator('.a-space', { hasText: 'Fischfang' }).locator('.a-pile').count()).toBe(1)
    expect(await page.locator('.tabs button').allInnerTexts()).toEqual(['Plan', 'Hof', 'Verlauf'])
  })
})

test('on a phone a draft shows its cards to be taken', async () => {
  const options = { draft: 'occupationsThenMinors' }
  await at({ id: 'a-draft', game: 'agricola', seats: 2, asked: 'draft', after: 4, options }, 360, async (page) => {
    const takes = page.locator('.fan > .slotc > .play')
    await expect.poll(() => takes.count()).toBe(5)
    expect(await page.locator('.fan .card .txt').first().isVisible()).toBe(true)
  })
})

test('on a phone an occupation is chosen among the cards themselves', async () => {
  const scene = { id: 'a-improve', game: 'agricola', seats: 2, asked: 'occupation', after: 4, bot: 'random' }
  await at(scene, 360, async (page) => {
    await expect.poll(() => page.locator('.fan > .slotc > .play').count()).toBe(7)
    expect(await page.locator('.fan .card .txt').first().isVisible()).toBe(true)
  })
})

test('a double click takes no begging cards while something could still feed', async () => {
  await at({ id: 'feed', game: 'agricola', seats: 2, asked: 'feed', after: 30 }, 1440, async (page) => {
    // What is proposed feeds everybody; who wants to beg takes that back first, and keeps the food that is there.
    const less = page.locator('.a-source.used .stepper button:first-child')
    while ((await less.count()) > 0) await less.first().click()
    const button = page.locator('.a-beg')
    const keep = page.getByRole('button', { name: 'Zurückhalten +1' })
    while ((await button.count()) === 0) await keep.click()
    const asked = await button.innerText()
    const before = await stepOf(page)
    await button.dblclick()
    await expect.poll(() => button.innerText()).not.toBe(asked)
    expect(await page.locator('.slots .finish:not([disabled])').count()).toBe(0)
    expect(await stepOf(page)).toBe(before)
  })
})
