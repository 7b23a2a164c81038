/** Where the hand stands beside what it points at: where it hides the least of what can be read or pressed. */

import type { Place } from './inSight.ts'

/** As wide and high as the hand is. */
export const HAND = 54
/** So far it reaches over the edge of what it points at. */
const REACH = 8

export type Side = 'above' | 'left' | 'right' | 'below'

export interface Standing {
  readonly side: Side
  readonly left: number
  readonly top: number
}

/** All places for the hand, the usual one first: at each side in the middle, then nearer to the corners. */
export function standingsAt({ left, top, width, height }: Place): readonly Standing[] {
  const across = [0.5, 1, 0].map((part) => left + (width - HAND) * part)
  const down = [0.5, 0, 1].map((part) => top + (height - HAND) * part)
  return [0, 1, 2].flatMap((i): Standing[] => [
    { side: 'above', left: across[i] ?? left, top: top - HAND + REACH },
    { side: 'left', left: left - HAND + REACH, top: down[i] ?? top },
    { side: 'right', left: left + width - REACH, top: down[i] ?? top },
    { side: 'below', left: across[i] ?? left, top: top + height - REACH },
  ])
}

/** The first place of those that hide least; `hidden` says how much a place hides. Places off the page are none. */
export function leastHiding(
  standings: readonly Standing[],
  page: Place,
  hidden: (standing: Standing) => number,
): Standing | null {
  const isOnPage = ({ left, top }: Standing): boolean =>
    left >= page.left &&
    top >= page.top &&
    left + HAND <= page.left + page.width &&
    top + HAND <= page.top + page.height
  let best: { readonly standing: Standing; readonly hides: number } | null = null
  for (const standing of standings.filter(isOnPage)) {
    const hides = hidden(standing)
    if (hides === 0) return standing
    if (best === null || hides < best.hides) best = { standing, hides }
  }
  return best?.standing ?? null
}

/** Points of the hand at which it is looked what lies below: a grid of so many each way. */
const GRID = 5
/** What is pressed, and what is drawn rather than written. */
const SHOWS = 'button, a, input, select, .icon, .picture, svg, img, canvas'

const isWordAt = (element: Element, x: number, y: number): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      (line) => x >= line.left && x <= line.right && y >= line.top && y <= line.bottom,
    )
  })

/** How much of words, pictures and buttons the hand would hide there. Words count for more: nobody guesses them. */
export function hiddenAt({ left, top }: Standing): number {
  let hides = 0
  for (let i = 0; i < GRID * GRID; i++) {
    const x = left + (HAND * ((i % GRID) + 0.5)) / GRID
    const y = top + (HAND * (Math.floor(i / GRID) + 0.5)) / GRID
    const below = document.elementFromPoint(x, y)
    if (below === null) continue
    if (isWordAt(below, x, y)) hides += 3
    else if (below.closest(SHOWS) !== null) hides += 1
  }
  return hides
}
