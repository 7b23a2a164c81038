/** Agricola's rack: a strip of the hand tells its card, and what finds no room on it is left out whole. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { overflows, settle } from './visit.ts'

const stage = openStage()

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Of the strips of the hand: what is drawn, and how much of it stands within its strip. */
const strips = (page: Page) =>
  page.locator('.hand-part .strip').evaluateAll((all) =>
    all.map((strip) => {
      const within = (selector: string): 'none' | 'out' | 'in' | 'cut' => {
        const part = strip.querySelector(selector)
        const box = part?.getBoundingClientRect()
        if (box === undefined || box.width === 0) return 'none'
        const { left, right, top, bottom } = strip.getBoundingClientRect()
        // What finds no room goes below its line, or beside the words: out of sight.
        const line = part?.closest('.a-strip-line')?.getBoundingClientRect() ?? strip.getBoundingClientRect()
        if (box.left >= right || box.top >= Math.min(bottom, line.bottom)) return 'out'
        const isIn = box.left >= left && box.right <= right && box.top >= top - 1 && box.bottom <= bottom + 1
        return isIn ? 'in' : 'cut'
      }
      const need = strip.querySelector('.strip-price') === null ? '.strip-need' : '.strip-price'
      return { name: within('.strip-name'), need: within(need), gist: within('.a-strip-gist') }
    }),
  )

test.each([
  { id: 'still', game: 'agricola', seats: 3, asked: 'place' },
  { id: 'picture-hof', game: 'agricola', seats: 3, asked: 'place', after: 140 },
  { id: 'a-draft', game: 'agricola', seats: 2, asked: 'draft', after: 6, options: { draft: 'occupationsThenMinors' } },
] satisfies Scene[])('strips of $id tell name, price or need, and what the card brings', async (scene) => {
  for (const size of SIZES) {
    const { page, errors, close } = await sitAt(stage, scene, size)
    await settle(page)
    const told = await strips(page)
    expect(told.length).toBeGreaterThan(4)
    expect(told.filter(({ name }) => name !== 'in')).toEqual([])
    expect(told.filter(({ need }) => need !== 'in' && need !== 'none')).toEqual([])
    // What brings nothing that could be drawn, or finds no room, is not there; nothing is there in part.
    expect(told.filter(({ gist }) => gist === 'cut')).toEqual([])
    expect(told.filter(({ gist }) => gist === 'in').length).toBeGreaterThan(told.length / 2)
    expect(await overflows(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  }
})
