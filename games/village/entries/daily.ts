/** What is dealt daily: the solo game against Conny, with its ranks (V-SOLO-84). */

import type { DailyMode } from '@dorfplatz/kernel'
import { RANKS } from '../cards/board.ts'

const MEDALS: { readonly [rank: string]: { readonly medal: 'silver' | 'gold' } } = {
  genius: { medal: 'silver' },
  polymath: { medal: 'gold' },
}

export const daily: readonly DailyMode[] = [
  {
    id: 'solo',
    name: { en: 'solo', de: 'solo' },
    options: {},
    goals: RANKS.filter(({ from }) => from > 0).map(({ from, id }) => ({ from, verdict: id, ...MEDALS[id] })),
  },
]
