/** Every game of the catalogue opens in the browser, and the server offers it. */

import { GAMES } from '@dorfplatz/games'
import { expect, test } from 'vitest'
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

test('the server offers them all, with their names in both languages', async () => {
  const reply = (await (await fetch(`${stage.url}/api/games`)).json()) as {
    games: { id: string; name: { en: string; de: string } }[]
  }
  expect(reply.games.map(({ id }) => id)).toEqual([...GAMES])
  for (const { name } of reply.games) expect(name.en.length * name.de.length).toBeGreaterThan(0)
})
