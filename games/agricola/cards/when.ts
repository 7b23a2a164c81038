/** The rounds that a card names. */

import { LAST_ROUND } from '../rules/work/spaces.ts'
import type { When } from './effects.ts'

/** The rounds a `later` names, all after the present one and none after the last (A-CARDS-22). */
export function roundsOf(when: When, round: number): number[] {
  const rest = Array.from({ length: LAST_ROUND - round }, (_, i) => round + 1 + i)
  if (when === 'rest') return rest
  if (when === 'even') return rest.filter((r) => r % 2 === 0)
  if (when === 'odd') return rest.filter((r) => r % 2 === 1)
  if ('next' in when) return rest.slice(0, when.next)
  if ('rounds' in when) return rest.filter((r) => when.rounds.includes(r))
  return when.plus.map((n) => round + n).filter((r) => r <= LAST_ROUND)
}

/** Whether a round is among those that a `later` said in an earlier round names. */
export function isDue(when: When, from: number, round: number): boolean {
  if (round <= from) return false
  if (typeof when === 'string') return when === 'rest' || (round % 2 === 0) === (when === 'even')
  if ('next' in when) return round <= from + when.next
  return 'rounds' in when ? when.rounds.includes(round) : when.plus.includes(round - from)
}
