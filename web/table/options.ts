/** The viewer's options as a flat list, with their sentences. */

import { type GameText, includes, type Json, type View } from '@dorfplatz/kernel'
import type { Option } from './ui.ts'

const keyOf = (choice: Json): string => JSON.stringify(choice)

export function optionsOf(text: GameText, view: View): Option[] {
  const out: Option[] = []
  for (const decision of view.decisions) {
    for (const choice of decision.choices ?? []) {
      out.push({
        key: `${decision.id} ${keyOf(choice)}`,
        decision,
        answer: { to: decision.id, choice },
        sentence: text.choice(view, decision, choice),
      })
    }
  }
  // A window lists the same plays as "any time": once is enough.
  const listed = view.decisions.filter((d) => d.kind === 'offer').flatMap((d) => d.choices ?? [])
  for (const choice of view.anytime) {
    if (includes(listed, choice)) continue
    out.push({
      key: `anytime ${keyOf(choice)}`,
      decision: null,
      answer: { to: 'anytime', choice },
      sentence: text.anytime(view, choice),
    })
  }
  return out
}
