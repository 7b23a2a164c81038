/** Hallertau's field board: what a question is about is lit, every other field says why not. */

import { expect, test } from 'vitest'
import { faults, PHONE } from './layout.ts'
import { stepOf } from './play.ts'
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

test.each([360, 1440])('[H-ACT-17] two fields move by pressing both, one by saying so, at %i px', async (width) => {
  const scene = { id: 'spread', game: 'hallertau', seats: 1, asked: 'moveFields', after: 20, bot: 'random' }
  const { page, errors, close } = await sitAt(stage, scene, { width, height: 800, confirm: true })
  const fields = page.locator('.fieldboard .field-choice')
  const rowsOf = () => page.locator('.fieldboard .frow:first-child .field-tile').count()
  await fields.first().waitFor()
  expect(await fields.count()).toBeGreaterThan(1)
  const before = await rowsOf()
  const step = await stepOf(page)
  await fields.first().click()
  // One is chosen and nothing is answered yet; pressed again it is not.
  await expect.poll(() => fields.first().getAttribute('aria-pressed')).toBe('true')
  expect(await barriers(page)).toEqual([])
  if (width < 700) expect(await faults(page, PHONE)).toEqual([])
  await fields.first().click()
  await expect.poll(() => fields.first().getAttribute('aria-pressed')).toBe('false')
  expect(await stepOf(page)).toBe(step)
  await fields.first().click()
  await page.locator('.enough-fields').click()
  await expect.poll(rowsOf).toBe(before + 1)
  await page.locator('.take-back').click()
  await expect.poll(() => stepOf(page)).toBe(step)
  await fields.nth(0).click()
  await fields.nth(1).click()
  await expect.poll(rowsOf).toBe(before + 2)
  expect(errors).toEqual([])
  await close()
})
