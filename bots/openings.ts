/** Games do not all begin the same way: of moves that look alike at the beginning, one is taken by chance. */

import type { Kernel, Match, OpenQuestion, Random } from '@dorfplatz/kernel'
import { begins } from './moves.ts'

/** In so many answers of a game for each seat, moves that differ by no more than these points are as good as each other. */
const OPENING = { answers: 3, points: 0.25 }

/** The answers, the best first, with one of those that look alike before all others. */
export function opened<S, V, T extends { readonly value: number }>(
  k: Kernel<S, V>,
  m: Match<S>,
  open: OpenQuestion,
  ranked: readonly T[],
  chance: Random,
): readonly T[] {
  const [best] = ranked
  // Alone nobody is surprised, and what looks alike is not: in Agricola it cost four points a game.
  if (best === undefined || m.seats === 1 || m.seq >= OPENING.answers * m.seats || !begins(k, open)) return ranked
  const alike = ranked.filter(({ value }) => value >= best.value - OPENING.points)
  const first = alike[chance(alike.length)] ?? best
  return [first, ...ranked.filter((one) => one !== first)]
}
