/** What stands beside every question, in German. */

import { BOX } from '../cards/box.ts'
import type { Notices } from './notices.ts'
import { spaces } from './spaces.de.ts'

export const notices: Notices = {
  goal: (points, rank, next, from) =>
    `Bisher ${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${rank}.${next === null ? '' : ` ${next} ab ${from}.`}`,
  reached: (points, rank) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${rank}.`,
  does: spaces(BOX).does,
}
