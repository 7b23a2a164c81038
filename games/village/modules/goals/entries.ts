/** Life goals as galleries and lists show them. */

import type { Phrases } from '../../text/en.ts'
import type { ListedCard } from '../../text/modules.ts'
import { GOALS } from './cards.ts'
import { goalText, nameOf } from './text/compose.ts'

export const goalEntries = (w: Phrases): readonly ListedCard[] =>
  GOALS.map((goal) => ({
    id: goal.id,
    deck: goal.deck,
    name: nameOf(w.more.goals, goal.id),
    text: goalText(w.more.goals, w, goal),
    reconstructed: goal.needs.origin === 'reconstructed',
  }))
