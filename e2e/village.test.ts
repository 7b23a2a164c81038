/** Village is played on its board: every place that offers something is clicked where it lies. */

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, faults, PHONE } from './layout.ts'
import { lay, recordOf, type Scene } from './scenes.ts'
import { openStage } from './stage.ts'
import { barriers, settle, visit } from './visit.ts'

const stage = openStage()

const PHONE_SIZE = { width: 360, height: 780 }
const DESK_SIZE = { width: 1440, height: 900 }

async function open(scene: Scene, options: Parameters<typeof visit>[1]) {
  const visitor = await visit(stage.browser, { confirm: true, ...options })
  const { page } = visitor
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, [scene], [recordOf(scene)])
  await page.goto(`${stage.url}/table/here-${scene.id}`)
  await page.locator('.banner.mine').waitFor()
  return visitor
}

/** What one sees of the state of the table. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const keys = [...document.querySelectorAll('[data-option]')].map((e) => e.getAttribute('data-option'))
    // On phones what finishes stands at the thumb.
    const said = ['.banner', '.slots'].map((part) => document.querySelector(part)?.textContent)
    return [...said, ...keys].join(' | ')
  })

const roundOf = (page: Page) => page.locator('.v-course-head .rounds').getAttribute('aria-label')

/** Where a place can be pressed: who stands on it and may act, too, covers its middle, and windows have round corners. */
async function freePoint(spot: Locator): Promise<{ x: number; y: number }> {
  await spot.scrollIntoViewIfNeeded()
  const point = await spot.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    for (const down of [0.5, 0.2, 0.8])
      for (const along of [0.5, 0.2, 0.8]) {
        const [x, y] = [width * along, height * down]
        if (document.elementFromPoint(left + x, top + y)?.closest('.v-spot') === button) return { x, y }
      }
    return null
  })
  if (point === null) throw new Error(`covered altogether: ${await spot.getAttribute('aria-label')}`)
  return point
}

/** Clicks one thing on the board or confirms; says where it clicked. */
async function clickBoard(page: Page, n: number): Promise<string> {
  const confirm = page.locator('.slots :is(.confirm, .finish:not(.off, .have-enough)):not([disabled])')
  // An action is declined where nothing else is offered.
  const enough = page.locator('.slots .have-enough:not([disabled])')
  const ways = page.locator('.v-ways .way, .counters .more:not(:disabled)')
  const highlights = page.locator(
    '.v-board :is(.v-stone.highlighted, .v-spot.may, .v-figure.may), .v-have .v-figure.may',
  )
  // Places with several ways come first, then the stones of the crafts, which lead to such places.
  const severalWays = page.locator('.v-board .v-spot.may[aria-expanded]')
  const crafts = page.locator('.v-crafts .v-stone.highlighted')
  await confirm.or(enough).or(ways).or(highlights).first().waitFor()
  const before = await looks(page)
  let where = 'confirm'
  if ((await confirm.count()) > 0) await confirm.first().click()
  else if ((await ways.or(highlights).count()) === 0) await enough.click()
  else {
    let targets = highlights
    for (const better of [crafts, severalWays, ways]) if ((await better.count()) > 0) targets = better
    const target = targets.nth(n % (await targets.count()))
    where = (await target.getAttribute('class')) ?? ''
    if (where.includes('v-spot')) await target.click({ position: await freePoint(target) })
    else await target.click()
  }
  await expect.poll(() => looks(page)).not.toBe(before)
  return where
}

test.each([DESK_SIZE, PHONE_SIZE])(
  '[V-ROUND-12] a whole round is played by clicking the board alone, at $width px',
  async (size) => {
    const scene: Scene = { id: 'v-board', game: 'village', seats: 2, asked: 'turn', after: 0 }
    const { page, errors, close } = await open(scene, size)
    const first = await roundOf(page)
    const where = new Set<string>()
    for (let n = 0; (await roundOf(page)) === first; n++) {
      if (n > 200) throw new Error('the round does not end')
      where.add(await clickBoard(page, n))
    }
    expect([...where].sort()).toEqual(
      expect.arrayContaining(['btn small way', 'confirm', 'v-spot may', 'v-stone highlighted']),
    )
    expect(errors).toEqual([])
    await close()
  },
)

