/** What happened stays visible: marks of others' moves, looking back, replaying, and the course of a finished game. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lay, recordOf, type Scene } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers, overflows, stopTime, type Visit, type VisitOptions, visit } from './visit.ts'

const H: Scene = { id: 'c-h', game: 'hallertau', seats: 4, asked: 'turn', after: 120 }
const RUNNING: readonly Scene[] = [
  H,
  { id: 'c-a', game: 'agricola', seats: 3, asked: 'place', after: 60 },
  { id: 'c-v', game: 'village', seats: 3, asked: 'turn', after: 60 },
]
const PHONE = { width: 360, height: 780 } as const

/** Where moves leave their marks: not on the strips that tell what somebody has. */
const BOARDS = ':is(.stage, .r-board, .r-own)'

const stage = openStage()

/** A visitor in whose browser the scene lies; returns how many answers it has. */
async function at(scene: Scene, options: VisitOptions = {}): Promise<Visit & { readonly answers: number }> {
  const visitor = await visit(stage.browser, options)
  await visitor.page.goto(`${stage.url}/nowhere`)
  const record = recordOf(scene)
  await lay(visitor.page, [scene], [record])
  return { ...visitor, answers: record.entries.length }
}

const marked = (page: Page, where = '') =>
  page.locator(`${where} [data-last]`).evaluateAll((list) => list.map((e) => e.getAttribute('data-last')))

/** In the browser: where a step is marked, if that is in sight. */
function markedInSight(): 'on the board' | 'elsewhere' | 'nowhere' {
  const drawn = (where: string) => [...document.querySelectorAll(where)].filter((e) => e.checkVisibility())
  const places = drawn(':is(.stage, .r-board, .r-own) [data-last]')
  if (places.length === 0) return drawn('[data-last]').length === 0 ? 'nowhere' : 'elsewhere'
  const inSight = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect()
    const around = place.closest('.stage, .r-board, .r-own')?.getBoundingClientRect()
    return top >= Math.max(0, around?.top ?? 0) - 1 && bottom <= Math.min(window.innerHeight, around?.bottom ?? 0) + 1
  }
  return places.some(inSight) ? 'on the board' : 'nowhere'
}

