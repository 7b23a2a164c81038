/** Hallertau's field board: what a question is about is lit, every other field says why not. */

import { expect, test } from 'vitest'
import { faults, PHONE } from './layout.ts'
import { lay, recordOf } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers, visit } from './visit.ts'

const stage = openStage()

test.each([360, 1440])(
  '[H-PH6-02] [H-PH6-03] a field that stays says why at %i px',
  async (width) => {
    const { page, errors, close } = await visit(stage.browser, { width, height: 800 })
    const scene = { id: 'acre', game: 'hallertau', seats: 1, asked: 'fallow', after: 20, bot: 'random' }
    await page.goto(`${stage.url}/`)
    await page.locator('h1').first().waitFor()
    await lay(page, [scene], [recordOf(scene)])
    await page.goto(`${stage.url}/table/here-${scene.id}`)
    await page.locator('.fieldboard .flit').first().waitFor()
    expect(await barriers(page)).toEqual([])
    if (width < 700) expect(await faults(page, PHONE)).toEqual([])
    const stays = page.locator('.fieldboard .fnot')
    expect(await stays.count()).toBeGreaterThan(0)
    await stays.first().click()
    await expect.poll(() => page.locator('.whynote').innerText()).toMatch(/H-PH6-0[23]/)
    expect(errors).toEqual([])
    await close()
  },
  60_000,
)
