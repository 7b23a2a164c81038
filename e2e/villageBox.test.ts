/** Village with the whole box: two browsers and a phone play it to its end, and nothing is in the way at any size. */

import { kernel, type MatchRecord, replay } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../games/village/index.ts'
import { stops } from '../games/village/ui/stops.ts'
import { start } from './company.ts'
import { notInSight } from './layout.ts'
import { chance, clickOne, isOver, playOut, WHOLE_GAME_MS } from './play.ts'
import { lay, recordOf, type Scene, sitAt, standingAt } from './scenes.ts'
import { openHouseStage } from './stage.ts'
import { barriers, overflows, settle, visit } from './visit.ts'

const stage = openHouseStage()
const ALL = { inn: true, port: true, marriage: true, goals: true }

test(
  'two browsers play a whole game with all expansions by clicking',
  async () => {
    const anna = await visit(stage.browser, { name: 'Anna' })
    const bertram = await visit(stage.browser, { name: 'Bertram', lang: 'en', width: 1280, height: 720 })
    await anna.page.goto(`${stage.url}/new?game=village`)
    await anna.page.locator('.boxpart-switch').last().waitFor()
    for (const part of await anna.page.locator('.boxpart-switch').all()) await part.click()
    await anna.page.locator('.create .btn.primary:not([disabled])').click()
    await bertram.page.goto((await anna.page.locator('.sharelink').textContent()) ?? '')
    await bertram.page.locator('.seatplan .btn.primary').click()
    await start(anna.page, bertram.page)
    expect(await anna.page.locator('.v-inn, .v-marriage, .v-smuggler, .v-sea').count()).toBe(4)
    await playOut([anna.page, bertram.page], 17)
    await bertram.page.locator('.result').waitFor()
    const totals = (page: typeof anna.page) => page.locator('.score tfoot td').allTextContents()
    const seen = await totals(anna.page)
    expect(seen).toHaveLength(2)
    expect(await totals(bertram.page)).toEqual(seen)
    // The sheet has a line for everything the box can bring.
    const lines = await anna.page.locator('.score tbody th').allTextContents()
    expect(lines.join()).toContain('Personen')
    expect([...anna.errors, ...bertram.errors]).toEqual([])
    await anna.close()
    await bertram.close()
  },
  2 * WHOLE_GAME_MS,
)

test(
  'a phone plays a solo game with all expansions to its end',
  async () => {
    const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844 })
    await page.goto(`${stage.url}/new?game=village&together=true`)
    await page.getByRole('button', { name: 'Letzten Platz wegnehmen' }).click()
    await page.locator('.boxpart-switch').last().waitFor()
    for (const part of await page.locator('.boxpart-switch').all()) await part.click()
    await page.locator('.create .btn.primary:not([disabled])').click()
    await page.locator('.banner.mine').waitFor()
    // Cards have a tab of their own; Conny has her tile.
    expect(await page.locator('.tabs button').allInnerTexts()).toContainEqual(expect.stringContaining('Hand'))
    expect(await page.locator('.v-conny').count()).toBe(1)
    const random = chance(23)
    const end = Date.now() + WHOLE_GAME_MS
    while (!(await isOver(page))) {
      if (!(await clickOne(page, random))) await page.waitForTimeout(15)
      if (Date.now() > end) throw new Error('still playing')
    }
    expect(await page.locator('.score tfoot td').count()).toBe(1)
    expect(errors).toEqual([])
    await close()
  },
  2 * WHOLE_GAME_MS,
)

const QUESTIONS = [
  { id: 'vb-turn', asked: 'turn', after: 160, bot: 'greedy' },
  { id: 'vb-five', asked: 'turn', after: 260, bot: 'greedy', seats: 5 },
  { id: 'vb-inn', asked: 'innBuy', after: 5, bot: 'random' },
  { id: 'vb-sea', asked: 'sail', after: 20, bot: 'random' },
  { id: 'vb-marry', asked: 'marry', after: 20, bot: 'random' },
  { id: 'vb-serve', asked: 'serve', after: 40, bot: 'random' },
] as const
const scenes: readonly Scene[] = QUESTIONS.map((one) => ({ seats: 3, ...one, game: 'village', options: ALL }))
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

