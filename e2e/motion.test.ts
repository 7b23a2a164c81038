/** What moves, moves once and lands; who wants it still gets a mark instead; others' moves can be skipped. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, chance, clickOne } from './play.ts'
import { SCENES, type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { overflows, visit } from './visit.ts'

const stage = openStage()

async function sitDown(page: Page, game: string, way: number): Promise<void> {
  await page.goto(`${stage.url}/play/${game}`)
  await page.locator('.plays .opt').nth(way).click()
  await page.locator('.banner.mine').waitFor()
}

/** Counts everything that was ever laid on the sheet of moving things, and every mark of a changed number. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { flown: 0, marked: 0, ofSeats: 0, cards: [] as string[] }
    const look = (ghost: Element) => {
      seen.flown++
      if (ghost.matches('.seat-1, .seat-2, .seat-3, .seat-4, .seat-5')) seen.ofSeats++
      const face = ghost.matches('[data-card]') ? ghost.firstElementChild : null
      if (face === null) return
      const back = getComputedStyle(ghost, '::before')
      seen.cards.push(
        `${face.textContent === '' ? 'bare' : 'face'} ${getComputedStyle(face).backfaceVisibility}, ` +
          `back ${back.content} ${back.backfaceVisibility}, ${getComputedStyle(ghost).transformStyle}`,
      )
    }
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) {
          if (node instanceof Element && node.classList.contains('ghost')) look(node)
        }
        if (change.type === 'attributes' && (change.target as Element).hasAttribute('data-changed')) seen.marked++
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-changed'] })
    ;(window as unknown as { seen: typeof seen }).seen = seen
  })
}

interface Flown {
  readonly flown: number
  readonly marked: number
  /** Of those that flew: cut out of what belongs to a seat, whose colour they need. */
  readonly ofSeats: number
  /** How each card that flew was drawn on both sides. */
  readonly cards: readonly string[]
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Flown }).seen)

/** What is still under way: nothing may go on for ever. */
const underWay = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('.ghost').length + document.getAnimations().length)

/** Answers so many questions. */
async function answer(page: Page, seed: number, times: number): Promise<void> {
  const random = chance(seed)
  for (let done = 0; done < times; done++) await act(page, random)
}

test.each(['hallertau', 'agricola', 'village'])(
  '%s: what changes place travels there, and everything comes to rest',
  async (game) => {
    const { page, errors, close } = await visit(stage.browser, { speed: 'fast' })
    await sitDown(page, game, 0)
    await watch(page)
    await answer(page, 4, 6)
    await expect.poll(async () => (await seen(page)).flown).toBeGreaterThan(0)
    await expect.poll(() => underWay(page)).toBe(0)
    expect(errors).toEqual([])
    await close()
  },
)

test('what flies keeps the colour of the seat it belongs to', async () => {
  const { page, errors, close } = await visit(stage.browser, { speed: 'fast' })
  await sitDown(page, 'agricola', 0)
  await watch(page)
  await answer(page, 4, 6)
  await expect.poll(async () => (await seen(page)).ofSeats).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await close()
})

test('a card that flies turns over from its back to its face: neither is seen through the other', async () => {
  const scene = { id: 'a-flying', game: 'agricola', seats: 2, asked: 'occupation', after: 4, bot: 'random' }
  const { page, errors, close } = await sitAt(stage, scene, { speed: 'normal' })
  await watch(page)
  await page.locator('.hand-part .strip.can').first().click()
  await expect.poll(async () => (await seen(page)).cards.length).toBeGreaterThan(0)
  for (const card of (await seen(page)).cards) expect(card).toBe('face hidden, back "" hidden, preserve-3d')
  expect(errors).toEqual([])
  await close()
})

