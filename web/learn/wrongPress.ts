/** A press on something that nothing can be done with now: whoever learns is told what comes first, not met with silence. */

import { useEffect, useRef } from 'react'
import { wasPressed } from '../motion/pressed.ts'

/** The parts of a table on which things lie. */
const BOARDS = '.r-board, .r-own, .r-goods, .r-rack'
/** What answers by itself. */
const ANSWERS = 'button, a, input, select, textarea, label, summary, [role="button"]'
/** What a press means that lands somewhere on it; the smallest counts. */
const THINGS = '[data-of], [data-piece], [data-explain], [data-pile], li, section'

/** The thing on the boards that was pressed in vain; null for whatever answers by itself or lies elsewhere. */
export function pressedInVain(target: Element): Element | null {
  if (target.closest(BOARDS) === null || target.closest(ANSWERS) !== null) return null
  return target.closest(THINGS) ?? target
}

/** Answers every press in vain with these words; null while nobody teaches. */
export function useWrongPress(says: string | null, tell: (says: string) => void): void {
  const latest = useRef({ says, tell })
  latest.current = { says, tell }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = ({ target }: MouseEvent) => {
      const thing = target instanceof Element ? pressedInVain(target) : null
      const { says: words } = latest.current
      if (thing === null || words === null) return
      wasPressed(thing)
      // The same press closes the note before it.
      clearTimeout(timer)
      timer = setTimeout(() => latest.current.tell(words))
    }
    document.addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
    }
  }, [])
}
