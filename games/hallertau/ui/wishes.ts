/** What a press on a space says besides: which of its things is taken, and what needs no question where there is one way. */

import { jsonIncludes, PASS } from '@dorfplatz/kernel'
import type { Wish } from '@dorfplatz/ui'
import { effectsOf, sourceOf } from '../rules/spaces.ts'
import { typed } from './picked.ts'

/** Questions that a space asks for its own sake: who uses it means them, as long as there is but one way. */
const MEANT: readonly string[] = ['exchange', 'moveSheep']

/** Whether a space may ask such a question. */
const means = (space: number): boolean =>
  effectsOf(space).some(
    (effect) =>
      effect.do === 'may' || effect.do === 'moveSheep' || (effect.do === 'choose' && effect.optional === true),
  )

/**
 * `option` is the thing that was pressed; null where the space itself was. Undefined where nothing follows that the press
 * could mean: then nobody has to look at what would follow before the answer is sent.
 */
export function wishAt(space: number, option: number | null): Wish | undefined {
  if (option === null && !means(space)) return undefined
  return (asked) => {
    const decision = typed(asked)
    if (decision.kind === 'choose') {
      return option !== null && decision.args.source === sourceOf(space) ? { option } : undefined
    }
    if (!MEANT.includes(decision.kind) || !jsonIncludes(asked.choices ?? [], PASS)) return undefined
    const [only, ...more] = (asked.choices ?? []).filter((choice) => choice !== PASS)
    return more.length === 0 ? only : undefined
  }
}