test('on a phone every place is a sign in sight that opens whole', async () => {
  const scene: Scene = { id: 'v-board', game: 'village', seats: 2, asked: 'turn', after: 24 }
  const { page, errors, close } = await open(scene, { width: 390, height: 844 })
  const sheet = await page.locator('.slots').boundingBox()
  const places = page.locator('.v-board .v-place')
  expect(await places.count()).toBe(10)
  for (const place of await places.all()) {
    const box = await place.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), (await place.getAttribute('class')) ?? '').toBeLessThan(sheet?.y ?? 0)
  }
  for (const [place, inside] of [
    ['crafts', '.v-buildings'],
    ['market', '.v-market-in'],
    ['chronicle', 'ul'],
  ]) {
    const part = page.locator(`.v-${place} > ${inside}`)
    expect(await part.isVisible(), place).toBe(false)
    const fold = page.locator(`.v-${place} > .v-fold`)
    await fold.focus()
    await page.keyboard.press('Enter')
    await part.waitFor()
    await page.keyboard.press('Enter')
    await part.waitFor({ state: 'hidden' })
  }
  expect(errors).toEqual([])
  await close()
})

test.each([
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
])('on a tablet held upright the whole base board is in sight, at $width px', async (size) => {
  for (const seats of [1, 3, 5]) {
    const scene: Scene = { id: `v-upright${seats}`, game: 'village', seats, asked: 'turn', after: 40 * seats }
    const { page, close } = await open(scene, size)
    expect(await page.locator('.r-board').evaluate((board) => board.scrollHeight - board.clientHeight)).toBe(0)
    const map = page.locator('.v-map')
    if (!(await map.isVisible())) {
      await page.locator('.v-travel > .v-fold').click({ position: { x: 200, y: 20 } })
      await map.waitFor()
    }
    await close()
  }
})

test('a sign tells how many of mine are there', async () => {
  const scene: Scene = { id: 'v-alone', game: 'village', seats: 1, asked: 'turn', after: 40 }
  const { page, close } = await open(scene, { width: 390, height: 844 })
  const told = await page.locator('.v-church .v-folk').innerText()
  await page.locator('.v-church > .v-fold').focus()
  await page.keyboard.press('Enter')
  await page.locator('.v-church-steps').waitFor()
  const there = page.locator('.v-church-steps .seat-1').filter({ hasNot: page.locator('.seat-1') })
  expect(Number(told)).toBeGreaterThan(1)
  expect(await there.count()).toBe(Number(told))
  await close()
})

