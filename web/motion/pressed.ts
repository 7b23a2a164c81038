/** What was pressed last: it shows so at once, and what it leads to opens beside it. */

import { useEffect } from 'react'

let last: Element | null = null

/** The thing that was pressed last, as long as it is on the page. */
export function lastPressed(): Element | null {
  return last?.isConnected === true ? last : null
}

const OPTIONS = '[data-option], .can, .lit, .flit, .play, .confirm'

/** Marks a pressed option until the table has answered, or goes on by itself. */
export function usePressed(step: string, answered: number): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const pressed = event.target.closest('button, a, summary')
      if (pressed === null) return
      last = pressed
      if (pressed.matches(OPTIONS)) pressed.setAttribute('data-pressed', '')
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      last = null
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: these only say when.
  useEffect(() => {
    for (const element of document.querySelectorAll('[data-pressed]')) element.removeAttribute('data-pressed')
  }, [step, answered])
}
