/** How a question is put to a bot. */

import type { Answer, Kernel, Match, OpenQuestion, Random } from '@dorfplatz/kernel'
import type { Bot, Budget } from './types.ts'

/** Enough for a person's patience at a live table. */
export const USUAL_VISITS = 96

export const visits = (n: number): Budget => ({ visits: n, stopped: () => false })

/** A budget that also ends after so many milliseconds of the clock given. */
export function within(milliseconds: number, now: () => number, most = USUAL_VISITS): Budget {
  const until = now() + milliseconds
  return { visits: most, stopped: () => now() >= until }
}

/** What a bot answers to a question of an imagined match. */
export function answerOf<S, V>(
  bot: Bot,
  k: Kernel<S, V>,
  imagined: Match<S>,
  open: OpenQuestion,
  random: Random,
  budget: Budget = visits(USUAL_VISITS),
): Answer {
  return bot.think({ k, match: imagined, open, random, budget }).answer
}
