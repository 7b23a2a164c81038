/** The viewer's options as a flat list, with their sentences. */

import { type Decision, type GameText, includes, type Json, PASS, type View } from '@dorfplatz/kernel'
import type { Option } from './ui.ts'

const keyOf = (choice: Json): string => JSON.stringify(choice)

/** A moment in which one may do what one may do unasked, or let it pass. */
function isWindow(decision: Decision): boolean {
  return decision.choices?.includes(PASS) ?? false
}

/** Whether an option is something done of one's own accord: playing a card, an exchange. */
export function isPlay(option: Option): boolean {
  return (option.decision === null || isWindow(option.decision)) && option.answer.choice !== PASS
}

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
  const listed = view.decisions.filter(isWindow).flatMap((d) => d.choices ?? [])
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
