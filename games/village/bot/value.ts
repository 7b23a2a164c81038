/** What the bots know about Village: how well a seat stands before the end. */

import type { BotKnowledge } from '@dorfplatz/kernel'
import { scoreOf } from '../rules/score.ts'
import type { State } from '../rules/state.ts'

export const bot: BotKnowledge<State> = {
  value: (m, seat) => scoreOf(m.state, seat).total,
}
