/** Decisions and answers as this game types them: the client hands them on without knowing what they hold. */

import type { Answer, ChoiceIn, Decision, Json } from '@dorfplatz/kernel'
import type { Anytime } from './choices.ts'
import type { AgricolaDecision } from './frames.ts'

/** A decision of an Agricola table: the one place where the client's word is taken for it. */
export function asked(decision: Decision): AgricolaDecision {
  return decision as AgricolaDecision
}

/** The text that a choice holds under this name, or null. */
export function named(choice: Json | undefined, field: string): string | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return null
  const found = Object.entries(choice).find(([name]) => name === field)?.[1]
  return typeof found === 'string' ? found : null
}

/** An answer to a decision. */
export function answerTo<D extends AgricolaDecision>(decision: D, choice: ChoiceIn<D>): Answer {
  return { to: decision.id, choice }
}

/** Something done unasked. */
export function unasked(choice: Anytime): Answer {
  return { to: 'anytime', choice }
}
