/** Words of cards that do not fit are not cut in two: they wait behind the card, and a mark says that there are more. */

import { type RefObject, useLayoutEffect } from 'react'

function look(fan: HTMLElement | null): void {
  const all = [...(fan?.querySelectorAll<HTMLElement>('.txt') ?? [])]
  const more = all.map((words) => words.scrollWidth > words.clientWidth + 1)
  for (const [i, words] of all.entries()) words.toggleAttribute('data-overflow', more[i])
}

/**
 * `drawn` says which cards lie there: looked at only when it changes, or the window does, as looking makes the browser lay
 * out the page.
 */
export function useOverflow(fan: RefObject<HTMLElement | null>, drawn: string): void {
  useLayoutEffect(() => {
    if (drawn === '') return
    const again = () => look(fan.current)
    again()
    // Words drawn before their letters have come take another room.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(again)
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [drawn, fan])
}
