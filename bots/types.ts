/** What a bot is: a function from a possible match to an answer. */

import type { Answer, Kernel, Match, PendingQuestion, Random } from '@dorfplatz/kernel'

export interface Bot {
  readonly name: string
  /** Answers the open question of `imagined`. The same match and chance give the same answer. */
  answer<S, V>(k: Kernel<S, V>, imagined: Match<S>, open: PendingQuestion, random: Random): Answer
}
