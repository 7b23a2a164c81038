/** Where a note finds room beside a thing: below it, or above where there is more room, never off the page. */

import type { Box } from './flights.ts'

const GAP = 6
const MARGIN = 12

export function beside(thing: Box, note: { w: number; h: number }, page: { w: number; h: number }) {
  const keep = (at: number, size: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN - size))
  const below = thing.y + thing.h + GAP
  const above = thing.y - GAP - note.h
  const fits = below + note.h + MARGIN <= page.h
  const y = fits || page.h - below >= thing.y ? below : above
  return { x: keep(thing.x + thing.w / 2 - note.w / 2, note.w, page.w), y: keep(y, note.h, page.h) }
}
