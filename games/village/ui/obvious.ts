/** What needs no question: whoever takes a stone for a harvest or a birth has it, where that is all there is to it. */

import { type Answer, PASS, type View } from '@dorfplatz/kernel'
import type { VillageView } from '../rules/view.ts'

/** They cost nothing beyond the stone; other actions do, and some stones are taken for themselves. */
const FREE: readonly string[] = ['harvest', 'family']

export function obvious({ decisions }: Pick<View<VillageView>, 'decisions'>): Answer | null {
  const [asked] = decisions
  if (asked === undefined || asked.choices === null || !FREE.includes(asked.kind)) return null
  const deeds = asked.choices.filter((choice) => choice !== PASS)
  const [only] = deeds
  return only === undefined || deeds.length > 1 ? null : { to: asked.id, choice: only }
}
