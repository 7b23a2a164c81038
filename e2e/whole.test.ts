/** Whole games on this device, from the first click to the score sheet: at a desk, on a phone, by keyboard alone. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playByKeys, playOut, WHOLE_GAME_MS } from './play.ts'
import { openStage } from './stage.ts'
import { visit } from './visit.ts'

const stage = openStage()

/** Against a bot, from the page on which one begins. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.url}/play/${game}`)
  await page.locator('.plays .opt').nth(1).focus()
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()
}

test.each([
  { game: 'agricola', width: 1440, height: 900 },
  { game: 'agricola', width: 390, height: 844 },
])(
  'a game of $game against a bot by clicking, at $width px',
  async ({ game, width, height }) => {
    const { page, errors, close } = await visit(stage.browser, { width, height })
    await begin(page, game)
    await playOut([page], 7)
    expect(await page.locator('.score tfoot td').count()).toBe(2)
    expect(errors).toEqual([])
    await close()
  },
  2 * WHOLE_GAME_MS,
)

test.each(['hallertau', 'agricola', 'village'])(
  'a game of %s against a bot by keyboard alone',
  async (game) => {
    const { page, errors, close } = await visit(stage.browser, { confirm: true })
    await begin(page, game)
    await playByKeys(page, 11)
    expect(await page.locator('.score tfoot td').count()).toBe(2)
    expect(errors).toEqual([])
    await close()
  },
  2 * WHOLE_GAME_MS,
)
