/** Hallertau's field board: what a question is about is lit, every other field says why not. */

import { expect, test } from 'vitest'
import { faults, PHONE } from './layout.ts'
import { sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers } from './visit.ts'
import { ruleTold } from './why.ts'

const stage = openStage()

test.each([360, 1440])('[H-PH6-02] [H-PH6-03] a field that stays says why at %i px', async (width) => {
  const scene = { id: 'acre', game: 'hallertau', seats: 1, asked: 'fallow', after: 20, bot: 'random' }
  const { page, errors, close } = await sitAt(stage, scene, { width, height: 800 })
  await page.locator('.fieldboard .field-choice').first().waitFor()
  expect(await barriers(page)).toEqual([])
  if (width < 700) expect(await faults(page, PHONE)).toEqual([])
  const stays = page.locator('.fieldboard .fnot')
  expect(await stays.count()).toBeGreaterThan(0)
  await stays.first().click()
  expect(await ruleTold(page)).toMatch(/H-PH6-0[23]/)
  expect(errors).toEqual([])
  await close()
})
