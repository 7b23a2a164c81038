/** A visitor: a browser page that remembers every error it saw, and knows how to look for barriers. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GAMES } from '@dorfplatz/games'
import type { Browser, Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface VisitOptions {
  readonly name?: string
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark' | 'device'
  readonly lang?: 'de' | 'en'
  readonly confirm?: boolean
  /** Things move; still where it is left out. */
  readonly speed?: 'fast' | 'normal'
  /** Plays for the first time and is helped; nobody is where it is left out. */
  readonly first?: boolean
  /** The browser asks for less motion; it does where nothing moves. */
  readonly reduced?: boolean
}

export interface Visit {
  readonly page: Page
  /** Errors of the console and of scripts; lost connections are not among them. */
  readonly errors: string[]
  close(): Promise<void>
}

const NETWORK = /Failed to load resource|WebSocket connection|ERR_CONNECTION|ERR_INTERNET/

export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.lang === 'en' ? 'en-GB' : 'de-DE',
    colorScheme: options.theme === 'dark' ? 'dark' : 'light',
    reducedMotion: (options.reduced ?? options.speed === undefined) ? 'reduce' : 'no-preference',
    bypassCSP: false,
  })
  const page = await context.newPage()
  // A bound for what never comes; how fast a page is, benches say.
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  if (options.first !== true) {
    await page.addInitScript((games) => {
      for (const game of games) localStorage.setItem(`dorfplatz.first.${game}`, '*')
    }, GAMES)
  }
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('dorfplatz.settings') === null) localStorage.setItem('dorfplatz.settings', settings)
    },
    JSON.stringify({
      speed: options.speed ?? 'off',
      name: options.name ?? 'Anna',
      confirm: options.confirm ?? false,
      theme: options.theme ?? 'light',
      lang: options.lang ?? 'de',
    }),
  )
  return { page, errors, close: () => context.close() }
}

/** A page is looked at when its letters are there and it has drawn itself at its size, which it is told with a picture. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** The page's time stands still until `page.clock.resume()`; for pages that were opened after `page.clock.install()`. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

/** What axe finds, one line each; only about colours when the same page is looked at in another print. */
export async function barriers(page: Page, only?: 'colours'): Promise<string[]> {
  await settle(page)
  await page.evaluate(AXE)
  const which = only === 'colours' ? ', runOnly: ["color-contrast"]' : ''
  const result = (await page.evaluate(`axe.run(document, { resultTypes: ["violations"]${which} })`)) as AxeResult
  return result.violations.flatMap((v) =>
    v.nodes
      .slice(0, 4)
      .map((n) => `${v.id}: ${n.html.slice(0, 160)} ${(n.failureSummary ?? '').slice(0, 220).replaceAll('\n', ' ')}`),
  )
}

/** Things that stick out of the page or whose words are cut off. */
export async function overflows(page: Page): Promise<string[]> {
  await settle(page)
  return page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 1) found.push(`page is ${wide} px too wide`)
    const named = 'button, a, h1, h2, h3, h4, b.space-name, .row-title b, .seat-name, dt, label'
    for (const element of document.querySelectorAll<HTMLElement>(named)) {
      if (element.offsetParent === null || element.closest('.sr-only, .skip, .tool-word, .cclabel')) continue
      const style = getComputedStyle(element)
      // Words for the ear only.
      if (style.clipPath === 'inset(50%)') continue
      const clips = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis'
      if (clips && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut off: ${(element.textContent ?? '').slice(0, 60)} (${element.className})`)
      }
    }
    return found
  })
}
