/** What stands beside every question, in English. */

import { BOX } from '../cards/box.ts'
import type { Notices } from './notices.ts'
import { spaces } from './spaces.en.ts'

export const notices: Notices = {
  goal: (points, rank, next, from) =>
    `${points} ${points === 1 ? 'point' : 'points'} so far: ${rank}.${next === null ? '' : ` ${next} from ${from}.`}`,
  reached: (points, rank) => `${points} ${points === 1 ? 'point' : 'points'}: ${rank}.`,
  does: spaces(BOX).does,
}
