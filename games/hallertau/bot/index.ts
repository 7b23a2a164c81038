/** What a simple bot needs to know about Hallertau: how well a seat stands, and which choices to try first. */

import type { BotKnowledge } from '@dorfplatz/kernel'
import { result } from '../rules/score.ts'
import type { State } from '../rules/state.ts'

export const bot: BotKnowledge<State> = {
  value: (m, seat) => result(m).scores[seat]?.total ?? 0,
}
