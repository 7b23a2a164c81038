/** The developers' page: every situation can be drawn, a saved record or position can be opened, and looked into. */

import { kernel, replay, writePosition } from '@dorfplatz/kernel'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../games/agricola/test/table.ts'
import { launch } from './browser.ts'
import { games } from './games.ts'
import { recordOf, SCENES } from './scenes.ts'
import { overflows, settle, visit } from './visit.ts'

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

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Late in a game: a pasture with sheep, a boar in the house and two on a card, three people in a clay hut, the starting player's mark. */
const LATE = openTable({ seats: 2, round: 9 })
  .seat(0, {
    goods: { wood: 2, sheep: 4, boar: 3 },
    house: 'clay',
    rooms: ['A1', 'B1', 'C1'],
    people: 3,
    home: 3,
    pastures: ['A4 A5'],
    stables: ['A5'],
    fields: { B2: 'grain 3', C2: null },
    plays: ['min-animal-yard'],
    holds: ['Fishing Rod', 'Canoe', 'Woodcutter'],
  })
  .position()

test('[A-ANIMAL-01] [A-ANIMAL-05] late in a game all that is owned is in sight, also while a step is made', async () => {
  for (const size of SIZES) {
    const { page, errors, close } = await visit(browser, { ...size, confirm: true })
    await page.goto(`${url}/dev/scenes`)
    await page.evaluate((text) => sessionStorage.setItem('dorfplatz.dev.opened', text), LATE)
    await page.goto(`${url}/dev/table`)
    await page.locator('.banner.mine').waitFor()
    await settle(page)
    const own = page.locator('.r-own')
    const starter = own.getByRole('img', { name: 'Startspieler' })
    const inSight = async () => {
      const things = [own.locator('.yroom'), own.locator('.yperson').last(), page.locator('.a-pen'), starter]
      for (const thing of things) {
        const box = await thing.boundingBox()
        expect(box?.width).toBeGreaterThan(0)
        expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
      }
      expect(await own.locator('.yroom').innerText()).toBe('4 von 8')
      expect(await own.locator('.ycell.room.house-1').count()).toBe(3)
      expect(await page.locator('.a-pen').innerText()).toBe('2')
    }
    await inSight()
    expect(await own.locator('.yperson').count()).toBe(3)
    await page.locator('.a-space[data-pile="space:3"]').click()
    await own.locator('.stepbar').waitFor()
    await inSight()
    expect(await overflows(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  }
})

/** Goods on a card, as the Grocer lays them, and piles among four players. */
const LADEN = openTable({ seats: 4, round: 9 })
  .seat(0, { plays: ['Grocer', 'min-animal-yard'], goods: { boar: 2 } })
  .edit(({ players: [p] }) => {
    if (p !== undefined) p.memory = { 184: { stack: [7, 2, 1, 0, 7, 3, 6, 2] } }
  })
  .space('clay_1', { lies: 4 })
  .position()

test('a card that lies there keeps its name, and what lies on it stays within; a pile that was taken counts no more', async () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    const { page, errors, close } = await visit(browser, { ...size, confirm: true })
    await page.goto(`${url}/dev/scenes`)
    await page.evaluate((text) => sessionStorage.setItem('dorfplatz.dev.opened', text), LADEN)
    await page.goto(`${url}/dev/table`)
    await page.locator('.banner.mine').waitFor()
    await page.locator('.a-space[data-pile="space:7"]').click()
    await settle(page)
    expect(await page.locator('.a-space.is-chosen .a-pile .num').isVisible()).toBe(false)
    if (size.width < 1000) await page.locator('.tabs button', { hasText: 'Hand' }).click()
    await settle(page)
    const strips = await page.locator('.strip.laid').evaluateAll((all) =>
      all.map((strip) => {
        const name = strip.querySelector('.strip-name')
        const { right = Infinity } = strip.querySelector('.a-on-strip')?.getBoundingClientRect() ?? {}
        return {
          isNamed: name !== null && name.clientWidth > 0 && name.scrollWidth <= name.clientWidth,
          isWithin: right <= strip.getBoundingClientRect().right,
        }
      }),
    )
    expect(strips).toEqual([
      { isNamed: true, isWithin: true },
      { isNamed: true, isWithin: true },
    ])
    expect(errors).toEqual([])
    await close()
  }
})
