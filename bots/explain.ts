/** What stands behind an answer: how the parts of the judgement change with it, and how its seat goes on within the move. */

import type { Answer } from '@dorfplatz/kernel'
import { quickChance } from './chance.ts'
import { afterAny } from './moves.ts'
import { settingsOf } from './playout.ts'
import type { Considered, Situation, Thought } from './types.ts'

export type Parts = { readonly [part: string]: number }

/** By how much each count is more than it was before. */
export function changes(before: Parts, now: Parts): Parts {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return Object.fromEntries(names.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)]))
}

/** The chance is the move's own: who asks why hears the same each time, and draws nothing that later answers depend on. */
function explainedOne<S, V>({ k, match, open }: Situation<S, V>, one: Considered): Considered {
  const { seat } = open.frame
  const line: Answer[] = []
  const next = afterAny(k, match, open, one.answer, quickChance(match.seq), settingsOf(k, match), line)
  if (next === null) return one
  const before = k.game.bot?.parts?.(match, seat)
  const now = k.game.bot?.parts?.(next, seat)
  return before === undefined || now === undefined ? { ...one, line } : { ...one, parts: changes(before, now), line }
}

/** A thought with what stands behind it, where that was asked for. */
export function explained<S, V>(situation: Situation<S, V>, thought: Thought): Thought {
  if (situation.explain !== true) return thought
  return { ...thought, considered: thought.considered.map((one) => explainedOne(situation, one)) }
}
