/** The pictures a browser really put on the screen, from its own trace: what travels is moved apart from the page's thread. */

import type { Browser, Page } from 'playwright-core'

interface Traced {
  readonly name: string
  readonly ts: number
  readonly args?: { readonly data?: { readonly startTime?: number } }
}

/** One name for the mark by which the page's clock is read in the trace. */
const MARK = 'frames'
const DRAWN = 'DirectRenderer::DrawFrame'

/** Starts to watch; the function it resolves to ends that and gives the moments of all pictures, in the page's time. */
export async function watchFrames(browser: Browser, page: Page): Promise<() => Promise<number[]>> {
  const devtools = await browser.newBrowserCDPSession()
  const events: Traced[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['viz', 'blink.user_timing'], excludedCategories: ['*'] },
  })
  const at = await page.evaluate((name) => performance.mark(name).startTime, MARK)
  return async () => {
    const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await done
    await devtools.detach()
    const mark = events.find(({ name }) => name === MARK)
    if (mark === undefined) throw new Error('the trace does not tell the time')
    return events
      .filter(({ name }) => name === DRAWN)
      .map(({ ts }) => at + (ts - mark.ts) / 1000)
      .sort((a, b) => a - b)
  }
}

/** Milliseconds between two pictures while something was in the air. */
export function gaps(pictures: readonly number[], flown: readonly (readonly [number, number])[]): number[] {
  return flown.flatMap(([from, to]) => {
    const during = pictures.filter((at) => at >= from && at <= to)
    return during.slice(1).map((at, i) => at - (during[i] ?? at))
  })
}
