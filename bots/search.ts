/** Compares moves by playing them out, where the game says how; elsewhere the greedy bot answers. */

import { compared } from './compare.ts'
import { explained } from './explain.ts'
import { greedy } from './greedy.ts'
import { begins } from './moves.ts'
import { opened } from './openings.ts'
import type { Bot, Situation, Thought } from './types.ts'

const SMALL = 0.25

function byPlayouts<S, V>(situation: Situation<S, V>): Thought | null {
  const { k, match, open, budget } = situation
  const settings = k.game.bot?.search?.(match) ?? null
  if (settings === null || budget.visits < 2 || k.game.bot?.plan?.(match, open.frame) !== undefined) return null
  // A small question within a move gets a part of the time of the move itself.
  const share = begins(k, open) ? 1 : SMALL
  const found = compared(
    { ...situation, budget: { visits: budget.visits * share, stopped: () => budget.stopped() } },
    settings,
  )
  const considered = opened(k, match, open, found, situation.random)
  return considered[0] === undefined ? null : explained(situation, { answer: considered[0].answer, considered })
}

/** Something worth doing unasked comes first; then what playing out says, or else the greedy bot. */
function think<S, V>(situation: Situation<S, V>): Thought {
  const { k, match, open } = situation
  if (k.anytime(match, open.frame.seat).length > 0) {
    const first = greedy.think(situation)
    if (first.answer.to === 'anytime') return first
  }
  return byPlayouts(situation) ?? greedy.think(situation)
}

/** Thinks for the blink of an eye. */
export const search: Bot = { name: 'search', visits: 256, milliseconds: 200, think }

/** Thinks as long as a person waits gladly. */
export const deep: Bot = { name: 'deep', visits: 2_560, milliseconds: 2_000, think }