test('on a tablet held upright sea, weddings and smuggler are one press away, with ring and goods in sight', async () => {
  const solo: Scene = { id: 'vb-solo', game: 'village', seats: 1, asked: 'turn', after: 60, options: ALL }
  const all = [...scenes.filter(({ asked }) => asked === 'turn'), solo]
  const { page, errors, close } = await visit(stage.browser, { width: 768, height: 1024 })
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, all, all.map(recordOf))
  for (const { id } of all) {
    await page.goto(`${stage.url}/table/here-${id}`)
    await page.locator('.banner.mine').waitFor()
    await settle(page)
    expect(await notInSight(page, ['.v-ring', '.r-goods', '.r-rack', '.v-board']), id).toEqual([])
    expect(await page.locator('.r-board').evaluate((board) => board.scrollHeight - board.clientHeight), id).toBe(0)
    for (const [place, inside] of [
      ['travel', '.v-sea'],
      ['marriage', '.v-ranks'],
      ['smuggler', '.v-deals'],
    ]) {
      const part = page.locator(`.v-${place} ${inside}`).first()
      expect(await part.isVisible(), `${id} ${place}`).toBe(false)
      const fold = page.locator(`.v-${place} > .v-fold`)
      const box = await fold.boundingBox()
      // In the corner with the mark: elsewhere lie stones, and the reason why nothing can be done.
      await fold.click({ position: { x: (box?.width ?? 0) - 16, y: (box?.height ?? 0) - 14 } })
      await part.waitFor()
    }
  }
  await close()
  expect(errors).toEqual([])
})

test('[VI-47] whoever wants to be asked again only at a mass is asked at no turn before it', async () => {
  const scene: Scene = {
    id: 'vb-stop-random-1',
    game: 'village',
    seats: 2,
    asked: 'offer',
    after: 30,
    bot: 'random',
    options: { inn: true },
  }
  const { page, errors, close } = await sitAt(stage, scene, { confirm: true })
  const k = kernel(village)
  const match = (record: MatchRecord) => {
    const { match: m } = replay(k, record)
    if (m === null) throw new Error('the record does not replay')
    return m
  }
  /** The moment at which seat 0 is asked; null where it is asked something else. */
  const momentIn = (m: ReturnType<typeof match>): string | null => {
    const [asked] = k.view(m, 0).decisions
    return asked === undefined ? null : stops.of(asked)
  }
  const first = recordOf(scene)
  expect(momentIn(match(first))).toBe('turnEnds')
  await page.locator('.window-stops select').selectOption({ label: 'Vor der Mehrheit in der Kirche' })
  // No window is answered by a press: what is passed over, the page passes over by itself.
  const random = chance(5)
  const isOpen = async () => (await page.locator('.window-stops').count()) > 0
  const waits = async () => (await page.locator('.confirm:not([disabled])').count()) > 0
  const moment = async () => {
    const { record, staged } = await standingAt(page, `here-${scene.id}`)
    const m = match(record)
    for (const answer of staged) k.play(m, 0, answer)
    return momentIn(m)
  }
  // A pass that would reveal something waits for its confirmation, and the window before it is still open.
  while (!(await isOpen()) || (await waits()) || (await moment()) !== 'massMajority') {
    const acts = !(await isOpen()) || (await waits())
    if (!acts || !(await clickOne(page, random))) await page.waitForTimeout(15)
    await page.waitForFunction(() => document.querySelector('[data-pressed]') === null)
    if (await isOver(page)) throw new Error('no mass')
  }
  // That ends the waiting.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dorfplatz.stops.here-vb-stop-random-1')), { timeout: 30_000 })
    .toContain('"until":null')
  const { record } = await standingAt(page, `here-${scene.id}`)
  const passed = record.entries.flatMap((_, n): string[] => {
    if (n < first.entries.length || record.entries[n]?.[0] !== 0 || record.entries[n]?.[1] !== 'pass') return []
    const at = momentIn(match({ ...record, entries: record.entries.slice(0, n) }))
    return at === null ? [] : [at]
  })
  expect(passed.length, passed.join()).toBeGreaterThan(3)
  expect(passed).not.toContain('massMajority')
  expect(errors).toEqual([])
  await close()
}, 120_000)

test.each([
  { side: 'A', width: 390, height: 844 },
  { side: 'B', width: 1440, height: 900 },
])(
  '[VI-24] the first step of the inn is itself what is pressed to pay, in sight, side $side at $width px',
  async ({ side, ...size }) => {
    const options = { inn: true, innSide: side }
    const scene: Scene = {
      id: `vi-${side}`,
      game: 'village',
      seats: 3,
      asked: 'innPay',
      after: 5,
      bot: 'random',
      options,
    }
    const { page, errors, close } = await sitAt(
      stage,
      { ...scene, id: scene.id.toLowerCase() },
      { ...size, confirm: true },
    )
    const steps = page.locator('.v-ladder > li')
    expect(await steps.first().textContent()).toContain('Bezahlen')
    const lit = steps.first().locator('.v-spot.may')
    const box = await lit.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(size.height - 200)
    expect(await page.locator('.v-board .v-spot.may').count()).toBe(1)
    // What may be paid in several ways is counted there.
    if ((await page.locator('.counters').count()) > 0) await page.locator('.finish.primary').click()
    else await lit.click()
    await expect.poll(() => steps.nth(1).getAttribute('aria-current')).toBe('step')
    expect(errors).toEqual([])
    await close()
  },
)

