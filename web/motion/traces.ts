/** Quiet lasting marks on what was touched last, laid on the page once it is drawn: nothing waits for them. */

import type { Seat } from '@dorfplatz/kernel'
import { useEffect, useRef } from 'react'
import { motionPace } from '../app/settings.ts'
import { useMarks } from '../parts/Seat.tsx'
import { LANDED } from './perform.ts'

const MARK = 'data-last'
const BOARDS = ':is(.stage, .then, .r-board, .r-own) *'
/** What somebody has stands near the top of the page at a glance. */
const STRIPS = '.fronts *, .mates *, [data-at^="seat:"]'

/** Leaves exactly these marks, also on boards that lie over the page; returns what is marked. */
function lay(traces: ReadonlyMap<string, string>): readonly Element[] {
  const wanted = new Map<Element, string>()
  for (const [place, mark] of traces) {
    // Where a strip has no room for a good, the strip itself carries its mark.
    for (const element of document.querySelectorAll(place))
      wanted.set(element.checkVisibility() ? element : (element.closest('.mate') ?? element), mark)
  }
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.has(element)) element.removeAttribute(MARK)
  }
  for (const [element, mark] of wanted) {
    if (element.getAttribute(MARK) !== mark) element.setAttribute(MARK, mark)
  }
  return [...wanted.keys()]
}

/** Whether a thing stands well inside the page, not under what is fixed at its edges; or in its region, which scrolls by itself. */
function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const region = element.closest('.r-board, .r-own')?.getBoundingClientRect()
  if (region !== undefined) return top >= region.top && bottom <= Math.min(region.bottom, window.innerHeight)
  return top > window.innerHeight * 0.25 && bottom < window.innerHeight * 0.7
}

/** Boards are looked for so often before a step is shown without one. */
const TRIES = 2

/**
 * @param traces places by their selectors, and whose mark they carry
 * @param shown another value brings the first marked thing of a board into sight; null leaves the page where it is
 * @param turn called when no board that is drawn carries a mark: whether another is put in front; `strip` when
 *   nobody's own boards were touched
 */
export function useTraces(
  traces: ReadonlyMap<string, Seat>,
  shown: string | null,
  turn: ((tries: number, strip: boolean) => boolean) | null,
): void {
  const markOf = useMarks()
  const brought = useRef<{ readonly shown: string | null; readonly tries: number }>({ shown: null, tries: 0 })
  // After every drawing: what is drawn anew has lost its mark, and looking for a few places costs next to nothing.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const work = () => {
      const marked = lay(new Map([...traces].map(([place, seat]) => [place, String(markOf(seat))])))
      const tries = brought.current.shown === shown ? brought.current.tries : 0
      if (tries > TRIES) return
      const onBoard = marked.find(
        (element) => element.matches(BOARDS) && !element.matches(STRIPS) && element.checkVisibility(),
      )
      const strip = marked.every((element) => !element.matches('.glimpse, .mate'))
      const asked = shown !== null && traces.size > 0
      const again = asked && onBoard === undefined && turn !== null && tries < TRIES && turn(tries, strip)
      brought.current = { shown, tries: again ? tries + 1 : TRIES + 1 }
      if (!asked || again) return
      const behavior = motionPace() === 0 ? 'auto' : 'smooth'
      // A strip is brought as a whole: it must not be scrolled inside itself.
      const first =
        onBoard ?? marked.find((element) => element.matches('.fronts *, .mates *'))?.closest('.glimpse, .mate')
      if (first != null && !inSight(first)) first.scrollIntoView({ block: 'center', behavior })
    }
    const frame = requestAnimationFrame(() => {
      // Where things travel the marks come when these have landed: they would be painted in the middle of a flight.
      timer = setTimeout(work, LANDED * motionPace())
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
}
