/** Day and night: as the device has it until somebody chooses, and every drawing with its own colours at once. */

import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { settle } from './visit.ts'

const stage = openStage()

const TABLE: Scene = { id: 'picture-hof', game: 'agricola', seats: 3, asked: 'place', after: 140 }
/** The vermilion of the second seat. */
const BY_DAY = '--i-seat2:%23c54713'
const BY_NIGHT = '--i-seat2:%23e4652f'

test('the page is drawn as the device is, also when evening comes; what is chosen holds, and marks have its colours', async () => {
  const { page, errors, close } = await sitAt(stage, TABLE, { theme: 'device' })
  const theme = () => page.locator('html').getAttribute('data-theme')
  const mark = async () => {
    await settle(page)
    return page
      .locator('.mate .i-seat2')
      .first()
      .evaluate((one) => getComputedStyle(one, '::before').backgroundImage)
  }
  expect(await theme()).toBe('light')
  expect(await mark()).toContain(BY_DAY)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  expect(await mark()).toContain(BY_NIGHT)
  await page.locator('.table-menu').click()
  await page.getByRole('button', { name: 'Hell', exact: true }).click()
  await expect.poll(theme).toBe('light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await theme()).toBe('light')
  expect(await mark()).toContain(BY_DAY)
  expect(errors).toEqual([])
  await close()
})
