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

/** Marks a pressed option until the table has answered, or goes on by itself. */
export function usePressed(step: string, answered: number): void {
  const shown = useRef({ step: '', answered: 0 })
  const drawnAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const pressed = event.target.closest('button, a, summary')
      if (pressed === null) return
      const option = pressed.matches(OPTIONS)
      if ((option || pressed.matches(ACTS)) && isEcho(event.detail, event.timeStamp, drawnAt.current)) {
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
