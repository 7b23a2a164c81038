/** The developers' page: every situation can be drawn, a saved record or position can be opened, and looked into. */

import { kernel, replay, writePosition } from '@dorfplatz/kernel'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { games } from './games.ts'
import { recordOf, SCENES } from './scenes.ts'
import { visit } from './visit.ts'

let server: ViteDevServer
let url = ''
let browser: Awaited<ReturnType<typeof launch>>

beforeAll(async () => {
  // The pages stand in no build: only the development server has them.
  server = await createServer({
    configFile: new URL('../web/vite.config.ts', import.meta.url).pathname,
    server: { port: 0, host: '127.0.0.1', hmr: false },
    logLevel: 'error',
  })
  await server.listen()
  const address = server.httpServer?.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  browser = await launch()
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

const [SCENE = SCENES[0]] = SCENES.filter((scene) => scene.id === 'v-board')

test('a scene is drawn in every size and both prints, each in a window of its own', async () => {
  const { page, errors, close } = await visit(browser, { lang: 'en' })
  await page.goto(`${url}/dev/scenes?scene=v-board`)
  expect(await page.locator('nav a').count()).toBe(SCENES.length)
  expect(await page.locator('iframe').count()).toBe(10)
  const first = page.frameLocator('iframe').first()
  await first.locator('.table .v-board').waitFor()
  expect(await first.locator('html').getAttribute('data-theme')).toBe('light')
  expect(errors).toEqual([])
  await close()
})

test('a saved position is opened, played and taken back; the inspector shows what it is made of', async () => {
  const game = games.find((g) => g.id === 'village')
  if (game === undefined || SCENE === undefined) throw new Error('no village')
  const k = kernel(game)
  const again = replay(k, recordOf(SCENE))
  if (again.fault !== null) throw new Error(again.fault.problem)
  const position = writePosition(k, again.match)
  const { page, errors, close } = await visit(browser, { lang: 'en' })
  await page.goto(`${url}/dev/scenes`)
  await page.getByLabel('Text').fill(position)
  await page.getByRole('button', { name: 'Open this position' }).click()
  const written = page.locator('.dev-inspector textarea')
  await written.waitFor()
  expect((await written.inputValue()).trim()).toBe(position.trim())
  await page.locator('.table .v-stone.highlighted').first().click()
  await expect.poll(() => written.inputValue()).not.toBe(position)
  await page.locator('.banner').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await written.inputValue()).trim()).toBe(position.trim())
  expect(errors).toEqual([])
  await close()
})

test('a saved record is opened where it ends', async () => {
  if (SCENE === undefined) throw new Error('no scene')
  const { page, errors, close } = await visit(browser, { lang: 'en' })
  await page.goto(`${url}/dev/scenes`)
  await page.getByLabel('Text').fill(JSON.stringify(recordOf(SCENE)))
  await page.getByRole('button', { name: 'Open this record' }).click()
  await page.locator('.banner.mine').waitFor()
  await page.locator('.dev-inspector').getByText('open questions').waitFor()
  expect(errors).toEqual([])
  await close()
})
