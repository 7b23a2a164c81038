/** How much of a page has moved by itself, as browsers count it: 1 is the whole window by its whole height. */

import type { Page } from 'playwright-core'

/** Lists grow and shrink, and cards leave the hand: what stands there makes room. */
const LISTS = '.side2, .r-rack, .popover, .mates'

interface Shift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Counts from now on. */
export async function watchShift(page: Page): Promise<void> {
  await page.evaluate((lists) => {
    const seen = { shifted: 0, parts: new Set<string>() }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        for (const { node, previousRect: was, currentRect: now } of entry.sources) {
          const part = node instanceof Element ? node : node?.parentElement
          if (part == null || part.closest(lists) !== null) continue
          // An entry counts all that moved in a picture: of one that a list is part of, only the rest is counted.
          const way = Math.max(Math.abs(was.x - now.x), Math.abs(was.y - now.y))
          const area = Math.max(was.width * was.height, now.width * now.height)
          const { innerWidth: w, innerHeight: h } = window
          seen.shifted += (Math.min(1, (2 * area) / (w * h)) * way) / Math.max(w, h)
          seen.parts.add(`${part.tagName} ${part.getAttribute('class')}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: false })
    ;(window as unknown as { seenShift: typeof seen }).seenShift = seen
  }, LISTS)
}

/** The sum so far, and what has moved. */
export function shiftOf(page: Page): Promise<{ readonly shifted: number; readonly parts: readonly string[] }> {
  return page.evaluate(() => {
    const { seenShift } = window as unknown as { seenShift: { shifted: number; parts: Set<string> } }
    return { shifted: seenShift.shifted, parts: [...seenShift.parts] }
  })
}
