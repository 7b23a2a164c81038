/** What stands beside every question, in English. */

import type { Notices } from './notices.ts'

export const notices: Notices = {
  goal: (points, rank, next, from) =>
    `${points} ${points === 1 ? 'point' : 'points'} so far: ${rank}.${next === null ? '' : ` ${next} from ${from}.`}`,
  reached: (points, rank) => `${points} ${points === 1 ? 'point' : 'points'}: ${rank}.`,
  does: {
    harvest: 'gain grain',
    family: 'a new member, or one home from the board',
    crafts: 'make goods',
    market: 'hold a market day and serve customers',
    travel: 'send someone on the road',
    council: 'let someone rise in the council chamber',
    church: 'put a member into the black bag for mass',
    inn: 'acquire a person card',
    marriage: 'take a place in the ceremony',
    smuggler: 'trade in secret',
  },
}