test('[VM-34] a payment for a rank names no stone of its own, and comes back after it was closed', async () => {
  const options = { marriage: true }
  const scene: Scene = { id: 'vb-ranks', game: 'village', seats: 3, asked: 'marry', after: 40, bot: 'random', options }
  const { page, errors, close } = await sitAt(stage, scene, { confirm: true })
  const rank = page.locator('.v-board [data-spot^="rank:"].may').first()
  const shut = async () => {
    await page.locator('.popover').waitFor()
    // The counters, and then the list that takes their place.
    for (let i = 0; i < 2; i++) await page.keyboard.press('Escape')
    await page.locator('.popover').waitFor({ state: 'detached' })
  }
  await rank.click()
  await page.locator('.popover .counters').waitFor()
  expect(await page.locator('.say .i-stone-any').count()).toBe(1)
  await shut()
  // Its place asks again, and so does whoever chooses the rank once more.
  await rank.click()
  await shut()
  await page.locator('.slots .btn', { hasText: 'Zurücknehmen' }).click()
  await page.locator('.v-board button[data-spot^="rank:"].may').first().click()
  await page.locator('.popover .counters').waitFor()
  expect(errors).toEqual([])
  await close()
})

test('behind its tab on a phone a life goal holds all that belongs to it', async () => {
  const scene: Scene = { id: 'vb-goals', game: 'village', seats: 2, asked: 'turn', options: { goals: true } }
  const { page, errors, close } = await sitAt(stage, scene, { width: 360, height: 780 })
  await page.locator('.tabs button', { hasText: 'Hand' }).click()
  await page.locator('.v-goal').first().waitFor()
  const out = await page.locator('.v-goal').evaluateAll((goals) =>
    goals.flatMap((goal) => {
      const { left, right, bottom } = goal.getBoundingClientRect()
      const parts = [...goal.querySelectorAll('*')].map(
        (part) => [part.className, part.getBoundingClientRect()] as const,
      )
      return parts.filter(([, at]) => at.left < left || at.right > right || at.bottom > bottom).map(([name]) => name)
    }),
  )
  expect(out).toEqual([])
  expect(await overflows(page)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test.each(['light', 'dark'] as const)(
  'no barrier and nothing cut off with the whole box (%s)',
  async (theme) => {
    const { page, errors, close } = await visit(stage.browser, { theme })
    await page.goto(`${stage.url}/nowhere`)
    await lay(page, scenes, scenes.map(recordOf))
    const found: string[] = []
    for (const { id, asked } of scenes) {
      await page.goto(`${stage.url}/table/here-${id}`)
      await page.locator('.banner.mine').waitFor()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await settle(page)
        const at = `${id} ${size.width}`
        found.push(...(await overflows(page)).map((line) => `${at}: ${line}`))
        // The whole board stands in its region; on a tablet held upright while nothing but a turn is asked, with signs.
        if (size.width >= 1024 || (size.width === 768 && asked === 'turn')) {
          const out = await page.locator('.r-board').evaluate((board) => {
            const edge = board.getBoundingClientRect().bottom + 1
            return [...board.querySelectorAll('.v-place')].filter(
              (place) => place.getBoundingClientRect().bottom > edge,
            ).length
          })
          if (out > 0) found.push(`${at}: ${out} places below the board`)
        }
        // What one owns lies whole in its boxes, the hand and the goals in their strip.
        if (size.width >= 768) {
          const short = await page
            .locator('.v-have > .sheet, .r-rack')
            .evaluateAll((all) =>
              all
                .filter((box) => box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 2)
                .map((box) => box.className),
            )
          found.push(...short.map((name) => `${at}: ${name} is too small for what lies in it`))
        }
        // No place of a tablet is shorter than what lies in it.
        if (size.width === 768) {
          const cut = await page
            .locator('.v-place')
            .evaluateAll((all) => all.filter((place) => place.scrollHeight > place.clientHeight + 4).length)
          if (cut > 0) found.push(`${at}: ${cut} places too short`)
        }
        if (size.width === 1440 || size.width === 360)
          found.push(
            ...(await barriers(page, theme === 'dark' ? 'colours' : undefined)).map((line) => `${at}: ${line}`),
          )
      }
    }
    expect(found).toEqual([])
    expect(errors).toEqual([])
    await close()
  },
  240_000,
)
