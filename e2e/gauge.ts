/** What is measured inside the page: clicks until their effect is painted, when something flies, long tasks. */

import type { Page } from 'playwright-core'
import { OFFERED } from './play.ts'

export interface Click {
  readonly ms: number
  /** What was pressed, in its own words. */
  readonly pressed: string
}

export interface Reading {
  /** From each click to the picture in which anything but the mark on the pressed thing is another. */
  readonly clicks: readonly Click[]
  /** Milliseconds from each click to the picture that shows anything of it at all: usually the mark under the finger. */
  readonly taken: readonly number[]
  /** Clicks without any effect after three seconds, with what was clicked. */
  readonly unanswered: readonly string[]
  /** When something was in the air: from and to, in the page's time. */
  readonly flown: readonly (readonly [number, number])[]
  /** Tasks of more than 50 ms. */
  readonly long: readonly number[]
  /** The longest time in which the page did nothing at all. */
  readonly stall: number
  /** A loop of pure arithmetic, the quickest of several runs: the machine's measure. */
  readonly calibration: number
}

interface Gauge {
  clicks: Click[]
  taken: number[]
  unanswered: string[]
  flown: [number, number][]
  long: number[]
  stall: number
  calibration: number
  press(roll: number, skips: boolean): 'over' | 'pressed' | 'wait'
  spin(): void
}

/** Runs in the page. */
function lay({ hand, offered }: { hand: number; offered: string }): void {
  const SIGNS = ['data-pressed', 'data-busy']
  let changed = 0
  const gauge: Gauge = {
    clicks: [],
    taken: [],
    unanswered: [],
    flown: [],
    long: [],
    stall: 0,
    calibration: Number.POSITIVE_INFINITY,
    spin() {
      const from = performance.now()
      let x = 1
      for (let i = 0; i < 3_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0
      if (x !== 0) gauge.calibration = Math.min(gauge.calibration, performance.now() - from)
    },
    press(roll, skips) {
      if (document.querySelector('.result') !== null) return 'over'
      const confirm = document.querySelector<HTMLButtonElement>('.confirm:not([disabled])')
      const skip = document.querySelector<HTMLButtonElement>('.skip-moves')
      const options = [...document.querySelectorAll<HTMLButtonElement>(offered)]
      const mine = document.querySelector('.banner.mine') !== null && performance.now() - changed > hand
      const button = mine ? (confirm ?? options[roll % Math.max(1, options.length)]) : null
      if (button == null) {
        if (skips) skip?.click()
        return 'wait'
      }
      time(button)
      button.click()
      return 'pressed'
    },
  }
  const afterPaint = (work: () => void) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = work
    channel.port2.postMessage(null)
  }
  // Known without asking for frames of our own, which would be work for the page.
  let framing = false
  const plainFrame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (work) =>
    plainFrame((now) => {
      framing = true
      afterPaint(() => {
        framing = false
      })
      work(now)
    })
  /** Once the picture that shows the change is painted: this frame's, if the change came while it is being made. */
  const painted = (work: () => void) => {
    if (framing) afterPaint(work)
    else plainFrame(() => afterPaint(work))
  }
  // Whatever opens, closes, counts or goes on is an effect. The mark under the finger, and that the table is busy, only say
  // that the press was taken; what is in the air may come from the move before.
  const isEffect = ({ attributeName, target }: MutationRecord): boolean =>
    !SIGNS.includes(attributeName ?? '') && (target as Partial<Element>).closest?.('.flights') == null
  const time = (button: HTMLElement) => {
    const from = performance.now()
    const pressed = (button.textContent ?? '').slice(0, 60)
    let taken = false
    const give = setTimeout(() => {
      watch.disconnect()
      gauge.unanswered.push(pressed)
    }, 3000)
    const watch = new MutationObserver((records) => {
      const effect = records.some(isEffect)
      if (!taken) painted(() => gauge.taken.push(performance.now() - from))
      taken = true
      if (!effect) return
      watch.disconnect()
      clearTimeout(give)
      painted(() => gauge.clicks.push({ ms: performance.now() - from, pressed }))
    })
    watch.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
  }
  let flies = 0
  const air = new MutationObserver(() => {
    const inTheAir = (document.querySelector('.flights')?.childElementCount ?? 0) > 0
    if (inTheAir && flies === 0) flies = performance.now()
    if (!inTheAir && flies > 0) {
      gauge.flown.push([flies, performance.now()])
      flies = 0
    }
  })
  const sheet = document.querySelector('.flights') ?? document.createElement('div')
  sheet.className = 'flights'
  sheet.setAttribute('aria-hidden', 'true')
  document.body.append(sheet)
  air.observe(sheet, { childList: true })
  const step = document.querySelector('[data-step]')
  if (step !== null) {
    new MutationObserver(() => {
      changed = performance.now()
    }).observe(step, { attributes: true })
  }
  let beat = performance.now()
  setInterval(() => {
    gauge.stall = Math.max(gauge.stall, performance.now() - beat - 25)
    beat = performance.now()
  }, 25)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) gauge.long.push(Math.round(entry.duration))
  }).observe({ type: 'longtask' })
  ;(window as unknown as { gauge: Gauge }).gauge = gauge
}

/** `hand`: so many milliseconds after the table has changed comes the next click, at the earliest. */
export async function layGauge(page: Page, hand: number): Promise<void> {
  await page.evaluate(lay, { hand, offered: OFFERED })
}

/** Presses what is asked, as a hand would that knows the game by heart; who `skips` does not wait for others' moves. */
export function press(page: Page, roll: number, skips = true): Promise<'over' | 'pressed' | 'wait'> {
  const told: readonly [number, boolean] = [roll, skips]
  return page.evaluate(([n, skip]) => (window as unknown as { gauge: Gauge }).gauge.press(n, skip), told)
}

export async function readGauge(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    const { gauge } = window as unknown as { gauge: Gauge }
    for (let i = 0; i < 9; i++) gauge.spin()
    const { clicks, taken, unanswered, flown, long, stall, calibration } = gauge
    return { clicks, taken, unanswered, flown, long, stall, calibration }
  })
}
