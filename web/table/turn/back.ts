/** One step back in a turn in the making: the last press goes, and what it had taken the place of comes back. */

import { type Answer, jsonEqual } from '@dorfplatz/kernel'

type Meant = Pick<WeakSet<Answer>, 'has'>

/** A press that took the place of several before it. */
export interface Replaced {
  /** Where it stands among the staged answers, and what it says. */
  readonly at: number
  readonly by: Answer
  /** What was staged until then. */
  readonly was: readonly Answer[]
}

/** The staged answers without those of the last press. */
export function beforePress(staged: readonly Answer[], meant: Pick<WeakSet<Answer>, 'has'>): readonly Answer[] {
  const press = staged.findLastIndex((answer) => !meant.has(answer))
  return staged.slice(0, Math.max(0, press))
}

/** What a press has taken the place of, if that was more than one answer to the same question; what was known before stays. */
export function replacing(
  was: readonly Answer[],
  staged: readonly Answer[],
  meant: Meant,
  known: Replaced | null,
): Replaced | null {
  const at = staged.length - 1
  const by = staged[at]
  if (by === undefined || was[at]?.to !== by.to || by.to === 'anytime') return known
  if (was.slice(at + 1).some((answer) => !meant.has(answer))) return { at, by, was }
  return known?.at === at ? { ...known, by } : known
}

/** What stays staged when the last press is taken back. */
export function stepBack(staged: readonly Answer[], meant: Meant, replaced: Replaced | null): readonly Answer[] {
  const left = beforePress(staged, meant)
  const returns =
    replaced !== null && left.length === replaced.at && jsonEqual(staged[left.length] ?? null, replaced.by)
  return returns ? replaced.was : left
}