test('the space whose stone is taken is stamped, and so is the workshop; Escape closes its choices', async () => {
  const scene: Scene = { id: 'v-stamp', game: 'village', seats: 2, asked: 'turn', after: 0 }
  const { page, errors, close } = await open(scene, DESK_SIZE)
  await page.locator('.v-crafts .v-stone.highlighted').first().click()
  await page.locator('.v-crafts > .stamp').waitFor()
  const shop = page.locator('.v-buildings .v-spot[aria-expanded]').first()
  await shop.click()
  await page.locator('.v-ways').waitFor()
  // They hang right below the workshop, not at the edge of the place.
  const [at, ways] = [await shop.boundingBox(), await page.locator('.v-ways').boundingBox()]
  if (at === null || ways === null) throw new Error('nothing to measure')
  expect(Math.abs(ways.y - (at.y + at.height))).toBeLessThan(12)
  expect(Math.min(at.x + at.width, ways.x + ways.width) - Math.max(at.x, ways.x)).toBeGreaterThan(40)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.v-ways').count()).toBe(0)
  await expect.poll(() => shop.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('.v-ways .way').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.v-buildings > li > .stamp').waitFor()
  expect(errors).toEqual([])
  await close()
})

test('whoever may be chosen is heard by their own name', async () => {
  const scene: Scene = { id: 'v-heard', game: 'village', seats: 2, asked: 'trainee', after: 0, bot: 'random' }
  const { page, close } = await open(scene, DESK_SIZE)
  const heard = await page.locator('.v-have .v-figure.may .sr-only').allTextContents()
  expect(heard.length).toBeGreaterThan(1)
  expect(new Set(heard).size).toBe(heard.length)
  await close()
})

test('a leaf closes with Escape, and no line of the banner is cut however much was chosen', async () => {
  const scene: Scene = {
    id: 'vb-load',
    game: 'village',
    seats: 3,
    asked: 'load',
    after: 3,
    bot: 'random',
    options: { inn: true, port: true, marriage: true, goals: true },
  }
  const { page, errors, close } = await open(scene, { width: 390, height: 844 })
  for (const words of [4, 12, 20, 40]) {
    await page.locator('.banner .say').evaluate((say, n) => {
      say.querySelector('small')?.remove()
      const chosen = document.createElement('small')
      chosen.className = 'chosen'
      chosen.textContent = 'Gewählt: heuert einen Kapitän an '.repeat(9).split(' ').slice(0, n).join(' ')
      say.append(chosen)
    }, words)
    await settle(page)
    const cut = await page.locator('.banner .say').evaluate((say) => {
      // What scrolls shows whole lines.
      const line = Number.parseFloat(getComputedStyle(say).lineHeight)
      const inRun = say.matches('[data-fit="run"][data-long]')
      return inRun ? say.clientHeight % line : Math.max(0, say.scrollHeight - say.clientHeight - 1)
    })
    expect(cut, `${words} words`).toBe(0)
  }
  await page.locator('.v-leaf').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.v-leaf').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await close()
})

const QUESTIONS = ['craft', 'product', 'council', 'church', 'travel', 'serve', 'family', 'climb', 'pay'] as const
const scenes: readonly Scene[] = QUESTIONS.map((asked) => ({
  id: `v-${asked}2`,
  game: 'village',
  seats: 3,
  asked,
  after: 60,
  bot: 'random',
}))

test('places that offer something, and those that say why not, are large enough for thumbs and free of barriers', async () => {
  const { page, errors, close } = await visit(stage.browser, { confirm: true, ...PHONE_SIZE })
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, scenes, scenes.map(recordOf))
  const found: string[] = []
  for (const { id } of scenes) {
    await page.goto(`${stage.url}/table/here-${id}`)
    await page.locator('.banner.mine').waitFor()
    await page.locator('.v-board :is(.v-spot.may, .v-figure.may)').first().waitFor()
    found.push(...(await faults(page, PHONE)).map((fault) => `${id}: ${fault}`))
    found.push(...(await barriers(page)).map((barrier) => `${id}: ${barrier}`))
  }
  expect(found).toEqual([])
  expect(errors).toEqual([])
  await close()
})

const DECLINED = [
  ['harvest', 'harvest'],
  ['family', 'family'],
  ['craft', 'crafts'],
  ['serve', 'market'],
  ['travel', 'travel'],
  ['council', 'council'],
  ['privilege', 'council'],
  ['church', 'church'],
] as const
const declined: readonly Scene[] = DECLINED.map(([asked]) => ({
  id: `v-no-${asked}`,
  game: 'village',
  seats: 5,
  asked,
  after: 60,
  bot: 'random',
}))

