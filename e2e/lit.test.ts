/** On phones a question shows what it is about: something that is lit stands in sight, wherever the region was scrolled to. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { settle } from './visit.ts'

const stage = openStage()

const LIT = '.can, .highlighted, .v-spot.may, .v-figure.may, .fan .play'

/** Lit things that are drawn, and those in sight: a finger hits most of them; beside counters that are asked for, a part. */
const lit = (page: Page) =>
  page.locator('.regions').evaluate((regions, marks) => {
    const most = document.querySelector('.step-sheet .amounts') === null ? 13 : 5
    const drawn = [...regions.querySelectorAll(marks)]
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    const seen = drawn.filter(({ thing, box }) => {
      const hits = Array.from({ length: 25 }, (_, i) => {
        const x = box.left + (box.width * ((i % 5) + 0.5)) / 5
        const y = box.top + (box.height * (Math.floor(i / 5) + 0.5)) / 5
        const found = document.elementFromPoint(x, y)
        return found !== null && (thing.contains(found) || (found.contains(thing) && regions.contains(found)))
      })
      return hits.filter((hit) => hit).length >= most
    })
    return { drawn: drawn.length, seen: seen.length }
  }, LIT)

const ASKED: readonly Scene[] = [
  { id: 'a-lit-improve', game: 'agricola', seats: 3, asked: 'improve', after: 60 },
  { id: 'a-lit-plow', game: 'agricola', seats: 2, asked: 'plow', after: 40 },
  { id: 'a-lit-sow', game: 'agricola', seats: 2, asked: 'sow', after: 40 },
  { id: 'h-lit-sheep', game: 'hallertau', seats: 2, asked: 'moveSheep', after: 60, bot: 'random' },
  { id: 'h-lit-fields', game: 'hallertau', seats: 2, asked: 'sow', after: 60 },
  { id: 'h-lit-space', game: 'hallertau', seats: 2, asked: 'pickSpace', bot: 'random' },
  { id: 'v-lit-council', game: 'village', seats: 2, asked: 'council' },
  { id: 'v-lit-church', game: 'village', seats: 2, asked: 'church' },
]

const PHONES = [
  [390, 844],
  [844, 390],
] as const

test.each(ASKED)('$game: what can be chosen at “$asked” is in sight on a phone', async (scene) => {
  for (const [width, height] of PHONES) {
    const { page, errors, close } = await sitAt(stage, scene, { width, height })
    await settle(page)
    await expect.poll(async () => (await lit(page)).drawn, { message: `${width}: lit` }).toBeGreaterThan(0)
    await expect.poll(async () => (await lit(page)).seen, { message: `${width}: in sight` }).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await close()
  }
})
