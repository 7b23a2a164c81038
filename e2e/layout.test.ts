/** Pages and tables in German, from phone to wide screen: nothing cut off, nothing over each other, targets a thumb finds. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, faults, notInSight, PHONE, scrolledAway, standingOut } from './layout.ts'
import { lay, recordOf, type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { settle, visit } from './visit.ts'

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
/** The windows that tables are drawn for; the widest is among the sizes above, behind every tab. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const
const PAGES = [
  '/',
  '/play/hallertau',
  '/new?game=agricola',
  '/rules/village',
  '/quick/hallertau',
  '/quick/agricola',
  '/cards/hallertau',
  '/cards/agricola',
  '/cards/village',
  '/daily',
  '/person',
  '/career',
  '/settings',
  '/account',
  '/nowhere',
]
const SCENES: readonly Scene[] = [
  { id: 'h-turn', game: 'hallertau', seats: 4, asked: 'turn', after: 150 },
  { id: 'h-progress', game: 'hallertau', seats: 3, asked: 'progress', after: 130 },
  { id: 'h-sow', game: 'hallertau', seats: 2, asked: 'sow', after: 60 },
  { id: 'h-end', game: 'hallertau', seats: 3, asked: null, bot: 'random' },
  { id: 'a-place', game: 'agricola', seats: 5, asked: 'place', after: 200 },
  { id: 'a-fence', game: 'agricola', seats: 2, asked: 'fence', after: 40 },
  { id: 'a-improve', game: 'agricola', seats: 3, asked: 'improve', after: 60 },
  { id: 'a-plow', game: 'agricola', seats: 2, asked: 'plow', after: 40 },
  { id: 'a-draft', game: 'agricola', seats: 2, asked: 'draft', after: 4, options: { draft: 'occupationsThenMinors' } },
  { id: 'a-feed', game: 'agricola', seats: 2, asked: 'feed', after: 30 },
  { id: 'v-turn', game: 'village', seats: 5, asked: 'turn', after: 200 },
  { id: 'v-serve', game: 'village', seats: 3, asked: 'serve', after: 60, bot: 'random' },
]

const stage = openStage()

interface Size {
  readonly width: number
  readonly height: number
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await settle(page)
}

const rulesAt = ({ width, height }: Size) => (Math.min(width, height) < 700 ? PHONE : DESK)

test.each(PAGES)('%s: every word and every target, at every width', async (path) => {
  const { page, errors, close } = await visit(stage.browser)
  await page.goto(stage.url + path)
  await page.locator('h1').first().waitFor()
  const found: string[] = []
  for (const size of SIZES) {
    await resize(page, size)
    for (const line of await faults(page, rulesAt(size))) found.push(`${size.width} px: ${line}`)
  }
  await close()
  expect(found).toEqual([])
  expect(errors).toEqual([])
})

const openTable = (scene: Scene, confirm = false) => sitAt(stage, scene, { ...SIZES[2], confirm })

test.each(SCENES)('table $id: every word and every target, in every window and behind every tab', async (scene) => {
  const { page, errors, close } = await openTable(scene)
  const found: string[] = []
  for (const size of WINDOWS) {
    await resize(page, size)
    for (const line of await faults(page, rulesAt(size))) found.push(`${size.width}x${size.height}: ${line}`)
  }
  for (const size of SIZES) {
    await resize(page, size)
    const drawer = page.locator('.to-log:visible')
    if ((await drawer.count()) > 0) await drawer.click()
    let looked = 0
    for (const kind of ['.tabs button', '.fronts .part', '.sidetabs2 button']) {
      const tabs = page.locator(`${kind}:visible`)
      looked += await tabs.count()
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click()
        await settle(page)
        const where = `${size.width} px, ${await tabs.nth(i).textContent()}`
        for (const line of await faults(page, rulesAt(size))) found.push(`${where}: ${line}`)
      }
    }
    // At the end the scores stand in the result, not behind a tab of their own.
    expect(looked).toBeGreaterThan(scene.asked === null ? 0 : 1)
    const first = page.locator('.tabs button:visible, .fronts .part:visible')
    if ((await first.count()) > 0) await first.first().click()
    await page.keyboard.press('Escape')
    await settle(page)
    if (scene.asked !== null) for (const line of await scrolledAway(page)) found.push(`${size.width} px: ${line}`)
  }
  await close()
  expect(found).toEqual([])
  expect(errors).toEqual([])
})

const SHARED: readonly Scene[] = [
  ...[1, 2, 3, 4, 5].map((seats) => ({
    id: `a-all-${seats}`,
    game: 'agricola',
    seats,
    asked: 'place',
    after: 40 * seats,
  })),
  ...[1, 2, 3, 4, 5].map((seats) => ({
    id: `v-all-${seats}`,
    game: 'village',
    seats,
    asked: 'turn',
    after: 60 * seats,
  })),
  // Late, with many in the church and in its bag.
  { id: 'v-late-5b', game: 'village', seats: 5, asked: 'turn', after: 450 },
]

test.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
])(
  'at $width × $height the shared boards of Agricola and Village are in sight whole, for every number of players',
  async (size) => {
    const { page, close } = await visit(stage.browser, size)
    await page.goto(`${stage.url}/nowhere`)
    await lay(page, SHARED, SHARED.map(recordOf))
    const found: string[] = []
    for (const { id } of SHARED) {
      await page.goto(`${stage.url}/table/here-${id}`)
      await page.locator('.banner.mine').waitFor()
      await settle(page)
      const beyond = await page
        .locator('.stage, .framed')
        .evaluate((stage) => Math.max(stage.scrollHeight, stage.ownerDocument.body.scrollHeight) - stage.clientHeight)
      if ((await page.locator('.stage').count()) === 0) {
        const missing = await notInSight(page, ['.r-board > *', '.r-own > *', '.r-goods', '.slots', '.side2'])
        found.push(...missing.map((part) => `${id}: ${part} is not whole in sight`))
        if (beyond > 1) found.push(`${id}: the page scrolls by ${beyond} px`)
        continue
      }
      const inside = await page.locator('.stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight)
      if (inside > 1) found.push(`${id}: ${inside} px beyond the stage`)
      for (const height of await page.locator('.glimpse').evaluateAll((all) => all.map((one) => one.clientHeight)))
        if (height > 50) found.push(`${id}: a strip of ${height} px`)
    }
    await close()
    expect(found).toEqual([])
  },
)

// The first round with stones of all five colours on the harvest; on family and council; in the church.
test.each(['v-stones-27', 'v-stones-29', 'v-stones-28'])(
  'stones of five colours lie on their place, however narrow it is: %s',
  async (id) => {
    const { page, close } = await openTable({ id, game: 'village', seats: 5, asked: 'turn' })
    const found: string[] = []
    let most = 0
    for (const [width, height] of [
      [1165, 760],
      [1280, 720],
      [1280, 800],
      [1280, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const line of await standingOut(page, '.v-place', 'header, .heading-4, .v-stone'))
        found.push(`${width} px: ${line}`)
      for (const line of await faults(page, DESK)) found.push(`${width} px: ${line}`)
      const rows = await page.locator('.v-stones').evaluateAll((all) => all.map((row) => row.childElementCount))
      most = Math.max(most, ...rows)
    }
    await close()
    expect(found).toEqual([])
    expect(most).toBe(5)
  },
)

test('every sign and name stays in its space, also at five seats, at every width', async () => {
  const { page, close } = await openTable({ id: 'a-place', game: 'agricola', seats: 5, asked: 'place', after: 200 })
  const found: string[] = []
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [844, 390],
    [390, 844],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const line of await standingOut(page, '.a-space, .a-major', '.a-fx .icon, .a-fx b, .ref, .a-cost, .vpn'))
      found.push(`${width} px: ${line}`)
  }
  await close()
  expect(found).toEqual([])
})

test('cards that others have played lie beside their farm, not below it', async () => {
  const scene: Scene = { id: 'a-others', game: 'agricola', seats: 3, asked: 'place', after: 140 }
  const { page, close } = await openTable(scene)
  for (const size of [SIZES[2], { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    for (const other of await page.locator('.mate').all()) {
      await other.click()
      await settle(page)
      const [farm, cards] = await Promise.all(
        ['[data-looked] .a-farm', '[data-looked] .r-rack .strips'].map((part) => page.locator(part).boundingBox()),
      )
      expect(cards?.x).toBeGreaterThan((farm?.x ?? 0) + (farm?.width ?? 0))
      expect(cards?.y).toBeLessThan((farm?.y ?? 0) + (farm?.height ?? 0) / 2)
    }
  }
  await close()
})

test('a refused name leaves its row as it is: the reason stands below, and nothing covers the next row', async () => {
  const { page, close } = await visit(stage.browser, { width: 820, height: 1180 })
  await page.goto(`${stage.url}/new?game=hallertau`)
  await page.getByText('Auf diesem Gerät').click()
  await page.locator('.seatplan select').first().selectOption('hotseat')
  await settle(page)
  const field = page.locator('.seatplan select + input')
  const boxes = () => Promise.all([page.locator('.seatplan select').first().boundingBox(), field.boundingBox()])
  const widths = (all: Awaited<ReturnType<typeof boxes>>) => all.map((box) => Math.round(box?.width ?? 0))
  const before = widths(await boxes())
  await field.fill('Ömer 😀')
  const shown = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        document.addEventListener('invalid', (event) => setTimeout(() => resolve(!event.defaultPrevented)), {
          capture: true,
          once: true,
        }),
      ),
  )
  await page.locator('button[type="submit"]').click()
  expect(await shown).toBe(false)
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  const [select, input] = await boxes()
  expect(widths([select, input])).toEqual(before)
  const reason = await page.locator('.seatplan .name-wrong').boundingBox()
  expect(reason?.y).toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0))
  await close()
})

test('the look itself sees what is wrong: cut, covered, too small, too wide, scrolled away', async () => {
  const [scene] = SCENES
  if (scene === undefined) throw new Error('no scene')
  const { page, close } = await openTable(scene)
  await resize(page, SIZES[0])
  expect([...(await faults(page, PHONE)), ...(await scrolledAway(page))]).toEqual([])
  const harm = async (css: string) => {
    const tag = await page.addStyleTag({ content: css })
    const found = [...(await faults(page, PHONE)), ...(await scrolledAway(page))]
    await tag.evaluate((element) => element.parentNode?.removeChild(element))
    return found.join('\n')
  }
  expect(await harm('.h-space .space-name { width: 30px; overflow: hidden; white-space: nowrap }')).toMatch(
    /cut off: “Schafzucht”/,
  )
  expect(await harm('.say { height: 20px; overflow: hidden }')).toMatch(/cut off: /)
  expect(await harm('.tabs button { position: absolute; left: 0 }')).toMatch(/over each other: “Plan” and “Hof”/)
  expect(await harm('.tabs button { height: 30px }')).toMatch(/target of \d+×30: “Plan”/)
  expect(await harm('.framed { width: 500px }')).toMatch(/px too wide/)
  const scrolling = await harm('.framed { height: 200dvh }')
  expect(scrolling).toMatch(/the banner, below: from -/)
  expect(scrolling).toMatch(/the options, above: from /)
  await close()
})
