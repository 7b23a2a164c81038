/** Words of cards that do not fit are not cut in two: they wait behind the card, and a mark says that there are more. */

import { type RefObject, useLayoutEffect } from 'react'

/** `drawn` says which cards lie there: looked at only when it changes, as looking makes the browser lay out the page. */
export function useMore(fan: RefObject<HTMLElement | null>, drawn: string): void {
  useLayoutEffect(() => {
    if (drawn === '') return
    const all = [...(fan.current?.querySelectorAll<HTMLElement>('.txt') ?? [])]
    const more = all.map((words) => words.scrollWidth > words.clientWidth + 1)
    for (const [i, words] of all.entries()) words.toggleAttribute('data-more', more[i])
  }, [drawn, fan])
}
