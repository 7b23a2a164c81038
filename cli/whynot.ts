/** "Why not?": what such a question has offered before at this table, does not offer now, and the reason. */

import type { Decision, Json, Kernel, Match, MatchRecord, Refusal } from '@dorfplatz/kernel'
import { storyOf } from './story.ts'

export interface Missing {
  readonly choice: Json
  readonly refusal: Refusal
}

export function missing(
  k: Kernel<unknown, Json>,
  match: Match<unknown>,
  record: MatchRecord,
  decision: Decision,
): Missing[] {
  const offered = new Map<string, Json>()
  storyOf(k, record, undefined, (m) => {
    for (const open of k.open(m)) {
      if (open.frame.op !== decision.kind) continue
      for (const choice of k.choices(m, open) ?? []) offered.set(JSON.stringify(choice), choice)
    }
  })
  return [...offered.values()].flatMap((choice) => {
    const refusal = k.whyNot(match, decision.seat, { to: decision.id, choice })
    return refusal === null ? [] : [{ choice, refusal }]
  })
}
