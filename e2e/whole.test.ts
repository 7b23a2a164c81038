/** Whole games alone on this device, from the first click to the score sheet: at a desk, on a phone, by keyboard alone. */

import { expect, test } from 'vitest'
import { playAlone, playByKeys, WHOLE_GAME_MS } from './play.ts'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'

const stage = openStage()

/** Alone, since bots play by chance: the same deal and the same presses are the same game in every run. */
const ALONE: { readonly [game: string]: Scene } = {
  hallertau: { id: 'h-whole', game: 'hallertau', seats: 1, asked: 'turn', after: 0 },
  agricola: { id: 'a-whole', game: 'agricola', seats: 1, asked: 'place', after: 0 },
  village: { id: 'v-whole', game: 'village', seats: 1, asked: 'turn', after: 0 },
}
const begun = (game: string): Scene => ALONE[game] as Scene

test.each([
  { game: 'agricola', width: 1440, height: 900 },
  { game: 'agricola', width: 390, height: 844 },
  { game: 'hallertau', width: 390, height: 844 },
  { game: 'village', width: 1440, height: 900 },
  { game: 'village', width: 390, height: 844 },
])(
  'a game of $game by clicking, at $width px',
  async ({ game, width, height }) => {
    const { page, errors, close } = await sitAt(stage, begun(game), { width, height })
    await playAlone(page, 7)
    expect(await page.locator('.score tfoot td').count()).toBe(1)
    expect(errors).toEqual([])
    await close()
  },
  2 * WHOLE_GAME_MS,
)

test.each(Object.keys(ALONE))(
  'a game of %s by keyboard alone',
  async (game) => {
    const { page, errors, close } = await sitAt(stage, begun(game), { confirm: true })
    await playByKeys(page, 11)
    expect(await page.locator('.score tfoot td').count()).toBe(1)
    expect(errors).toEqual([])
    await close()
  },
  2 * WHOLE_GAME_MS,
)
