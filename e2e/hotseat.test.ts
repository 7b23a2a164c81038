/** Several people at one screen: whoever moved sees how it ended, passes the device on, and nobody sees another's hand. */

import { expect, test } from 'vitest'
import { act } from './play.ts'
import { lay, recordOf } from './scenes.ts'
import { openStage } from './stage.ts'
import { visit } from './visit.ts'

const stage = openStage()

test('the outcome stays until the device is passed on; then a curtain, then the other’s hand', async () => {
  const { page, errors, close } = await visit(stage.browser, { confirm: true })
  const scene = { id: 'two', game: 'hallertau', seats: 2, asked: 'turn', after: 30 }
  await page.goto(`${stage.url}/`)
  await page.locator('h1').first().waitFor()
  await lay(page, [scene], [recordOf(scene)], 2)
  await page.goto(`${stage.url}/table/here-${scene.id}`)
  await page.getByRole('button', { name: 'Ich bin Anna' }).click()
  const hand = () =>
    page
      .locator('.hand-part [data-piece]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece')).sort())
  await page.locator('.banner.mine').waitFor()
  const before = await hand()
  expect(before.length).toBeGreaterThan(0)
  while ((await page.locator('.banner .hand-over').count()) === 0) await act(page, () => 0)
  // Still Anna's table: what she drew lies in her hand.
  await page.getByRole('button', { name: 'Weitergeben an Bertram' }).waitFor()
  expect((await hand()).length).toBeGreaterThan(0)
  await page.locator('.banner .hand-over').click()
  await page.getByRole('button', { name: 'Ich bin Bertram' }).waitFor()
  expect(await page.locator('.hand-part, .regions').count()).toBe(0)
  await page.getByRole('button', { name: 'Ich bin Bertram' }).click()
  await page.locator('.banner.mine').waitFor()
  const theirs = await hand()
  expect(theirs.filter((card) => before.includes(card))).toEqual([])
  expect(errors).toEqual([])
  await close()
})
