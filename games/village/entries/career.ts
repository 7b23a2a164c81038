/** Playing alone for the titles of the rulebook, whichever way Conny moves (V-SOLO-84). */

import type { Career } from '@dorfplatz/kernel'
import { RANKS } from '../cards/board.ts'
import { names as de } from '../text/names.de.ts'
import { names as en } from '../text/names.en.ts'

export const careers: readonly Career[] = [
  {
    id: 'solo',
    name: { en: 'against Conny', de: 'gegen Conny' },
    modes: ['', 'conny=die'],
    options: {},
    // Whoever plays at all is an apprentice.
    goals: RANKS.filter(({ from }) => from > 0).map(({ from, id }) => ({
      from,
      name: { en: en.ranks[id], de: de.ranks[id] },
    })),
  },
]
