/** How a bot of a table on this device finds its answer: with the shared bots, in a match it could be in, which it is given. */

import { bots, ownBudget } from '@dorfplatz/bots'
import type { Answer, Kernel, Match, OpenQuestion, Random } from '@dorfplatz/kernel'

/** Chance from the browser itself. */
export const anyNumber: Random = (n) => {
  const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return Math.floor((word / 2 ** 32) * n)
}

/** Somebody waits for it; on a slow phone fewer moves are played out. */
const THINKING_MS = 3_000

export async function botAnswer<S, V>(
  k: Kernel<S, V>,
  match: Match<S>,
  open: OpenQuestion,
  level: string,
): Promise<Answer> {
  const bot = bots[level] ?? Object.values(bots).at(-1)
  if (bot === undefined) throw new Error('no bot')
  const budget = ownBudget(bot, () => performance.now(), THINKING_MS)
  return bot.think({ k, match, open, random: anyNumber, budget }).answer
}
