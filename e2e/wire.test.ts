/** What a first visit costs over the wire, from the real server, as a real browser counts it. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouseStage } from './stage.ts'

const stage = openHouseStage()

/**
 * What is reached, in KB, with a little room. The sheets of cards' pictures are counted in: Hallertau and Agricola show their
 * hands with pictures, and Village faces, from the start.
 */
const START = 148
const SEED = 'cd'.repeat(16)
const TABLES = { hallertau: 390, agricola: 402, village: 374 }

/** A visitor who has been nowhere yet, and a count of all bytes that arrive, heads included. */
async function firstVisit(): Promise<{
  page: Page
  bytes: () => number
  packed: Set<string>
  paths: string[]
  close(): Promise<void>
}> {
  // What an installed client fetches ahead in the background is not what somebody waits for.
  const context = await stage.browser.newContext({ serviceWorkers: 'block', locale: 'de-DE' })
  const page = await context.newPage()
  // Help for newcomers follows when the table has stood for a moment: on a busy machine it would be counted or not.
  await page.addInitScript((games) => {
    for (const game of games) localStorage.setItem(`dorfplatz.first.${game}`, '*')
  }, Object.keys(TABLES))
  const wire = await context.newCDPSession(page)
  const packed = new Set<string>()
  const paths: string[] = []
  let sum = 0
  await wire.send('Network.enable')
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  wire.on('Network.responseReceived', ({ response }) => {
    paths.push(new URL(response.url).pathname)
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding']
    if (encoding !== undefined) packed.add(`${encoding} ${new URL(response.url).pathname.replace(/^.*[.]/, '')}`)
  })
  return { page, bytes: () => sum / 1000, packed, paths, close: () => context.close() }
}

test('texts come packed, and a first visit stays within what is reached', async () => {
  const start = await firstVisit()
  await start.page.goto(stage.url)
  await start.page.locator('.gcard').first().waitFor()
  await start.page.waitForLoadState('networkidle')
  const costs: { [page: string]: number } = { start: Math.round(start.bytes()) }
  for (const kind of ['br js', 'br css']) expect([...start.packed]).toContain(kind)
  await start.close()

  for (const game of Object.keys(TABLES)) {
    const made = await fetch(`${stage.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Anna', lang: 'de' }),
    })
    const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const opened = await fetch(`${stage.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      // Pictures come by the sheets that the cards of the hand need: the same hand in every run.
      body: JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'bot' }], start: true, seed: SEED }),
    })
    const { table } = (await opened.json()) as { table: { id: string } }
    const visit = await firstVisit()
    const [name = '', value = ''] = cookie.split('=')
    await visit.page.context().addCookies([{ name, value, url: stage.url }])
    await visit.page.goto(`${stage.url}/table/${table.id}`)
    await visit.page.locator('.banner').waitFor()
    await visit.page.waitForLoadState('networkidle')
    costs[game] = Math.round(visit.bytes())
    expect(visit.paths.filter((path) => /-own-.*woff2$/.test(path)).length).toBeGreaterThan(2)
    // Letters that our own sentences never use stay where they are.
    expect(visit.paths.filter((path) => /-more-.*woff2$/.test(path))).toEqual([])
    await visit.close()
  }
  expect(costs.start, 'start page').toBeLessThan(START)
  for (const [game, most] of Object.entries(TABLES)) expect(costs[game], game).toBeLessThan(most)
})