test.each(RUNNING)('$game: what others did since my last move is marked on the board, my own is not', async (scene) => {
  const { page, errors, close } = await at(scene)
  await page.goto(`${stage.url}/table/here-${scene.id}`)
  await page.locator('.banner.mine').waitFor()
  await expect.poll(() => marked(page, BOARDS)).not.toEqual([])
  expect(await marked(page)).not.toContain('1')
  // The mark is more than a colour: on the board every place carries the mover's shape.
  const shape = await page
    .locator(`${BOARDS} [data-last]`)
    .first()
    .evaluate((e) => getComputedStyle(e, '::after').clipPath)
  expect(shape).not.toBe('none')
  expect(await barriers(page, 'colours')).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test('looking back says so, begins before the first move, marks each where it happened, and stays until one has read', async () => {
  const { page, errors, close, answers } = await at(H, PHONE)
  // Far enough back that workers were placed on the board.
  await page.evaluate((seen) => localStorage.setItem('dorfplatz.seen.here-c-h', String(seen)), answers - 24)
  await page.clock.install()
  await page.goto(`${stage.url}/table/here-c-h`)
  await page.locator('.banner.mine').waitFor()
  const bar = page.locator('.newsbar')
  // Each move stands for a moment only: no time goes by while that is looked at.
  await stopTime(page)
  await bar.getByRole('button', { name: 'Schritt für Schritt' }).click()
  await expect.poll(() => page.locator('.banner .say').innerText()).toContain('Du schaust zurück')
  await bar.getByRole('button', { name: 'Anhalten' }).click()
  await page.clock.resume()
  expect(await page.locator('.banner.mine').count()).toBe(0)
  const later = bar.getByRole('button', { name: 'Später' })
  const told = () => page.locator('.banner .say').innerText()
  const seen: string[] = []
  while (await later.isEnabled()) {
    const before = await told()
    await later.click()
    await expect.poll(told).not.toBe(before)
    // Looked at in one go: the marks of the step before may still be there, and go.
    await expect.poll(() => page.evaluate(markedInSight)).not.toBe('nowhere')
    seen.push(await page.evaluate(markedInSight))
    expect(await bar.evaluate((e) => e.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
  }
  expect(seen).toContain('on the board')
  const count = () => bar.locator('.news-do .num').innerText()
  const moves = Number((await count()).split(' ').at(-1))
  await stopTime(page)
  await bar.getByRole('button', { name: 'Abspielen' }).click()
  await expect.poll(count).toBe(`0 von ${moves}`)
  await page.clock.resume()
  await expect.poll(count).toBe(`${moves} von ${moves}`)
  await bar.getByRole('button', { name: 'Abspielen' }).waitFor()
  const earlier = bar.getByRole('button', { name: 'Früher' })
  for (let step = moves - 1; step >= 0; step--) {
    await earlier.click()
    await expect.poll(count).toBe(`${step} von ${moves}`)
  }
  expect(await earlier.isDisabled()).toBe(true)
  await bar.locator('.to-now').click()
  await bar.waitFor({ state: 'detached' })
  await page.locator('.banner.mine').waitFor()
  expect(errors).toEqual([])
  await close()
})

test('a replay stands at the table itself, with controls that stay where they are, whatever the address says', async () => {
  const { page, errors, close, answers } = await at(H, PHONE)
  const step = () => page.locator('.banner .say b').first().innerText()
  await page.goto(`${stage.url}/replay/here-c-h?at=-5`)
  await expect.poll(step).toBe(`Schritt 0 von ${answers}:`)
  await page.goto(`${stage.url}/replay/here-c-h?at=abc`)
  await expect.poll(step).toBe(`Schritt ${answers} von ${answers}:`)
  const half = Math.floor(answers / 2)
  await page.goto(`${stage.url}/replay/here-c-h?at=${half}`)
  await expect.poll(step).toBe(`Schritt ${half} von ${answers}:`)
  expect(await page.locator('h1').innerText()).toContain('Hallertau')
  await expect.poll(() => page.title()).toContain('Bertram')
  const measure = () =>
    page.locator('.scrub').evaluate((row) => ({
      middles: new Set(
        [...row.children].map((e) => {
          const { top, bottom } = e.getBoundingClientRect()
          return Math.round((top + bottom) / 20)
        }),
      ).size,
      top: row.getBoundingClientRect().top,
    }))
  // A running game has the curve of what I could see.
  await page.locator('.curve-slider .curve').first().waitFor({ state: 'attached' })
  const before = await measure()
  for (let i = 1; i <= 4; i++) {
    await page.getByLabel('Einen Schritt vor').click()
    await expect.poll(step).toBe(`Schritt ${half + i} von ${answers}:`)
    expect(await measure()).toEqual(before)
  }
  expect(before.middles).toBe(1)
  await expect.poll(async () => (await marked(page, '.framed')).length).toBeGreaterThan(0)
  // What I held then, and nobody else's.
  await page.locator('.tabs button').nth(2).click()
  await page.getByRole('tab', { name: 'Karten von Anna' }).click()
  await page.locator('.r-rack .fan .card').first().waitFor()
  expect(await overflows(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test('a finished game plays by itself; rounds and the course of the points lead to their moments', async () => {
  const scene: Scene = { id: 'c-replay', game: 'agricola', seats: 2, asked: null, bot: 'random' }
  const { page, errors, close, answers } = await at(scene)
  await page.goto(`${stage.url}/replay/here-c-replay?at=0`)
  const step = async () => Number(/Schritt (\d+)/.exec(await page.locator('.banner .say b').first().innerText())?.[1])
  await page.locator('.curve-slider .to-come').first().waitFor()
  await page.getByRole('button', { name: 'Tempo: 1 Schritt' }).click()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Abspielen' }).click()
  await expect.poll(step, { timeout: 10_000 }).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await page.locator('.head .rounds i', { hasText: /^9$/ }).click()
  await expect.poll(() => page.locator('.head .rounds .now').innerText()).toBe('9')
  const ninth = await step()
  await page.keyboard.press('PageUp')
  await expect.poll(step).toBeLessThan(ninth)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('slider').fill(String(answers))
  await expect.poll(step).toBe(answers)
  // Every line of the log leads to its moment: the one on show is in sight, what is still to come stands above it.
  const shown = page.locator('.log [aria-current="step"]')
  await page.locator('.log .line-jump').nth(8).press('Enter')
  await expect.poll(step).toBeLessThan(answers)
  await expect.poll(() => page.locator('.log .line.ahead').count()).toBeGreaterThan(0)
  await expect.poll(() => shown.count()).toBe(1)
  expect(await shown.locator('.told').innerText()).not.toBe('')
  expect(await barriers(page)).toEqual([])
  // Others' boards are one press away.
  await page.locator('.mate', { hasText: 'Bertram' }).click()
  expect(await page.locator('.r-own').getAttribute('data-seat')).toBe('1')
  await page.locator('.to-table').click()
  await page.locator('.result').waitFor()
  expect(errors).toEqual([])
  await close()
})

test('the result has two charts whose words keep their size on a phone, and a table of the course', async () => {
  const scene: Scene = { id: 'c-end', game: 'agricola', seats: 4, asked: null, bot: 'random' }
  const { page, errors, close } = await at(scene, PHONE)
  await page.goto(`${stage.url}/table/here-c-end`)
  await page.locator('.course').waitFor()
  const words = page.locator('.y-axis span, .x-axis span, .legend li, .source-name, .source text')
  const sizes = await words.evaluateAll((list) => list.map((e) => Number.parseFloat(getComputedStyle(e).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  // Nothing that holds words is scaled.
  expect(await page.locator('.source > div > svg[viewBox]').count()).toBe(0)
  expect(await page.locator('.x-axis span').allInnerTexts()).toEqual(
    Array.from({ length: 14 }, (_, i) => String(i + 1)),
  )
  expect(await page.locator('.legend li').count()).toBe(4)
  expect(await page.locator('.source').count()).toBeGreaterThan(5)
  expect(await page.locator('.course table tbody tr').count()).toBe(14)
  expect(await overflows(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test('on a phone all other players are in sight', async () => {
  const scene: Scene = { id: 'c-five', game: 'village', seats: 5, asked: 'turn', after: 20, bot: 'random' }
  const { page, close } = await at(scene, PHONE)
  await page.goto(`${stage.url}/table/here-c-five`)
  await page.locator('.banner.mine').waitFor()
  const strip = await page.locator('.mates').evaluate((e) => [e.scrollWidth, e.clientWidth])
  expect(strip[0]).toBeLessThanOrEqual(strip[1] ?? 0)
  expect(await page.locator('.mate').count()).toBe(4)
  await close()
})
