/** A bot alone in a series: every game that reaches its goal is followed by another, with what it brings along. */

import type { Bot } from '@dorfplatz/bots'
import { begin, type GameKernel, type Json, type Options, randomFrom } from '@dorfplatz/kernel'
import { checked } from './games.ts'
import { type Allowed, playMatch } from './matches.ts'

export interface Run {
  /** Points of the games, in their order. */
  readonly scores: readonly number[]
  readonly thoughts: readonly number[]
}

/** Of the games that may follow, the one at whose beginning its bot thinks it stands best. */
function best(k: GameKernel<unknown, Json>, sequels: readonly Options[], words: string): Options | undefined {
  const stands = (options: Options): number => k.game.bot?.value(begin(k, checked(k, 1, options, words)).match, 0) ?? 0
  return sequels.toSorted((a, b) => stands(b) - stands(a))[0]
}

export function playSeries(
  k: GameKernel<unknown, Json>,
  first: Options,
  words: string,
  bot: Bot,
  allowed: Allowed,
): Run {
  const scores: number[] = []
  const thoughts: number[] = []
  for (let options: Options | undefined = first; options !== undefined; ) {
    const deal = `${words} ${scores.length + 1}`
    const played = playMatch(k, checked(k, 1, options, deal), [bot], [allowed], randomFrom(deal))
    scores.push(played.totals[0] ?? 0)
    thoughts.push(...(played.thoughts[0] ?? []))
    // The next deal is not known when it is chosen what to bring along: any other says as much.
    options = best(k, k.game.result(played.journal.match).sequels ?? [], `${words} what to bring along`)
  }
  return { scores, thoughts }
}
