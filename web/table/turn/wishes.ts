/** What one press means for the questions that follow from it: "the clay of this space" says the space and the clay. */

import { type Answer, type Decision, jsonIncludes, type View } from '@dorfplatz/kernel'
import type { Wish } from '@dorfplatz/ui'
import { isRefused, type Preview, type Refused } from '../../link/link.ts'

/** The answer that is wished for what a view asks first; null where none is, or where it is not possible. */
export function wishedFor(
  view: View,
  wish: Wish | undefined,
): { readonly asked: Decision; readonly answer: Answer } | null {
  const [asked] = view.decisions
  const choice = asked === undefined ? undefined : wish?.(asked)
  if (asked === undefined || choice === undefined || !jsonIncludes(asked.choices ?? [], choice)) return null
  return { asked, answer: { to: asked.id, choice } }
}

/** The answers with all that are wished for what they ask next, as far as nothing is revealed. */
export async function followed(
  staged: readonly Answer[],
  wish: Wish,
  preview: (answers: readonly Answer[]) => Promise<Preview | Refused>,
  kinds: Map<string, string>,
): Promise<readonly Answer[]> {
  const seen = await preview(staged)
  const next = isRefused(seen) || seen.reveals ? null : wishedFor(seen.view, wish)
  if (next === null) return staged
  kinds.set(next.asked.id, next.asked.kind)
  return followed([...staged, next.answer], wish, preview, kinds)
}
