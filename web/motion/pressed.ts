/** What was pressed last: it shows so at once, and what it leads to opens beside it. */

import { useEffect, useLayoutEffect, useRef } from 'react'

let last: Element | null = null

/** The thing that was pressed last, as long as it is on the page. */
export function lastPressed(): Element | null {
  return last?.isConnected === true ? last : null
}

/** Something was pressed that is no button, and is answered all the same. */
export function wasPressed(thing: Element): void {
  last = thing
}

const OPTIONS = '[data-option], .can, .highlighted, .play, .confirm'
/** What else acts on the table: "back" comes to stand where "confirm" stood. */
const ACTS = '.banner-do button, .slots button'

/** Nobody has read a new question and clicked sooner: the second half of a double click was meant for the one before. */
const READ_MS = 450

/** Whether a click is the second half of one that was meant for what stood there before; a slow page hears of it late. */
export function isEcho(clicks: number, madeAt: number, drawnAt: number): boolean {
  return clicks > 1 && madeAt - drawnAt < READ_MS
}

/**
 * What gives something up must not lie in wait: a press at the very place of the last one was meant for what stood there. The
 * one place that finishes is pressed again and again, and asks once more before it gives anything up.
 */
const GIVES_UP = '[data-option$=\'"pass"\']:not(.finish)'
const STILL_MS = 1_500
const STILL_PX = 12

interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Whether a press falls on what has come to stand where the last one was made, before anybody has looked at it. */
export function isBlind(now: Press, before: Press | null, drawnAt: number): boolean {
  if (before === null || drawnAt < before.at || now.at - drawnAt >= STILL_MS) return false
  return Math.hypot(now.x - before.x, now.y - before.y) < STILL_PX
}

/** Marks a pressed option until the table has answered, or goes on by itself. */
export function usePressed(step: string, answered: number): void {
  const shown = useRef({ step: '', answered: 0 })
  const drawnAt = useRef(Number.NEGATIVE_INFINITY)
  const before = useRef<Press | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const pressed = event.target.closest('button, a, summary')
      if (pressed === null) return
      const option = pressed.matches(OPTIONS)
      // A key is pressed nowhere.
      const press = event.detail === 0 ? null : { x: event.clientX, y: event.clientY, at: event.timeStamp }
      const blind = press !== null && pressed.matches(GIVES_UP) && isBlind(press, before.current, drawnAt.current)
      if (!blind) before.current = press
      if (blind || ((option || pressed.matches(ACTS)) && isEcho(event.detail, event.timeStamp, drawnAt.current))) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (option) pressed.setAttribute('data-pressed', '')
      last = pressed
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      last = null
    }
  }, [])
  useLayoutEffect(() => {
    if (step !== '') drawnAt.current = performance.now()
  }, [step])
  useEffect(() => {
    const { step: was, answered: before } = shown.current
    if (was === step && before === answered) return
    shown.current = { step, answered }
    for (const element of document.querySelectorAll('[data-pressed]')) element.removeAttribute('data-pressed')
  }, [step, answered])
}
