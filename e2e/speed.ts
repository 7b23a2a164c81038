/**
 * How quick the table is, measured in a real browser: `npm run bench:web [alone] [offline] [online] [motion] [hunt]`.
 *
 * alone: a solo game, with the processor time of the page's own thread for each click, which holds on a busy machine, too;
 * `speed=normal` for one with animation.
 * offline, online: a whole game of Hallertau with three bots, from each click to its painted effect, at 1920x1080 unless
 * told otherwise (`size=1440x900`).
 * motion: both with animation for a while (`seconds=60`), and the pictures on the screen while something flies. hunt: complete games clicked as
 * fast as the page allows, looking for clicks without an effect and for times in which the page stood still.
 * Figures hold on a quiet machine only: the load of the last minute stands beside each. `game=village` plays another one.
 * Every figure is also given in units of a calibration loop of the same run, so that runs on different machines compare.
 */

import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { ensureBuilt } from './built.ts'
import { gaps, watchFrames } from './frames.ts'
import { layGauge, press, type Reading, readGauge } from './gauge.ts'
import { openHouse } from './house.ts'
import { chance } from './play.ts'
import { DIST, serveStill } from './still.ts'

const wanted = process.argv.slice(2).filter((word) => !word.includes('='))
const given = new Map(
  process.argv.slice(2).flatMap((word) => (word.includes('=') ? [word.split('=', 2)] : [])) as [string, string][],
)
const dist = given.get('dist') ?? DIST
const game = given.get('game') ?? 'hallertau'
const games = Number(given.get('games') ?? 3)
const seconds = Number(given.get('seconds') ?? 60)
const [width = 1920, height = 1080] = (given.get('size') ?? '1920x1080').split('x').map(Number)
const does = (name: string) => (wanted.length === 0 ? name !== 'hunt' : wanted.includes(name))

/** What the browser says its page's thread was busy with, and what we call it. */
const SPENT_ON = [
  ['TaskDuration', 'all'],
  ['ScriptDuration', 'scripts'],
  ['RecalcStyleDuration', 'styles'],
  ['LayoutDuration', 'layout'],
] as const

/** A picture that comes later than this after the one before has left others out: 60 a second are wanted. */
const FRAME_MS = 1000 / 60

/** How many pictures were left out. */
const dropped = (frames: readonly number[]): number =>
  frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0)

/** So many of the slowest clicks are named. */
const SLOWEST = 5

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

function line(name: string, list: readonly number[], unit: number): string {
  const sorted = [...list].sort((a, b) => a - b)
  const figures = [0.5, 0.95, 0.99, 1].map((part) => at(sorted, part))
  const plain = figures.map((ms) => ms.toFixed(0).padStart(5)).join(' ')
  const ratio = figures.map((ms) => (ms / unit).toFixed(1).padStart(5)).join(' ')
  return `${name.padEnd(26)} n=${String(list.length).padStart(4)}  p50/p95/p99/max ms: ${plain}  in loops: ${ratio}`
}

function report(title: string, reading: Reading, frames: readonly number[] = []): void {
  const { clicks, taken, long, stall, calibration, unanswered } = reading
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const out = [`== ${title} (calibration loop ${calibration.toFixed(1)} ms, load ${load})`]
  if (clicks.length > 0) {
    const times = clicks.map(({ ms }) => ms)
    out.push(line('click to painted effect', times, calibration), line('click to painted mark', taken, calibration))
    const slowest = clicks.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
    out.push(`slowest: ${slowest.map(({ ms, pressed }) => `${ms.toFixed(0)} ${pressed}`).join(' | ')}`)
  }
  if (frames.length > 0) {
    const mean = frames.reduce((a, b) => a + b, 0) / frames.length
    out.push(line('picture while flying', frames, calibration))
    out.push(`pictures per second while flying: ${(1000 / mean).toFixed(1)}, left out: ${dropped(frames)}`)
  }
  out.push(line('long tasks', long, calibration))
  out.push(
    `longest stall: ${stall.toFixed(0)} ms; clicks without effect: ${unanswered.length} ${unanswered.join(' | ')}`,
  )
  process.stdout.write(`${out.join('\n')}\n`)
}

async function visitor(browser: Browser, speed: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'de-DE' })
  const page = await context.newPage()
  page.on('pageerror', (error) => process.stdout.write(`error: ${error.message}\n`))
  await page.addInitScript(
    (settings) => localStorage.setItem('dorfplatz.settings', settings),
    JSON.stringify({ speed, name: 'Anna', confirm: false, theme: 'light', lang: 'de' }),
  )
  return page
}

