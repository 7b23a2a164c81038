/** Every game of the catalogue opens in the browser, and the server offers it; the example is played to its end by both. */

import { GAMES } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'
import { kernel, recordFrom, replay } from '@dorfplatz/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layTableWithBot } from './company.ts'
import { playOut, WHOLE_GAME_MS } from './play.ts'
import { openHouseStage } from './stage.ts'
import { visit } from './visit.ts'

const stage = openHouseStage()

test.each(GAMES)('%s: a table on this device opens and asks', async (game) => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(`${stage.url}/play/${game}`)
  await page.locator('.plays .opt').first().click()
  await page.locator('.banner').waitFor()
  await page.waitForURL(/\/table\//)
  expect(errors).toEqual([])
  await close()
})

/** The small one that docs/add-a-game.md explains stands last. */
const [EXAMPLE = GAMES[0]] = GAMES.slice(-1)

async function totals(page: Page): Promise<number[]> {
  await page.locator('.result').waitFor()
  return (await page.locator('.score tfoot td').allTextContents()).map(Number)
}

test(
  'the example is played to its end on this device',
  async () => {
    const { page, errors, close } = await visit(stage.browser)
    await page.goto(`${stage.url}/play/${EXAMPLE}`)
    await page.locator('.plays .opt').first().click()
    await page.waitForURL(/\/table\//)
    expect(await playOut([page], 3)).toBeGreaterThan(3)
    expect((await totals(page)).every((points) => points >= 0)).toBe(true)
    expect(errors).toEqual([])
    await close()
  },
  WHOLE_GAME_MS,
)

test(
  'the example is played to its end at the server, against a bot, and its record replays',
  async () => {
    const { page, errors, close } = await visit(stage.browser)
    await layTableWithBot(stage, page, EXAMPLE)
    expect(await playOut([page], 4)).toBeGreaterThan(3)
    const shown = await totals(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { record } = (await (await page.request.get(`${stage.url}/api/tables/${id}/record`)).json()) as {
      record: unknown
    }
    const kept = recordFrom(record)
    if (kept === null) throw new Error('no record')
    const k = kernel(await loadGame(EXAMPLE))
    const { match, fault } = replay(k, kept)
    if (fault !== null) throw new Error(fault.problem)
    expect(
      k.game
        .result(match)
        .scores.map(({ total }) => total)
        .toSorted(),
    ).toEqual(shown.toSorted())
    expect(errors).toEqual([])
    await close()
  },
  WHOLE_GAME_MS,
)

test('the server offers them all, with their names in both languages', async () => {
  const reply = (await (await fetch(`${stage.url}/api/games`)).json()) as {
    games: { id: string; name: { en: string; de: string } }[]
  }
  expect(reply.games.map(({ id }) => id)).toEqual([...GAMES])
  for (const { name } of reply.games) expect(name.en.length * name.de.length).toBeGreaterThan(0)
})
