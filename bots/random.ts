/** Any legal answer: the yardstick below all others. */

import { decisionId } from '@dorfplatz/kernel'
import type { Bot } from './types.ts'

export const random: Bot = {
  name: 'random',
  answer: (k, imagined, open, chance) => ({ to: decisionId(open), choice: k.sample(imagined, open, chance) }),
}
