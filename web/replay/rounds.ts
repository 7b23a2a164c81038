/** Where in a game its rounds begin, read from what was told: for jumps, and for marks below the course. */

import type { Line } from '@dorfplatz/protocol'

export interface RoundStart {
  readonly round: number
  /** So many answers were given when it began. */
  readonly at: number
}

/** All our games tell of a new round with this kind of event. */
const ROUND = 'round'

export function roundsIn(lines: readonly Line[]): readonly RoundStart[] {
  const begun = lines.flatMap(({ position, events }) => {
    const event = events.find(({ kind }) => kind === ROUND)
    return event === undefined ? [] : [{ at: position, first: event.n === 1 }]
  })
  // The first round begins with the game, whether or not a line says so, and also where something is chosen before it.
  const later = begun.filter(({ at, first }) => at > 0 && !first).map(({ at }) => at)
  return [0, ...new Set(later)].map((at, i) => ({ round: i + 1, at }))
}

/** The beginning of the round before: of the running one, unless that is where one stands. */
export const roundBack = (rounds: readonly RoundStart[], step: number): number =>
  rounds.findLast(({ at }) => at < step)?.at ?? 0

export const roundOn = (rounds: readonly RoundStart[], step: number, total: number): number =>
  rounds.find(({ at }) => at > step)?.at ?? total