/** Plays to the end, or for so long; `rest` milliseconds lie between two clicks. */
async function playThrough(page: Page, seed: number, rest: number, limit: number): Promise<boolean> {
  const random = chance(seed)
  const end = Date.now() + limit
  while (Date.now() < end) {
    const did = await press(page, random(1_000_003))
    if (did === 'over') return true
    await page.waitForTimeout(did === 'pressed' ? rest : 15)
  }
  return false
}

/** Nobody sees a table change and has clicked sooner. */
const HAND = 200

async function here(browser: Browser, url: string, speed: string, bots = 3, hand = HAND): Promise<Page> {
  const page = await visitor(browser, speed)
  await page.goto(`${url}/play/${game}`)
  await page.locator('.plays .opt').nth(bots).click()
  await page.locator('.banner').waitFor()
  await layGauge(page, hand)
  return page
}

/** A table with one bot at a server of this machine. */
async function there(browser: Browser, url: string, speed: string): Promise<Page> {
  const page = await visitor(browser, speed)
  await page.goto(`${url}/new?game=${game}`)
  await page.locator('.seatplan select').first().waitFor()
  const seats = page.locator('.seatplan select')
  for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).selectOption({ index: 2 })
  await page.locator('.create .btn.primary:not([disabled])').click()
  await page.locator('.banner').waitFor()
  await layGauge(page, HAND)
  return page
}

/** Clicks and the pictures between them, for somebody who watches the others' moves. Looking costs the page time: seldom. */
async function watched(browser: Browser, page: Page, title: string): Promise<void> {
  const stop = await watchFrames(browser, page)
  const random = chance(5)
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const did = await press(page, random(1_000_003), false)
    if (did === 'over') break
    await page.waitForTimeout(did === 'pressed' ? 700 : 250)
  }
  const reading = await readGauge(page)
  report(title, reading, gaps(await stop(), reading.flown))
  await page.context().close()
}

if (dist === DIST) ensureBuilt()
const browser = await launch()
const site = await serveStill(dist)

if (does('alone')) {
  const page = await here(browser, site.url, given.get('speed') ?? 'off', 0)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async (): Promise<number[]> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return SPENT_ON.map(([name]) => 1000 * (metrics.find((m) => m.name === name)?.value ?? 0))
  }
  const before = await busy()
  const over = await playThrough(page, 5, 150, 240_000)
  const after = await busy()
  const reading = await readGauge(page)
  report(`alone, ${over ? 'a whole game' : 'part of a game'}`, reading)
  const spent = SPENT_ON.map(([, word], i) => {
    const each = ((after[i] ?? 0) - (before[i] ?? 0)) / Math.max(1, reading.clicks.length)
    return `${word} ${each.toFixed(1)}`
  })
  process.stdout.write(`processor time of the page for each click, ms: ${spent.join(', ')}\n`)
  await page.context().close()
}

if (does('offline')) {
  const page = await here(browser, site.url, 'off')
  const over = await playThrough(page, 5, 150, 240_000)
  report(`offline, three bots, ${over ? 'a whole game' : 'part of a game'}`, await readGauge(page))
  await page.context().close()
}

if (does('online')) {
  const house = await openHouse(dist)
  const page = await there(browser, house.url, 'off')
  const over = await playThrough(page, 5, 150, 240_000)
  report(`local server, a bot, ${over ? 'a whole game' : 'part of a game'}`, await readGauge(page))
  await page.context().close()
  await house.close()
}

if (does('motion')) {
  await watched(browser, await here(browser, site.url, 'normal'), 'offline, three bots, animated')
  const house = await openHouse(dist)
  await watched(browser, await there(browser, house.url, 'normal'), 'local server, a bot, animated')
  await house.close()
}

if (does('hunt')) {
  for (let game = 0; game < games; game++) {
    const page = await here(browser, site.url, ['off', 'fast', 'normal'][game % 3] ?? 'off', 3, 0)
    const over = await playThrough(page, 100 + game, 10, 400_000)
    report(`hunt, game ${game + 1}, ${over ? 'to its end' : 'NOT to its end'}`, await readGauge(page))
    await page.context().close()
  }
}

await browser.close()
site.stop()
