/** Playing by hand: clicking or typing whatever is offered, until the game is over. */

import type { Page } from 'playwright-core'

/** What the question at hand offers: in the list, beside its place, in counters, in the rack, and where one may have enough. */
export const OFFERED =
  '.asked:first-child [data-option], .r-rack.asked [data-option], :is(.banner, .slots) [data-option], .popover [data-option], .amounts [data-option], .counters .more:not(:disabled)'

/** The same choices in every run of a test. */
export function chance(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.result').count()) > 0
}

/** Clicks one option in the page itself, as a finger would; false when there is nothing to do now. */
export async function clickOne(page: Page, random: (n: number) => number): Promise<boolean> {
  return page.evaluate(
    ({ selector, roll }) => {
      const confirm = document.querySelector<HTMLButtonElement>('.confirm:not([disabled])')
      if (confirm !== null) {
        confirm.click()
        return true
      }
      if (document.querySelector('.banner.mine') === null) return false
      const all = [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((one) => !one.disabled)
      // Fences offer nothing before they are laid around spaces of the farm: any may be put in or out until they fit.
      const spaces = [...document.querySelectorAll<HTMLButtonElement>('.yard button.highlighted')]
      const built = [...document.querySelectorAll<HTMLButtonElement>('.slots .finish:not(.off, :disabled)')]
      const offered = [all, built, spaces].find(({ length }) => length > 0) ?? []
      const button = offered[roll % Math.max(1, offered.length)]
      button?.click()
      return button !== undefined
    },
    { selector: OFFERED, roll: random(1_000_003) },
  )
}

/** Where the table stands as it is drawn: another value after every answer, staged or made. */
export const stepOf = (page: Page): Promise<string | null> => page.locator('[data-step]').getAttribute('data-step')

/**
 * Presses until the table has gone on. A page takes nothing before its last answer is told to be in order, a moment after
 * it is drawn: what was pressed in between it lets go of.
 */
export async function goOn(page: Page, press: () => Promise<unknown>): Promise<void> {
  const before = await stepOf(page)
  while ((await stepOf(page)) === before) {
    await press()
    await page.waitForFunction(
      (was) =>
        document.querySelector('[data-step]')?.getAttribute('data-step') !== was ||
        document.querySelector('[data-pressed]') === null,
      before,
    )
  }
}

/** Answers one question as soon as one is asked, and waits until the table has gone on. */
export async function act(page: Page, random: (n: number) => number): Promise<void> {
  await page.locator('.banner.mine, .confirm:not([disabled])').first().waitFor()
  await goOn(page, () => clickOne(page, random))
}

/** Whoever plays longer than that plays for ever: a game is thousands of steps, and a busy machine makes each longer. */
export const WHOLE_GAME_MS = 600_000

/** Lets several pages play until the first of them sees the end. */
export async function playOut(pages: readonly Page[], seed: number): Promise<number> {
  const random = chance(seed)
  const end = Date.now() + WHOLE_GAME_MS
  let clicks = 0
  for (;;) {
    let acted = false
    for (const page of pages) {
      if (await clickOne(page, random)) {
        acted = true
        clicks++
      }
    }
    const [first] = pages
    if (first === undefined || (await isOver(first))) return clicks
    if (Date.now() > end) throw new Error(`still playing after ${clicks} clicks`)
    if (!acted) await first.waitForTimeout(15)
  }
}

/** What one could press, as it stands: what is pressed too early changes nothing of it. */
const offer = (page: Page): Promise<string> =>
  page.evaluate((selector) => {
    const said = (one: Element) =>
      `${one.getAttribute('data-option')} ${one.getAttribute('aria-pressed')} ${one.textContent}`
    const step = document.querySelector('[data-step]')?.getAttribute('data-step')
    const seen = document.querySelectorAll(`${selector}, .slots button, .yard button, .counters button`)
    return [step, document.querySelector('.banner')?.textContent, ...[...seen].map(said)].join('|')
  }, OFFERED)

/** What is pressed so often and changes nothing means nothing here: who plays goes on to something else. */
const MOST_TRIES = 10

/** Presses until something has come of it, so that the same chance plays the same game on any machine. */
async function pressOnce(page: Page, press: () => Promise<unknown>): Promise<void> {
  const before = await offer(page)
  for (let tries = 0; tries < 20 * MOST_TRIES && (await offer(page)) === before && !(await isOver(page)); tries++) {
    if (tries % 20 === 0) await press()
    else await page.waitForTimeout(15)
  }
}

/** Plays a table with nobody else to its end, by clicks. */
export async function playAlone(page: Page, seed: number): Promise<number> {
  const random = chance(seed)
  const end = Date.now() + WHOLE_GAME_MS
  for (let clicks = 0; ; clicks++) {
    if (await isOver(page)) return clicks
    if (Date.now() > end) throw new Error(`still playing after ${clicks} clicks: ${await described(page)}`)
    const roll = random(1_000_003)
    await pressOnce(page, () => clickOne(page, () => roll))
  }
}

/** What a keyboard player is asked, and where they are. */
const described = (page: Page) =>
  page.evaluate(
    () => `${document.querySelector('.banner')?.textContent} | ${document.activeElement?.outerHTML.slice(0, 300)}`,
  )

/** Plays to the end by keys alone: to what is offered, to what confirms it, and back where the options end. */
export async function playByKeys(page: Page, seed: number): Promise<void> {
  const random = chance(seed)
  const end = Date.now() + WHOLE_GAME_MS
  const focused = () =>
    page.evaluate((offered) => {
      const active = document.activeElement
      if (document.querySelector('.result') !== null) return 'over'
      // What is chosen, or filled in, is confirmed in the banner, which stands before the boards.
      const confirms = ':is(.confirm, .slots .finish.primary):not(:disabled, .off)'
      if (active?.matches(confirms)) return 'confirm'
      const sure = document.querySelector(confirms) !== null
      // A note says that a space brings nothing, and offers it all the same; or why something is not possible.
      const inside = active?.closest('dialog, [role=dialog], [role=alertdialog]')
      if (active?.matches('.btn:not([data-option])') && inside != null && !sure) return 'all the same'
      // What is counted beside its place is no note: it is filled in, and a closed one would have to be found again.
      if (inside != null && active?.closest('.popover:has(.counters)') == null) return 'note'
      if (sure) return active?.closest('.regions') == null ? 'before it' : 'behind it'
      // Whoever presses what is chosen takes it back, and would do so for ever; but spaces that do not fit must go.
      const unfit = document.querySelector('.finish.off') !== null && active?.closest('.yard') != null
      const chosen = active?.getAttribute('aria-pressed') === 'true' && !unfit
      if (!chosen && active?.matches(`${offered}, [data-option], button:is(.can, .highlighted)`)) return 'option'
      if (document.querySelector('.banner.mine') === null) return 'wait'
      // Where the list is open the options stand in the rail, too.
      const listed = document.querySelector('.r-rail [data-option]') !== null
      return active?.closest('.r-rail') == null || listed ? 'elsewhere' : 'past'
    }, OFFERED)
  let skip = 0
  // Behind the options lies the whole log: whoever has come that far goes back to the last of them.
  let back = false
  for (let where = await focused(); where !== 'over'; where = await focused()) {
    if (Date.now() > end) throw new Error(`still playing: ${where}, ${await described(page)}`)
    if (where === 'past' || where === 'behind it') back = true
    if (where === 'before it') back = false
    if (where === 'wait') await page.waitForTimeout(15)
    else if (where === 'note') await page.keyboard.press('Escape')
    else if (where === 'all the same') await page.keyboard.press('Enter')
    else if (where === 'confirm') {
      await pressOnce(page, () => page.keyboard.press('Enter'))
      back = false
    } else if (where === 'option' && (back || skip-- <= 0)) {
      await pressOnce(page, () => page.keyboard.press('Enter'))
      skip = random(4)
      back = false
    } else await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
}