test('who asks for less motion sees things in place, and changed numbers marked for two seconds', async () => {
  const { page, errors, close } = await visit(stage.browser, { speed: 'normal', reduced: true })
  await sitDown(page, 'hallertau', 0)
  await watch(page)
  await answer(page, 4, 4)
  await expect.poll(async () => (await seen(page)).marked).toBeGreaterThan(0)
  expect((await seen(page)).flown).toBe(0)
  await expect.poll(() => page.locator('[data-changed]').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('moves of bots come one by one until somebody skips them', async () => {
  const { page, errors, close } = await visit(stage.browser, { speed: 'normal' })
  await page.goto(`${stage.url}/play/hallertau`)
  await page.locator('.plays .opt').nth(3).click()
  await page.locator('.banner').waitFor()
  // Whoever begins: after two answers the others have moved, or are moving.
  for (let turns = 0; turns < 2; turns++) {
    await expect
      .poll(async () => {
        await page
          .locator('.skip-moves')
          .click({ timeout: 50 })
          .catch(() => undefined)
        return page.locator('.banner.mine').count()
      })
      .toBe(1)
    await answer(page, turns, 1)
  }
  expect(await page.locator('.log .line').count()).toBeGreaterThan(1)
  expect(errors).toEqual([])
  await close()
})

test('a refusal opens as a note beside the thing, and gives the focus back', async () => {
  const scene = { id: 'full', game: 'hallertau', seats: 4, asked: 'turn', after: 78, bot: 'random' } as const
  const { page, errors, close } = await sitAt(stage, scene)
  const asked = page.locator('.h-space.cannot').first()
  await asked.click()
  const note = page.locator('.whynote')
  await note.waitFor()
  const [space, box] = [await asked.boundingBox(), await note.boundingBox()]
  if (space === null || box === null) throw new Error('nothing to see')
  expect(box.y + box.height <= space.y + 1 || box.y >= space.y + space.height - 1).toBe(true)
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  await expect.poll(() => asked.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(errors).toEqual([])
  await close()
})

test('a new round is shown for a moment, or until somebody presses anything', async () => {
  const alone: Scene = { id: 'round', game: 'agricola', seats: 1, asked: 'place', options: { mode: 'family' } }
  const { page, errors, close } = await sitAt(stage, alone, { speed: 'normal' })
  const stays = await page.evaluate(() => {
    const seen: { title: string; ms: number }[] = []
    let since = 0
    new MutationObserver(() => {
      const beat = document.querySelector('.beat')
      if (beat !== null && since === 0) {
        since = performance.now()
        seen.push({ title: beat.querySelector('b')?.textContent ?? '', ms: Number.POSITIVE_INFINITY })
        // Somebody who does not want to look at the second one.
        const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
        if (seen.length === 2) setTimeout(press, 60)
      } else if (beat === null && since !== 0) {
        const last = seen.at(-1)
        if (last !== undefined) last.ms = performance.now() - since
        since = 0
      }
    }).observe(document.body, { childList: true, subtree: true })
    ;(window as unknown as { stays: typeof seen }).stays = seen
    return seen
  })
  expect(stays).toEqual([])
  const shown = () =>
    page.evaluate(() => (window as unknown as { stays: { title: string; ms: number | null }[] }).stays)
  const random = chance(4)
  for (const round of [2, 3]) {
    while (!(await page.locator('.rounds').getAttribute('aria-label'))?.includes(`Runde ${round} `))
      await act(page, random)
    await expect.poll(async () => (await shown()).length).toBe(round - 1)
    await expect.poll(() => page.locator('.beat').count()).toBe(0)
  }
  const [first, second] = await shown()
  expect([first?.title, second?.title]).toEqual(['Runde 2', 'Runde 3'])
  expect(first?.ms).toBeGreaterThan(900)
  expect(second?.ms).toBeLessThan(Number(first?.ms) / 2)
  expect(errors).toEqual([])
  await close()
})

test('a harvest is shown over the board of its round, with a picture, and said once; what is asked stays in sight', async () => {
  const fed: Scene = { id: 'feed', game: 'agricola', seats: 2, asked: 'feed', after: 30 }
  const { page, errors, close } = await sitAt(stage, fed, { speed: 'normal', width: 390, height: 844 })
  const spaces = await page.locator('.a-space').count()
  // What was seen under every beat, as it came and went: a picture of the page would come too late.
  await page.evaluate(() => {
    const seen: { title: string; spaces: number; said: string; top: number; asked: number }[] = []
    new MutationObserver(() => {
      const beat = document.querySelector('.beat')
      const title = beat?.querySelector('b')?.textContent ?? ''
      if (beat === null || seen.at(-1)?.title === title) return
      seen.push({
        title,
        spaces: document.querySelectorAll('.a-space').length,
        said: document.querySelector('[role=status]:has(~ .beats)')?.textContent ?? '',
        top: beat.getBoundingClientRect().top,
        asked: document.querySelector('.banner')?.getBoundingClientRect().bottom ?? 0,
      })
    }).observe(document.body, { childList: true, subtree: true })
    ;(window as unknown as { beats: typeof seen }).beats = seen
  })
  const beats = () =>
    page.evaluate(
      () =>
        (window as unknown as { beats: { title: string; spaces: number; said: string; top: number; asked: number }[] })
          .beats,
    )
  const random = chance(4)
  await expect
    .poll(async () => {
      if (!(await beats()).some(({ title }) => title.startsWith('Runde'))) await clickOne(page, random)
      return (await beats()).at(-1)?.title ?? ''
    })
    .toMatch(/^Runde/)
  await expect.poll(() => page.locator('.beat').count()).toBe(0)
  const [eaten, young, round] = (await beats()).slice(-3)
  expect([eaten?.title, young?.title]).toEqual(['Erntezeit: die Familie isst', 'Erntezeit: Jungtiere'])
  expect([eaten?.spaces, young?.spaces, round?.spaces]).toEqual([spaces, spaces, spaces + 1])
  expect(young?.said).toMatch(/^Erntezeit: Jungtiere\. Anna: .+\. Bertram: /)
  for (const beat of [eaten, young, round]) expect(beat?.top).toBeGreaterThan(Number(beat?.asked))
  expect(errors).toEqual([])
  await close()
})

test.each(['h-end', 'c-end', 'v-end'])(
  '%s: the end shows what the winner has made of it, and what the reader has',
  async (id) => {
    const scene = SCENES.find((one) => one.id === id)
    if (scene === undefined) throw new Error(`no scene '${id}'`)
    const { page, errors, close } = await sitAt(stage, scene, { width: 390, height: 844 })
    const scenes = page.locator('.end-scene')
    await scenes.first().waitFor()
    const whose = await scenes.locator('figcaption').allTextContents()
    await expect.poll(() => page.locator('.end-panel img').count()).toBe(3 * whose.length)
    for (const said of whose) expect(said).toMatch(/(Hof|Dorf|Familie) von \w+/)
    // Who has won is shown once.
    expect(whose.length).toBe(1 + (await page.locator('.result-mine').count()))
    expect(await overflows(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  },
)
