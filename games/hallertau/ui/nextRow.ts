/** Where Workers would go on a space, and the turn that puts them there. */

import type { PlaceWorkers } from '../rules/choices.ts'
import { rowsOf, SPACES, type Space } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'

/** The lowest empty row; -1 when all are taken. */
export function nextRow(table: HallertauView, space: number): number {
  for (let r = 0; r < rowsOf(space); r++) if ((table.board[3 * space + r] ?? 0) === 0) return r
  return -1
}

/** The turn that would use a space, to ask why it cannot be. */
export function wishFor(table: HallertauView, space: Space): PlaceWorkers {
  const at = SPACES.indexOf(space)
  const row = nextRow(table, at)
  return { space, workers: row < 0 ? rowsOf(at) : row + 1 }
}
