/** Which cards of the hand somebody has played, for those who count them afterwards. */

import type { Match, Seat } from '@dorfplatz/kernel'
import { cardOf } from '../../cards/registry.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'

/** Occupations and minor improvements in front of a seat; majors are everybody's to build. */
export function cardsPlayed(m: Match<State>, seat: Seat): readonly string[] {
  const { occupations, improvements } = playerOf(m, seat)
  return [...occupations, ...improvements.filter((no) => cardOf(no).kind === 'minor')].map(String)
}
