/** Playing on with quick moves, and what a seat makes of where that leads. */

import type { Kernel, Match, Random, SearchSettings, Seat } from '@dorfplatz/kernel'
import { begins, finerStanding, moved } from './moves.ts'
import type { Situation } from './types.ts'

/** Longer than what is left of any game of ours: quick moves that do not bring it to an end. */
const ENDLESS = 3_000

/** For games that say nothing about searching. */
const USUAL: SearchSettings = { width: 8, tries: 4, follow: 3, rivalry: 1, trust: 4, cost: 1 }

export const settingsOf = <S, V>(k: Kernel<S, V>, m: Match<S>): SearchSettings => k.game.bot?.search?.(m) ?? USUAL

/** What a plan would answer pays only together with what follows: it is judged where the game says that is far enough. */
export function farEnough<S, V>(
  { k, match, open }: Pick<Situation<S, V>, 'k' | 'match' | 'open'>,
  settings: SearchSettings,
): SearchSettings {
  if (k.game.bot?.plan?.(match, open.frame) === undefined) return settings
  const { ahead: _, ...others } = settings
  return others
}

/** A whole match with quick moves, every answer tried where a move begins; not to its end where it is stopped before. */
export function quickMatch<S, V>(k: Kernel<S, V>, m: Match<S>, random: Random, stopped?: () => boolean): Match<S> {
  return playedOut(k, m, random, { ...USUAL, tries: Number.POSITIVE_INFINITY }, stopped)
}

/** How a seat stands, with others against the best of them, and less what the length of the game costs it. */
export function worth<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, rivalry: number): number {
  const own = finerStanding(k, m, seat) - (k.game.bot?.weariness?.(m) ?? 0)
  if (m.seats === 1 || rivalry === 0) return own
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < m.seats; other++) if (other !== seat) best = Math.max(best, finerStanding(k, m, other))
  return own - rivalry * best
}

/** Plays on with quick moves of all seats, to the end or to where it is far enough. The match given may be changed. */
export function playedOut<S, V>(
  k: Kernel<S, V>,
  start: Match<S>,
  random: Random,
  settings: SearchSettings,
  far: (m: Match<S>) => boolean = () => false,
): Match<S> {
  let m = start
  let moves = 0
  for (let n = 0; n < ENDLESS && m.defect === null && !far(m); n++) {
    const open = k.open(m)
    const next = open.length < 2 ? open[0] : open[random(open.length)]
    if (next === undefined) return m
    if (settings.ahead !== undefined && begins(k, next) && moves++ >= settings.ahead) return m
    m = moved(k, m, next, random, settings)
  }
  return m
}
