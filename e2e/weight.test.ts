/** What a visitor has to fetch: the scripts of the start page, and of a table with everything its worker needs. */

import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { visit } from './visit.ts'

const stage = openStage()

/** Kilobytes of all scripts together, packed as the server keeps them ready. */
async function weight(paths: ReadonlySet<string>): Promise<number> {
  const scripts = await Promise.all([...paths].map((path) => fetch(stage.url + path).then((found) => found.bytes())))
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1000
}

test('the start page weighs less than 60 KB of scripts, a table of each game less than 330', async () => {
  const { page, close } = await visit(stage.browser)
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && pathname !== '/sw.js') fetched.add(pathname)
  })
  await page.goto(stage.url)
  await page.locator('.gcard').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await weight(fetched)).toBeLessThan(60)
  for (const game of ['hallertau', 'agricola', 'village']) {
    await page.goto(`${stage.url}/play/${game}`)
    await page.locator('.plays .opt').first().click()
    await page.locator('.banner').waitFor()
    const table = page.url()
    await page.goto('about:blank')
    fetched.clear()
    await page.goto(table)
    await page.locator('.banner').waitFor()
    await page.waitForLoadState('networkidle')
    expect(fetched.size).toBeGreaterThan(10)
    expect(await weight(fetched), game).toBeLessThan(330)
  }
  await close()
})
