/** Where a note finds room beside a thing: below it, or above where there is more room, never off the page. */

import type { Box } from './flights.ts'

const GAP = 6
const MARGIN = 12

interface Size {
  readonly w: number
  readonly h: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const overlaps = (at: Point, note: Size, thing: Box): boolean =>
  at.x < thing.x + thing.w && thing.x < at.x + note.w && at.y < thing.y + thing.h && thing.y < at.y + note.h

/** `clear` is something else that must stay in sight: what is to be pressed next. */
export function beside(thing: Box, note: Size, page: Size, clear: Box | null = null): Point {
  const first = belowOrAbove(thing, note, page)
  if (clear === null || !overlaps(first, note, clear)) return first
  const keep = (at: number, size: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN - size))
  const middle = keep(thing.y + thing.h / 2 - note.h / 2, note.h, page.h)
  const others: readonly Point[] = [
    { x: first.x, y: keep(thing.y - GAP - note.h, note.h, page.h) },
    { x: first.x, y: keep(thing.y + thing.h + GAP, note.h, page.h) },
    { x: keep(thing.x + thing.w + GAP, note.w, page.w), y: middle },
    { x: keep(thing.x - GAP - note.w, note.w, page.w), y: middle },
    { x: first.x, y: keep(clear.y + clear.h + GAP, note.h, page.h) },
    { x: first.x, y: keep(clear.y - GAP - note.h, note.h, page.h) },
  ]
  return others.find((at) => !overlaps(at, note, clear) && !overlaps(at, note, thing)) ?? first
}

function belowOrAbove(thing: Box, note: Size, page: Size): Point {
  const keep = (at: number, size: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN - size))
  const below = thing.y + thing.h + GAP
  const above = thing.y - GAP - note.h
  const fits = below + note.h + MARGIN <= page.h
  const y = fits || page.h - below >= thing.y ? below : above
  return { x: keep(thing.x + thing.w / 2 - note.w / 2, note.w, page.w), y: keep(y, note.h, page.h) }
}
