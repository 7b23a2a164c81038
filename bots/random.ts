/** Any legal answer: the yardstick below all others. */

import { decisionId } from '@dorfplatz/kernel'
import type { Bot } from './types.ts'

export const random: Bot = {
  name: 'random',
  think: ({ k, match, open, random: chance }) => ({
    answer: { to: decisionId(open), choice: k.sample(match, open, chance) },
    considered: [],
  }),
}
