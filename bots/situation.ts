/** How a question is put to a bot. */

import type { Answer, Kernel, Match, OpenQuestion, Random } from '@dorfplatz/kernel'
import type { Bot, Budget } from './types.ts'

/** For a bot that does not say how much it plays out. */
export const USUAL_VISITS = 96

export const visits = (n: number): Budget => ({ visits: n, stopped: () => false })

/** A budget that also ends after so many milliseconds of the clock given. */
export function within(milliseconds: number, now: () => number, most = USUAL_VISITS): Budget {
  const until = now() + milliseconds
  return { visits: most, stopped: () => now() >= until }
}

/** What a bot thinks by itself: its own visits, and no longer than it likes or is allowed to by the clock given. */
export function ownBudget({ visits: most, milliseconds }: Bot, now: () => number, allowed: number): Budget {
  return within(Math.min(allowed, milliseconds ?? allowed), now, most)
}

/** What a bot answers to a question of an imagined match. */
export function answerOf<S, V>(
  bot: Bot,
  k: Kernel<S, V>,
  imagined: Match<S>,
  open: OpenQuestion,
  random: Random,
  budget: Budget = visits(bot.visits ?? USUAL_VISITS),
): Answer {
  return bot.think({ k, match: imagined, open, random, budget }).answer
}