test('[V-ROUND-15] [V-MARKET-06] what is asked can be declined at every width, and its space is in sight', async () => {
  const { page, errors, close } = await visit(stage.browser, { confirm: true, ...DESK_SIZE })
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, declined, declined.map(recordOf))
  const found: string[] = []
  for (const [i, { id }] of declined.entries()) {
    await page.goto(`${stage.url}/table/here-${id}`)
    await page.locator('.banner.mine').waitFor()
    const no = page.locator('.btn.finish.have-enough, .v-decline')
    // Where the banner says what is counted, the sign says no; never both.
    expect(await no.count(), id).toBe(1)
    for (const size of [PHONE_SIZE, DESK_SIZE, { width: 1920, height: 1080 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      // Open choices lie over what is beside them.
      const open = await page.locator('.v-ways').count()
      const rules = size.width < 700 ? PHONE : DESK
      if (open === 0) found.push(...(await faults(page, rules)).map((fault) => `${id}, ${size.width} px: ${fault}`))
      const box = await no.boundingBox()
      if (box === null || box.y + box.height > size.height) found.push(`${id}, ${size.width} px: nothing declines`)
      const about = page.locator(`.v-board .v-about.v-${DECLINED[i]?.[1]}`)
      if (((await about.boundingBox())?.y ?? size.height) > size.height)
        found.push(`${id}, ${size.width} px: not in sight`)
    }
    const before = await looks(page)
    await no.click()
    await expect.poll(() => looks(page)).not.toBe(before)
  }
  expect(found).toEqual([])
  expect(errors).toEqual([])
  await close()
})

test.each([DESK_SIZE, PHONE_SIZE])(
  '[V-SETUP-24] the stone of the start compensation is taken on the board, at $width px',
  async (size) => {
    const scene: Scene = { id: 'v-supply', game: 'village', seats: 4, asked: 'stones', options: { startSeat: 2 } }
    const { page, errors, close } = await open(scene, size)
    expect(await page.locator('.v-supply .way').count()).toBe(4)
    expect(await page.locator(':is(.side2, .step-sheet) .list:visible').count()).toBe(0)
    expect(await faults(page, size === PHONE_SIZE ? PHONE : DESK)).toEqual([])
    expect(await barriers(page)).toEqual([])
    await page.locator('.v-supply .way').nth(1).click()
    await page.locator('.v-supply .way.is-chosen').waitFor()
    await page.locator('.confirm').click()
    await expect.poll(() => page.locator('.v-supply .way').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  },
)

test('[V-MARKET-03] a customer in the queue says why not', async () => {
  const scene: Scene = { id: 'v-serve', game: 'village', seats: 3, asked: 'serve', after: 60, bot: 'random' }
  const { page, errors, close } = await open(scene, DESK_SIZE)
  await page.locator('.v-queue .v-spot.maynot').first().click()
  await page.locator('[role="dialog"]').waitFor()
  expect(await page.locator('[role="dialog"]').textContent()).toContain('Warteschlange')
  expect(errors).toEqual([])
  await close()
})

test('[V-COIN-04] a payment is counted beside what it pays for, the cheapest at once; one press pays', async () => {
  const scene: Scene = { id: 'v-pay2', game: 'village', seats: 3, asked: 'pay', after: 30, bot: 'random' }
  const { page, errors, close } = await open(scene, DESK_SIZE)
  await page.locator('.popover .counters').waitFor()
  const counted = () =>
    page.locator('.counter').evaluateAll((all) => all.map((one) => one.textContent?.match(/\d+/)?.[0]))
  expect(await counted()).toEqual(['1', '0'])
  expect(await page.locator('.v-ways .way').count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  // The other way takes the place of the first; back again it is one press, too.
  await page.locator('.counter .more:not([disabled])').click()
  expect(await counted()).toEqual(['0', '1'])
  await page.locator('.counter .more:not([disabled])').click()
  const before = await looks(page)
  await page.locator('.slots .finish').click()
  await expect.poll(() => looks(page)).not.toBe(before)
  expect(errors).toEqual([])
  await close()
})

test('[V-COIN-04] what was paid otherwise than proposed is confirmed like everything else', async () => {
  const scene: Scene = { id: 'v-church2', game: 'village', seats: 2, asked: 'church', after: 20, bot: 'random' }
  const { page, errors, close } = await open(scene, DESK_SIZE)
  await page.locator('.popover .counters').waitFor()
  await page.locator('.counter .more:not([disabled])').click()
  await page.locator('.slots .finish').click()
  await page.locator('.popover .counters').waitFor({ state: 'detached' })
  const before = await page.locator('.log .line').count()
  await page.locator('.slots .confirm:not([disabled])').click()
  await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(before)
  expect(await page.locator('.refusing').count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('[V-HARVEST-01] a stone for the harvest brings it with the same press; taken back, it can be declined', async () => {
  const scene: Scene = { id: 'v-board', game: 'village', seats: 2, asked: 'turn', after: 0 }
  const { page, errors, close } = await open(scene, DESK_SIZE)
  await page.locator('.v-harvest .v-stone.highlighted').first().click()
  await page.locator('.confirm:not([disabled])').waitFor()
  await page.locator('.slots .btn', { hasText: 'Zurücknehmen' }).click()
  await page.locator('.btn.finish.have-enough').click()
  await page.locator('.confirm:not([disabled])').waitFor()
  expect(errors).toEqual([])
  await close()
})

test('a card on the table is read at large by resting on it', async () => {
  const scene: Scene = { id: 'v-board', game: 'village', seats: 2, asked: 'turn', after: 24 }
  const { page, errors, close } = await open(scene, DESK_SIZE)
  await page.locator('.v-tile .picture.face img').first().waitFor()
  await page.locator('.v-tile .v-face').first().hover({ force: true })
  await page.locator('.explain.of-card .card.zoom').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(errors).toEqual([])
  await close()
})
