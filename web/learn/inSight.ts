/** Where a thing can be seen: boards scroll inside their region, and the teacher may lie over the page. */

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A thing that has no box of its own stands where its drawing does. */
function boxOf(found: Element): Place | null {
  for (const part of [found, ...found.querySelectorAll('*')]) {
    const { left, top, width, height } = part.getBoundingClientRect()
    if (width > 0 && height > 0) return { left, top, width, height }
  }
  return null
}

export interface Found {
  readonly element: Element
  readonly place: Place
}

/** The first of the marked things that is drawn. */
export function findMarked(mark: string): Found | null {
  for (const element of document.querySelectorAll(mark)) {
    const found = findAgain(element)
    if (found !== null) return found
  }
  return null
}

/** All marked things that are drawn. */
export function findAll(mark: string): readonly Found[] {
  return [...document.querySelectorAll(mark)].map(findAgain).filter((found) => found !== null)
}

/** What both have in common; null where that is nothing. */
export function common(a: Place, b: Place): Place | null {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** The teacher, where it lies over the page. */
const COVERS = '.teacher-sheet, .teacher-aside'

/** The part of the page in which a thing is seen, wherever it is scrolled to; null where there is none. */
export function windowOn({ element, place }: Found, covers = COVERS): Place | null {
  let seen: Place | null = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
  for (let at = element.parentElement; at !== null && seen !== null; at = at.parentElement) {
    if (at === document.body) break
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX !== 'visible' || overflowY !== 'visible') seen = common(seen, at.getBoundingClientRect())
  }
  for (const cover of document.querySelectorAll(covers)) {
    const over = cover.getBoundingClientRect()
    const isBeside = over.left >= place.left + place.width || over.right <= place.left
    if (seen === null || isBeside || cover.contains(element)) continue
    seen = common(seen, { ...seen, height: over.top - seen.top })
  }
  return seen
}

/** Room around a thing, so that its ring is seen, too. */
const RING = 8

/** Whether all of a thing is in sight, or as much of it as there is room for. */
export function isInSight({ left, top, width, height }: Place, seen: Place): boolean {
  const high = Math.min(height, seen.height - 2 * RING)
  const wide = Math.min(width, seen.width - 2 * RING)
  const isAcross = left >= seen.left && left + wide <= seen.left + seen.width
  return isAcross && top >= seen.top && top + high <= seen.top + seen.height
}

/** Scrolls what a thing stands in, and only as far as needed, until it is in sight; the page is not to be scrolled. */
export function bringIntoSight(found: Found, covers = COVERS): void {
  const seen = windowOn(found, covers)
  if (seen !== null && isInSight(found.place, seen)) return
  found.element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const after = findAgain(found.element)
  const still = after === null ? null : windowOn(after, covers)
  if (after === null || still === null) return
  // What is larger than its place is seen from its top; what the teacher covers goes up.
  const by =
    after.place.height > still.height - 2 * RING || after.place.top < still.top + RING
      ? after.place.top - still.top - RING
      : Math.max(0, after.place.top + after.place.height + RING - still.top - still.height)
  if (by !== 0) scrollerOf(found.element).scrollBy({ top: by, behavior: 'instant' })
}

function findAgain(element: Element): Found | null {
  const place = boxOf(element)
  return place === null ? null : { element, place }
}

/** What moves a thing up and down: the region it stands in, or the page. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at
  }
  return document.scrollingElement ?? document.documentElement
}
