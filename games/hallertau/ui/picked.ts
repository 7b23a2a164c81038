/** The client knows decisions and choices as plain data; here they get back the types that the rules gave them. */

import { type Chosen, chosen, type Decision } from '@dorfplatz/kernel'
import type { Unasked } from '../rules/choices.ts'
import type { HallertauDecision } from '../rules/frames.ts'
import type { Option } from './props.ts'

/** The kernel made it from this game's own question, whose kind says the rest. */
export const typed = (decision: Decision): HallertauDecision => decision as HallertauDecision

/** The decision that an option answers, with the choice; null for what is done unasked. */
export function picked({ decision, answer }: Option): Chosen<HallertauDecision> | null {
  if (decision === null) return null
  type Choice = NonNullable<HallertauDecision['choices']>[number]
  return chosen(typed(decision), answer.choice as Choice)
}

/** What an option does unasked; null where it answers a decision. */
export const unasked = ({ decision, answer }: Option): Unasked | null =>
  decision === null ? (answer.choice as Unasked) : null

/** The card that an option plays by itself, asked for or not. */
export function cardOf(option: Option): string | null {
  const free = unasked(option)
  if (free !== null) return 'play' in free ? free.play : null
  const c = picked(option)
  if (c?.kind !== 'playCards' && c?.kind !== 'joint') return null
  return typeof c.choice === 'object' && 'play' in c.choice ? c.choice.play : null
}
