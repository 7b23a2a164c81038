/** Where a popover stands: beside its thing and never over it, inside the window, its tip to the thing. */

import type { Box } from '../motion/flights.ts'

export type Side = 'below' | 'above' | 'right' | 'left'

export interface Placed {
  readonly x: number
  readonly y: number
  readonly side: Side
  /** How far along its edge the tip is. */
  readonly tip: number
}

interface Size {
  readonly w: number
  readonly h: number
}

const MARGIN = 8
/** The tip keeps away from the corners. */
const CORNER = 22
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']
const BESIDE: readonly Side[] = ['right', 'left', 'below', 'above']

const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to))

/** How much is left on a side when the popover stands there; negative where it does not fit. */
function room(side: Side, thing: Box, pop: Size, page: Size, gap: number): number {
  switch (side) {
    case 'below':
      return page.h - MARGIN - (thing.y + thing.h + gap + pop.h)
    case 'above':
      return thing.y - gap - pop.h - MARGIN
    case 'right':
      return page.w - MARGIN - (thing.x + thing.w + gap + pop.w)
    case 'left':
      return thing.x - gap - pop.w - MARGIN
  }
}

/** The first side with room for it; where none has, the one that lacks least. */
export function placed(thing: Box, pop: Size, page: Size, gap: number, beside = false): Placed {
  const rooms = (beside ? BESIDE : SIDES).map((side) => ({ side, left: room(side, thing, pop, page, gap) }))
  const most = rooms.toSorted((a, b) => b.left - a.left)
  const side = (rooms.find(({ left }) => left >= 0) ?? most[0])?.side ?? 'below'
  const [midX, midY] = [thing.x + thing.w / 2, thing.y + thing.h / 2]
  if (side === 'below' || side === 'above') {
    const x = within(midX - pop.w / 2, MARGIN, page.w - MARGIN - pop.w)
    const y = side === 'below' ? thing.y + thing.h + gap : thing.y - gap - pop.h
    return { side, x, y: within(y, MARGIN, page.h - MARGIN - pop.h), tip: within(midX - x, CORNER, pop.w - CORNER) }
  }
  const y = within(midY - pop.h / 2, MARGIN, page.h - MARGIN - pop.h)
  const x = side === 'right' ? thing.x + thing.w + gap : thing.x - gap - pop.w
  return { side, y, x: within(x, MARGIN, page.w - MARGIN - pop.w), tip: within(midY - y, CORNER, pop.h - CORNER) }
}
